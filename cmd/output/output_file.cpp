#include "cmd/output/output_file.hpp"

#include <fstream>
#include <streambuf>
#include <sys/stat.h>
#include <utility>

#include "cmd/output/replacement.hpp"

namespace orion::cmd {

namespace {

class ReplacementBuffer final : public std::streambuf {
 public:
  explicit ReplacementBuffer(Replacement& replacement) : replacement_{replacement} {}

 protected:
  std::streamsize xsputn(const char* bytes, std::streamsize size) override {
    replacement_.write({bytes, static_cast<std::size_t>(size)});
    return size;
  }
  int_type overflow(int_type each) override {
    if (!traits_type::eq_int_type(each, traits_type::eof())) {
      const char byte = traits_type::to_char_type(each);
      replacement_.write({&byte, 1});
    }
    return traits_type::not_eof(each);
  }

 private:
  Replacement& replacement_;
};

class RegularFile final : public OutputFile {
 public:
  explicit RegularFile(Replacement replacement) : replacement_{std::move(replacement)} {}
  std::ostream& stream() override { return stream_; }
  bool finish(std::string& trouble) override {
    if (stream_) return replacement_.put_in_place(trouble);
    trouble = "there was not enough memory";  // all else is known to the replacement
    return false;
  }

 private:
  Replacement replacement_;
  ReplacementBuffer buffer_{replacement_};
  std::ostream stream_{&buffer_};
};

class OtherFile final : public OutputFile {
 public:
  explicit OtherFile(const std::string& path) : stream_{path, std::ios::binary} {}
  std::ostream& stream() override { return stream_; }
  bool finish(std::string& trouble) override {
    stream_.close();
    if (!stream_) trouble = "it does not take everything";
    return stream_.good();
  }

 private:
  std::ofstream stream_;
};

}  // namespace

std::unique_ptr<OutputFile> OutputFile::open(const std::string& path, std::string& trouble) {
  struct stat old {};
  if (stat(path.c_str(), &old) == 0 && !S_ISREG(old.st_mode)) {
    if (S_ISDIR(old.st_mode)) {
      trouble = "it is a folder";
      return nullptr;
    }
    auto file = std::make_unique<OtherFile>(path);
    if (file->stream()) return file;
    trouble = "it cannot be opened for writing";
    return nullptr;
  }
  std::optional<Replacement> replacement = Replacement::at(path, trouble);
  if (!replacement) return nullptr;
  return std::make_unique<RegularFile>(std::move(*replacement));
}

}  // namespace orion::cmd
