# Before cpack wraps up a .deb: puts its files where Debian wants them, and adds what Debian wants beside them.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

set(share "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share")
set(doc "${share}/doc/orionref")

function(compress file)
  execute_process(COMMAND gzip -n9 "${file}" COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Breaks a text into lines of at most 74 signs, all but the first indented.
function(wrap result text)
  string(REPLACE " " ";" words "${text}")
  set(lines "")
  set(line "")
  foreach(word IN LISTS words)
    string(LENGTH "${line} ${word}" length)
    if(line AND length GREATER 74)
      string(APPEND lines "${line}\n    ")
      set(line "")
    endif()
    string(APPEND line " ${word}")
    string(STRIP "${line}" line)
  endforeach()
  set(${result} "${lines}${line}" PARENT_SCOPE)
endfunction()

file(GLOB pages "${share}/man/man1/*.1")
foreach(page IN LISTS pages)
  compress("${page}")
endforeach()

# site-functions is for what a machine's owner installs.
if(EXISTS "${share}/zsh/site-functions")
  file(RENAME "${share}/zsh/site-functions" "${share}/zsh/vendor-completions")
endif()

# What changed stands in the README, an entry a version. Debian's form has lines of at most 80 signs.
file(READ "${doc}/README.md" readme)
string(REGEX REPLACE ".*\n## Changelog\n+" "" changes "${readme}")
string(REGEX REPLACE "\n## .*" "" changes "${changes}")
string(REGEX REPLACE "\n +" " " changes "${changes}")
string(REPLACE ";" "," changes "${changes}")  # it separates the elements of CMake's lists
string(REGEX MATCHALL "- \\*\\*[^\n]+" entries "${changes}")
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)  # that of SOURCE_DATE_EPOCH, where it is set
set(changelog "")
foreach(entry IN LISTS entries)
  if(NOT entry MATCHES "^- \\*\\*([0-9.]+)\\*\\*( \\([a-z]+\\))?: (.*)$")
    message(FATAL_ERROR "an entry of the README's changelog is no `- **VERSION**: what changed`: ${entry}")
  endif()
  set(version "${CMAKE_MATCH_1}")
  wrap(text "${CMAKE_MATCH_3}")
  string(APPEND changelog
         "orionref (${version}) unstable; urgency=medium\n\n  * ${text}\n\n"
         " -- ${CPACK_PACKAGE_CONTACT}  ${date}\n\n")
endforeach()
if(NOT changelog)
  message(FATAL_ERROR "the README has no changelog")
endif()
file(WRITE "${doc}/changelog" "${changelog}")
compress("${doc}/changelog")

if(EXISTS "${doc}/LICENSE")
  file(RENAME "${doc}/LICENSE" "${doc}/copyright")
else()
  file(WRITE "${doc}/copyright"
       "Orion Referee\nCopyright: ${CPACK_PACKAGE_VENDOR}\n\n"
       "No license has been chosen yet: that is up to the owner of the project. Until then nobody but the owner may\n"
       "copy, change or pass on this program.\n")
endif()

# Whoever calls cpack, with whatever umask: all may read.
file(GLOB_RECURSE files LIST_DIRECTORIES true "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*")
foreach(file IN LISTS files)
  if(IS_DIRECTORY "${file}" OR file MATCHES "/usr/(bin|share/orionref)/[^/.]+$")
    file(CHMOD "${file}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
  else()
    file(CHMOD "${file}" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  endif()
endforeach()
