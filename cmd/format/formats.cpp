#include "cmd/format/formats.hpp"

#include <algorithm>
#include <array>

namespace orion::cmd {

namespace {

struct Named {
  std::string_view name;
  std::unique_ptr<Format> (*make)(std::ostream& out, const TextOptions& text);
};

constexpr std::array kFormats{
    Named{"text", [](std::ostream& out, const TextOptions& text) { return text_format(out, text); }},
    Named{"oneline", [](std::ostream& out, const TextOptions&) { return oneline_format(out); }},
    Named{"json", [](std::ostream& out, const TextOptions&) { return json_format(out); }},
    Named{"ndjson", [](std::ostream& out, const TextOptions&) { return ndjson_format(out); }},
    Named{"sarif", [](std::ostream& out, const TextOptions&) { return sarif_format(out); }},
    Named{"junit", [](std::ostream& out, const TextOptions& text) { return junit_format(out, text); }},
    Named{"gitlab", [](std::ostream& out, const TextOptions&) { return gitlab_format(out); }},
    Named{"github", [](std::ostream& out, const TextOptions&) { return github_format(out); }},
};

constexpr auto kNames = [] {
  std::array<std::string_view, kFormats.size()> names{};
  std::transform(kFormats.begin(), kFormats.end(), names.begin(), [](const Named& each) { return each.name; });
  return names;
}();

}  // namespace

std::span<const std::string_view> format_names() noexcept { return kNames; }

std::unique_ptr<Format> make_format(std::string_view name, std::ostream& out, const TextOptions& text) {
  const auto* const found =
      std::find_if(kFormats.begin(), kFormats.end(), [&](const Named& each) { return each.name == name; });
  return found->make(out, text);
}

}  // namespace orion::cmd
