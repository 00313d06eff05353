#include "cmd/check/file_reader.hpp"

#include <utility>

#include "cmd/input/interrupt.hpp"
#include "cmd/input/place.hpp"

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
  read_documents(file(plan_.standard_input_name, Met::Named), source);
}

void FileReader::read_file(const std::string& path, Met met) {
  std::string reason;
  std::optional<Source> source = Source::open(path, reason);
  if (source) {
    read_documents(file(path, met), *source);
  } else if (!interrupted()) {
    give(file(path, met), Item::Kind::Trouble, reason);
  }
}

void FileReader::read_documents(const std::shared_ptr<const CheckedFile>& file, Source& source) {
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
    hooks_.give(std::move(item));
  }
  if (!hooks_.go_on()) return;
  if (number == 0 && !splitter.failed() && file->met == Met::Named && !plan_.allow_empty) {
    Item nothing;
    nothing.file = file;
    nothing.number = 1;
    hooks_.give(std::move(nothing));
  }
  give(file, Item::Kind::End, splitter.failed() ? source.trouble() : std::string{});
}

void FileReader::give(std::shared_ptr<const CheckedFile> file, Item::Kind kind, std::string trouble) const {
  Item item;
  item.kind = kind;
  item.file = std::move(file);
  item.trouble = std::move(trouble);
  hooks_.give(std::move(item));
}

std::shared_ptr<const CheckedFile> FileReader::file(const std::string& path, Met met) const {
  return std::make_shared<const CheckedFile>(CheckedFile{path, relative_place(plan_.places_from, path), met});
}

}  // namespace orion::cmd
