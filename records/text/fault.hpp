#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "records/text/span.hpp"

namespace orion::text {

/// What can be wrong with the text of a document before it means anything. One cause, one enumerator.
enum class FaultKind : std::uint8_t {
  Syntax,              ///< not YAML; `detail` says what was expected, in our words
  InvalidUtf8,         ///< a malformed, overlong or surrogate sequence
  ControlCharacter,    ///< NUL or another control character but tab and line ends; `detail`: "U+0007"
  LoneCarriageReturn,  ///< CR without LF behind it
  OtherEncoding,       ///< starts like UTF-16 or UTF-32; `detail`: its name
  TabOutsideQuotes,    ///< a tab that is not in quotes, a block scalar or a comment
  Directive,           ///< a line that begins with `%`
  Anchor,              ///< `&name`
  Alias,               ///< `*name`
  Tag,                 ///< `!tag`
  MergeKey,            ///< the key `<<`
  DuplicateKey,        ///< `related` is the first one; `detail`: the key
  MissingValue,        ///< a null; points at the key, or at the place of an empty list item; `detail`: the key or empty
  SecondDocument,      ///< content that opens another document without a `---` line
  KeyNotText,          ///< a list or mapping used as a key
  CommentInFlow,       ///< a comment inside [] or {} (that goes on in the next line)
  ForbiddenCharacter,  ///< an escape such as "\e" or "\N" that decodes to a control character or to invalid UTF-8
  DocumentTooLarge,    ///< `detail`: the limit in bytes
  TooDeep,             ///< nesting; `detail`: the limit
  LineTooLong,         ///< `detail`: the limit
  ScalarTooLong,       ///< `detail`: the limit
  KeyTooLong,          ///< `detail`: the limit
  TooManyEntries,      ///< in one collection; `detail`: the limit
  TooManyFaults,       ///< the findings were cut; `detail`: how many more there are
};

struct Fault {
  FaultKind kind;
  Span span;
  std::optional<Span> related;
  std::string detail;
};

}  // namespace orion::text
