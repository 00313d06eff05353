#include "records/judge/text_findings.hpp"

#include "records/read/suggest.hpp"
#include "records/text/reader.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using text::Fault;
using text::FaultKind;

Code code_of(FaultKind kind) {
  switch (kind) {
    case FaultKind::Syntax:
      return Code::Y101Syntax;
    case FaultKind::InvalidUtf8:
      return Code::Y102InvalidUtf8;
    case FaultKind::ControlCharacter:
      return Code::Y103ControlCharacter;
    case FaultKind::LoneCarriageReturn:
      return Code::Y104LoneCarriageReturn;
    case FaultKind::OtherEncoding:
      return Code::Y105OtherEncoding;
    case FaultKind::TabOutsideQuotes:
      return Code::Y106Tab;
    case FaultKind::Directive:
      return Code::Y107Directive;
    case FaultKind::Anchor:
      return Code::Y108Anchor;
    case FaultKind::Alias:
      return Code::Y109Alias;
    case FaultKind::Tag:
      return Code::Y110Tag;
    case FaultKind::MergeKey:
      return Code::Y111MergeKey;
    case FaultKind::DuplicateKey:
      return Code::Y112DuplicateKey;
    case FaultKind::MissingValue:
      return Code::Y113MissingValue;
    case FaultKind::SecondDocument:
      return Code::Y114SecondDocument;
    case FaultKind::KeyNotText:
      return Code::Y115KeyNotText;
    case FaultKind::CommentInFlow:
      return Code::Y116CommentInFlow;
    case FaultKind::ForbiddenCharacter:
      return Code::Y117ForbiddenCharacter;
    case FaultKind::DocumentTooLarge:
      return Code::Y121DocumentTooLarge;
    case FaultKind::TooDeep:
      return Code::Y122TooDeep;
    case FaultKind::LineTooLong:
      return Code::Y123LineTooLong;
    case FaultKind::ScalarTooLong:
      return Code::Y124ScalarTooLong;
    case FaultKind::KeyTooLong:
      return Code::Y125KeyTooLong;
    case FaultKind::TooManyEntries:
      return Code::Y126TooManyEntries;
    case FaultKind::TooManyFaults:
      return Code::Y127TooManyFindings;
  }
  return Code::Y101Syntax;
}

std::string missing_value(const Fault& fault) {
  if (fault.detail.empty()) return "an entry without a value: write one, or take its comma or `-` away";
  std::string message = "the key " + read::quoted(fault.detail) + " has no value";
  if (fault.detail.find(':') != std::string::npos || fault.detail.find(' ') != std::string::npos) {
    message += ": a colon needs a space after it";
  } else {
    message += ": write one, or leave the key out";
  }
  return message;
}

/// "65,536": limits are read by people.
std::string with_commas(const std::string& digits) {
  std::string text = digits;
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, 1, ',');
  return text;
}

std::string too_large(const std::string& limit) {
  std::string message = "the document goes on beyond " + with_commas(limit) + " bytes";
  const bool can_be_raised =
      limit != std::to_string(text::kHardDocumentLimit) && limit != std::to_string(text::kManifestLimit);
  if (can_be_raised) message += " (--max-document raises the limit)";
  return message;
}

std::string message_of(const Fault& fault, std::string_view marked) {
  const std::string& detail = fault.detail;
  switch (fault.kind) {
    case FaultKind::Syntax:
      return detail.empty() ? "this is not YAML" : "this is not YAML: " + detail;
    case FaultKind::InvalidUtf8:
      return "these bytes are not UTF-8";
    case FaultKind::ControlCharacter:
      return "the control character " + detail + " cannot stand in a record";
    case FaultKind::LoneCarriageReturn:
      return "a carriage return without a line feed: lines end in LF or CR LF";
    case FaultKind::OtherEncoding:
      return "the file is " + detail + ": save it as UTF-8";
    case FaultKind::TabOutsideQuotes:
      return "a tab outside quotes: indent and separate with blanks";
    case FaultKind::Directive:
      return "a line that begins with `%`: records have no directives, and text that begins so is quoted";
    case FaultKind::Anchor:
      return "the anchor " + read::quoted(marked) + ": text that begins with `&` is quoted";
    case FaultKind::Alias:
      return "the alias " + read::quoted(marked) + ": text that begins with `*` is quoted";
    case FaultKind::Tag:
      return "the tag " + read::quoted(marked) + ": text that begins with `!` is quoted";
    case FaultKind::MergeKey:
      return "the merge key `<<`: write the keys out";
    case FaultKind::DuplicateKey:
      return "the key " + read::quoted(detail) + " stands here a second time";
    case FaultKind::MissingValue:
      return missing_value(fault);
    case FaultKind::SecondDocument:
      return "a second document begins here without a line `---` before it: is the indent right?";
    case FaultKind::KeyNotText:
      return "a key is text, not a list or mapping";
    case FaultKind::CommentInFlow:
      return "a comment inside [ ] or { }: put it behind the bracket or on a line of its own";
    case FaultKind::ForbiddenCharacter:
      return "this escape gives " + (detail.empty() ? std::string{"a forbidden character"} : detail) +
             ", which cannot stand in a record";
    case FaultKind::DocumentTooLarge:
      return too_large(detail);
    case FaultKind::TooDeep:
      return "lists and mappings are nested more than " + with_commas(detail) + " deep";
    case FaultKind::LineTooLong:
      return "the line is longer than " + with_commas(detail) + " bytes";
    case FaultKind::ScalarTooLong:
      return "the text is longer than " + with_commas(detail) + " bytes";
    case FaultKind::KeyTooLong:
      return "the key is longer than " + with_commas(detail) + " bytes";
    case FaultKind::TooManyEntries:
      return "more than " + with_commas(detail) + " entries";
    case FaultKind::TooManyFaults:
      return detail + " more findings in this document";
  }
  return {};
}

}  // namespace

Finding text_finding(const Fault& fault, std::string_view document) {
  const auto marked = document.substr(fault.span.begin, fault.span.end - fault.span.begin);
  Finding made = finding(code_of(fault.kind), fault.span, message_of(fault, marked));
  if (fault.related) made.related.push_back({"the first one", *fault.related});
  return made;
}

}  // namespace orion::judge
