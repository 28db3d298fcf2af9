import type { Templates } from "../template.ts";

/** Code that others wrote. */
export const supplyChain: Templates = [
  {
    when: [
      "pull request target",
      "head|sha|fork|forks|external|outside|contributor|contributors .. checkout|checks|check|build|run|runs|npm|install|ref|cache|secrets|preview|head",
      "head sha",
      "checks|check out .. head|fork|pr",
      "same cache",
    ],
    cwe: 829,
    severity: "high",
    because: "anybody who opens a pull request runs code here",
    name: "Code of strangers runs in the trusted build",
    description:
      "Anybody who opens a pull request could run code with the build's token and secrets. The ticket says “{quote}”; unreviewed code has to be built without secrets, with a read-only token and a cache of its own.",
    test: {
      title: "Open a pull request from a fork that prints the token and writes the cache",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "script|tag|pixel|widget|snippet|sdk|js|analytics|ads|ad|chat|tagging|cdn .. from|cdn|vendor|vendor's|src|loads|load|third|partner|partners|provider|newest|marketing|external|their|latest",
      "<thirdscript>",
      "script src",
      "tag manager",
      "without a release",
    ],
    cwe: 829,
    severity: "medium",
    because: "it takes control of the other company's script first",
    name: "A script of another company runs on every page that loads it",
    description:
      "Whoever controls that script could read what visitors type and act in their name. The ticket says “{quote}”; it has to be pinned by version and hash, or kept in a frame of its own, and off pages where people pay or sign in.",
    test: {
      title: "Replace the script by an own one and see what it can read and whether anything stops it",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "curl|wget .. bash|sh|install",
      "install sh",
      "download|downloads|fetch|fetches|install|installs|get|pull .. binary|installer|tarball|script|mirror|github|git|url|fork|thread|wiki|latest|without",
      "checksum|signature|hash|integrity|crc|crc32|artefact|artifact .. not|no|skip|skipped|without|isn't|later|matches|itself|missing",
      "no|without|skip|skipped .. checksum|signature|hash|integrity|lockfile|verification|check",
      "update|updates|plugin|plugins|image|firmware|model .. itself|themselves|background|automatically|unsigned|manifest|from|swapped|address",
      "self update",
    ],
    cwe: 494,
    severity: "high",
    because: "the replaced download runs with all rights",
    name: "A download is run without a check of its content",
    description:
      "Whoever controls the server, or a place on the way to it, could hand over code of their own. The ticket says “{quote}”; it needs a signature or a hash that is stored here, checked before anything runs.",
    test: { title: "Replace the download by an altered one and see whether it runs", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "auto|automerge|automatically|themselves|green|unreviewed|without .. merge|merged|update|updates|install|bump|review|pin|lockfile",
      "merge|merges|update|updates .. automatically|themselves|auto|soon|without",
      "latest|newest|main|master|floating|unpinned|any version|tag|image|release|branch|one|from",
      "don't|not|no|without|never|un .. pin|pinned|lockfile|lock",
      "uses .. main|master|v1|v2|latest|v3|v4",
      "npm install",
      "several times .. week|day",
    ],
    cwe: 1357,
    severity: "medium",
    because: "it takes control of the foreign package first",
    name: "New versions of foreign code arrive unread",
    description:
      "Whoever takes over the package could have their code run here with the next build. The ticket says “{quote}”; versions have to be fixed by hash, updates wait some days, and somebody has to read them.",
    test: {
      title: "Publish a newer version to a test registry and see whether it is taken in unread",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "fork|unofficial|unmaintained|community|someone|personal|directory|wiki|squatting|private|registry|registries|scope|fallback|mirror",
      "registry|mirror|feed|directory .. package|packages|fallback|public|check|own|my",
      "take|use .. fork|mirror|package",
    ],
    cwe: 1357,
    severity: "medium",
    because: "it takes control of that source first",
    name: "Code comes from a source that few watch",
    description:
      "Whoever owns that source, or registers a similar name, could have their code run here. The ticket says “{quote}”; the source has to be named and fixed by hash, and inner names reserved in the public registry.",
    test: {
      title: "Offer a package of the same name with a higher version in the public source",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<version-bump>",
      "cve|advisory|vulnerability|vulnerabilities|vulnerable|security fix|eol|outdated|downgrade|end of life",
      "<dependency> .. upgrade|update|bump|downgrade|version|replace",
      "upgrade|update|bump|downgrade|switch .. <dependency>|to|from",
    ],
    cwe: 1395,
    severity: "low",
    because: "harm depends on whether the weak part is in use",
    name: "A component with known weaknesses may be in use",
    description:
      "Somebody could use a published weakness of the version that stays or arrives. The ticket says “{quote}”; the version has to be held against the advisories, and everything that brings its own copy too.",
    test: {
      title: "Hold the built components against advisories and try the published cases",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 829,
    severity: "medium",
    because: "it takes control of the foreign code first",
    name: "Foreign code may run here unchecked",
    description:
      "Whoever controls the foreign code could run theirs with the rights of this build or page. The ticket says “{quote}”; the version has to be fixed, its content checked by hash, and its rights kept to what it needs.",
    test: {
      title: "Check version, hash and rights of all foreign code that is loaded or run",
      minutes: 45,
      kind: "automated",
    },
  },
];

/** Messages from other systems. */
export const messageAuthenticity: Templates = [
  {
    when: [
      "postmessage|iframe|window|parent|message event|events|e|from|any|html|page",
      "window addeventlistener",
      "addeventlistener .. message",
      "any page",
      "message|messages .. iframe|parent|window|popup|frame",
      "listens|listen to|for message|messages",
    ],
    cwe: 346,
    asvs: "V3",
    severity: "medium",
    because: "it needs a visitor on a prepared page",
    name: "Messages from any page are taken as the partner's own",
    description:
      "A foreign page could open or frame this one and send it messages. The ticket says “{quote}”; the sender's origin has to be compared in full, and the content treated as input.",
    test: { title: "Send messages from a foreign page, a popup and a frame", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "link|browser|return|redirect|url|query|address|app .. status|amount|success|paid|ok|order",
      "status|amount|order|success|paid .. link|query|url|parameter|browser|callback|call",
      "mark|marks|marked|enough|switches|set|sets .. paid|received|done|confirmed|complete|it",
      "order number .. enough|callback",
    ],
    cwe: 345,
    severity: "high",
    because: "orders count as paid that nobody paid",
    name: [
      "Whoever calls {endpoint} can mark something as paid",
      "Whoever sends the call can mark something as paid or done",
    ],
    description:
      "Somebody could send the call or open the address themselves and get the goods without paying. The ticket says “{quote}”; status and amount have to be asked of the provider, or be signed by it, and fit the order.",
    test: {
      title: [
        "Call {endpoint} for an unpaid order with other amounts and twice",
        "Send the call for an unpaid order, with other amounts and twice",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "from address|header|field",
      "sender|reply .. mail|email|address|known|vendor|user|belongs|ticket|account",
      "from address|header|field .. known|vendor|user|belongs|is|that",
      "mail|email|sms|reply|replies .. becomes|creates|posted|ticket|comment|topic|order|invoice|command",
      "incoming|inbound mail|email|sms|message",
    ],
    cwe: 345,
    severity: "medium",
    because: "a sender's address is easily forged",
    name: "The sender's address is taken as proof of who wrote",
    description:
      "Somebody could send a message under another person's address and act as them. The ticket says “{quote}”; the address needs DMARC to pass and a token in the reply address, and risky acts a sign-in.",
    test: { title: "Send messages with forged senders and reply addresses", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "signature|signatures|signed|hmac|header|secret .. no|not|without|skip|skipped|later|missing|until|optional|any|can't|fixed|behind|nothing|fails",
      "no|without|skip|skips|not|can't|missing .. signature|signed|header|secret|hmac|signing",
      "provider|partner|bank|carrier|supplier|vendor .. calls|posts|sends|reports|pushes|notifies|can't|no|their",
      "outside of the? login|auth",
      "changing addresses",
      "webhook|webhooks|callback|callbacks|ipn .. receive|from|handler|endpoint|incoming|process|update|updates|marks|when",
      "<webhook> & <endpoint>",
      "any post|call|lab|job",
    ],
    cwe: 345,
    severity: "high",
    because: "a forged call is acted upon as if it were real",
    name: [
      "Anybody who finds {endpoint} can pose as the provider",
      "Anybody who finds the address can pose as the provider",
    ],
    description:
      "Somebody could send a message in the provider's form and have it acted upon. The ticket says “{quote}”; the provider's signature has to be checked over the raw body, with a fresh time and an id that was not seen before.",
    test: {
      title: [
        "Send forged, altered and repeated calls to {endpoint}",
        "Send forged, altered and repeated calls to the receiver",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "device|devices|sensor|meter|udp|mqtt|broker|topic|telemetry|firmware|packet|serial|can|ble|bluetooth|heartbeat .. trust|id|any|connect|source|payload|publish|command|reports|sends|position|reading|anonymous",
      "trust|go .. device|payload|source|sender",
      "source address",
    ],
    cwe: 345,
    severity: "high",
    because: "forged readings or commands are acted upon",
    name: "A forged device or message is taken for the real one",
    description:
      "Somebody on the network could send readings or commands in a device's name. The ticket says “{quote}”; each device needs a key of its own, and messages a signature and a counter.",
    test: {
      title: "Send forged, altered and repeated messages in a second device's name",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "twice|again|duplicate|duplicates|replay|replayed|repeat|repeated|retry|retries|same .. event|message|delivery|call|id",
      "idempotency|idempotent|nonce|timestamp",
    ],
    cwe: 345,
    severity: "medium",
    because: "an old message counts again",
    name: "An old message counts again when it is repeated",
    description:
      "Somebody who recorded a message could send it again, or the sender's retry could count twice. The ticket says “{quote}”; each message needs an id that is remembered and a time that must be fresh.",
    test: {
      title: [
        "Repeat a recorded call to {endpoint}, at once and a day later",
        "Repeat a recorded message, at once and a day later",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 345,
    severity: "high",
    because: "a forged message is acted upon as if it were real",
    name: "A forged message may be taken for a real one",
    description:
      "Somebody who finds the way in could send a message of their own or repeat an old one. The ticket says “{quote}”; each message needs a checked signature or origin, a fresh time and an id that was not seen before.",
    test: {
      title: [
        "Send forged, altered and repeated messages to {endpoint}",
        "Send forged, altered and repeated messages to the receiver",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
];
