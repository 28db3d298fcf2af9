import type { Templates } from "../template.ts";

/** Data that gets where it should not. */
export const dataExposure: Templates = [
  {
    when: [
      "cache|cached|caches|cdn|edge|varnish .. path|minutes|hours|shared|public|keyed|response|responses|answer|answers|page|by",
      "<store|view> .. cache|cdn",
      "responses|answers|pages are|is? cached",
    ],
    cwe: 524,
    severity: "medium",
    because: "it shows one person's answer to the next",
    name: ["The cache can hand one user's {object} to another", "The cache can hand one person's answer to another"],
    description: [
      "The next caller could be served the answer that was made for somebody else, signed in or not. The ticket says “{quote}”; personal answers have to be kept out of shared caches, or be keyed by who asks.",
      "The next caller could be served the answer that was made for somebody else, signed in or not. The ticket says “{quote}”; personal answers have to be kept out of shared caches, or be keyed by who asks.",
    ],
    test: {
      title: [
        "Request {endpoint} as two users, and signed out, through the cache",
        "Request the cached pages as two users, and signed out",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<log> .. headers|body|bodies|request|requests|response|full|complete|token|password|arguments|card|answer|answers|payload|email|number|what",
      "headers|body|request|requests|response|payload|arguments|command|answer|everything|line .. <log>",
      "log|logs|logged|print|prints|write|writes|trace|dump|dumps .. full|complete|whole|entire|every|all|request|body|headers|payload",
      "span attributes",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "medium",
    because: "it takes access to the log",
    name: "Logs collect what only the recipient should see",
    description:
      "Whoever reads the log, or the service it is sent to, could collect passwords, tokens and personal data from it. The ticket says “{quote}”; only named harmless fields may be written, with secrets masked before they leave the process.",
    test: {
      title: "Send marked secrets and personal data through the change and search the logs for them",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "error|errors|exception|stack|debug page|message|trace|details|answer|response|text|lists|shows",
      "stack trace|traces",
      "database|query|queries|sql .. error|message|shown",
    ],
    cwe: 209,
    asvs: "V16",
    severity: "low",
    because: "it helps with the next step and opens nothing by itself",
    name: "Error messages tell strangers about the inside",
    description:
      "Somebody could provoke errors and read paths, queries or settings from them. The ticket says “{quote}”; the answer may carry a number to look up, and the details stay in the log.",
    test: {
      title: [
        "Provoke errors on {endpoint} and read what the answers tell",
        "Provoke errors and read what the answers tell",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<export> .. <record|personal|spreadsheet>",
      "<spreadsheet> .. export|download|list|dump|nightly",
      "export|exports|download|dump .. all|every|list|customers|members|csv|data",
      "nightly|weekly export|dump|file",
      "backup|backups|dump|dumps .. to|in|on|bucket|server|test|staging|share",
    ],
    cwe: 201,
    severity: "medium",
    because: "a file leaves the rules of the application behind",
    name: [
      "The exported file carries {objects} out of the application's rules",
      "The exported file carries data out of the application's rules",
    ],
    description:
      "Whoever gets the file could read everything in it, long after their access ended. The ticket says “{quote}”; it has to hold the needed columns only, open to the role that asked, and be deleted after a stated time.",
    test: {
      title: [
        "Fetch the file of {endpoint} as each role and compare its columns with the task",
        "Fetch the file as each role, later, and by its bare address",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "third party|analytics|partner|vendor|provider|slack|channel|discord|teams|model|supplier|crm|tracking .. data|personal|with|to|including|message",
      "<send|store> .. <personal|record> .. to .. partner|vendor|provider|channel|slack|supplier",
      "post|posts|sends|pass|passes|forward|share .. to|with .. channel|slack|partner|vendor|provider|supplier|company|analytics",
    ],
    cwe: 201,
    severity: "medium",
    because: "another system's readers see the data",
    name: "Personal data goes to a place with other readers",
    description:
      "People in that channel or company could read data that their task does not need. The ticket says “{quote}”; only the needed fields may be passed on, to a place whose readers are known, with a time after which they are gone.",
    test: {
      title: "Read what arrives there and compare fields and readers with the task",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "url|address|query|link|subject|path|qr .. email|name|number|token|birth|phone|data|contains|contain|carries",
      "email|name|number|token|data|phone .. in .. url|address|query|link|subject",
    ],
    cwe: 598,
    severity: "low",
    because: "it takes access to histories, logs or referrers",
    name: "Personal data or tokens travel in the address",
    description:
      "Histories, logs, proxies and the next site's referrer could keep what is written in the address. The ticket says “{quote}”; it belongs in the body or behind a random reference.",
    test: { title: "Look for the data in histories, referrers and access logs", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "<anonymous|everyone> .. <view|export> .. <record|personal|file>",
      "public|publicly|anyone|guests|anonymous|without an? .. list|feed|page|profile|profiles|calendar|map|account|login|grant",
      "for guests as",
      "visible|readable|open|accessible .. everyone|everybody|public|anyone|guests|all|without|publicly",
      "public .. <bucket|file|record|personal>",
    ],
    cwe: 200,
    severity: "high",
    because: "no account is needed to collect it",
    name: ["{objects} can be read without an account", "The data can be read without an account"],
    description: [
      "Anybody could collect {objects} page by page, and search engines too. The ticket says “{quote}”; each field that strangers see has to be meant for them, and the rest left out on the server.",
      "Anybody could collect the data page by page, and search engines too. The ticket says “{quote}”; each field that strangers see has to be meant for them, and the rest left out on the server.",
    ],
    test: {
      title: [
        "Collect what {endpoint} gives a caller without an account",
        "Collect what a stranger can read and compare it with what is meant for strangers",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "whole|all|full|entire|every|complete|as .. object|row|record|table|columns|stored|field|fields|entity|it|is|document|employee|runner|we",
      "return|returns|returned|send|sends|answer|answers|response .. as it|we|stored|is|whole|full|complete|all|everything|columns",
      "select *",
      "columns|fields",
      "incl|including|includes|include|also|with .. <personal|secret>",
      "include|includes|including|incl|also|plus .. notes|internal|phone|birth|address|email|salary|allergies|private",
      "returns|return|holds|has|contains|shows|list|lists .. <personal|secret>",
      "<personal> .. <personal>",
    ],
    cwe: 201,
    severity: "medium",
    because: "it shows data and changes none",
    name: ["{endpoint} returns more than the page needs", "The answer carries more than the page needs"],
    description: [
      "Somebody could read fields in the answer of {endpoint} that no page shows. The ticket says “{quote}”; the answer has to be made of named fields, chosen by who asks and why.",
      "Somebody could read fields in the answer that no page shows. The ticket says “{quote}”; the answer has to be made of named fields, chosen by who asks and why.",
    ],
    test: {
      title: [
        "Read every field that {endpoint} returns as each kind of caller",
        "Read every field of the changed answers as each kind of caller",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<send> .. <personal|record|file>",
      "<personal|record|file> .. mail|email|sms|attachment|attached|message|notification",
      "mail|email|notification|push|sms|lock screen .. contains|with|shows|includes|attached|text|amount|data|details|name",
    ],
    cwe: 201,
    severity: "medium",
    because: "messages reach more people than the one they are for",
    name: "The message carries data to whoever reads the inbox",
    description:
      "Somebody who reads a shared inbox, a lock screen or a forwarded message could see what it carries. The ticket says “{quote}”; the message may say that there is news and leave the data behind the sign-in.",
    test: {
      title: "Read the message as each recipient, on a lock screen and after forwarding",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "device|phone|app|local|browser|cache|disk|clipboard|laptop|backup .. store|stored|stores|kept|saved|save|keep|plain|unencrypted|offline|sqlite|file",
      "store|stores|stored|keep|keeps|kept|save|saved .. on|in .. device|phone|browser|disk|app|clear|plain|local|folder",
    ],
    cwe: 922,
    severity: "medium",
    because: "it takes the device or its backup",
    name: "Data lies on the device in the clear",
    description:
      "Somebody with the device, its backup or another app on it could read the data. The ticket says “{quote}”; it has to be encrypted with a key from the system's key store and removed at sign-out.",
    test: { title: "Read the app's files, backups and clipboard on an unlocked device", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "see|sees|read|show|shows|list|lists|open|visible|view .. <others|personal|record>",
      "<staff|customer|partner|everyone> .. <view> .. <personal|record|file>",
      "<personal> .. <view|anonymous|everyone>",
    ],
    cwe: 200,
    severity: "medium",
    because: "it shows data and changes none",
    name: ["{objects} are shown to people who do not need them", "Data is shown to people who do not need it"],
    description:
      "People could see data that their task does not need. The ticket says “{quote}”; who sees which field has to be decided per role, and the rest left out on the server instead of hidden on the page.",
    test: {
      title: [
        "Read every field of {endpoint} as each role",
        "Read every field of the changed pages and calls as each role",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
  {
    cwe: 200,
    severity: "medium",
    because: "it shows data and changes none",
    name: ["{objects} may be seen by more people than intended", "Data may be seen by more people than intended"],
    description:
      "People or systems could see data that their task does not need. The ticket says “{quote}”; each field needs a reason to be there and a reader who may see it, and the rest has to stay behind.",
    test: {
      title: [
        "Read every field that {endpoint} returns as each kind of caller",
        "Look for data without a reason in every changed answer, file, mail and log",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
];

/** Personal data and what people agreed to. */
export const privacy: Templates = [
  {
    when: [
      "before|without|until|ahead|first .. consent|banner|agree|agreed|choice|accept|asking|ask|opt",
      "consent|banner .. before|without|later|ignored|regardless|not|after|no",
      "load|loads|loaded|start|starts|fire|fires .. before|page|immediately",
      "without asking|template",
      "no need .. tell|ask",
    ],
    cwe: 359,
    severity: "medium",
    because: "people are followed before they could say no",
    name: "Data flows before people could refuse",
    description:
      "Visitors' behaviour could reach another company before anybody asked them. The ticket says “{quote}”; nothing may load or be sent until consent is given, and a refusal has to hold on the server as well.",
    test: {
      title: "Record all requests before a choice, after a refusal and after withdrawal",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "delete|deleted|deletes|deleting|removal|erase|leave|leaves|close|closed .. account|accounts|profile|data|user .. keep|keeps|kept|stay|stays|active|false|only|remain|remains|hidden",
      "delete account|profile",
      "<personal> .. stay|stays|kept|remain|remains|keep",
      "keep|keeps|kept|stay|stays .. deleted|removal|deletion|closed|come|back",
      "soft|active|flag false|delete|deleted",
    ],
    cwe: 359,
    severity: "medium",
    because: "people's data outlives their wish to have it gone",
    name: "Deleting an account leaves the person's data behind",
    description:
      "Data of people who left could still be read, searched or leaked. The ticket says “{quote}”; what has to stay by law needs a reason, a date and a closed place, and everything else has to go, copies included.",
    test: {
      title: "Delete an account and look for the person in tables, searches, exports and backups",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "ticked|checked|default|pre|opt out|switch|agree|on",
      "consent .. default|bundled|one|all|implied|terms",
      "hides|hide .. but|events|ads|still",
    ],
    cwe: 359,
    severity: "medium",
    because: "people agree to what they never chose",
    name: "Consent is assumed instead of given",
    description:
      "People's data could be used for a purpose they never chose. The ticket says “{quote}”; each purpose needs a choice of its own that starts at no, and a switch that stops the use itself.",
    test: {
      title: "Leave every choice untouched, then refuse each, and watch what is still sent",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "record|records|recording|replay|track|tracks|tracking|heatmap|pixel|clicks .. session|sessions|typed|clicks|screen|page|visitors|what|field|fields|input",
      "typed|types .. in .. field|fields",
    ],
    cwe: 359,
    severity: "medium",
    because: "what people type ends up with another company",
    name: "What people type is recorded",
    description:
      "Names, numbers and messages could be recorded as they are typed, and read by another company. The ticket says “{quote}”; fields have to be masked by default, and recording has to wait for consent.",
    test: {
      title: "Type marked personal data in each field and look for it in the recording",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "location|gps|position|distance|address|addresses|live|near .. share|shared|shown|show|shows|precise|precision|digit|metres|dots|map|history|who|lives",
      "contacts|phone|numbers|address book .. upload|send|sent|match|sync|server",
    ],
    cwe: 359,
    severity: "medium",
    because: "it tells where people are or whom they know",
    name: "Where people are or whom they know becomes visible",
    description:
      "Somebody could work out a person's home or acquaintances from what is shared. The ticket says “{quote}”; places have to be coarse, people have to choose who sees them, and contacts of others are not theirs to give.",
    test: {
      title: "Work out one person's home and acquaintances from what the change reveals",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "retention|months|years|forever|indefinitely|unlimited|long|until .. keep|kept|store|stored|delete|days|data|history",
      "keep|keeps|kept|store|stored .. forever|indefinitely|years|longer|until|for",
    ],
    cwe: 359,
    severity: "low",
    because: "old data adds to the harm of the next leak",
    name: "Personal data stays longer than its purpose",
    description:
      "A later leak or curious look could reach data that nobody needs any more. The ticket says “{quote}”; each kind of data needs an end, and a job that deletes it from every copy.",
    test: { title: "Look for data past its end in tables, files, logs and backups", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "partner|partners|third|advertis|marketing|vendor|research|train|training|newsletter|other companies|ads",
      "<send> .. <personal> .. to",
    ],
    cwe: 359,
    severity: "medium",
    because: "another company gets people's data",
    name: "Personal data is passed on for another purpose",
    description:
      "Another company could use people's data in ways they were not told of. The ticket says “{quote}”; the purpose needs consent or a contract, and only the fields that it needs may leave.",
    test: { title: "Compare the fields that leave with the purpose people were told", minutes: 45, kind: "manual" },
  },
  {
    cwe: 359,
    severity: "medium",
    because: "personal data is used beyond what people agreed to",
    name: "Personal data may be used beyond what people agreed to",
    description:
      "People's data could be kept, passed on or used without the consent that was asked for. The ticket says “{quote}”; the server has to hold consent and retention for every copy, and a withdrawal has to reach them all.",
    test: {
      title: "Refuse, withdraw and delete, then look for the person's data in every copy",
      minutes: 60,
      kind: "manual",
    },
  },
];
