import { basename } from "node:path";

/** Files that texts offer: see docs/writing.md. */
const files = import.meta.glob<string>("../../../../content/downloads/*", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function getStaticPaths() {
  return Object.entries(files).map(([path, text]) => ({ params: { file: basename(path) }, props: { text } }));
}

export function GET({ props }: { props: { text: string } }): Response {
  return new Response(props.text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
