import { readManual } from "../../content/manuals.ts";

export function getStaticPaths() {
  return (["api", "pipeline"] as const).map((manual) => ({ params: { manual }, props: { manual } }));
}

/** The page as plain Markdown; what the API's operations take and answer is in its OpenAPI description. */
export async function GET({ props }: { props: { manual: "api" | "pipeline" } }): Promise<Response> {
  const { markdown } = await readManual(props.manual);
  return new Response(markdown, { headers: { "content-type": "text/markdown" } });
}
