import type { VendorDeclaration } from "../declaration.ts";

export const plausible: VendorDeclaration = {
  id: "plausible",
  name: "Plausible",
  company: "Plausible Insights OÜ",
  category: "analytics",
  purpose: "Counts visits, pages and outcomes without telling visitors apart from one day to the next.",
  kept: [],
  privacyNotice: "https://plausible.io/data-policy",
  idForm: /^pa-[A-Za-z0-9_-]{16,32}$/,
  idExample: "pa-6_srOGVV9SLMWJ1ZpUAbG",
  sources: { "script-src": ["https://plausible.io"], "connect-src": ["https://plausible.io"] },
  relaxes: [],
  trustedTypes: [],
  owner: "Leave the optional measurements (outbound links, form submissions) off: the site reports its own outcomes.",
  documented: "https://plausible.io/docs/script-extensions",
};
