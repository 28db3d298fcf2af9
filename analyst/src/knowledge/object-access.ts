import { defineThreat } from "./threat.ts";

export const objectAccess = [
  defineThreat({
    id: "wide-reach-over-records",
    family: "object-access",
    cwe: 639,
    severity: "high",
    because: "one account reaches other people's records",
    when: {
      sure: [
        "<staff|partner|admin|customer|everyone> can|may|could|able .. <view|modify|export> .. <others> .. <record|personal|file>",
        "<view|modify|export> .. <others> .. <record|personal|file>",
        "switch|change|move|toggle .. between ... organization|workspace|account|tenant|company|team|store|branch|school",
      ],
      likely: [
        "<staff|partner> can|may|could|able .. <view|modify|export|delete> .. <record|personal|file>",
        "let|allow|enable <staff|partner> .. <view|modify|export|delete> .. <record|personal>",
        "on behalf of",
        "transfer|move|copy|assign|reassign|hand .. <record> .. to another|other|different|someone|somebody",
      ],
      hint: ["<others> .. <record|personal>", "<customer> can|may .. <view|modify> .. <record>"],
    },
    name: (t) => `${t.actor} may reach ${t.object} that is not theirs`,
    describe: (t) =>
      `The ticket lets ${t.actor} reach ${t.object} (${t.quote}). If the server takes the record's key from the request without comparing its owner or tenant with the caller, one account can read or change what belongs to others. Nothing in the ticket says where that boundary is checked.`,
    test: {
      title: (t) => `Request ${t.object} of a second account and tenant as ${t.actor}`,
      minutes: 60,
      kind: "manual",
    },
  }),
  defineThreat({
    id: "record-by-key",
    family: "object-access",
    cwe: 639,
    severity: "high",
    because: "keys can be changed by the caller",
    when: {
      likely: [
        "<introduce> ... <keyed-endpoint>",
        "<keyed-endpoint> & <view|modify|delete|upload|export> ... <record|file|personal>",
        "by|with .. id|number|reference|uuid|key & <view|modify|export|fetch> .. <record>",
        "share|shared|sharing link|with|url",
        "<introduce> ... <endpoint> ... <record>",
      ],
      hint: ["<keyed-endpoint>", "<endpoint> & <record>", "download|open|view .. <record|file>"],
    },
    name: (t) => `Another account's ${t.object} reachable by changing the key`,
    describe: (t) =>
      `${t.endpoint} picks ${t.object} by a key that the caller sends (${t.quote}). A signed-in user could send the key of a record that belongs to somebody else. The check has to tie the record to the caller, on every verb.`,
    test: { title: (t) => `Swap keys between two accounts on ${t.endpoint}`, minutes: 60, kind: "automated" },
  }),
];
