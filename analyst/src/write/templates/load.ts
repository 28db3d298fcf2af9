import type { Templates } from "../template.ts";

/** What is accepted as a value. */
export const inputValidation: Templates = [
  {
    when: [
      "assign|merge|merged|saves|save|saved|updates|writes|write|copyproperties|fill|bind|mapped .. body|request|req|whole|all|every|object|keys|fields|everything|columns|params|entity|member",
      "body|request|whole|payload .. saved|merged|assigned|written|object|entity|model|as|update|copied|into",
      "guarded|fillable|permit|attr accessible",
      "mass assignment",
      "all|any|every|unknown keys|fields|properties",
      "no longer rejects",
      "one go",
    ],
    cwe: 915,
    asvs: "V15",
    severity: "high",
    because: "fields such as role, owner or price can be set by the caller",
    name: ["{endpoint} stores fields that the form never had", "The request can set fields that the form never had"],
    description: [
      "Somebody could add a field such as role, owner or price to the request to {endpoint} and have it saved. The ticket says “{quote}”; the server has to name the fields it takes, per role, and drop the rest.",
      "Somebody could add a field such as role, owner or price to the request and have it saved. The ticket says “{quote}”; the server has to name the fields it takes, per role, and drop the rest.",
    ],
    test: {
      title: [
        "Add role, owner, price and id fields to the body of {endpoint}",
        "Add role, owner, price and id fields to each changed request",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "negative|below zero|minus|limit|limits|catalogue|range|maximum|minimum|any .. number|numbers|server|value|values|passed|quantity|amount",
      "numbers|values|quantity|amount .. passed|as|come|below|any|free|stand|given",
      "no|without|not .. limits|limit|validation|check|range|checked",
    ],
    cwe: 20,
    severity: "medium",
    because: "harm depends on what the value reaches",
    name: ["{endpoint} takes values beyond any sensible range", "Values beyond any sensible range are taken"],
    description:
      "Somebody could send negative, huge or malformed values and have them used as they are. The ticket says “{quote}”; type, length and range have to be checked on the server for each value.",
    test: {
      title: [
        "Send negative, huge and malformed values to {endpoint}",
        "Send negative, huge and malformed values in each changed field",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "as|straight|directly .. it|they|is|stand|given|come|from|comes|passed",
      "used as they|it|given",
      "url|query .. parameters|parameter|params|straight|directly",
      "import|csv|file|rows|sheet .. values|columns|as|used|row",
      "trust|trusted .. value|values|input|client",
    ],
    cwe: 20,
    severity: "medium",
    because: "harm depends on what the value reaches",
    name: "Values from outside are used as they arrive",
    description:
      "Somebody could send values that no page offers and have them used unchecked. The ticket says “{quote}”; the server has to check type, length and meaning before the value is used.",
    test: {
      title: [
        "Send wrong types, extremes and foreign references to {endpoint}",
        "Send wrong types, extremes and foreign references in each changed value",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 20,
    severity: "medium",
    because: "harm depends on what the value reaches",
    name: "Values outside the expected range may be accepted",
    description:
      "Somebody could send fields, types or sizes that the page would never send. The ticket says “{quote}”; the server has to take only the fields it names, and check type, length and range of each.",
    test: {
      title: [
        "Send extra fields, wrong types and extremes to {endpoint}",
        "Send extra fields, wrong types and extremes to each changed request",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];

/** What makes the service work too hard. */
export const resourceExhaustion: Templates = [
  {
    when: ["regex|regexp|regular expression|expressions|pattern|lookaheads", "pattern .. new|match|tried"],
    cwe: 1333,
    severity: "medium",
    because: "one text keeps a processor busy for minutes",
    name: "One crafted text keeps the pattern busy for minutes",
    description:
      "Somebody could send a text on which the pattern tries more and more combinations. The ticket says “{quote}”; it needs a pattern that runs in linear time, or a limit on length and time.",
    test: { title: "Send growing texts that almost match and measure the time", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "sms|texts|messages|mails|emails|text|mail .. many|like|unlimited|any|copy|entered|country|countries",
      "copy .. mail|email|message|address|entered",
      "<send> .. to .. address|number .. entered|any|given|they",
      "address they entered|typed|gave",
      "invite|invites|invitations .. many|any|unlimited|at",
    ],
    cwe: 770,
    asvs: "V2",
    severity: "medium",
    because: "the service sends for strangers and pays for it",
    name: "Strangers can have the service send messages to anybody",
    description:
      "A script could enter other people's addresses and have this service flood them, with text of the script's choice. The ticket says “{quote}”; it needs a limit per visitor, address and day, and no free text to an unconfirmed address.",
    test: {
      title: [
        "Have {endpoint} send to many addresses and to one many times",
        "Have the service send to many addresses and to one many times",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "nested|depth|levels|query|queries|graphql|compose|recursive|wildcards|wildcard .. nested|any|limit|freely|gone|as|beginning|no|deep",
      "limit .. nested|levels|depth|gone",
    ],
    cwe: 770,
    asvs: "V4",
    severity: "medium",
    because: "few requests are enough to slow all others",
    name: ["A few nested requests to {endpoint} can slow all others", "A few nested requests can slow all others"],
    description:
      "Somebody could nest or widen a request until it reads the whole database. The ticket says “{quote}”; depth, width and cost have to be limited before the query runs.",
    test: {
      title: [
        "Nest and widen the requests to {endpoint} and measure time and memory",
        "Nest and widen the requests and measure time and memory",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "width|height|dpi|resolution|pages|zoom|scale|size|dimensions|duration|paper .. free|any|choose|up|parameter|parameters|limit|number|print|no",
      "render|rendered|thumbnail|thumbnails|pdf|video|image|picture|export|report .. any|all|at once|built|memory|free|no|large|size|each|every",
      "built in memory",
      "made at once",
    ],
    cwe: 770,
    severity: "medium",
    because: "few requests are enough to slow all others",
    name: [
      "One request to {endpoint} can cost more than a thousand others",
      "One request can cost more than a thousand others",
    ],
    description:
      "Somebody could ask for the largest picture, document or export again and again. The ticket says “{quote}”; size and number have to be limited, and the work done in a queue with a limit per account.",
    test: {
      title: [
        "Ask {endpoint} for the largest result many times in parallel",
        "Ask for the largest result many times in parallel",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "no|without|remove|removed|raise|raised|lift|drop|unlimited|off|disable .. limit|limits|cap|maximum|timeout|bound|deadline|size|pagination|paging|length|rows|quota",
      "limit|limits|cap|maximum|timeout|bound|deadline|quota .. gone|removed|off|no|raise|raised|lifted|up|drop|higher",
      "up to .. 000|mb|gb|million",
      "as many|long|often|large as",
      "all .. at once|one|memory|rows",
      "forever|unlimited|unbounded|indefinitely",
    ],
    cwe: 770,
    severity: "low",
    because: "the service slows down and nothing is lost",
    name: ["{endpoint} works without an upper limit", "A limit that protected everybody else is gone"],
    description:
      "One caller could send or ask for so much that others wait, or that the bill grows. The ticket says “{quote}”; the server needs a limit on size, number and time, per account as well as in all.",
    test: {
      title: [
        "Grow size and number of the requests to {endpoint} until it slows",
        "Grow size, number and duration until answers slow down",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "poll|polls|polling|refresh|every|websocket|socket|connections|sse|seconds .. second|seconds|open|per|connections|client",
    ],
    cwe: 770,
    severity: "low",
    because: "the service slows down and nothing is lost",
    name: "Many open or repeated connections can use up the server",
    description:
      "A script could open or repeat so many connections that others find none. The ticket says “{quote}”; their number and rate need a limit per account and address.",
    test: { title: "Open and repeat connections until new ones are refused", minutes: 45, kind: "automated" },
  },
  {
    cwe: 770,
    severity: "low",
    because: "the service slows down and nothing is lost",
    name: "One caller may use up what all share",
    description:
      "One caller could ask for so much that others wait, or that somebody pays for it. The ticket says “{quote}”; size, number and rate need a limit per account that the server holds.",
    test: {
      title: [
        "Grow size and number of the requests to {endpoint} until it slows",
        "Grow size, number and depth of the requests until answers slow down",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];
