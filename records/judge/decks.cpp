#include "records/judge/decks.hpp"

#include <algorithm>
#include <utility>

#include "records/catalogue/embedded.hpp"
#include "records/judge/sha256.hpp"
#include "records/judge/text_findings.hpp"
#include "records/read/kind.hpp"
#include "records/read/path.hpp"
#include "records/read/suggest.hpp"
#include "records/text/lines.hpp"

namespace orion::judge {

namespace {

bool is_file(std::string_view name) { return name.ends_with(".yaml") || name.ends_with(".yml"); }

std::string_view stem(std::string_view path) {
  path = path.substr(path.rfind('/') + 1);
  return path.substr(0, path.rfind('.'));
}

std::string with_lf(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    if (bytes[at] == '\r' && at + 1 < bytes.size() && bytes[at + 1] == '\n') continue;
    text += bytes[at];
  }
  return text;
}

std::vector<Finding> read_into(LoadedDeck& loaded, std::string_view bytes, const text::Limits& limits) {
  std::vector<Finding> findings;
  const text::ReadText read = text::read_text(bytes, limits);
  for (const text::Fault& fault : read.faults) findings.push_back(text_finding(fault, bytes));
  const read::Context context{bytes, findings};
  if (read.root == nullptr) {
    if (read.faults.empty()) context.report(catalogue::Code::R201NoRecord, {0, 0}, "there is no deck in it");
  } else if (read.root->kind != text::NodeKind::Mapping || read::kind_of(*read.root).kind != read::DocumentKind::Deck) {
    context.report(catalogue::Code::R203NoKind, read.root->span, "what stands there is no deck");
  } else {
    loaded.deck = read::read_deck(context, *read.root);
  }
  return findings;
}

}  // namespace

std::vector<std::string_view> builtin_deck_names() {
  std::vector<std::string_view> names;
  for (const catalogue::EmbeddedFile& each : catalogue::embedded_decks()) names.push_back(each.name);
  return names;
}

std::string_view builtin_deck_text(std::string_view name) {
  for (const catalogue::EmbeddedFile& each : catalogue::embedded_decks()) {
    if (each.name == name) return each.bytes;
  }
  return {};
}

std::shared_ptr<const LoadedDeck> builtin_deck(std::string_view name) {
  const std::string_view bytes = builtin_deck_text(name);
  if (bytes.empty()) return nullptr;
  return std::make_shared<const LoadedDeck>(load_deck(bytes, text::Limits{}));
}

LoadedDeck load_deck(std::string_view bytes, const text::Limits& limits) {
  LoadedDeck loaded;
  loaded.sha256 = sha256_hex(with_lf(bytes));
  if (bytes.size() > limits.document) {
    loaded.fault = "it is larger than a document may be";
    return loaded;
  }
  const std::vector<Finding> findings = read_into(loaded, bytes, limits);
  const auto error = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& each) { return each.severity == catalogue::Severity::Error; });
  if (error != findings.end()) {
    const text::LineIndex lines{bytes, 1};
    const auto [line, column] = lines.at(error->span.begin);
    loaded.fault = "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + error->message;
  }
  return loaded;
}

const Decks::Found& Decks::find(std::string_view name, const text::Limits& limits) {
  const auto known = found_.find(name);
  if (known != found_.end()) return known->second;
  return found_.emplace(std::string{name}, look_up(std::string{name}, limits)).first->second;
}

Decks::Found Decks::look_up(const std::string& name, const text::Limits& limits) const {
  if (!is_file(name)) {
    auto deck = builtin_deck(name);
    if (deck) return {std::move(deck)};
    return {nullptr, "no deck " + read::quoted(name) + " is built in (" + read::hint(name, builtin_deck_names()) +
                         "), and the name of a deck file ends in .yaml"};
  }
  if (read::leads_out(name)) return {nullptr, read::quoted(name) + " leads out of the folder that the record is in"};
  std::string trouble;
  const std::optional<std::string> bytes = read_ ? read_(name, trouble) : std::nullopt;
  if (bytes) return {std::make_shared<const LoadedDeck>(load_deck(*bytes, limits))};
  std::string message = "the deck " + read::quoted(name) + " is not beside the record";
  if (!trouble.empty()) message += ": " + trouble;
  if (!builtin_deck_text(stem(name)).empty())
    message += "; a deck of that name is built in: `deck: " + std::string{stem(name)} + "`";
  return {nullptr, std::move(message)};
}

}  // namespace orion::judge
