#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "cmd/exit_status.hpp"
#include "cmd/input/deck_files.hpp"
#include "cmd/streams.hpp"
#include "records/judge/judge.hpp"
#include "records/judge/sequence.hpp"

namespace orion::cmd {

/// Which record of which file.
struct RecordChoice {
  std::string path;    ///< or "-" for standard input
  std::string record;  ///< its number in the file from 1, or its id; empty: not said
};

/// A record, judged with its course.
struct ReadRecord {
  text::RawDocument document;
  std::size_t number = 1;  ///< of the document within its file
  judge::Verdict verdict;
};

/// Reads and judges two records. Where one of them is not said, it is that of the same id as the other if there is just
/// one, or else the first of its file.
/// @return nullopt where a file cannot be read or has no such record, which is said on standard error; `exit` then has
/// the status
std::optional<judge::Both<ReadRecord>> read_two_records(const judge::Both<RecordChoice>& choices,
                                                        const judge::Settings& settings, Streams streams,
                                                        ExitStatus& exit);

}  // namespace orion::cmd
