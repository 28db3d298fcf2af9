import type { Templates } from "../template.ts";

const OTHERS_DATA = "it reaches what belongs to other people";

/** Whose records somebody reaches. */
export const objectAccess: Templates = [
  {
    when: [
      "<staff|admin> .. <view|modify|export> .. any|all|every|each|customer's|customers|other",
      "<staff> .. <view|modify> .. any|all|every|customer's",
      "<staff> ... <record|personal> .. of .. customer|customers|member|members|patient|patients|user|users",
    ],
    cwe: 639,
    severity: "high",
    because: "one staff account opens the data of all customers",
    name: [
      "Any {actor} can act on any customer's {object}",
      "Any {actor} reaches the data of every customer",
      "Staff reach {objects} of customers they have no case with",
      "Staff reach the data of customers they have no case with",
    ],
    description: [
      "One curious or stolen {actor} account could go through every customer's {objects}. The ticket says “{quote}” and leaves open which ones; the server has to hold each {object} against the case, team or branch of whoever asks, and write down who did.",
      "One curious or stolen staff account could go through every customer's data. The ticket says “{quote}” and leaves open whose; the server has to hold each record against the case, team or branch of whoever asks, and write down who did.",
    ],
    test: {
      title: [
        "Call {endpoint} as staff for a customer outside the own team or case",
        "Open and change {objects} as staff for a customer outside the own team or case",
        "Open and change records as staff for a customer outside the own team or case",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "leave|leaves|left|leaving|without .. out? where|filter|tenant",
      "<drop> .. filter|where|tenant|team|organization|school|owner|membership",
      "using|where true",
      "no|without .. owner|ownership|membership|tenant|permission check|class|filter|rule|test",
      "across|over .. tenants|organizations|workspaces|companies|teams|schools|branches|customers|shops|stores|clinics",
      "all|every .. tenants|organizations|workspaces|companies|schools|branches|shops|stores|clinics",
    ],
    cwe: 639,
    severity: "high",
    because: "one customer's data reaches another customer",
    name: ["{objects} are no longer kept apart by owner", "Data of different owners is no longer kept apart"],
    description: [
      "An account of one customer, team or branch could receive {objects} of another. The ticket says “{quote}”; the server has to add the caller's own tenant to every query, whatever the request asks for.",
      "An account of one customer, team or branch could receive the data of another. The ticket says “{quote}”; the server has to add the caller's own tenant to every query, whatever the request asks for.",
    ],
    test: {
      title: [
        "Compare what {endpoint} returns to accounts of two tenants",
        "Compare what two tenants' accounts get from every changed list, search and call",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "link|url|address|qr code .. without|no|needs .. login|account|sign|password|registration",
      "<anonymous> .. <view|modify|export> .. <record|file|personal>",
      "no|without .. account|login|token|registration needed|necessary|required? & <record|file>",
      "whoever|anyone|anybody|everyone|everybody|people .. has|have|with|gets|knows .. link|address|url|code",
      "share|shared|sharing|public|guest|private|unlisted link|links|url|page|album|folder",
      "link|qr .. opens|shows|leads .. <record|file|personal>",
      "shareable|sharable",
    ],
    cwe: 639,
    severity: "high",
    because: "the link is the only key and links get passed on",
    name: ["Whoever holds the link opens the {object}", "Whoever holds or guesses the link sees the data behind it"],
    description: [
      "Somebody who was forwarded the link, or guesses a neighbouring one, could open {an object} that is not meant for them. The ticket says “{quote}”; the link has to be too long to guess, end with the reason it was made, and open this one {object} alone.",
      "Somebody who was forwarded the link, or guesses a neighbouring one, could see what is not meant for them. The ticket says “{quote}”; the link has to be too long to guess, end with the reason it was made, and open one record alone.",
    ],
    test: {
      title: "Open links as a stranger, after withdrawal, and with a neighbour's key",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "client|app|browser|form|front end|frontend|caller|page .. says|sends|names|passes|chooses|decides|tells .. which|who|whose|user|id|number",
      "which one it|he|she|they wants|want",
      "names the? form|client|app|browser sends",
      "<url-parameter>|user|customer|account|member id|parameter|query .. default|optional",
      "takes|take|accept|accepts|uses .. any .. id|number|user",
      "comes|taken|read from the? conversation|request|body|form|client|message|query|url|path|link|app",
      "user|customer|account|member|tenant|team id|number .. in|from|of .. body|query|url|form|request|header|path|parameter",
    ],
    cwe: 639,
    severity: "high",
    because: OTHERS_DATA,
    name: ["The caller says whose {object} is used", "The caller says whose data is used"],
    description: [
      "Somebody could name another person in the request and be served that person's {objects}. The ticket says “{quote}”; whose {object} it is has to follow from the session, or be checked against it.",
      "Somebody could name another person in the request and be served that person's data. The ticket says “{quote}”; whose data it is has to follow from the session, or be checked against it.",
    ],
    test: {
      title: [
        "Send a second account's id to {endpoint}",
        "Send a second account's id wherever the request says whose data it is",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "any|every|all signed|logged|registered|authenticated .. call|use|open|read|see|may|can",
      "id|ids|number|key|uuid|slug .. from|in|of the? path|url|address|query|parameter",
      "<keyed-endpoint>",
      "by|with|through|of its|their|the|a? number|id|key|uuid|reference|slug",
      "any|every <record> .. by|with",
      "signed|logged in users|user|customers|members|guests only",
    ],
    cwe: 639,
    severity: "high",
    because: OTHERS_DATA,
    name: [
      "Any {actor} reaches any {object} by its id",
      "Whoever changes the id reaches another person's {object}",
      "Whoever changes the id reaches another person's record",
    ],
    description: [
      "Changing the id in {endpoint} could give one account the {object} of another. The ticket says “{quote}”; being signed in proves nothing about ownership, so the server has to tie the {object} to the caller, for reading and for writing.",
      "Changing the id could give one account the {object} of another. The ticket says “{quote}”; being signed in proves nothing about ownership, so the server has to tie the {object} to the caller, for reading and for writing.",
      "Changing the id could give one account the record of another. The ticket says “{quote}”; being signed in proves nothing about ownership, so the server has to tie the record to the caller, for reading and for writing.",
    ],
    test: {
      title: ["Swap ids between two accounts on {endpoint}", "Swap the ids of two accounts in every changed request"],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "<view|modify|export> .. <others> .. <record|file|personal>",
      "<others> .. <record|file|personal>",
      "another|other|each other's|others",
      "see|sees|open|read .. what|which|who .. others|other|colleagues|neighbours|members",
    ],
    cwe: 639,
    severity: "high",
    because: OTHERS_DATA,
    name: ["{objects} of other people come within reach", "Other people's data comes within reach"],
    description: [
      "An account could read or change {objects} that belong to somebody else. The ticket says “{quote}”; the rule for who belongs together has to be checked on the server for each {object}, not only where the list is drawn.",
      "An account could read or change data that belongs to somebody else. The ticket says “{quote}”; the rule for who belongs together has to be checked on the server for each record, not only where the list is drawn.",
    ],
    test: {
      title: [
        "Request {objects} of somebody outside the own group on {endpoint}",
        "Request records of somebody outside the own group through every changed page and call",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "search|searches|filter|list|lists|export|report|dashboard|feed|calendar .. all|every|any|whole|entire",
      "<export> .. <record|personal>",
      "all|every .. <record> .. search|list|export|report|file",
    ],
    cwe: 639,
    severity: "high",
    because: OTHERS_DATA,
    name: ["The list may hold {objects} of other people", "The list may hold records of other people"],
    description:
      "An account could find other people's entries in its list, search or file. The ticket says “{quote}”; the server has to limit what it gathers to what the caller may open one by one.",
    test: {
      title: [
        "Look for a second account's entries in the answers of {endpoint}",
        "Look for a second account's entries in lists, searches and files",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    cwe: 639,
    severity: "high",
    because: OTHERS_DATA,
    name: [
      "Any {actor} may reach {objects} of other people",
      "{objects} may open to people they do not belong to",
      "Records may open to people they do not belong to",
    ],
    description: [
      "One account could read or change {an object} that belongs to another. The ticket says “{quote}”, so the server has to compare the owner of each {object} with the caller on every request.",
      "One account could read or change what belongs to another. The ticket says “{quote}”, so the server has to compare the owner of each record with the caller on every request.",
    ],
    test: {
      title: [
        "Swap ids between two accounts on {endpoint}",
        "Request a second account's {objects} through every changed page and call",
        "Request a second account's records through every changed page and call",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
];
