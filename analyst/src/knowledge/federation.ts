import { defineThreat } from "./threat.ts";

/** Trusting another party's word about who somebody is. */
export const federation = [
  defineThreat({
    id: "foreign-identity-trusted",
    family: "federation",
    when: {
      sure: [
        "nonce|audience|issuer|aud|iss is|are|not|isn't|left|skip|ignored|compared|checked",
        "domain .. email|mail|address & organization|tenant|workspace|join|team|account",
        "same email|mail|address & google|microsoft|apple|facebook|provider|sso|account",
        "by email|mail|address & provider|google|microsoft|sso|token|identity|saml|oidc",
        "token is|are|gets decoded|read|parsed|accepted|trusted",
        "decode|decoded|decodes .. token|jwt|claims|payload",
        "groups|roles .. directory|provider|token|claim|ad|ldap|saml",
        "sign|log in with .. partner|school|bank|company|employer|account",
        "exchange|exchanges .. code .. token",
        "access and refresh token",
        "consent page|screen",
        "refresh token & connect|connection|provider|drive|calendar",
        "<sso> & <introduce|modify|allow|login|drop>",
        "<sso> login|provider|connection|support|integration|flow|callback|configuration|assertion|metadata",
        "<login> .. <sso>",
        "link|merge|match|connect|map .. <sso>|account|identity",
        "jwt|token|assertion & signature|issuer|audience|claim|verify|validate|algorithm|alg|jwks|kid",
        "redirect uri|uris",
        "just in time|jit provisioning|creation|user",
      ],
      likely: [
        "group|groups|role|roles|attribute|claim mapping|mapped",
        "oauth client|app|application|token|scope|flow",
        "connect .. drive|calendar|slack|google|dropbox|microsoft|account|accounts|bank",
        "<sso>",
        "pkce",
        "state parameter",
        "nonce",
      ],
      hint: ["provider", "claim|claims", "issuer|audience", "callback", "<sso>"],
    },
  }),
];
