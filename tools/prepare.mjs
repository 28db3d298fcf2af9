// Runs before the npm commands, on whatever Node is on the machine:
//
//   node tools/prepare.mjs [site] [chromium]
//
// site      also builds the site, when it is not built from what is there now
// chromium  also makes sure there is a browser for the journeys
//
// This file alone is read by any Node, however old, and says so when it is too old for the rest.
const oldestMajor = 18;
if (Number.parseInt(process.versions.node, 10) < oldestMajor) {
  process.stderr.write(
    `Node ${process.versions.node} is too old to install this project: it needs ${oldestMajor} to begin with. Install Node 24 from https://nodejs.org and run the command again.\n`,
  );
  process.exit(1);
}
import("./prepare-steps.mjs");
