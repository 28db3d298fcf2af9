import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tools/chromium.mjs";

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Twice what a slow machine has been seen to need: only what never comes is a failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    trace: "off",
    screenshot: "only-on-failure",
    // A test that needs a moving page asks for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...chromiumLaunch(),
      // Nothing of the browser's own may reach for the network.
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
      ],
    },
  },
});
