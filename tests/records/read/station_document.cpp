#include "tests/records/read/station_document.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "records/catalogue/code.hpp"
#include "tests/records/read/lines.hpp"

namespace orion::testing {

namespace {

constexpr std::array<std::string_view, 6> kRecord{"game: orion-station",
                                                  "format: 1",
                                                  "deck: trade-demo.yaml",
                                                  "players: [Ada, {name: Ben, id: b}]",
                                                  "setup: {hands: {Ada: [ice, ore], Ben: [ssd, unknown]}}",
                                                  "turns:\n  - {player: Ada, draw: [grain, decoy], keep: grain}"};

constexpr std::string_view kUsualCards =
    "cards:\n  - {id: ice, kind: goods, copies: 12, buy: 1, sell: 3}\n  - {id: ore, kind: goods, buy: 3, sell: 7}\n";

constexpr std::array<std::string_view, 3> kDeck{"deck: demo", "format: 1", kUsualCards};

template <class Read>
std::unique_ptr<ReadStation> read_as(std::string text, Read read) {
  auto result = std::make_unique<ReadStation>();
  result->text = std::move(text);
  text::Limits limits;
  limits.document = text::kHardDocumentLimit;
  result->tree = text::read_text(result->text, limits);
  if (result->tree.root == nullptr) throw std::invalid_argument("this is no YAML of ours:\n" + result->text);
  read(read::Context{result->text, result->findings}, *result->tree.root, *result);
  std::stable_sort(result->findings.begin(), result->findings.end(),
                   [](const Finding& a, const Finding& b) { return a.span.begin < b.span.begin; });
  return result;
}

}  // namespace

std::string station_with(std::string_view line) { return with_line(kRecord, line); }
std::string deck_with(std::string_view line) { return with_line(kDeck, line); }
std::string deck_with_card(std::string_view rest) {
  return deck_with(std::string{kUsualCards} + "  - {id: x, " + std::string{rest} + "}\n");
}

std::unique_ptr<ReadStation> read_station(std::string text) {
  return read_as(std::move(text), [](const read::Context& context, const text::Node& root, ReadStation& result) {
    result.record = read::read_station_record(context, root);
  });
}

std::unique_ptr<ReadStation> read_deck(std::string text) {
  return read_as(std::move(text), [](const read::Context& context, const text::Node& root, ReadStation& result) {
    result.deck = read::read_deck(context, root);
  });
}

std::unique_ptr<ReadStation> read_deck_document(std::string text) {
  return read_as(std::move(text), [](const read::Context& context, const text::Node& root, ReadStation& result) {
    result.deck = read::read_deck_document(context, root);
  });
}

std::string codes(const ReadStation& read) {
  std::string all;
  for (const Finding& each : read.findings) {
    all += (all.empty() ? "" : " ") + std::string{catalogue::entry(each.code).id};
  }
  return all;
}

std::string messages(const ReadStation& read) {
  std::string all;
  for (const Finding& each : read.findings) {
    all += (all.empty() ? "" : "\n") + std::string{catalogue::entry(each.code).id} + " " + each.message;
  }
  return all;
}

std::string marked_codes(const ReadStation& read) {
  std::string all;
  for (const Finding& each : read.findings) {
    all += (all.empty() ? "" : "\n") + std::string{catalogue::entry(each.code).id} + " «";
    all += text::testing::slice(read.text, each.span);
    all += "»";
  }
  return all;
}

}  // namespace orion::testing
