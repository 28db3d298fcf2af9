import { brand } from "@latchwork/brand";
import { absolute } from "../../addresses.ts";

/** How long a copy that no server of ours dates may be believed, in days. RFC 9116 advises less than a year. */
const days = 360;

// Our server sends this with a date of its own, so that it never runs out; see api/src/pages/page-routes.ts.
export const GET = (): Response =>
  new Response(
    [
      `Contact: mailto:${brand.supportEmail}`,
      `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`,
      "Preferred-Languages: en",
      `Canonical: ${absolute("/.well-known/security.txt")}`,
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain" } },
  );
