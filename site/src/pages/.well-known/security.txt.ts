import { brand } from "@latchwork/brand";
import { absolute } from "../../addresses.ts";
import { paths } from "../../routes.ts";
import { securityTxtExpires } from "../../seo/security-txt.ts";

export const GET = (): Response =>
  new Response(
    [
      `Contact: mailto:${brand.supportEmail}`,
      `Expires: ${securityTxtExpires(brand.securityContactChecked)}`,
      "Preferred-Languages: en",
      `Canonical: ${absolute(paths.securityTxt)}`,
      `Policy: ${absolute(paths.security)}`,
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain" } },
  );
