import { defineThreat } from "./threat.ts";

/** How long and where a sign-in lives. */
export const session = [
  defineThreat({
    id: "session-outlives-its-reason",
    family: "session",
    cwe: 613,
    severity: "medium",
    because: "a stolen or forgotten session stays usable",
    when: {
      sure: [
        "last used",
        "list|manage|see .. devices|sessions|keys|tokens & revoke|remove|end|sign",
        "optional expiry|expiration",
        "key|token without expiry|end|expiration",

        "kept|valid|lasts|good|stay|stays|lives for good|forever|ever|years|months",
        "sign|signing|log|logging out .. leaves|keeps|stays|does|ends",
        "no end|expiry|expiration & token|session|cookie|pairing|login",
        "cookie .. years|months|days",
        "changing|change|changed the? password & token|session|sessions|device|devices|signed|stay|ends",
        "trust this|the device & cookie|days|code|years",
        "parent domain",
        "stay|stays|remain|remains|kept .. open|unlocked|active|logged .. for|until|minutes|hours|days",
        "key|keys|token|tokens & revoke|revoked|revocation|expiry|expires|expire",
        "not cleared|deleted|removed on|at|after logout",
        "remember me",
        "<session> .. <lifetime>",
        "<lifetime> .. <session>",
        "log|sign out everywhere|all|other|automatically|after",
        "logged|signed out after|automatically|when",
        "revoke|invalidate|end|terminate|kill|rotate|expire .. <session>",
        "refresh token",
        "<session> in|into|to|from local|session storage|localstorage|sessionstorage|url|query|memory|asyncstorage|keychain",
        "cookie domain|path|flag|attribute|lifetime|expiry|samesite|httponly|secure",
        "samesite|httponly",
        "device list|list of devices & <login|session>",
      ],
      likely: [
        "stay|stays|keep|keeps|remain|remains .. logged|signed in",
        "idle|inactivity|session timeout|logout|limit",
        "session duration|length|lifetime|expiry|management|invalidation|store|fixation|revocation",
        "<session> & <store|modify|introduce|send>",
        "token .. <lifetime>",
        "logout|sign out|log out & <introduce|modify|drop>",
        "concurrent|parallel|multiple|several session|login|device",
        "<mfa> .. days|weeks|remember|trusted",
        "jwt",
      ],
      hint: ["session", "logout", "stay valid", "<session>"],
    },
    name: "Session still works after it should have ended",
    description:
      "The ticket changes how long or where a session lives ({quote}). After sign-out, a password change, a lost device or a withdrawn right, the old session or token must stop working on the server, not only disappear from the page.",
    test: { title: "Replay old sessions after sign-out, password change and expiry", minutes: 60, kind: "manual" },
  }),
];
