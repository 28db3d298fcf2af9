import { defineThreat } from "./threat.ts";

/** Whose records a change lets somebody reach. */
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
        "switch|change|move|toggle .. between ... organization|workspace|account|tenant|company|team|store|branch|school",
        "<customer|everyone> .. <view|modify|export> .. <others> .. <record|personal|file>",
        "<view|modify|export> .. of other|another <customer>",
      ],
      likely: [
        "<view|modify|export> .. <others> .. <record|personal|file>",
        "<staff|partner> can|may|could|able|should .. <view|modify|export|delete> .. <record|personal>",
        "let|allow|enable <staff|partner> .. <view|modify|export|delete> .. <record|personal>",
        "on behalf of",
        "transfer|move|copy|assign|reassign|hand .. <record> .. to another|other|different|someone|somebody",
        "tenant|organization|workspace id|filter|scope|isolation|boundary",
        "multi tenant|tenancy|organization",
        "parent|guardian|carer|caregiver|family|partner|manager|supervisor can|may|could .. <view|modify|export>",
      ],
      hint: [
        "<others> .. <record|personal>",
        "<customer> can|may .. <view|modify|export> .. <record>",
        "shared|common inbox|folder|calendar|list|workspace",
        "<customer> .. own|assigned <record>",
      ],
    },
    name: "{actor} may reach {object} beyond their own",
    description:
      "The ticket lets {actor} reach {object} ({quote}). Unless the server compares the owner or tenant of each record with the caller, one account can read or change what belongs to others. The ticket does not say where that boundary is checked.",
    test: { title: "Request {object} of a second account and tenant as {actor}", minutes: 60, kind: "manual" },
  }),
  defineThreat({
    id: "record-by-key",
    family: "object-access",
    cwe: 639,
    severity: "high",
    because: "the caller can change the key",
    when: {
      likely: [
        "<introduce> ... <keyed-endpoint>",
        "<keyed-endpoint> & <view|modify|delete|upload|export> ... <record|file|personal>",
        "by|with|via .. id|number|reference|uuid|key & <view|modify|export|fetch> .. <record>",
        "<introduce> ... <endpoint> ... <record>",
        "<record> id|number .. in|from .. url|query|path|body|request|parameter|link",
        "accepts|takes|expects|pass|passes .. <record|customer> id",
      ],
      hint: [
        "<keyed-endpoint>",
        "<endpoint> & <record>",
        "download|open|view .. <record|file>",
        "<introduce> .. endpoint|api|route & <record|personal>",
        "per|for a|each|given|single <record|customer>",
      ],
      sure: [
        "takes|take the? id|number .. address|url|query|path|body",
        "check .. can't|cannot|not be used|done|possible",
        "opens|open|works without signing|logging|login|account",
        "without signing in & page|link|opens|shows",
        "lists|list all .. in|of|with",
        "any key|keys",
        "serial|serials|ids & come|comes|taken|sent|passed|from .. client|front|browser|address|url|query",
        "if id is",

        "join|joins|subscribe|subscribes .. room|rooms|channel|channels|topic",
        "where customer|user|account id",
        "params user|customer|account|viewing",
        "room|rooms & id|user|project",
      ],
    },
    name: "Another account's {object} by changing the key",
    description:
      "{endpoint} picks {object} by a key that the caller sends ({quote}). A signed-in user could send the key of a record that belongs to somebody else. The check has to tie the record to the caller, on every verb.",
    test: { title: "Swap keys between two accounts on {endpoint}", minutes: 60, kind: "automated" },
  }),
  defineThreat({
    id: "sharing-beyond-the-owner",
    family: "object-access",
    cwe: 639,
    severity: "high",
    because: "whoever holds or guesses a link sees the record",
    when: {
      sure: [
        "share|shared|sharing|public|guest|private|unlisted|view|viewing link & <record|file|anonymous>",
        "<anonymous> .. <view|modify|export> .. <record|file|personal>",
        "with the? link can|may|could",
      ],
      likely: [
        "share .. <record|file> .. with|by|via",
        "shareable|sharable",
        "invite .. to .. <record|file>",
        "collaborator|collaborators|co owner|guest|guests .. access|view|edit|invite",
      ],
      hint: ["signed url|link", "presigned", "share|shared|sharing .. with"],
    },
    name: "Shared {object} open to more people than meant",
    description:
      "The ticket hands {object} to people outside the owning account ({quote}). A link or share that is guessed, passed on or never withdrawn keeps opening it, and neighbouring records may come with it.",
    test: {
      title: "Open shared {object} as a stranger, after withdrawal, and with a neighbour's key",
      minutes: 60,
      kind: "manual",
    },
  }),
];
