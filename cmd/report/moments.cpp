#include "cmd/report/moments.hpp"

#include "cmd/report/element.hpp"

namespace orion::cmd {

void show_from_to(pugi::xml_node node, std::size_t from, std::size_t to, std::size_t now) {
  set_attribute(node, "data-from", std::to_string(from));
  set_attribute(node, "data-to", std::to_string(to));
  if (now < from || now > to) set_attribute(node, "hidden", "");
}

void Stretches::add(const std::string& words) {
  if (next_ > 0 && words != words_) {
    close();
    from_ = next_;
  }
  words_ = words;
  ++next_;
}

void Stretches::close() {
  if (words_.empty()) return;
  show_from_to(append_prose(parent_, element_, words_), from_, next_ - 1, now_);
}

}  // namespace orion::cmd
