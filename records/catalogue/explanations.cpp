#include "records/catalogue/explanations.hpp"

#include <array>
#include <vector>

#include "records/catalogue/embedded.hpp"
#include "records/catalogue/long_records.hpp"
#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kParts = std::to_array<Part>({
    {"D1", "Components"},
    {"D2", "Setup"},
    {"D3", "Turn"},
    {"D4", "Placement"},
    {"D5", "Victory conditions"},
    {"D6", "End"},
    {"S1", "Set-up"},
    {"S2", "Turn"},
    {"S3", "Actions"},
    {"S4", "Free actions"},
    {"S5", "Special rules"},
    {"S6", "End and winner"},
    {"S7", "Decks"},
    {"S8", "What is conserved"},
    {"Y", "The text is not acceptable YAML"},
    {"R", "Not a record, or a remark on one"},
    {"C", "Claims"},
    {"T", "Sets of records"},
    {"", "Profiles and options of rules"},
});

std::string record_named(const std::string& name) {
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.name == name) return std::string{file.bytes};
  }
  return long_record(name);
}

}  // namespace

const Explanation& explanation(Code code) noexcept {
  for (const auto& series :
       {explanations_of_text(), explanations_of_shape(), explanations_of_play(), station_explanations_1_3(),
        station_explanations_4_8(), explanations_of_claims(), explanations_of_sets()}) {
    for (const Explanation& each : series) {
      if (each.code == code) return each;
    }
  }
  static constexpr Explanation kNone{};  // the tests see to it that every code has its own
  return kNone;
}

std::string trigger_record(Code code) { return record_named(std::string{entry(code).id}); }

std::string near_miss_record(Code code) { return record_named(std::string{entry(code).id} + ".near"); }

std::string trigger_record(const Clause& clause) { return record_named(std::string{clause.id}); }

std::string near_miss_record(const Clause& clause) { return record_named(std::string{clause.id} + ".near"); }

std::span<const Clause* const> clauses() noexcept {
  static const auto all = [] {
    std::vector<const Clause*> list;
    for (const auto& part : {clauses_of_setting_up(), clauses_of_play(), clauses_of_the_end(), station_clauses_1_3(),
                             station_clauses_4_8(), profiles()}) {
      for (const Clause& each : part) list.push_back(&each);
    }
    return list;
  }();
  return all;
}

const Clause* find_clause(std::string_view id) noexcept {
  for (const Clause* each : clauses()) {
    if (each->id == id) return each;
  }
  return nullptr;
}

std::span<const Part> parts() noexcept { return kParts; }

}  // namespace orion::catalogue
