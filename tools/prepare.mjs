// Runs before the npm commands, on whatever Node is on the machine:
//
//   node tools/prepare.mjs [site] [chromium]
//
// site      also builds the site, when it is not built from what is there now
// chromium  also makes sure there is a browser for the journeys
//
// This file alone is read by any Node, however old, and says so when it is too old for the rest: on one that
// `engines` in package.json leaves out, npm silently leaves out native packages, the builder's for one.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  process.stderr.write(
    `Node ${process.versions.node} cannot install this project: it takes 20.19, 22.12 or later. Install Node 24 from https://nodejs.org and run the command again.\n`,
  );
  process.exit(1);
}
import("./prepare-steps.mjs");
