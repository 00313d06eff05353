// The only user of yaml-cpp. Its exceptions and messages end here.

#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <sstream>
#include <string>
#include <utility>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "records/text/bytes.hpp"
#include "records/text/content.hpp"
#include "records/text/fault_list.hpp"
#include "records/text/gaps.hpp"
#include "records/text/reader.hpp"
#include "records/text/scalar_checks.hpp"
#include "records/text/splitter.hpp"
#include "records/text/syntax_problem.hpp"
#include "records/text/tree_builder.hpp"
#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

/// Ends a parse from within one of yaml-cpp's callbacks, which have no other way to.
struct StopParse {};

/// yaml-cpp's events, with its marks turned into offsets of the document.
class Events final : public YAML::EventHandler {
 public:
  Events(TreeBuilder& builder, FaultList& faults, std::string_view document, std::size_t skipped)
      : builder_{builder}, faults_{faults}, document_{document}, skipped_{skipped} {}

  std::uint32_t offset(const YAML::Mark& mark) const {
    // A mark of nowhere has negative numbers.
    const std::size_t place = mark.pos < 0 ? document_.size() : static_cast<std::size_t>(mark.pos) + skipped_;
    return static_cast<std::uint32_t>(std::min(place, document_.size()));
  }

  /// yaml-cpp makes endless empty documents of a stray comma; that a second one is refused ends that, too.
  void OnDocumentStart(const YAML::Mark& mark) override {
    if (!started_) {
      started_ = true;
      return;
    }
    const std::uint32_t at = offset(mark);
    const Span span{at, word_end(document_, at)};
    if (at < document_.size() && std::string_view{",]}:"}.find(document_[at]) != std::string_view::npos) {
      faults_.forget_missing_values_from(at);
      faults_.add(FaultKind::Syntax, span, "this belongs to nothing before it");
    } else {
      faults_.add(FaultKind::SecondDocument, span);
    }
    throw StopParse{};
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t) override { builder_.null(offset(mark)); }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { builder_.alias(offset(mark)); }
  void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t, const std::string& value) override {
    builder_.scalar(offset(mark), value);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                       YAML::EmitterStyle::value style) override {
    open(NodeKind::Sequence, style, mark);
  }
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  YAML::EmitterStyle::value style) override {
    open(NodeKind::Mapping, style, mark);
  }
  void OnSequenceEnd() override { builder_.close(); }
  void OnMapEnd() override { builder_.close(); }

 private:
  void open(NodeKind kind, YAML::EmitterStyle::value style, const YAML::Mark& mark) {
    const Style written = style == YAML::EmitterStyle::Flow ? Style::Flow : Style::Block;
    if (!builder_.open(kind, written, offset(mark))) throw StopParse{};
  }

  TreeBuilder& builder_;
  FaultList& faults_;
  std::string_view document_;
  std::size_t skipped_;
  bool started_ = false;
};

SyntaxProblem problem_of(const YAML::Exception& exception) {
  struct Row {
    std::string_view message;
    SyntaxProblem problem;
  };
  namespace Msg = YAML::ErrorMsg;
  const std::array rows{
      Row{Msg::EOF_IN_SCALAR, SyntaxProblem::QuoteNotClosed},
      Row{Msg::DOC_IN_SCALAR, SyntaxProblem::QuoteNotClosed},
      Row{Msg::END_OF_SEQ_FLOW, SyntaxProblem::ListNotClosed},
      Row{Msg::END_OF_MAP_FLOW, SyntaxProblem::MappingNotClosed},
      Row{Msg::FLOW_END, SyntaxProblem::StrayBracket},
      Row{Msg::END_OF_MAP, SyntaxProblem::KeyExpected},
      Row{Msg::END_OF_SEQ, SyntaxProblem::ItemExpected},
      Row{Msg::BLOCK_ENTRY, SyntaxProblem::ItemHere},
      Row{Msg::MAP_KEY, SyntaxProblem::KeyHere},
      Row{Msg::MAP_VALUE, SyntaxProblem::ColonHere},
      Row{Msg::UNKNOWN_TOKEN, SyntaxProblem::NoValue},
      Row{Msg::INVALID_ESCAPE, SyntaxProblem::UnknownEscape},
      Row{Msg::INVALID_HEX, SyntaxProblem::EscapeDigits},
      Row{Msg::INVALID_UNICODE, SyntaxProblem::EscapeNoCharacter},
      Row{Msg::ZERO_INDENT_IN_BLOCK, SyntaxProblem::BlockIndent},
      Row{Msg::CHAR_IN_BLOCK, SyntaxProblem::BlockHeader},
      Row{Msg::TAB_IN_INDENTATION, SyntaxProblem::TabIndent},
      Row{Msg::UNKNOWN_ANCHOR, SyntaxProblem::Alias},
      Row{Msg::ALIAS_NOT_FOUND, SyntaxProblem::Alias},
      Row{Msg::CHAR_IN_ALIAS, SyntaxProblem::Alias},
      Row{Msg::ALIAS_CONTENT, SyntaxProblem::Alias},
      Row{Msg::MULTIPLE_ALIASES, SyntaxProblem::Alias},
      Row{Msg::ANCHOR_NOT_FOUND, SyntaxProblem::Anchor},
      Row{Msg::CHAR_IN_ANCHOR, SyntaxProblem::Anchor},
      Row{Msg::MULTIPLE_ANCHORS, SyntaxProblem::Anchor},
      Row{Msg::MULTIPLE_TAGS, SyntaxProblem::Tag},
      Row{Msg::CHAR_IN_TAG_HANDLE, SyntaxProblem::Tag},
      Row{Msg::TAG_WITH_NO_SUFFIX, SyntaxProblem::Tag},
      Row{Msg::END_OF_VERBATIM_TAG, SyntaxProblem::Tag},
      Row{Msg::BAD_FILE, SyntaxProblem::TooNested},
  };
  // Some messages go on with the text at fault.
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const Row& candidate) { return exception.msg.starts_with(candidate.message); });
  return row == rows.end() ? SyntaxProblem::Other : row->problem;
}

