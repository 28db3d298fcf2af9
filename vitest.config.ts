import { defineConfig } from "vitest/config";

/** Whatever loads the engine. */
const engineTests = ["analyst/**/*.test.ts", "tests/rules/generated.test.ts", "tests/articles/printed-tickets.test.ts"];

/** Ends what hangs, in ms. No measure of speed: a busy machine takes ten times as long, and a slow test is no broken one. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

// The projects are listed file pattern by file pattern: an `extends`-only
// project runs nothing and says so nowhere.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: [
            "{brand,contract,api,tools}/**/*.test.ts",
            "tests/{rules,articles,downloads}/**/*.test.ts",
            "site/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", ...engineTests],
          ...patience,
          css: { include: /\.css\?raw/ }, // others are read as empty
          setupFiles: ["tests/support/quiet-console.ts"],
        },
      },
      {
        test: {
          name: "engine",
          environment: "node",
          include: engineTests,
          isolate: false, // the engine is loaded once a worker instead of once a file
          ...patience,
          setupFiles: ["tests/support/quiet-console.ts"],
        },
      },
      {
        test: {
          name: "browser-like",
          environment: "happy-dom",
          include: ["site/**/*.test.tsx"],
          exclude: ["**/node_modules/**"],
          ...patience,
          setupFiles: ["tests/support/quiet-console.ts"],
        },
      },
    ],
  },
});
