#pragma once

// Writing HTML with pugixml, which escapes. `append` and `set_attribute` are those of drawings.

#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "cmd/draw/svg.hpp"
#include "cmd/format/sentence.hpp"

namespace orion::cmd {

/// Words behind what an element has already. Control characters, what rearranges text, and bytes that are no UTF-8 are
/// shown by number; line ends stay.
void add_words(pugi::xml_node parent, std::string_view text);
/// The same with what stands between backquotes as `code`.
void add_prose(pugi::xml_node parent, std::string_view text);

/// A child element with words.
pugi::xml_node append_words(pugi::xml_node parent, const char* element, std::string_view text,
                            std::initializer_list<Attribute> attributes = {});
pugi::xml_node append_prose(pugi::xml_node parent, const char* element, std::string_view text,
                            std::initializer_list<Attribute> attributes = {});

/// A pair of a `dl`: what is told, and room for it.
pugi::xml_node append_pair(pugi::xml_node list, const char* name);

/// An id of the record that is being reported, and attributes that name one. A page holds many records, and which of
/// them this is, is known only when the page is put together: until then U+FFFF stands before the name, which no text
/// can hold.
void set_id(pugi::xml_node node, std::string_view name);
void refer(pugi::xml_node node, const char* attribute, std::string_view name);
/// `a` with words, to an element of the record.
pugi::xml_node append_link(pugi::xml_node parent, std::string_view name, std::string_view text);
/// What was printed, with the ids of a record: `move-3` of the first of a page, `r2-move-3` of the second.
std::string with_ids_of(std::string_view html, std::size_t record);

/// The bytes of an element. None is closed in its own tag: HTML knows that of no element.
std::string html_of(pugi::xml_node node);

}  // namespace orion::cmd
