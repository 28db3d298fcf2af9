import { listCoverSheets } from "../covers/list-cover-sheets.ts";

export async function getStaticPaths() {
  const sheets = await listCoverSheets();
  return sheets.map(({ path, svg }) => ({ params: { coverSheet: path.slice(1, -".svg".length) }, props: { svg } }));
}

export function GET({ props }: { props: { svg: string } }): Response {
  return new Response(props.svg, { headers: { "content-type": "image/svg+xml" } });
}
