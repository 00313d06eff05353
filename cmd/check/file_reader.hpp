#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "cmd/check/item.hpp"
#include "cmd/check/plan.hpp"
#include "cmd/input/source.hpp"

namespace orion::cmd {

/// Reads files, folders and standard input and gives what is in them as items, in the order in which it is met.
class FileReader {
 public:
  /// What a reader tells the rest of the run.
  struct Hooks {
    GiveItem give;
    std::function<bool()> go_on;           ///< false: there is no use in reading further
    std::function<void()> before_waiting;  ///< called before each read of standard input
    std::function<void()> after_waiting;
    std::atomic<std::uint64_t>* bytes_read = nullptr;
    std::atomic<std::uint64_t>* bytes_more = nullptr;  ///< of the files that sets name, which no walk meets
  };
  /// Whether the games that a named manifest names are told as if they had been named. Those of one that was met in a
  /// folder are not: they are met there as well.
  enum class GamesOfSets { ToldIfNamed, Silent };
  FileReader(const CheckPlan& plan, Hooks hooks, GamesOfSets games = GamesOfSets::ToldIfNamed)
      : plan_{plan}, hooks_{std::move(hooks)}, games_{games} {}

  /// @param path  a file, a folder, or "-" for standard input
  void read(const std::string& path);
  /// One file, all of it.
  void read_file(const std::string& path, Met met);

 private:
  void read_standard_input();
  /// A file of a set, and what there is to do with what stands in it.
  struct PartOf {
    std::shared_ptr<judge::SetJudge> set;
    std::size_t file;
    bool silent;
  };
  void read_documents(const std::shared_ptr<const CheckedFile>& file, Source& source, const PartOf* part_of);
  void give_document(Item item, const PartOf* part_of);
  void read_files_of(const std::shared_ptr<judge::SetJudge>& set, const CheckedFile& manifest, bool silent);
  void expect_files_of(const judge::SetJudge& set, const CheckedFile& manifest) const;
  void give(std::shared_ptr<const CheckedFile> file, Item::Kind kind, std::string trouble = {},
            const PartOf* part_of = nullptr) const;
  std::shared_ptr<const CheckedFile> file(const std::string& path, Met met) const;

  const CheckPlan& plan_;
  Hooks hooks_;
  GamesOfSets games_;
};

}  // namespace orion::cmd
