# Writes a C++ file that holds the bytes of a folder's files with an ending. Called by the build, when one of them has
# changed:
#   cmake -DFOLDER=… -DENDING=… -DOUTPUT=… -DHEADER=… -DNAMESPACE=… -DFUNCTION=… -DNAMES=… -P embed.cmake
# NAMES changes with the list of files, so that a build notices also that one was taken away.
file(GLOB files LIST_DIRECTORIES false "${FOLDER}/*${ENDING}")
list(SORT files)
set(rows "")
foreach(path IN LISTS files)
  get_filename_component(name "${path}" NAME)
  string(LENGTH "${name}" length)
  string(LENGTH "${ENDING}" behind)
  math(EXPR length "${length} - ${behind}")
  string(SUBSTRING "${name}" 0 ${length} name)
  file(SIZE "${path}" size)
  file(READ "${path}" digits HEX)
  # Every byte as an escape, 16 to a piece: none can be misread, whatever it is.
  string(REGEX REPLACE "(..)" "\\\\x\\1" escapes "${digits}")
  string(REGEX MATCHALL "................................................................|.+$" pieces "${escapes}")
  list(JOIN pieces "\"\n     \"" text)
  string(APPEND rows "    {\"${name}\", {\"${text}\", ${size}}},\n")
endforeach()
file(
  WRITE "${OUTPUT}"
  "// Made by records/catalogue/embed.cmake.\n#include \"${HEADER}\"\n\nnamespace orion::${NAMESPACE} {\n\n"
  "// NOLINTBEGIN: bytes, not text\n#pragma GCC diagnostic ignored \"-Woverlength-strings\"  // of clang\nstatic constexpr catalogue::EmbeddedFile kFiles[] = {\n${rows}};\n// NOLINTEND\n\n"
  "std::span<const catalogue::EmbeddedFile> ${FUNCTION}() noexcept { return kFiles; }\n\n}  // namespace orion::${NAMESPACE}\n")
