# What is installed beside the program, and the packages of it: `cpack --preset release`, `cpack --preset static`.
include(GNUInstallDirs)

# The man page and the completions are the program's own words on its command line.
if(NOT CMAKE_CROSSCOMPILING)
  set(pages "${CMAKE_CURRENT_BINARY_DIR}/pages")
  file(MAKE_DIRECTORY "${pages}")
  add_custom_command(
    TARGET orionref POST_BUILD
    COMMAND orionref man > "${pages}/orionref.1"
    COMMAND orionref completion bash > "${pages}/orionref"
    COMMAND orionref completion zsh > "${pages}/_orionref"
    COMMAND orionref completion fish > "${pages}/orionref.fish"
    COMMENT "Writing orionref(1) and the completions"
    VERBATIM)
  install(FILES "${pages}/orionref.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
  install(FILES "${pages}/orionref" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
  install(FILES "${pages}/_orionref" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions")
  install(FILES "${pages}/orionref.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
endif()

install(TARGETS orionref)
install(FILES "${PROJECT_SOURCE_DIR}/README.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" OPTIONAL)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/records/examples" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
# They need jq and GNU parallel, and are called by their paths: their names are nobody else's only here.
install(PROGRAMS check-parallel merge-verdicts DESTINATION "${CMAKE_INSTALL_DATADIR}/orionref")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/schemas/" DESTINATION "${CMAKE_INSTALL_DATADIR}/orionref/schemas"
        FILES_MATCHING PATTERN "*.json")

set(CPACK_PACKAGE_NAME orionref)
set(CPACK_PACKAGE_VENDOR "The Orion Referee developers")
set(CPACK_PACKAGE_CONTACT "The Orion Referee developers <orionref@orionref.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee for the records of two tabletop games")
set(CPACK_PACKAGE_DESCRIPTION
    "Orion Referee replays game records of Orion Duel and The Orion Station that
are written in YAML. It says whether every placement and every card play was
legal, how the game ended and with what scores, and whether what the record
claims is true. Each finding names the clause of the rules and marks the word
in the file. It formats, explains and generates records as well.")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)
# Packages are the same whoever builds them, with whatever umask.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR TGZ)
set(CPACK_PACKAGE_FILE_NAME "orionref-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR}")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "jq, parallel")  # for what is in share/orionref
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/debian.cmake")
include(CPack)
