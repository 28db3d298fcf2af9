#!/usr/bin/env node
// Old syntax, so that an old Node gets as far as the sentence.
var current = process.versions.node;
if (/^(\d|1\d|20\.(\d|1[01]))\./.test(current)) {
  process.stderr.write(["{command} needs Node 20.12 or later; this is Node ", current, ".\n"].join(""));
  process.exitCode = 2;
} else {
  import("./lib/main.js");
}
