import type { VendorDeclaration } from "../declaration.ts";

export const googleTagManager: VendorDeclaration = {
  id: "googleTagManager",
  name: "Google Tag Manager",
  company: "Google Ireland Limited",
  category: "analytics",
  purpose:
    "Loads the measuring tags that we have set up, in line with your choice here. Those tags may keep something themselves.",
  kept: [],
  privacyNotice: "https://policies.google.com/privacy",
  idForm: /^GTM-[A-Z0-9]{4,10}$/,
  idExample: "GTM-ABC1234",
  sources: {
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://www.googletagmanager.com"],
    "connect-src": ["https://www.googletagmanager.com", "https://www.google.com"],
  },
  relaxes: ["script-strings"],
  trustedTypes: ["goog#html"],
  owner:
    "What a container loads is not known here. Give every tag its consent checks; Custom HTML tags and custom " +
    "JavaScript variables do not run under this policy; each further host has to be declared; and do not let it load " +
    "the same Google Analytics property a second time.",
  documented: "https://developers.google.com/tag-platform/security/guides/csp",
};
