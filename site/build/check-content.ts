import { resolve } from "node:path";
import { createServer } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** `site/src/content/check.ts`, which only Vite can load. */
interface ContentCheck {
  contentProblems(content: string): Promise<string[]>;
}

/** The content cannot be built. The message names file, field and remedy of each problem. */
export class UnusableContentError extends Error {
  override readonly name = "UnusableContentError";
}

/**
 * Looks at all content before anything is drawn, so that an author reads every problem at once.
 *
 * @param folders what `@latchwork/content` and `@latchwork/brand` stand for
 * @throws {UnusableContentError}
 */
export async function checkContent({ content, brand }: { content: string; brand: string }): Promise<void> {
  const server = await createServer({
    root: resolve(root, "site"),
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: {
      alias: [
        { find: /^@latchwork\/content\//, replacement: `${content}/` },
        { find: /^@latchwork\/brand$/, replacement: `${brand}/brand.ts` },
      ],
    },
  });
  try {
    const check = (await server.ssrLoadModule("/src/content/check.ts")) as ContentCheck;
    const problems = await check.contentProblems(content);
    if (problems.length > 0) throw new UnusableContentError(problems.join("\n"));
  } finally {
    await server.close();
  }
}
