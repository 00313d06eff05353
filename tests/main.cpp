// The main function under Catch2 2.x, alone in its file since it takes long to compile. Catch2 3.x brings its own.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
