#include "cmd/report/page_head.hpp"

#include "cmd/report/element.hpp"
#include "cmd/version.hpp"
#include "records/judge/sha256.hpp"

namespace orion::cmd {

namespace {

std::string security_policy(const PageHead& head) {
  std::string policy = "default-src 'none'; style-src 'sha256-" + judge::sha256_base64(head.style) + "'; ";
  if (!head.script.empty()) policy += "script-src 'sha256-" + judge::sha256_base64(head.script) + "'; ";
  return policy + "base-uri 'none'; form-action 'none'";
}

/// An element that HTML knows without an end.
void write_void(std::ostream& out, const char* element, std::initializer_list<Attribute> attributes) {
  pugi::xml_document document;
  const std::string html = html_of(append(document.root(), element, attributes));
  out << html.substr(0, html.rfind("</")) << '\n';
}

}  // namespace

void write_raw(std::ostream& out, const char* element, std::string_view text) {
  out << '<' << element << '>' << text << "</" << element << ">\n";
}

void write_words(std::ostream& out, const char* element, std::string_view text) {
  pugi::xml_document document;
  out << html_of(append_words(document.root(), element, text)) << '\n';
}

void write_head(std::ostream& out, const PageHead& head) {
  out << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n";
  write_void(out, "meta", {{"charset", "utf-8"}});
  write_void(out, "meta", {{"http-equiv", "Content-Security-Policy"}, {"content", security_policy(head)}});
  write_void(out, "meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
  write_void(out, "meta", {{"name", "color-scheme"}, {"content", "light dark"}});
  write_void(out, "meta", {{"name", "generator"}, {"content", "orionref " + std::string{kVersion}}});
  write_words(out, "title", head.title);
  write_raw(out, "style", head.style);
  out << "</head>\n";
}

}  // namespace orion::cmd