/// What yaml-cpp gets to see: the document with an end that an open quote cannot swallow, and without the lines that it
/// would drop or take for documents, which become comments of the same length.
std::string prepare(std::string_view document, FaultList& faults) {
  const std::size_t skipped = document.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  std::string text{document.substr(skipped)};
  ContentWatch watch{false};
  for (std::size_t at = 0, next = 0; at < text.size(); at = next) {
    next = std::min(text.find('\n', at), text.size() - 1) + 1;
    const std::string_view line = std::string_view{text}.substr(at, next - at);
    watch.feed(line);
    if (line.front() == '%') {
      const std::size_t end = at + std::min(line.find_first_of("\r\n"), line.size());
      faults.add(FaultKind::Directive,
                 {static_cast<std::uint32_t>(at + skipped), static_cast<std::uint32_t>(end + skipped)});
      text[at] = '#';
    } else if (line.front() == '.' && !watch.seen()) {
      text[at] = '#';
    }
  }
  text += text.ends_with('\n') ? "...\n" : "\n...\n";
  return text;
}

/// @return whether the text was parsed to its end.
bool parse(std::string_view document, const Limits& limits, TreeBuilder& builder, FaultList& faults) {
  const std::size_t skipped = document.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  Events events{builder, faults, document, skipped};
  const auto fail = [&](SyntaxProblem problem, std::uint32_t at) {
    faults.forget_missing_values_from(at);
    explain(document, problem, at, limits, faults);
  };
  try {
    std::istringstream stream{prepare(document, faults)};
    YAML::Parser parser{stream};
    // At most twice: the second document stops the parse.
    while (parser.HandleNextDocument(events)) {
    }
    return true;
  } catch (const StopParse&) {
    prefer_open_bracket(document, limits, faults);
    return false;
  } catch (const YAML::Exception& exception) {
    fail(problem_of(exception), events.offset(exception.mark));
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception&) {
    fail(SyntaxProblem::Other, 0);
  }
  return false;
}

Span first_line(std::string_view document) {
  return {0, static_cast<std::uint32_t>(std::min(document.find_first_of("\r\n"), document.size()))};
}

}  // namespace

ReadText read_text(std::string_view document, const Limits& limits) {
  ReadText result;
  if (document.size() > limits.document &&
      document.size() > limit_of(document.substr(0, limits.document), limits.document)) {
    result.faults.push_back({FaultKind::DocumentTooLarge, first_line(document.substr(0, limits.line)), std::nullopt,
                             std::to_string(limits.document)});
    return result;
  }
  result.faults = scan_bytes(document, limits);
  if (!result.faults.empty()) return result;

  ContentWatch watch{true};
  watch.feed(document);
  watch.finish();
  if (!watch.seen()) return result;

  FaultList faults;
  TreeBuilder builder{document, limits, faults};
  if (parse(document, limits, builder, faults)) check_gaps(document, builder.scalars(), faults);
  // A chunk of directives alone looks like an empty document.
  if (faults.has(FaultKind::Directive)) faults.forget_missing_values_from(0);
  const Node* const root = builder.root();
  if (faults.empty() && root != nullptr) {
    result.tree = builder.take_tree();
    result.root = root;
    return result;
  }
  result.faults = faults.take(limits.faults, document.size());
  return result;
}

}  // namespace orion::text
