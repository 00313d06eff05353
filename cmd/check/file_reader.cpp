#include "cmd/check/file_reader.hpp"

#include <sys/stat.h>
#include <utility>

#include "cmd/input/interrupt.hpp"
#include "cmd/input/place.hpp"
#include "cmd/input/set_file.hpp"
#include "records/read/plain_path.hpp"

namespace orion::cmd {

void FileReader::read(const std::string& path) {
  if (path == "-") {
    read_standard_input();
    return;
  }
  for_each_file(
      plan_.selection, path,
      [this](const std::string& each, Met met) {
        read_file(each, met);
        return hooks_.go_on();
      },
      [this](const std::string& special) { give(file(special, Met::InFolder), Item::Kind::Special); },
      [this](const std::string& folder) {
        give(file(folder, Met::InFolder), Item::Kind::Trouble, "the folder cannot be listed");
      });
}

void FileReader::read_standard_input() {
  Source source = Source::standard_input(hooks_.before_waiting, hooks_.after_waiting);
  read_documents(file(plan_.standard_input_name, Met::Named), source, nullptr);
}

void FileReader::read_file(const std::string& path, Met met) {
  std::string reason;
  std::optional<Source> source = Source::open(path, reason);
  if (source) {
    read_documents(file(path, met), *source, nullptr);
  } else if (!interrupted()) {
    give(file(path, met), Item::Kind::Trouble, reason);
  }
}

void FileReader::read_documents(const std::shared_ptr<const CheckedFile>& file, Source& source, const PartOf* part_of) {
  const auto counted = [this, bytes = source.bytes()](char* buffer, std::size_t size) {
    const auto count = bytes(buffer, size);
    if (count && hooks_.bytes_read != nullptr) *hooks_.bytes_read += *count;
    return count;
  };
  text::DocumentSplitter splitter{counted, plan_.settings.limits.document};
  std::size_t number = 0;
  while (hooks_.go_on()) {
    Item item;
    item.file = file;
    if (!splitter.next(item.document)) break;
    item.number = ++number;
    give_document(std::move(item), part_of);
  }
  if (!hooks_.go_on()) return;
  if (number == 0 && part_of == nullptr && !splitter.failed() && file->met == Met::Named && !plan_.allow_empty) {
    Item nothing;
    nothing.file = file;
    nothing.number = 1;
    hooks_.give(std::move(nothing));
  }
  give(file, Item::Kind::End, splitter.failed() ? source.trouble() : std::string{}, part_of);
}

/// A manifest goes behind all that it names: then everything is known that it is judged by.
void FileReader::give_document(Item item, const PartOf* part_of) {
  if (part_of != nullptr) {
    item.part_of = part_of->set;
    item.set_file = part_of->file;
    item.silent = part_of->silent;
  }
  std::shared_ptr<judge::SetJudge> set;
  if (judge::may_be_set(item.document.bytes)) set = judge::open_set(item.document, plan_.settings);
  if (set && part_of != nullptr && !part_of->set->follows(*set)) {
    item.record = set->as_unjudged(item.number);
    item.silent = true;
  } else if (set) {
    const bool silent = games_ == GamesOfSets::Silent || item.file->met == Met::InFolder;
    read_files_of(set, *item.file, part_of != nullptr ? part_of->silent : silent);
    item.set = std::move(set);
  }
  hooks_.give(std::move(item));
}

void FileReader::read_files_of(const std::shared_ptr<judge::SetJudge>& set, const CheckedFile& manifest, bool silent) {
  expect_files_of(*set, manifest);
  const std::string own_path = read::plain_path(manifest.path);
  SetFolder folder{manifest.path};
  for (std::size_t index = 0; index < set->files() && hooks_.go_on(); ++index) {
    const std::string path = judge::path_beside(manifest.path, set->path(index));
    // A tournament in one file with its games: they are told as what stands in that file.
    const PartOf part_of{set, index, silent || read::plain_path(path) == own_path};
    const std::shared_ptr<const CheckedFile> named = file(path, Met::Named);
    std::string trouble = folder.trouble_with(path);
    std::optional<Source> source = trouble.empty() ? Source::open(path, trouble) : std::nullopt;
    if (source) {
      read_documents(named, *source, &part_of);
    } else if (!interrupted()) {
      give(named, Item::Kind::Trouble, trouble, &part_of);
    }
  }
}

/// Their sizes are told before the first of them is read: how far the run has come is counted in bytes.
void FileReader::expect_files_of(const judge::SetJudge& set, const CheckedFile& manifest) const {
  if (hooks_.bytes_more == nullptr) return;
  for (std::size_t index = 0; index < set.files() && hooks_.go_on(); ++index) {
    struct stat status {};
    const std::string path = judge::path_beside(manifest.path, set.path(index));
    if (stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode))
      *hooks_.bytes_more += static_cast<std::uint64_t>(status.st_size);
  }
}

void FileReader::give(std::shared_ptr<const CheckedFile> file, Item::Kind kind, std::string trouble,
                      const PartOf* part_of) const {
  Item item;
  item.kind = kind;
  item.file = std::move(file);
  item.trouble = std::move(trouble);
  if (part_of != nullptr) {
    item.part_of = part_of->set;
    item.set_file = part_of->file;
    item.silent = part_of->silent;
  }
  hooks_.give(std::move(item));
}

std::shared_ptr<const CheckedFile> FileReader::file(const std::string& path, Met met) const {
  return std::make_shared<const CheckedFile>(CheckedFile{path, relative_place(plan_.places_from, path), met});
}

}  // namespace orion::cmd
