#include "records/read/project_file.hpp"

#include <array>

#include "records/read/format_number.hpp"
#include "records/read/path.hpp"

namespace orion::read {

namespace {

constexpr std::array kFailLevelWords{Word<FailLevel>{"error", FailLevel::Error},
                                     Word<FailLevel>{"warning", FailLevel::Warning}};

constexpr std::array kAfterIllegalWords{Word<duel::AfterIllegal>{"stop", duel::AfterIllegal::Stop},
                                        Word<duel::AfterIllegal>{"skip", duel::AfterIllegal::Skip}};

std::optional<OwnText> own(const std::optional<Text>& text) {
  if (!text) return std::nullopt;
  return OwnText{std::string{text->value}, text->span};
}

void read_rules(const Context& context, const Node&, const Node& value, ProjectFile& file) {
  if (value.kind == NodeKind::Mapping) {
    context.report(Code::R207WrongShape, value.span,
                   "`rules` is text here, as on the command line: rulebook+target=40, not a mapping");
    return;
  }
  const auto text = read_text(context, value, "`rules`");
  if (!text) return;
  std::string trouble;
  const ChosenRules rules = parse_rules(text->value, trouble);
  if (rules.duel || rules.station) {
    file.rules = own(text);
  } else {
    context.report(Code::R208UnknownWord, text->span, "`rules`: " + on_one_line(trouble));
  }
}

/// A glob, or a list of globs.
void read_exclude(const Context& context, const Node&, const Node& value, ProjectFile& file) {
  const auto add = [&](const Node& node) {
    if (auto glob = own(read_text(context, node, "a pattern of files"))) file.exclude.push_back(std::move(*glob));
  };
  switch (value.kind) {
    case NodeKind::Scalar:
      add(value);
      break;
    case NodeKind::Sequence:
      for (const Node& item : text::Children{value}) add(item);
      break;
    case NodeKind::Mapping:
      context.report(Code::R207WrongShape, value.span, "`exclude` is a pattern of files, or a list of them");
      break;
  }
}

constexpr std::array<Field<ProjectFile>, 10> kProjectFields{{
    {"format", true,
     [](const Context& context, const Node&, const Node& value, ProjectFile&) {
       read_format(context, value, "the project file");
     }},
    {"project", false,
     [](const Context& context, const Node&, const Node& value, ProjectFile& file) {
       file.project = own(read_free_text(context, value, "the name of a project"));
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, ProjectFile&) { read_note(context, value); }},
    {"rules", false, read_rules},
    {"fail-level", false,
     [](const Context& context, const Node&, const Node& value, ProjectFile& file) {
       file.fail_level = read_word(context, value, "`fail-level`", kFailLevelWords);
     }},
    {"exclude", false, read_exclude},
    {"require-result", false,
     [](const Context& context, const Node&, const Node& value, ProjectFile& file) {
       file.require_result = read_flag(context, value, "`require-result`");
     }},
    {"after-illegal", false,
     [](const Context& context, const Node&, const Node& value, ProjectFile& file) {
       file.after_illegal = read_word(context, value, "`after-illegal`", kAfterIllegalWords);
     }},
    {"max-document", false,
     [](const Context& context, const Node&, const Node& value, ProjectFile& file) {
       file.max_document = read_integer_between(context, value, "`max-document`", kLeastMaxDocument, kMostMaxDocument);
     }},
    {"baseline", false,
     [](const Context& context, const Node&, const Node& value, ProjectFile& file) {
       file.baseline = own(read_path(context, value, "`baseline`"));
     }},
}};

}  // namespace

ProjectFile read_project_file(const Context& context, const Node& root) {
  ProjectFile file;
  read_fields(context, root, "the project file", kProjectFields, file);
  return file;
}

}  // namespace orion::read
