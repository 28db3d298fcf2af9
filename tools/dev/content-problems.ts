import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Plugin } from "vite";

/** A heading, and a line such as `content/blog/a.md:3  title: is missing: add it, with a text` for each problem; nothing when there is none. */
function checkContent(root: string): Promise<string> {
  // A process of its own, since the schemas may have changed as well.
  return new Promise((resolve) => {
    execFile(process.execPath, ["tools/check-content/check-content.ts"], { cwd: root }, (error, stdout, stderr) =>
      resolve(error ? (stdout + stderr).trim() : ""),
    );
  });
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function problemPage(problems: string): string {
  const [title = "", ...lines] = problems.split("\n");
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<script type="module" src="/@vite/client"></script>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem }
  li { margin-block: 1rem; overflow-wrap: anywhere }
</style>
<h1>${escaped(title)}</h1>
<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>
<p>Mend and save: the page comes back by itself.</p>
</html>
`;
}

/** Shows what is wrong with content/ in place of every page, and in the terminal, until it is mended. */
export function contentProblems(root: string): Plugin {
  return {
    name: "content-problems",
    configureServer({ ws, watcher, middlewares }) {
      let problems = "";
      let checked = Promise.resolve();
      let isDue = false;

      async function check(): Promise<void> {
        await pause(50); // an editor may write several files at once
        isDue = false;
        const former = problems;
        problems = await checkContent(root);
        if (problems === former) return;
        process.stderr.write(`${problems || "The content can be used again."}\n`);
        ws.send({ type: "full-reload" });
      }
      function checkSoon(): void {
        if (isDue) return;
        isDue = true;
        checked = checked.then(check);
      }

      const folders = [join(root, "content"), join(root, "site/src/content")];
      watcher.add(folders);
      watcher.on("all", (_, path) => {
        if (folders.some((folder) => path.startsWith(folder))) checkSoon();
      });
      checkSoon();

      middlewares.use((request, response, next) => {
        if (request.method !== "GET" || !request.headers.accept?.includes("text/html")) return next();
        void checked.then(() => {
          if (!problems) return next();
          response.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end(problemPage(problems));
        });
      });
    },
  };
}
