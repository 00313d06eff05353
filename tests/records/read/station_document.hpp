#pragma once

// Records and decks of The Orion Station read by themselves, without being judged.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "records/read/station_record.hpp"
#include "records/text/reader.hpp"

namespace orion::testing {

/// The usual record, or the usual deck, with one line changed; see with_line.
std::string station_with(std::string_view line);
std::string deck_with(std::string_view line);
/// The usual deck with one more card, `{id: x, …}`.
std::string deck_with_card(std::string_view rest);

/// What was read of a document. The texts of `record` live here.
struct ReadStation {
  std::string text;
  text::ReadText tree;
  std::vector<Finding> findings{};  ///< in the order of their places
  read::StationRecord record{};
  read::StationDeck deck{};
};
/// @pre the text is acceptable YAML
std::unique_ptr<ReadStation> read_station(std::string text);
std::unique_ptr<ReadStation> read_deck(std::string text);
std::unique_ptr<ReadStation> read_deck_document(std::string text);

/// "R205 R226"
std::string codes(const ReadStation& read);
/// "R205 unknown key …", a line a finding.
std::string messages(const ReadStation& read);
/// "R205 «good»", a line a finding, with the text that it marks.
std::string marked_codes(const ReadStation& read);

/// Everything that was read, but its places. What stands in mappings is sorted: their order means nothing.
std::string dump(const read::StationRecord& record);
std::string dump(const read::StationDeck& deck);
std::string dump(const read::WrittenAction& action);
std::string dump(const station::Card& card, const read::StationDeck& deck);

}  // namespace orion::testing
