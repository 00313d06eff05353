#pragma once

// What goes through a run of `check`, in the order of the input: documents, and what there is to say of files.

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cmd/format/format.hpp"
#include "cmd/input/selection.hpp"
#include "records/judge/set_judge.hpp"
#include "records/text/splitter.hpp"

namespace orion::cmd {

struct CheckedFile {
  std::string path;   ///< as it is printed
  std::string place;  ///< from the project's folder
  Met met = Met::Named;
};

struct Item {
  enum class Kind {
    Document,
    End,      ///< of a file; `trouble` says why there may be more that could not be read
    Trouble,  ///< a file or folder could not be read, as `trouble` says
    Special,  ///< a pipe, socket or device met in a folder, which is not read
  };
  Kind kind = Kind::Document;
  std::shared_ptr<const CheckedFile> file;
  std::string trouble{};

  // Of a document:
  std::size_t number = 0;  ///< within its file, from 1
  text::RawDocument document{};
  // what judging it adds:
  bool ours = false;
  Facts facts{};
  std::vector<Pieces> pieces{};         ///< one entry a format
  std::vector<std::size_t> left_out{};  ///< the entries of the baseline that its findings are

  // Of a set of records:
  std::shared_ptr<judge::SetJudge> set{};      ///< the document is its manifest; what it names stands before it
  std::shared_ptr<judge::SetJudge> part_of{};  ///< it is of a file that this set names
  std::size_t set_file = 0;                    ///< which of its files
  std::optional<judge::SetRecord> record{};    ///< what that set asks of it
  bool silent = false;                         ///< told to that set, and to nobody else
  std::unique_ptr<judge::Verdict> verdict{};   ///< of a game of a set without a manifest: it is worded afterwards
};

using GiveItem = std::function<void(Item)>;

}  // namespace orion::cmd
