import { defineConfig } from "vitest/config";

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
            "{brand,contract,analyst,api,tools}/**/*.test.ts",
            "tests/{rules,articles}/**/*.test.ts",
            "site/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**"],
          css: { include: /\.css\?raw/ }, // others are read as empty
          setupFiles: ["tests/support/quiet-console.ts"],
        },
      },
      {
        test: {
          name: "browser-like",
          environment: "happy-dom",
          include: ["site/**/*.test.tsx"],
          exclude: ["**/node_modules/**"],
          setupFiles: ["tests/support/quiet-console.ts"],
        },
      },
    ],
  },
});
