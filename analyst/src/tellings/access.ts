import type { Tellings } from "./wording.ts";

const OTHERS_DATA = "it reaches what belongs to other people";

/** Whose records somebody reaches. */
export const objectAccess: Tellings = [
  {
    when: [
      "<staff|admin> .. <view|modify|export> .. any|all|every|each|customer's|customers|other",
      "<staff> .. can|may|could <view|modify|export>",
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

const LESSER_ROLE = "a lesser role gets a greater one's power";

/** Who may do what. */
export const functionAccess: Tellings = [
  {
    when: [
      "hide|hides|hidden|grey|greyed|disable|disabled|remove|removed .. button|buttons|menu|link|tab|field|entry|icon|column",
      "backend|back end|server|api|endpoint .. not|no|without|unchanged|stays|as .. change|check|checks|know|touched|is|they|before",
      "only the? page|table|menu|front end|frontend|ui|button|form|template",
      "in .. menu of|for",
      "leave|leaves|left .. <endpoint> .. as",
      "<endpoint> .. are|is as they|it were|was",
    ],
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: "The page hides the action but the server may still carry it out",
    description: [
      "Somebody who sees no button could call {endpoint} directly. The ticket says “{quote}”; the server has to refuse the role that the page no longer serves.",
      "Somebody who sees no button could send the request directly. The ticket says “{quote}”; the server has to refuse the role that the page no longer serves.",
    ],
    test: {
      title: [
        "Call {endpoint} as the role that lost the button",
        "Send the hidden action's request as the role that lost the button",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "accept|accepts|takes|take|set|sets|contains|sends|send|includes|with .. role|roles|permission|permissions|is admin|owner flag",
      "role|roles|permission|permissions|rights .. in|from|with|of .. body|request|form|link|url|invitation|profile|payload|second step|claims|header",
      "role|admin|recruiter|owner|plan .. come|comes along|from|with",
      "is admin|recruiter|staff|owner",
      "invite|invites|invitation .. role|admin|owner|rights",
    ],
    cwe: 269,
    severity: "high",
    because: "an ordinary account can raise itself to a powerful one",
    name: ["{endpoint} lets the caller set a role", "The caller may set a role, their own included"],
    description: [
      "Somebody could send a stronger role to {endpoint} than they hold. The ticket says “{quote}”; the server has to check that the caller may hand out that role, and never take it from the person it is for.",
      "Somebody could send a stronger role than they hold. The ticket says “{quote}”; the server has to check that the caller may hand out that role, and never take it from the person it is for.",
    ],
    test: {
      title: ["Raise the own role through {endpoint}", "Send a stronger role in every request that carries one"],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<login|view> .. as .. customer|user|member|client|patient|them|another|any",
      "impersonate|impersonation|masquerade|act|acts as|like",
      "open|use|see .. portal|account|app|shop|page as the? customer|user|member|client|they",
      "on behalf of|in the name of",
    ],
    cwe: 269,
    severity: "high",
    because: "one staff account acts as any customer",
    name: ["Any {actor} can act as a customer", "Staff can act as the customer"],
    description:
      "A misused staff account could read and change everything as the customer, and the traces would point to the customer. The ticket says “{quote}”; it needs a role of its own, a reason, an end, a list of what stays forbidden, and a record under the name of who acted.",
    test: {
      title: "Take over an administrator, change the e-mail and pay while acting as somebody else",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "iam|service account|policy|kubernetes|cluster|namespace|pod|lambda|runner|container|bot|token .. admin|full|all|any|owner|write|every|*",
      "cluster admin",
      "admitted|allowed|runs|run|running whatever|root|privileged",
      "root|sudo|administrator rights|user|permissions",
      "permissions write|contents",
      "actions|action|resource|resources *",
    ],
    cwe: 250,
    severity: "high",
    because: "whoever gets into the part holds all its rights",
    name: "A part gets more rights than its task needs",
    description:
      "Somebody who gets into this one part could use all the rights it holds elsewhere. The ticket says “{quote}”; the part has to be given the few actions and objects it needs, by name.",
    test: {
      title: "List what the new rights reach beyond the task and try three of them",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "give|gives|given|grant|grants|assign|assigns|hand|hands|add|remove|promote|change .. role|roles|rights|permission|permissions|admin|admins|maintainers|owner|owners",
      "same rights|permissions|role as",
      "rights|permissions|access .. by default|inherit|inherits|like|same",
      "can|may be given|granted|assigned",
      "any|every maintainer|owner|admin|manager|lead .. add|remove|invite|change|delete",
    ],
    cwe: 269,
    severity: "high",
    because: "rights handed out too widely are rarely taken back",
    name: ["Any {actor} may hand out rights beyond their own", "Rights may be handed out beyond what the giver holds"],
    description:
      "Somebody could gain, keep or pass on rights that nobody meant to give. The ticket says “{quote}”; the server has to check that the giver holds the right and may pass it on, and that the last owner cannot be removed.",
    test: {
      title: "Give, take and inherit rights as each role, the own account included",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "no|without|skip|skips|skipped|drop|bypass .. permission|permissions|role|authorization|rights check|class|guard|test|needed|required",
      "permission|permissions|role|rights|policy check .. skipped|removed|off|dropped|not|later",
      "permissions|checks are|is skipped|ignored|off",
      "all|any|every|everybody|everyone|anybody|anyone .. user|users|members|people|staff|employee|employees|account|maintainers|clerks|viewers .. can|may|edit|start|delete|open|run",
      "any signed|logged in? .. employee|user|account|member",
      "everyone|everybody|anybody|anyone .. can|may|is able <modify|view|execute>",
    ],
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: ["Any {actor} can do what few should", "An action for a few is open to every account"],
    description: [
      "Any account could use {endpoint}, whatever its role. The ticket says “{quote}”; the server has to name the roles that may do this and refuse all others.",
      "Any account could do this, whatever its role. The ticket says “{quote}”; the server has to name the roles that may and refuse all others.",
    ],
    test: {
      title: ["Call {endpoint} with the weakest role there is", "Carry out the action with the weakest role there is"],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<staff|partner|customer|admin|device> .. can|may|could|should|also|now|able .. <modify|execute|send|export|delete>",
      "<staff|admin|customer> .. <modify|delete|export> .. <money|record|permission>",
      "members|viewers|editors|reporters|guests|planners|teachers|clerks .. can|may",
    ],
    broad: true,
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: ["Any {actor} gets the new right, whatever their rank", "A right that few had goes to many"],
    description: [
      "A junior, former or taken-over {actor} account could use the new right on anything it can name. The ticket says “{quote}”; the server has to check role and limits on each call, and the right needs somebody who can withdraw it.",
      "A junior, former or taken-over account could use the new right on anything it can name. The ticket says “{quote}”; the server has to check role and limits on each call, and the right needs somebody who can withdraw it.",
    ],
    test: {
      title: [
        "Call {endpoint} with each role below the one required",
        "Use the new right with each role below the one required, and after it was withdrawn",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: ["Any {actor} may do more than the role allows", "The action may be open to roles that should not have it"],
    description:
      "Somebody with a lesser role could call the action directly, whatever the page shows them. The ticket says “{quote}”; the server has to check the role each time the action is called, by every way that leads to it.",
    test: {
      title: [
        "Call {endpoint} with each role below the one required",
        "Call the changed action with each role below the one required",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
];

/** What remains to be read of who did what. */
export const audit: Tellings = [
  {
    when: [
      "delete|deletes|clear|clears|purge|purged|edit|prune|remove|empty|wipe|overwrite .. history|log|logs|entries|entry|audit|trail|timeline|journal|changes",
      "history|log|entries|audit|trail|journal .. deleted|cleared|purged|edited|removed|editable|changed",
    ],
    cwe: 778,
    severity: "medium",
    because: "misuse can be hidden by the one who commits it",
    name: "The record of changes can be cleared or altered",
    description:
      "Somebody could misuse their rights and then remove the trace. The ticket says “{quote}”; entries have to stay as written for those whose acts they describe, and removing any has to leave an entry itself.",
    test: { title: "Act, then clear or edit the record as the same account", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "appear|appears|stored|logged|recorded|look|looks|shown|shows|written .. as|under|like .. system|customer|customer's|user|member's|name|own",
      "changed by|author|actor|user|time|stamp|timestamp|ip address .. from|taken|sends|edit|comes .. header|client|upload|body|caller|request|message",
      "caller sends as",
      "be able to? edit name|time|author|date",
    ],
    cwe: 778,
    severity: "medium",
    because: "acts are written down under somebody else's name",
    name: "The record can name the wrong person or time",
    description:
      "Somebody could act and have another name or time written down. The ticket says “{quote}”; actor and time have to come from the session and the server's clock, with the real actor beside the one acted for.",
    test: {
      title: "Act for somebody else and with forged names and times, then read the record",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "no|not|without|never|nothing|stop|skip|suppress .. log|logs|logged|logging|recorded|record|entry|entries|history|trail|trace|message|audit|written|mail|notification",
      "no longer .. logged|recorded|written|mail|notified|entry|entries",
      "silent|silently|quietly|without notice",
    ],
    cwe: 778,
    severity: "low",
    because: "it hides other harm and does none itself",
    name: "The action leaves no trace",
    description:
      "Somebody could use the action and nobody could say afterwards who it was. The ticket says “{quote}”; actor, time, object and result have to be written down where the actor cannot reach them.",
    test: { title: "Carry out the action as each role and look for its entry", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "log|logs|logged .. user|agent|name|header|input|message|text|path|raw|as",
      "newline|newlines|line break|control characters .. log",
    ],
    cwe: 117,
    severity: "low",
    because: "it forges lines in a log and opens nothing",
    name: "Log lines can be forged from outside",
    description:
      "Somebody could send line breaks or control characters and write lines of their own into the log. The ticket says “{quote}”; values have to be encoded before they are written.",
    test: {
      title: "Send line breaks and control characters in each value that is logged",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 778,
    severity: "low",
    because: "it hides other harm and does none itself",
    name: "Who did what may not be traceable afterwards",
    description:
      "Somebody who misuses the change could stay unnoticed, or blame another. The ticket says “{quote}”; the record has to name actor, time and object, and nobody who acts may alter it.",
    test: {
      title: "Do the changed actions and compare what the audit record says of them",
      minutes: 45,
      kind: "manual",
    },
  },
];
