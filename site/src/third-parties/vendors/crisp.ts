import { type Vendor, vendorGlobals } from "../vendor.ts";

const client = "https://client.crisp.chat";

/** https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/ */
export const crisp: Vendor = {
  id: "crisp",
  name: "Crisp",
  company: "Crisp IM SAS",
  category: "functional",
  purpose: "Lets you chat with us, and finds your conversation again on the next page.",
  kept: [
    { kind: "cookie", name: "crisp-client/session/*", lifetime: "6 months", purpose: "Finds your conversation again." },
    { kind: "local storage", name: "crisp-client/*", lifetime: "6 months", purpose: "The same, and the box's state." },
    {
      kind: "session storage",
      name: "crisp-client/*",
      lifetime: "until the tab is closed",
      purpose: "State of the connection.",
    },
  ],
  privacyNotice: "https://crisp.chat/en/privacy/",
  idForm: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  idExample: "1f0c1b2a-3d4e-4f50-8a6b-7c8d9e0f1a2b",
  sources: {
    "script-src": [client],
    "style-src": [client],
    "img-src": [client, "https://image.crisp.chat", "https://storage.crisp.chat"],
    "font-src": [client],
    "media-src": [client],
    "connect-src": [
      client,
      "https://storage.crisp.chat",
      "wss://client.relay.crisp.chat",
      "wss://stream.relay.crisp.chat",
    ],
    "frame-src": ["https://game.crisp.chat"],
    "worker-src": ["blob:"],
  },
  outlivesStop: true,
  relaxes: ["script-strings", "html-strings", "inline-styles"],
  owner: "The chat box sits at the lower right, above the page and below the cookie banner.",
  documented: "https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/",

  start(id, load) {
    vendorGlobals.$crisp ??= [];
    vendorGlobals.CRISP_WEBSITE_ID = id;
    load(`${client}/l.js`);
  },

  stop() {
    vendorGlobals.$crisp?.push(["do", "session:reset"]);
  },
};
