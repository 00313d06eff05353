// What reading YAML costs at least: yaml-cpp's events of a whole file, counted and thrown away.

#include <cstddef>
#include <fstream>
#include <iostream>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

namespace {

class Counter final : public YAML::EventHandler {
 public:
  void OnDocumentStart(const YAML::Mark&) override { ++events; }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark&, YAML::anchor_t) override { ++events; }
  void OnAlias(const YAML::Mark&, YAML::anchor_t) override { ++events; }
  void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string&) override { ++events; }
  void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {
    ++events;
  }
  void OnSequenceEnd() override {}
  void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {
    ++events;
  }
  void OnMapEnd() override {}

  std::size_t events = 0;
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  std::ifstream file{arguments[1]};
  YAML::Parser parser{file};
  Counter counter;
  while (parser.HandleNextDocument(counter)) {
  }
  std::cout << counter.events << '\n';
  return 0;
}
