// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations } from "../situation.ts";

const STATED: Situation["control"] = {
  when: [
    "rate limit|limited|limiting|limiter",
    "timeout|deadline of # s|seconds|minutes|ms",
    "throttled|throttle|quota",
    "limit|cap|quota per user|account|ip|day|hour|minute",
    "at most # .. per|each|at",
  ],
  consequence:
    "Check that it is counted on the server, for each caller as well as in all, and before the work begins and not after.",
};

const WATCHED = "A staging system of the usual size, its processor, memory and disk watched, and a second caller.";
/** What the work is done for, in the ticket's own word: what it makes or takes first, then what is merely sent. */
const WORK = [
  "[work:export|import|report|search|preview|thumbnail|image|picture|photo|video|clip|recording|backup|pdf|workbook|spreadsheet|feed|calendar|sms|mail|webhook|query|formula|regex|basket|invoice|quiz|subtitle|archive|zip|playlist|dataset|drawing|tile|map|kernel|job|scene|conversion|converter|playground|summary|question|comment|review|campaign|broadcast|upload|attachment|avatar|logo|waveform|series|dashboard|timetable|quote|ticket|rule|function|script|notebook|sandbox|template|translation|reminder|invitation|call|chat]",
  "[work:row|entry|contact|order|product|event|document|post|reply|item|record|result|recipient|device|message|packet|stream|board|space|folder|sheet|page|file|body|payload]",
] as const;
const withWork = (patterns: readonly string[]): string[] => [
  ...patterns.flatMap((pattern) => WORK.map((work) => `${pattern} & ${work}`)),
  ...patterns,
];

/** Where a caller puts a pattern. */
const inPlace = (patterns: readonly string[]): string[] => [
  ...patterns.map(
    (pattern) =>
      `${pattern} & [place:search|filter|field|formula|cell|column|view|query|validator|purge|rule|project|grep|box|log|post|title|subject]`,
  ),
  ...patterns,
];

/** What stands inside its own kind. */
const nesting = (patterns: readonly string[]): string[] => [
  ...patterns.map(
    (pattern) =>
      `${pattern} & [work:json|xml|yaml|query|filter|comment|reply|folder|archive|template|formula|expression|document|packet|message|category|rule|selector|schema|include|bookmark|graph|fragment|field|quote|block|list|group|section|condition|object|element|svg|markdown|table|page|link|relation|dependency|reference|type|call|node]`,
  ),
  ...patterns,
];

/** What is converted. */
const ofMedia = (patterns: readonly string[]): string[] => [
  ...patterns.map(
    (pattern) =>
      `${pattern} & [work:video|audio|clip|recording|document|pdf|voice|presentation|slide|spreadsheet|wav|mp4|podcast|song|stream|image|scan|file]`,
  ),
  ...patterns,
];

/** What has a size in pixels. */
const ofImages = (patterns: readonly string[]): string[] => [
  ...patterns.map(
    (pattern) =>
      `${pattern} & [work:image|picture|photo|avatar|logo|tile|thumbnail|gif|preview|cover|scan|pdf|waveform|video|map|chart|poster|banner|png|jpeg|screenshot|page]`,
  ),
  ...patterns,
];

/** What there are many of. */
const ofMany = (patterns: readonly string[]): string[] => [
  ...patterns.map(
    (pattern) =>
      `${pattern} & [work:row|entry|order|user|member|record|result|message|event|ticket|document|product|invoice|comment|line|series|hit|post|contact|item|customer|booking|device|measurement|reading|job|file|photo|child|children|relation|patient|student|payment|transaction|log|metric|sensor|article|issue|vehicle|shipment|reply|replies|vote|address|station]`,
  ),
  ...patterns,
];

const MEANWHILE = "Meanwhile send ordinary requests as the second caller and note their times.";

export const resourceExhaustion: Situations = [
  {
    id: "load-by-pattern",
    when: [
      "[who:<customer|staff|admin|everyone>] .. can|may|could|write|writes .... [kind:regex|regexp|regexes]",
      "[who:<customer|staff|admin|everyone>] .. can|may|could|write|writes .... regular [kind:expression|expressions]",
      "support|allow|accept .. [kind:regex|regexp|regexes] in|on|for|as [where:~]",
      "support|allow|accept .. regular [kind:expression|expressions] in|on|for|as [where:~]",
      "search|filter by|with .. [kind:regex|regexp]",
      "[kind:pattern|patterns] .. come|from .. column|user|request|query",
      "backtracking .... [kind:lookbehind|lookahead|references|behind|matcher]",
    ],
    unless: ["re2|linear time|automaton engine|time", "route|path|file|test regex", "escape|fix .. regex|regular"],
    cwe: 1333,
    severity: "medium",
    rationale: "one short text keeps a processor busy for minutes, as often as it is sent",
    name: [
      "A costly pattern from {who} can keep a processor busy for minutes",
      "A costly pattern in {where} can keep a processor busy for minutes",
      "A costly pattern sent to {endpoint} can keep a processor busy for minutes",
      "A costly pattern can keep a processor busy for minutes",
    ],
    consequence:
      "So whoever writes the pattern decides how long it runs: in an engine that backtracks, each further character of a text that almost matches doubles the work, and others wait for that process unless its time is limited.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Run a pattern that almost matches",
      setUp: WATCHED,
      steps: [
        "With the least rights that may do so, run (a+)+$ against 25, 30 and 35 letters a followed by an exclamation mark, and note each time.",
        "While the longest one runs, send an ordinary request as the second caller and note its time.",
      ],
      failsIf: "five further characters multiply the time by more than ten, or the second caller waits for it",
    },
    example: "Search by regex\n\nMembers can put a regex in the search box; it runs over all posts.",
    counterexample: "Search by word\n\nMembers can put a second word in the search box; posts with both are shown.",
  },
  {
    id: "load-nested-query",
    when: [
      "[lang:graphql] & nested|nest|depth|relations|resolver|compose|freely|again",
      "[what:comments|archives|archive|collections|frames|messages|message|queries|query|folders|groups|objects|lists|calc|relations|expressions|parts] .... any|unlimited [lang:depth|nesting]",
      "nesting of [what:comments|archives|archive|collections|frames|messages|message|queries|query|folders|groups|objects|lists|calc|relations|expressions|parts] .. any|unlimited|recursion",
      "parser|reader calls itself for each|every attached? [what:comments|archives|archive|collections|frames|messages|message|queries|query|folders|groups|objects|lists|calc|relations|expressions|parts]",
      "no .. bound|limit|cap on .. nesting|depth|levels",
    ],
    unless: ["depth|complexity|cost limit|limited|check|analysis", "nested .. folder|if|ternary|div|list item"],
    cwe: 770,
    asvs: "V4",
    severity: "medium",
    rationale: "a few lines of input cause work many times over, which all others wait for",
    name: [
      "{what} nested without bound can use up time and memory",
      "Deeply nested {lang} input can use up time and memory",
      "Input nested without bound can use up time and memory",
    ],
    consequence:
      "So depth is the sender's choice: each further level adds to what is worked on and held, and a few lines can take time and memory that all share, unless depth and cost are limited before the work begins.",
    control: {
      when: [
        "depth|complexity|cost .. limit|limited|max|maximum|capped",
        "persisted queries only",
        "limit|max|maximum .. depth|complexity|nesting",
      ],
      consequence: "Check that it counts lists and repeated parts too, and that it refuses before the work begins.",
    },
    test: {
      technique: "raise-load",
      title: ["Nest {what} level by level", "Nest the input level by level"],
      setUp: WATCHED,
      steps: [
        "With the least rights that may send it, send the smallest nested input and note time and memory.",
        "Send it 10, 100, 1,000 and 10,000 levels deep, then 10 levels with each level twice as wide.",
        MEANWHILE,
      ],
      failsIf: "the process ends, or the second caller's requests take five times as long",
    },
    example:
      "GraphQL for partners\n\nTypes for teams and members. With GraphQL they can be nested as the app likes, members expose the teams again.",
    counterexample: "REST for partners\n\nTeams and members have one route each and refer to each other by number.",
  },
  {
    id: "load-decompressed",
    when: [
      "[pack:gzip|gz|zip|zstd|brotli|deflate|archive|7z|xz] .... unpacked|decompressed|inflated|unzipped .. in|into|to memory",
      "decompress|inflate|gunzip|unzip|unpack .... [pack:gzip|gz|zip|zstd|brotli|deflate|archive|bodies|body] .... memory",
      "decompress|inflate|gunzip .. [pack:body|bodies|payload|request|message|messages]",
      "accept|send|support|allow .. [pack:gzip|zstd|brotli|deflate] .. body|bodies|request|payload|upload",
      "[pack:body|payload|bodies] .. decompressed|inflated|gunzipped",
    ],
    unless: ["compress|compressed .. response|reply|output|artifact|asset"],
    cwe: 770,
    severity: "high",
    rationale: "some megabytes end a process that all others use as well",
    name: [
      "A few megabytes of {pack} sent to {endpoint} can unpack to gigabytes in memory",
      "A few megabytes of {pack} can unpack to gigabytes in memory",
    ],
    consequence:
      "So what arrives is small and what it becomes is not: some megabytes of zeroes unpack to gigabytes, and the process ends with all the work it holds, unless the output is counted while it is unpacked.",
    control: STATED,
    test: {
      technique: "craft-file",
      title: "Send {pack} input that unpacks to gigabytes",
      setUp: "A test instance with its usual memory limit, watched, and a second caller.",
      steps: [
        "With the least rights that may send it, send 100 kB that unpack to about 100 MB of zeroes and note the memory of the process.",
        "Send 10 MB that unpack to about 10 GB, then the same packed once more into itself.",
        "As the second caller, send ordinary input meanwhile.",
      ],
      failsIf: "the memory grows by gigabytes, or the process ends",
    },
    example: "Collector\n\nAgents may send gzip; the body is decompressed into memory and then parsed.",
    counterexample: "Collector\n\nAgents get compressed responses from now on, which saves traffic.",
  },
  {
    id: "load-limit-removed",
    when: [
      "drop|dropped|remove|removed|removes|lift|lifts|lifted|disable|disables .. [lim:limit|limits|cap|caps|maximum|timeout|timeouts|quota|throttle|bound] of|for|on # [what:~]",
      "drop|dropped|remove|removed|removes|lift|lifts|lifted|disable|disables .. [lim:limit|limits|cap|caps|maximum|timeout|timeouts|quota|throttle|bound] of|for|on [what:~]",
      "drop|dropped|remove|removed|removes|lift|lifts|lifted|disable|disables .... [pre:page|pixel|size|row|rate|length|depth|request|upload|memory|query|step|file|time|entry|result|connection|body|item] [lim:limit|limits|cap|caps|maximum|timeout|quota|bound]",
      "no more .. [lim:bound|limit|cap|maximum] on|for|of [what:~]",
      "[pre:page|pixel|size|row|rate|length|depth|request|upload|memory|query|step|file|time|result|connection|body|item] [lim:limit|cap|timeout|quota] .. gone|lifted|dropped|removed|off|disabled",
    ],
    unless: [
      "timeout .. test|tests|ci|e2e",
      "add|adds|new|introduce .. limit|cap|maximum|timeout",
      "character|credit|spending|daily limit",
    ],
    cwe: 770,
    severity: "medium",
    rationale: "one caller's work slows all others, and the old {lim} no longer stops it",
    name: [
      "Without the {lim} on {what}, one caller of {endpoint} can slow all others",
      "Without the {lim} on {what}, one caller can slow all others",
      "Without the {pre} {lim}, one caller of {endpoint} can slow all others",
      "Without the {pre} {lim}, one caller can slow all others",
    ],
    consequence:
      "So what one caller asks for can grow as far as that caller likes: a script takes the processor, memory or disk that others need, unless something further in still bounds it.",
    test: {
      technique: "raise-load",
      title: ["Go beyond the old {lim} on {what}", "Go beyond the old {pre} {lim}"],
      setUp: WATCHED,
      steps: [
        "With the least rights that may ask, send a request at the old {lim} and note time and memory.",
        "Send it at ten, a hundred and a thousand times the old {lim}, then ten of the largest at once.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long or are refused",
    },
    example: "Order export\n\nWe remove the cap of 500 rows so that merchants get everything in one file.",
    counterexample: "Order export\n\nWe remove the grey border so that merchants see the button in the list.",
  },
  {
    id: "load-limit-raised",
    when: [
      "raise|raised|raises|increase|increased|increases|bump .... [what:size|upload|body|row|rate|page|timeout|message|batch|request|file|payload|memory|connection] .... from [n:#] .. to [m:#]",
      "[what:size|upload|body|row|rate|page|message|batch|request|file|payload] limit|limits|maximum .. from [n:#] .. to [m:#]",
    ],
    unless: ["test|ci|e2e .. timeout", "version|dependency|package"],
    cwe: 770,
    severity: "low",
    rationale: "others wait for the larger work, and nothing is lost",
    name: "Ten callers at the new {what} limit of {m} can slow all others",
    consequence:
      "So one request may ask for {m} where {n} was the end, and memory and time that were sized for the old value are used up by fewer callers, unless their number is limited too.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Send many requests at the new {what} limit",
      setUp: WATCHED,
      steps: [
        "With the least rights that may send it, send one request at the old value {n} and one at the new value {m}, and note time and memory.",
        "Send 20 at {m} at once, then one a little beyond it.",
        MEANWHILE,
      ],
      failsIf: "the one beyond is worked on, or the second caller's requests take five times as long",
    },
    example: "Larger drawings\n\nRaise the upload limit from 20 MB to 800 MB for the plan room.",
    counterexample: "Larger drawings\n\nThe preview of a drawing is larger on wide screens.",
  },
  {
    id: "load-unlimited",
    when: [
      "no|without upper? [lim:limit|limits|cap|maximum|bound|end] on|of|for the? number? of? [what:~]",
      "number of [what:~] .. not|isn't|no|unlimited limited|bounded|capped|limit",
      "number of [what:~] .. unlimited|no limit",
      "any number of [what:~]",
      "as many [what:~] as",
      "unlimited|unbounded [what:~]",
      "unlimited|unbounded number of [what:~]",
      "no [lim:timeout|deadline] for|on|because the? [what:~]",
    ],
    unless: [
      "no limit .. changed|reached",
      "unlimited plan|tier|subscription|access",
      "not any number",
      "invalid|wrong|incorrect number of",
    ],
    cwe: 770,
    severity: "medium",
    rationale: "one caller's work slows all others, and nothing bounds it",
    name: ["One caller can ask {endpoint} for {what} without bound", "One caller can cause any number of {what}"],
    consequence:
      "So a script can ask for {what} again and again, ever more at once, and take the processor, memory or disk that all others need, unless something further in bounds it.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Ask for ever more {what}",
      setUp: WATCHED,
      steps: [
        "With the least rights that may ask, ask for a usual amount of {what} and note time and memory.",
        "Ask for ten, a hundred, a thousand and a million times as much, then ten of the largest at once.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long or are refused",
    },
    example: "Recipients\n\nThe number of recipients isn't limited, since a club has 9,000 members.",
    counterexample: "Recipients\n\nThe list of recipients of a message is sorted by name, since a club asked for it.",
  },
  {
    id: "load-size-from-caller",
    when: [
      "[size:width|height|zoom|radius|dpi|resolution|limit|pagesize|scale|timeout] .... any integer|number|value",
      "[size:width|height|zoom|radius|dpi|resolution|limit|scale] .. default # .... no|any",
      "[size:width|height|dimensions|dpi|resolution|zoom|radius|scale] .. taken|read|comes|come from|in|by the? url|address|query|request|path|parameter",
      "<endpoint> & [size:width|height|zoom|radius|dpi|limit|resolution|scale] ",
      "[who:<customer|staff|everyone>] .. set|choose|pick|raise|enter .. [size:timeout|width|height|resolution|dpi|interval]",
    ],
    unless: [
      "css|screen|column|viewport|sidebar|window|font|dialog|icon width|height|size",
      "max|maximum|up to .. width|height|limit|zoom|radius",
      "rate limit",
    ],
    cwe: 770,
    severity: "medium",
    rationale: "one short request costs as much as thousands, and it can be repeated",
    name: [
      "The {size} sent to {endpoint} decides how much work it makes",
      "The {size} that {who} set decides how much work it makes",
      "The {size} that a caller sends decides how much work it makes",
    ],
    consequence:
      "So the caller's {size} sets memory and time of the work, and a script asks for the greatest again and again, unless it is compared with a greatest value.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Raise the {size} step by step",
      setUp: WATCHED,
      steps: [
        "With the least rights that may ask, send a usual {size} and note time and memory.",
        "Send it ten, a hundred and a million times as large, then 0 and -1.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long, or the process ends",
    },
    example:
      "Pictures on the fly\n\nWidth and height are taken from the address, and the server makes the picture in this size.",
    counterexample: "Pictures on the fly\n\nThe address names one of four formats that are made at upload.",
  },
  {
    id: "load-search-everything",
    when: [
      "leading [how:wildcard|wildcards] & search|query|allowed|term",
      "search|filter|suggest|query .... [how:wildcard|wildcards|substring] .. allowed|in|over|any",
      "search|query|suggest .. on|with|at every|each [how:keystroke|key|letter|character]",
      "search|query .... from the first [how:letter|character] on",
    ],
    unless: ["search .. key|keys .. pressed|shortcut", "no|without|forbid|disallow leading? wildcards"],
    cwe: 770,
    severity: "medium",
    rationale: "each such search costs the server far more than it costs to send",
    name: [
      "Searches by {how} sent to {endpoint} can slow all others",
      "A script that searches by {how} can slow all others",
    ],
    consequence:
      "So one short search by {how} makes the server read far more than it answers with, and a script that sends hundreds at once slows those of all others, unless length, time and number are limited.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Send the costliest searches by {how} at once",
      setUp: WATCHED,
      steps: [
        "With the least rights that may search, search for the shortest permitted text that matches almost everything and note its time.",
        "Send 50 of them at once, closing each connection at once.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long",
    },
    example: "Find as you type\n\nThe search runs from the first letter on, over titles, texts and attachments.",
    counterexample: "Find by number\n\nThe field takes a whole order number and opens that order.",
  },
  {
    id: "load-without-account",
    when: [
      "[who:<anonymous>] .. can|may [action:>] & generate|render|convert|search|zip|create|translate|transcribe|export|start|upload|model|ffmpeg|queue",
      "[who:visitors|guests|anyone|anybody] .... [action:generate|render|convert|transcribe|translate|export|queue] [what:~]",
      "[what:clip|clips|picture|pictures|pdf|preview|export|report|tiles|transcript|translation|file] .... made|generated|rendered|built|converted && works|open|usable without .. signing|account|login|key",
    ],
    unless: ["captcha", "rate limit|limited|limiting"],
    cwe: 770,
    severity: "medium",
    rationale: "a script needs no account for it, and others wait",
    name: [
      "Without an account, a script can {action} {what} as often as it likes",
      "Without an account, a script can {action}, as often as it likes",
      "Without an account, a script can have each {what} made again and again",
    ],
    consequence:
      "So the work is done for callers who cannot be told apart, and one script asks as often as a thousand visitors; the others wait, unless number and cost are limited by address and in all.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Repeat the request without a session",
      setUp: `${WATCHED} A client without cookies.`,
      steps: [
        "Without a session, send the costliest permitted request of the quoted kind and note its time.",
        "Send it 10, 100 and 500 times at once from one address.",
        MEANWHILE,
      ],
      failsIf: "all 500 are worked on, or the second caller's requests take five times as long",
    },
    example: "Try before you sign up\n\nVisitors can generate four pictures at once.",
    counterexample: "Try before you sign up\n\nVisitors see the prices of all plans on the landing page.",
  },
  {
    id: "load-large-input",
    when: [
      "[what:file|files|video|videos|plan|plans|attachment|attachments|upload|uploads|archive|archives|zip|message|messages|body|bodies|recording|dump|clip|clips|format|formats|type|types] .... up to|of [n:#] [unit:mb|gb|mib|gib|tb]",
      "up to [n:#] [unit:mb|gb|mib|gib|tb] .... [what:file|files|video|videos|attachment|attachments|upload|uploads|archive|message|body|recording|dump]",
    ],
    unless: [
      "chunk|chunks of # mb",
      "tested with # gb|mb",
      "limit|cap|quota .. per user|account|day",
      "save|saves|smaller|reduce|ram|flash",
    ],
    cwe: 770,
    severity: "medium",
    rationale: "each of these requests is permitted, and a full disk stops the work of all others",
    name: [
      "Twenty times {n} {unit} sent at once to {endpoint} can fill memory and disk",
      "Twenty times {n} {unit} sent at once can fill memory and disk",
    ],
    consequence:
      "So {n} {unit} are permitted for one request, and 20 at once are 20 times that: memory and disk fill before the first is worked on, unless number and total are limited for each caller.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Send {n} {unit} twenty times at once and break some off",
      setUp: `${WATCHED} An input of {n} {unit}.`,
      steps: [
        "With the least rights that may send it, send the input once and note memory, disk and time.",
        "Send 20 at once; break ten of them off halfway, and leave the other ten open at a byte a second.",
        "Meanwhile send ordinary requests as the second caller; after an hour, look for remains on the disk.",
      ],
      failsIf: "the second caller's requests are refused, or the broken-off inputs still fill the disk after an hour",
    },
    example: "Course videos\n\nTeachers upload videos of up to 4 GB, which are cut on the same machine.",
    counterexample: "Course videos\n\nTeachers see how much of their 4 courses is finished, as a bar on the page.",
  },
  {
    id: "load-model-turns",
    when: [
      "[who:agent|agents|model|assistant] .... loop|loops|turns|steps|iterations|recursively .... until|ends|no|unlimited|as",
      "loop .. ends|runs|until|while .... [who:agent|model|assistant]",
    ],
    unless: ["max|maximum|at most|limit .. turns|steps|iterations", "agent .. user|support", "data model"],
    cwe: 770,
    severity: "medium",
    rationale: "each turn of the {who} is paid by the operator and caused by the caller",
    name: ["One request can keep the {who} working without end at the operator's cost"],
    consequence:
      "So the {who} itself decides when it has finished, and one text that asks it to begin again runs up the bill that the operator pays, unless turns, length and number are limited.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Make the {who} work as long as it will",
      setUp:
        "A staging system with a spending limit at the model's provider, and a count of calls and tokens for each request.",
      steps: [
        "With the least rights that may ask, send a usual request and note calls and tokens.",
        "Send one that asks to repeat the task until told to stop, then a text of the greatest permitted length.",
      ],
      failsIf: "one request causes more than ten times the usual calls",
    },
    example: "Research helper\n\nAn agent may delegate to another agent, and the loop ends when the model says so.",
    counterexample: "Research helper\n\nThe page names the people who answer questions, with their hours.",
  },
  {
    id: "load-made-at-once",
    when: [
      "[what:zip|export|exports|report|reports|pdf|pdfs|archive|clip|clips|csv|backup|tiles|clusters|thumbnails|pictures] .... on the fly|demand",
      "[what:zip|export|exports|report|reports|pdf|pdfs|archive|clip|clips|csv|backup|clustering|file] .. is|are|made|built|generated|rendered|done|created .... while|on|for|when .. waits|wait|request|press|button",
      "[what:rows|files|attachments|attachment|results|records|messages|bodies|lines|tiles|pages|images] .... collected|kept|held|loaded|read|buffered .. in|into memory",
    ],
    unless: ["in memory .. test|tests|cache|database|db", "queue|queued|background job", "streamed|streams|streaming"],
    cwe: 770,
    severity: "medium",
    rationale: "each request holds a worker and its memory until it is done, and it can be repeated",
    name: [
      "A few large {what} asked of {endpoint} at once can hold up all others",
      "A few large {what} asked for at once can hold up all others",
    ],
    consequence:
      "So the work grows with the {what} and is done while the caller waits: a handful of large ones at once holds what all others need, unless number and size are limited.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Ask for the largest {what} many times at once",
      setUp: `${WATCHED} The largest amount of data that one caller can have.`,
      steps: [
        "With the least rights that may ask, ask for the largest {what} once and note time and memory.",
        "Ask for it 20 times at once and close each connection after a second.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long, or the process ends",
    },
    example: "Download everything\n\nMembers press a button and the zip is built while they wait.",
    counterexample: "Download everything\n\nMembers find their albums on the page of the month.",
  },
  {
    id: "load-repeated-calls",
    when: [
      "[who:client|clients|app|apps|board|page|tab|till|device|devices|browser|agent] .... [what:retry|retries|polls|poll|reconnect|reconnects|reload|reloads] .... immediately|away|second|forever|until|pause|infinitely",
      "[what:retry|retries|reconnect|reconnects] immediately|forever|infinitely|endlessly",
      "[what:retries|retry] .. without|no backoff|pause|delay|limit",
    ],
    unless: ["e2e|test|tests .. retry", "add|adds|with|exponential .. backoff"],
    cwe: 770,
    severity: "low",
    rationale: "the service slows down after an outage, and nothing is lost for good",
    name: [
      "{who} that {what} without pause can keep the service down after an outage",
      "Clients that {what} without pause can keep the service down",
    ],
    consequence:
      "So after an outage all of them come at once and again, and the service that has just come back is held down by its own callers, unless it limits number and rate for each.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Let many callers {what} after an outage",
      setUp: `${WATCHED} A script that plays 2,000 callers.`,
      steps: [
        "Play 10, 100 and 2,000 callers that repeat as the quoted line says, and note load and answers.",
        "Let the server answer with errors for a minute, then well again, and note how the callers come back.",
        MEANWHILE,
      ],
      failsIf: "the second caller is refused after the server is well again",
    },
    example: "Live board\n\nThe board polls every second, in each open tab.",
    counterexample: "Live board\n\nThe board is printed at night and hung up at the door.",
  },
  {
    id: "load-fixes-exhaustion",
    topicOnly: true,
    when: [
      "prevent|prevents|avoid|avoids|fix|fixes|fixed|mitigate|stop|stops|harden|resolve .... [flaw:dos|denial|exhaustion|oom|leak|leaks|overflow|loop|hang|hangs|redos|starvation]",
      "fix|fixes|fixed|handle|recover .... [flaw:crash|panic|panics|panichandler]",
      "add .... [flaw:panichandler]",
      "[flaw:dos] attack|attacks|vulnerability|vector",
      "[flaw:oom|redos] on|in|when|with|fix",
      "causing [flaw:memory|infinite] leaks|leak|loop",
      "infinite [flaw:loop] that|can|when|generate",
      "perf|deduplicate|deduplicates|share|shares|normalized .... [flaw:upgrade|registration|probe|callers|requests|memory]",
    ],
    unless: ["retry|test|lint fix|fixes"],
    cwe: 770,
    severity: "low",
    rationale: "what the change misses costs time and memory, and no data",
    name: [
      "Other input to {endpoint} may still use up its time and memory",
      "“{line}”: nearby input may still cause it",
      "Around {code}, nearby input may still use up time and memory",
      "Input close to the fixed one may still use up time and memory",
    ],
    consequence:
      "Check that the same work cannot be set off in another way: by more of it at once, by a slightly different input, by breaking off in the middle, and on paths that end in an error.",
    test: {
      technique: "raise-load",
      title: "Repeat the fixed case in other shapes",
      setUp:
        "A staging system whose processor, memory and open connections are watched, and the input that showed the fault.",
      steps: [
        "Send the input that showed the fault before the change; it has to be dealt with at once.",
        "Send it 1,000 times in a row and 50 times at once, and compare memory and connections before and after.",
        "Send it cut in half, twice in one request, ten times as large, and break off each connection halfway.",
      ],
      failsIf: "the process ends, stays busy, or holds more memory afterwards than before",
    },
    example: "Clean-up\n\nFixes a loop that could hang when the list was empty.",
    counterexample: "Clean-up\n\nThe folder of the pictures has a new name.",
  },
  {
    id: "load-rate-limit-off",
    topicOnly: true,
    when: withWork([
      "drop|remove|disable|skip|lift|relax|without|no|off|exempt|gone|bypass|raise|increase ... [lim:throttle|throttling|limiter|backpressure|backoff|cooldown|debounce]",
      "drop|remove|disable|skip|lift|relax|without|no|off|exempt|gone|bypass|raise|increase ... rate [lim:limit|limits|limiting|limiter]",
      "rate [lim:limit|limits|limiting|limiter] .... off|gone|removed|dropped|lifted|raised|disabled|per_request|one_call|not",
      "[lim:limiter|throttle|throttling|quota|debounce|cooldown] .... off|gone|removed|dropped|lifted|raised|disabled|in_the_way|annoying",
    ]),
    unless: ["login|password|code|otp .. rate limit", "add|adds|added|introduce rate limit", "nothing to change"],
    cwe: 770,
    severity: "medium",
    rationale: "one caller's requests take what all others share, and the count that stopped them is loosened",
    name: [
      "Looser {lim} on {endpoint}: one caller can take what all others share",
      "Looser {lim}: one caller's {work} can crowd out everyone else's",
      "With a looser {lim}, one caller's requests can crowd out the others",
    ],
    consequence:
      "So a script may send as much as the new {lim} lets through, and whatever stands behind it has to carry that, unless number and cost are bounded elsewhere.",
    test: {
      technique: "raise-load",
      title: [
        "Send a burst to {endpoint}",
        "Send a burst of {work} past the old {lim}",
        "Send a burst past the old {lim}",
      ],
      setUp: WATCHED,
      steps: [
        [
          "As one caller with ordinary rights, send {endpoint} at the old permitted rate and note time and load.",
          "As one caller with ordinary rights, send {work} at the old permitted rate and note time and load.",
          "As one caller with ordinary rights, send the request that the quoted line is about at the old permitted rate and note time and load.",
        ],
        "Send it 10 and then 100 times as fast for a minute.",
        MEANWHILE,
      ],
      failsIf: "nothing is refused and the second caller's requests take five times as long",
    },
    example: "Faster sync\n\nThe rate limit for the sync route is disabled, the apps need bursts.",
    counterexample: "Faster sync\n\nThe sync route sends only what is new, the apps need less.",
  },
  {
    id: "load-rate-limit-added",
    topicOnly: true,
    when: [
      "add|adds|added|introduce|introduces|implement|set|enforce|new|need|needs ... rate [lim:limit|limits|limiting|limiter]",
      "add|adds|added|introduce|introduces|implement|set|enforce|new|need|needs ... [lim:throttle|throttling|quota|quotas|ratelimit|ratelimiter]",
      "requests per [per:user|ip|minute|second|hour|day|account|client|key]",
      "rate [lim:limit|limits] .. per [per:user|ip|minute|second|hour|day|account|client|key]",
    ],
    cwe: 770,
    severity: "low",
    rationale: "the new limit slows a script down, and what it misses costs time but no data",
    name: [
      "The new {lim} on {endpoint} may be passed by spreading the requests",
      "The new limit per {per} may be passed by spreading the requests",
      "“{line}”: the limit may be passed by spreading the requests",
      "The new {lim} may be passed by spreading the requests",
      "The new limit may be passed by spreading the requests",
    ],
    consequence:
      "Check that the count holds across all servers, cannot be started anew with another address or header, and covers each route that leads to the same work.",
    test: {
      technique: "raise-load",
      title: ["Pass the new limit of {endpoint}", "Try to pass the new limit"],
      setUp: "A staging system with two server processes, two accounts and two addresses to send from.",
      steps: [
        "As one caller, send requests until one is refused, and note the number.",
        "Send the same number again at once with another X-Forwarded-For header, then over a second connection.",
        "Send the double number in parallel, so that both processes answer.",
      ],
      failsIf: "more requests are carried out than the limit allows",
    },
    example: "Protect previews\n\nAdd rate limit for previews, counted per user.",
    counterexample: "Preview colours\n\nAdd a dark frame for previews.",
  },
  {
    id: "load-limit-new",
    topicOnly: true,
    when: [
      "add|adds|added|enforce|enforces|introduce|hard|implement|restrict|need .... [lim:limit|limits|cap|bound|bounds|quota|pagination]",
      "[lim:restrict|restricts|limit|limits] .. length|size|number|upload|characters|fields|depth .. of|to|for",
      "[lim:pagination] .. introduced|added",
      "sets|set a|the|hard .. [lim:limit|maximum]",
      "to [lim:limit] .. size|length|number",
    ],
    unless: [
      "drop|drops|dropped|remove|removed|raise|raised|lift|no|without|off|unlimited|longer .... limit|limits|cap|bound|max",
      "limit|limits|cap|max|bound .... gone|raised|removed|unlimited|dropped|off|infinity|longer",
    ],
    cwe: 770,
    severity: "low",
    rationale: "what the new bound misses costs time and memory, and no data",
    name: [
      "The new bound of {endpoint} may miss another way to the same work",
      "“{line}”: the bound may be passed",
      "Around {code}, the new bound may be passed",
      "The new bound may be passed by another way to the same work",
    ],
    consequence:
      "Check that the bound is enforced on the server, before the work begins, at its exact value and one above, and on every other way that leads to the same work.",
    test: {
      technique: "raise-load",
      title: "Send the bound and one more",
      setUp: WATCHED,
      steps: [
        "With the least rights that may send it, send exactly the new bound; it has to work.",
        [
          "Send one more than {figure}, ten times as much, 0 and -1.",
          "Send one more than that, ten times as much, 0 and -1.",
        ],
        "Send the same amount in another shape: in several parts, compressed, over each other route that leads to the same work.",
      ],
      failsIf: "an amount above the bound is worked on, or the process ends",
    },
    example: "Index long fields\n\nAdds a hard limit for the characters that are put into the index.",
    counterexample: "Index fields\n\nAdds the name of the author to the list.",
  },
  {
    id: "load-time-limit-off",
    topicOnly: true,
    when: withWork([
      "no|without|drop|remove|removed|disable|lift|off|raise|increase|longer|unlimited .... [lim:timeout|timeouts|deadline|watchdog]",
      "[lim:timeout|timeouts|deadline] .... off|gone|removed|dropped|lifted|raised|disabled|none|infinite|unlimited|0|0s|global|longer|soft",
      "no|without|drop|remove|removed|disable|lift time [lim:limit|limits]",
      "time [lim:limit|limits] .. off|gone|removed|dropped|lifted|raised|disabled|none",
      "removed|drop|dropped|lift the? # s|seconds|minutes [lim:limit|limits]",
      "cpu [lim:limit|limits] .... soft|off|raised|none|gone",
    ]),
    unless: ["session|login|token|idle|lock timeout", "test|tests|ci|e2e|build timeout"],
    cwe: 770,
    severity: "medium",
    rationale: "work without an end holds what all others need, and one caller can start it several times",
    name: [
      "With a looser {lim}, one request to {endpoint} can hold a worker for long",
      "Without the old {lim}, a {work} made slow can hold what all others need",
      "Without the old {lim}, a slow request can hold what all others need",
    ],
    consequence:
      "So a slow request runs on for longer than it could: a few of the slowest ones hold workers and connections for as long as they run, and the others queue behind them.",
    test: {
      technique: "raise-load",
      title: [
        "Start the slowest request to {endpoint} many times",
        "Start a {work} made slow many times at once",
        "Start the slowest request many times at once",
      ],
      setUp: `${WATCHED} The most data that one caller can have.`,
      steps: [
        [
          "With the least rights that may send it, send the slowest request that {endpoint} takes, and note how long it runs.",
          "With the least rights that may do so, start a {work} made as slow as the ticket permits, and note how long it runs.",
          "With the least rights that may send it, send the slowest request that the quoted line is about, and note how long it runs.",
        ],
        "Send it 20 times at once, and close the connections after a second.",
        MEANWHILE,
      ],
      failsIf: "the work goes on after the caller is gone, or the second caller's requests take five times as long",
    },
    example: "Long analyses\n\nThe statement timeout is lifted for the analysis route, some take half an hour.",
    counterexample: "Long analyses\n\nThe analysis route shows how many steps are left.",
  },
  {
    id: "load-packed-input",
    topicOnly: true,
    when: [
      "[pack:zip|zips|archive|archives|gzip|gz|7z|tar|zlib|lz4|zstd|brotli|epub] .... unpack|unpacked|extract|extracted|expand|expanded|inflate|inflated|decompress|decompressed|import|upload|opened|shows|read|content|size|entries|nested",
      "unpack|unpacks|extract|extracts|expand|expanded|inflate|inflated|decompress|decompressed|decompression|import|takes|open|upload|put .... [pack:zip|zips|archive|archives|gzip|gz|7z|tar|zlib|lz4|zstd|brotli|epub]",
      "[step:compressed|decoder|decompressor|decompression|inflate|unpacked|unzip|unzipped]",
    ],
    unless: ["compress|compressed response|responses|output|assets"],
    cwe: 770,
    severity: "medium",
    rationale: "a small file can fill memory or disk that all others use as well",
    name: [
      "A few megabytes of {pack} sent to {endpoint} can fill disk and memory",
      "A few megabytes of {pack} can unpack to more than disk and memory hold",
      "A small packed input can unpack to more than disk and memory hold",
    ],
    consequence:
      "So what arrives is small and what it becomes is not: some megabytes of zeroes unpack to gigabytes, unless the output and the number of entries are counted while unpacking, not read from the header.",
    control: STATED,
    test: {
      technique: "craft-file",
      title: "Hand in packed data that grows",
      setUp: "A test instance with its usual memory and disk, watched, and a second caller.",
      steps: [
        "With the least rights that may hand it in, send 100 kB that unpack to 100 MB of zeroes, and note memory and disk.",
        "Send 10 MB that unpack to 10 GB, then a file of 1,000,000 empty entries, then one whose header announces less than it holds.",
        MEANWHILE,
      ],
      failsIf: "memory and disk grow by gigabytes",
    },
    example: "Move projects\n\nThe page takes a zip made by the other product and unpacks it for the import.",
    counterexample: "Move projects\n\nThe page names the person who moves projects.",
  },
  {
    id: "load-pattern-supplied",
    topicOnly: true,
    when: inPlace([
      "[kind:regex|regexp|regexes|regexps|grok] .... user|users|custom|search|filter|accepts|accept|allowed|typed|field|query|box|cell|column|own|formulas|viewers|rules|rule|lookaheads|possible|projects|purge",
      "user|users|custom|search|filter|accept|accepts|support|supports|allow|typed|field|box|own|take|takes|may .... [kind:regex|regexp|regexes|regexps|grok]",
      "user|users|custom|search|filter|accept|accepts|support|supports|allow|typed|field|box|own|take|takes|may|try .... regular [kind:expression|expressions]",
      "regular [kind:expression|expressions] .... possible|search|filter|box|allowed|accepted|typed|users|over",
      "formulas|rules|users|projects|people .... [kind:pattern|patterns]",
    ]),
    unless: ["re2|linear time", "new|our|the pattern|regex .. replaces|checks|validates"],
    cwe: 1333,
    severity: "medium",
    rationale: "one short text can keep a processor busy for minutes, as often as it is sent",
    name: [
      "A costly regular expression sent to {endpoint} can keep a processor busy for minutes",
      "A costly regular expression for the {place} can keep a processor busy for minutes",
      "A costly pattern that a caller supplies can keep a processor busy for minutes",
    ],
    consequence:
      "So the caller supplies the pattern and with it the time that it takes: in an engine that backtracks, each further character of the text can double the work, unless engine or time limit rule that out.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: ["Supply patterns for the {place} that are costly to match", "Supply patterns that are costly to match"],
      setUp: WATCHED,
      steps: [
        [
          "With the least rights that may supply the pattern for the {place}, use (a+)+$ on the letter a 25, 30 and 35 times, then !; note each time.",
          "With the least rights that may supply the pattern, use (a+)+$ on the letter a 25, 30 and 35 times, then !; note each time.",
        ],
        "Do the same with (x*a*)*b and with ^(a|aa)+$, and with the longest pattern that is taken.",
        MEANWHILE,
      ],
      failsIf: "five further letters multiply the time by more than ten",
    },
    example: "Archive\n\nThe box accepts a regular expression, it is tried on subject and text.",
    counterexample: "Archive\n\nThe box has rounded corners and a lens.",
  },
  {
    id: "load-pattern-engine",
    topicOnly: true,
    when: [
      "new|own [kind:pattern] .... replaces|checks|matches",
      "[kind:regex|regexp|regexes|regexps|backtracking|redos|regexreplace|grok]",
      "regular [kind:expression|expressions]",
      "pattern|patterns|expression|expressions .. matched|compiled|evaluated|tried|run",
    ],
    unless: ["re2|linear time"],
    cwe: 1333,
    severity: "medium",
    rationale: "one short text can keep a processor busy for minutes, as often as it is sent",
    name: [
      "A text that almost matches can keep {endpoint} busy for minutes",
      "“{line}”: a text that almost matches can take minutes",
      "Around {code}, a text that almost matches a pattern can take minutes",
      "A text that almost matches a pattern can keep a processor busy for minutes",
    ],
    consequence:
      "So pattern and text together decide how long the match runs: in an engine that backtracks, each further character can double the work, unless engine or time limit rule that out.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Match a text that almost fits, ever longer",
      setUp: WATCHED,
      steps: [
        "Send a usual text that is matched and note the time.",
        "Send texts that repeat its repeated part 25, 1,000 and 50,000 times and then break it; note each time.",
        MEANWHILE,
      ],
      failsIf: "a text of twice the length takes more than ten times as long",
    },
    example: "Mentions line\n\nA new regex checks the line with the names, so that blanks do not matter.",
    counterexample: "Mentions line\n\nNames stand in bold in the line.",
  },
  {
    id: "load-nested-input",
    topicOnly: true,
    when: nesting([
      "[what:nested|nesting|recursion|recursive|recursively]",
      "[what:depth|deep|deeper|levels] .... limit|limited|limits|unlimited|any|query|each|gone|bounded|tree|children|off|max|as|cost|asked|infinity",
      "limit|limited|limits|unlimited|any|max|how|no|walk|follow|raise|without .... [what:depth|deep|deeper|levels]",
      "stack [what:overflow|exhaustion]",
    ]),
    unless: [
      "z index|nav|menu|folder depth|levels",
      "depth first",
      "queue|color|colour|bit|zip64 depth",
      "log|volume|audio levels|level",
      "lufs|neural",
      "test|tests for|of nesting|nested",
    ],
    cwe: 770,
    severity: "medium",
    rationale: "a few lines of input end a process or keep it busy, and others wait for it",
    name: [
      "Deeply nested {work} sent to {endpoint} can use up stack and time",
      "Deeply nested {work} can use up stack and time",
      "Deeply nested input to {endpoint} can use up stack and time",
      "“{line}”: a few deep lines can use up stack and time",
      "Around {code}, deeply nested input can use up stack and time",
      "Deeply nested input can use up stack and time",
    ],
    consequence:
      "So each further level costs stack, memory and time while the sender needs only a few characters for it, unless the number of levels is bounded before the work begins.",
    control: {
      when: [
        "depth|complexity|cost|levels|nesting .. limited|capped|bounded",
        "at_most|limited_to|capped_at # .. levels|deep|nesting",
        "# levels .. at_most|allowed|permitted",
      ],
      consequence: "Check that it counts lists and repeated parts too, and that it refuses before the work begins.",
    },
    test: {
      technique: "raise-load",
      title: [
        "Nest the input of {endpoint} level by level",
        "Nest {work} level by level",
        "Nest the input level by level",
      ],
      setUp: WATCHED,
      steps: [
        [
          "With the least rights that may send it, send the smallest nested {work} and note time and memory.",
          "With the least rights that may send it, send the smallest nested input that the quoted line is about, and note time and memory.",
        ],
        "Send it 10, 100, 1,000 and 10,000 levels deep, then 10 levels deep with ten branches in each.",
        MEANWHILE,
      ],
      failsIf: "the process ends, or the second caller's requests take five times as long as before",
    },
    example: "Quotes in quotes\n\nThe preview handles nested quotes by recursion instead of the loop.",
    counterexample: "Quotes\n\nThe preview draws a grey bar beside a quote.",
  },
  {
    id: "load-media-conversion",
    topicOnly: true,
    when: ofMedia([
      "[tool:ffmpeg|transcode|transcodes|transcoding|transcoder|libreoffice|ghostscript|imagemagick|ocr|tesseract]",
      "[tool:convert|converts|converted|conversion|converter|encode|encoded] .... video|videos|audio|clip|mp4|pdf|document|file|wav",
      "video|videos|audio|clip|clips|mp4|voice|recording .... [tool:convert|converted|encode|encoded|cut|cuts|render|rendered|transcribed|transcribe|length|resolution|live]",
    ]),
    cwe: 770,
    severity: "medium",
    rationale: "each conversion takes a processor for minutes, and one caller can ask for many",
    name: [
      "Conversions of {work} asked of {endpoint} can take all processors",
      "Converting a few very long {work} files can take all processors",
      "A few long files to convert can take all processors",
    ],
    consequence:
      "So length, resolution and number are the caller's, and the processor time is the operator's: a few files made to be slow hold every worker, unless size, run time and jobs at once are bounded.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Hand in files made to be slow",
      setUp: `${WATCHED} Files of 10 hours' length, of 16,000 pixels' width and of 10,000 tiny parts.`,
      steps: [
        "With the least rights that may do so, have a usual file converted and note processor time and disk.",
        "Hand in each of the prepared files, then the usual one 50 times at once.",
        MEANWHILE,
      ],
      failsIf: "one caller's jobs hold all workers, or the second caller's requests take five times as long",
    },
    example: "Voice notes\n\nVoice notes of the app are turned into wav by ffmpeg on arrival.",
    counterexample: "Voice notes\n\nVoice notes of the app have a grey play button.",
  },
  {
    id: "load-image-size",
    topicOnly: true,
    when: ofImages([
      "[what:resize|resized|resizes|resizing|resizer|scale|scaled|crop|thumbnail|thumbnails|waveform|blur|pixels|pixel|dpi|megapixel]",
      "[what:image|images|picture|pictures|gif|gifs|photo|photos|tile|tiles] .... memory|size|sizes|on_request|on_demand|parameter|url|decode|decoded|transform|zoom|frames",
      "w|h|width|height .. and? h|height|q|quality|blur|crop",
    ]),
    unless: ["css|window|column|sidebar|autoscale|cluster|horizontal .. resize|scale|scaled"],
    cwe: 770,
    severity: "medium",
    rationale: "a small file or a short address costs gigabytes and a processor, as often as it is sent",
    name: [
      "A huge size asked of {endpoint} can use up memory and processor",
      "A {work} of a huge size can use up memory and processor",
      "A picture of huge size can use up memory and processor",
    ],
    consequence:
      "So few bytes cost much: pixels asked for or announced are held in memory whole, and each new size is computed anew, unless pixels are bounded before anything is decoded.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: [
        "Raise the size asked of {endpoint} step by step",
        "Raise the size of the {work} step by step",
        "Raise the size of the picture step by step",
      ],
      setUp: `${WATCHED} A one-coloured PNG of 40,000 by 40,000 pixels and a GIF of 5,000 frames.`,
      steps: [
        [
          "With the least rights that may do so, ask {endpoint} for a usual size and note time and memory.",
          "With the least rights that may do so, have the {work} made in a usual size and note time and memory.",
          "With the least rights that may do so, have a usual picture made and note time and memory.",
        ],
        "Where the caller gives a size, ask for 1,000, 10,000 and 100,000 pixels; where they give a file, use the two large ones.",
        MEANWHILE,
      ],
      failsIf: "the process ends, or the second caller's requests take five times as long as before",
    },
    example: "Shop pictures\n\nThe server now does the resize when the page is first opened.",
    counterexample: "Shop pictures\n\nPictures stand left of the price.",
  },
  {
    id: "load-list-without-paging",
    topicOnly: true,
    when: ofMany([
      "[page:paging|pagination|pagesize|perpage|offset]",
      "page [page:size|sizes]",
      "[page:limit|first|size|count|top] .... without a maximum|max|ceiling|limit",
      "all|everything|whole|complete|full .. at once|in_one_go|in_one_answer|in_one_response|in_one_call",
      "[page:row|rows|result|results|hit|hits|record|records|entries|items] .... no|unlimited|all|any .. limit|maximum|paging|number|cap",
      "no|without a? .. [page:row|rows|result|results] limit|limits|maximum",
      "fetch|return|returns|load|loads .. all|everything|full_tree",
      "include|expand|embed .... relation|relations|depth|level|levels|every",
    ]),
    unless: ["with|add|adds|introduced pagination|paging"],
    cwe: 770,
    severity: "medium",
    rationale: "one short request reads and holds whole tables, and others wait for the database",
    name: [
      "One call of {endpoint} can ask for everything at once",
      "One short request for all {work} can hold up everyone else",
      "Around {code}, one short request can read whole tables",
      "“{line}”: one short request can read whole tables",
      "One short request can ask for all rows at once",
    ],
    consequence:
      "So how much is read is the caller's choice: one short request makes the database and the process hold everything, and several at once leave nothing for the others, unless the server sets the most that it returns.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: ["Ask {endpoint} for everything", "Ask for all {work} in one call", "Ask for everything in one call"],
      setUp: `${WATCHED} A database with as many rows as production.`,
      steps: [
        [
          "With the least rights that may call {endpoint}, ask for the usual number of rows and note time and memory.",
          "With the least rights that may ask, ask for the usual number of rows and note time and memory.",
        ],
        "Ask for ten times as many, for a million, for 0 and for -1, with every related part that can be included.",
        "Send the largest one 20 times at once.",
        MEANWHILE,
      ],
      failsIf: "the process ends, or the second caller's requests take five times as long as before",
    },
    example: "Job feed\n\nPartners get the whole feed, the paging of the list is not kept.",
    counterexample: "Job feed\n\nPartners see the name of the town next to each job.",
  },
  {
    id: "load-number-in-one-call",
    topicOnly: true,
    when: ofMany([
      "[what:batch|batches|bulk|multi] .... up_to|one|call|request|count|entries|limit|counts|any|all",
      "up to # .... in one|a|each [what:call|request|go|body|batch]",
      "in one [what:call|go|request|batch]",
      "up to # [what:contacts|items|entries|rows|addresses|patterns|sensors|pictures|devices|objects|ids|sources]",
      "max|maximum .. items|entries|elements|recipients|products|series",
    ]),
    cwe: 770,
    severity: "low",
    rationale: "one counted request does the work of thousands, and others wait for it",
    name: [
      "One call of {endpoint} can do the work of thousands",
      "Thousands of “{work}” in one call count as a single request",
      "One batch can do the work of thousands of requests",
    ],
    consequence:
      "So a limit that counts requests sees one where thousands are worked on. The number in it, its repeats and its parallel copies decide the load, unless the entries themselves are counted.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: ["Fill one call of {endpoint} to the brim", "Fill one call to the brim"],
      setUp: WATCHED,
      steps: [
        [
          "With the least rights that may send it, call {endpoint} with one entry and note time and memory.",
          "With the least rights that may send it, send the quoted call with one entry and note time and memory.",
        ],
        [
          "Send {figure} entries, then one more than that, then ten times as many.",
          "Send 1,000, 10,000 and 100,000 entries, then the same entry over and over.",
        ],
        "Send the largest accepted call 20 times at once.",
        MEANWHILE,
      ],
      failsIf: "a call above its bound is carried out, or the second caller's requests take five times as long",
    },
    example: "Labels\n\nThe new route takes a batch in one call, so that warehouses need fewer round trips.",
    counterexample: "Labels\n\nThe new route prints the label in landscape.",
  },
  {
    id: "load-paid-model",
    topicOnly: true,
    when: withWork([
      "[what:tokens|llm|gpt|prompt|prompts|model|models|completion|embeddings|openai|gpu|gpus] .... pay|paid|cost|costs|budget|free|public|sign|unlimited|each|per|second|seconds|everyone|length|long|context|limit",
      "we|operator pay|pays .. for|per|each|token|model|call|calls",
      "agent|assistant|model .... delegate|tool|tools|loop|steps|turns",
    ]),
    unless: ["data model", "access|refresh|csrf tokens"],
    cwe: 770,
    severity: "medium",
    rationale: "the operator pays for each turn, and whoever may ask can ask by script",
    name: [
      "A script that calls {endpoint} can run up the model's bill",
      "A script can run up the bill of the model behind the {work}",
      "A script can run up what the model costs the operator",
    ],
    consequence:
      "So each question costs money and scarce processor time, and length and number are the asker's choice, unless both are bounded for each person and in all.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Ask for the longest answers by script",
      setUp: "A staging system whose model calls and tokens are counted, with a spending limit set at the provider.",
      steps: [
        [
          "With the least rights that may call {endpoint}, send a usual question and note calls and tokens.",
          "With the least rights that may ask, send a usual question and note calls and tokens.",
        ],
        "Send the longest permitted text, then one that asks for an answer without end, and note calls and tokens.",
        "Send the usual question 200 times in five minutes.",
      ],
      failsIf: "all 200 are answered, or one question costs more than ten times the usual tokens",
    },
    example: "Ask the archive\n\nReaders may ask without an account; each question is about 20k tokens and we pay.",
    counterexample: "Ask the archive\n\nReaders may write to the archivist, whose name is below the page.",
  },
  {
    id: "load-paid-message",
    topicOnly: true,
    when: [
      "[what:sms|texts|whatsapp] .... number|phone|sent|send|gets|get|again|anyone|visitor|public|without|code|link",
      "send|sends|sent|gets|get|receive .... [what:sms|whatsapp]",
      "text [what:messages|message] .... number|countries|send|sent|call|calls",
      "phone [what:call|calls] .. to|with|code",
      "[what:mail|mails|email|emails|invitation|invitations|message] .... without account|sign|login",
      "copy|mail|mails|subscribe .... enter|any|form .. address|addresses",
    ],
    cwe: 770,
    severity: "medium",
    rationale: "each message costs the operator money and lands on a number or address that never asked for it",
    name: [
      "A script that calls {endpoint} can send {what} to strangers at the operator's cost",
      "A script can have {what} sent to strangers at the operator's cost",
      "A script can have messages sent to strangers at the operator's cost",
    ],
    consequence:
      "So whoever can start the message picks where it goes and how often: a script floods one person, or fills expensive numbers that pay their owner, unless both are counted for each target, caller and day.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: ["Have {what} sent again and again", "Have the same message sent again and again"],
      setUp: "A staging system whose message provider only counts, three test numbers and three mailboxes.",
      steps: [
        "With the least rights that may do so, have the message sent to one target 30 times within a minute.",
        "Do the same with 30 different targets from one address, then from a second address and a new session.",
        "Where a number is taken, use one with a costly foreign prefix.",
      ],
      failsIf: "the provider counts more than a handful of messages for one target, or all 30 targets are served",
    },
    example: "App link by SMS\n\nVisitors type a number and get an SMS with the link to the store.",
    counterexample: "App link\n\nVisitors see a QR code with the link to the store.",
  },
  {
    id: "load-costly-search",
    topicOnly: true,
    when: [
      "search|searches|searched|searching .. over|across|through [over:~]",
      "[what:filter|query|lookup|autocomplete|suggest] .. over|across|through [over:~]",
      "[what:search|searches|suggest|autocomplete|lookup|filter|filters|query|queries] .... keystroke|letter|character|wildcard|wildcards|substring|like|ilike|scan|full|all|any|million|every|change|whole|years|text|attributes|visitors|anonymous|request|radius|index|sql",
      "every|each key? [what:stroke|keystroke|letter]",
      "[what:search|searching] .. by|by|over|on|across",
      "[what:aggregate|aggregates|aggregation|join|joins|sparql|fulltext|facets]",
    ],
    unless: ["hover|focus search", "search .. icon|placeholder|colour|color"],
    cwe: 770,
    severity: "medium",
    rationale: "each such query costs the database far more than it costs to send",
    name: [
      "A few costly searches at {endpoint} can slow the database for all",
      "A few costly searches over {over} can slow the database for all",
      "Around {code}, a few costly queries can slow the database for all",
      "“{line}”: a few costly ones can slow all others",
      "A few costly searches can slow the database for all",
    ],
    consequence:
      "So the asker picks how much is read and compared: short terms, wildcards and combined conditions that no index serves make the database scan, and a handful at once slow the rest, unless cost and number are bounded.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: ["Send costly searches to {endpoint}", "Send the costliest searches"],
      setUp: `${WATCHED} A database with as many rows as production.`,
      steps: [
        [
          "With the least rights that may search {over}, search for a usual word and note the time.",
          "With the least rights that may search, search for a usual word and note the time.",
        ],
        "Search for one letter, for * and %, for 1,000 words at once and for a word that occurs nowhere; note each time.",
        "Send the slowest one 30 times at once.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long as before",
    },
    example: "Find people\n\nThe search takes attributes now and looks through the whole index.",
    counterexample: "Find people\n\nThe list of people has larger pictures.",
  },
  {
    id: "load-runs-own-code",
    topicOnly: true,
    when: [
      "[what:function|functions|script|scripts|snippet|formula|formulas|expression|expressions|macro|macros|rule|rules|kernel|kernels|sandbox|sandboxes|notebook|job|jobs] .... server|evaluated|evaluate|run|runs|executed|write|own|memory|minutes|node|nodes|worker",
      "run|runs|execute|evaluate|evaluated .. their|own|user|custom [what:code|functions|scripts|expressions|formulas|queries]",
    ],
    unless: ["created device", "ci|build|unit|npm|migration script|scripts|job|jobs"],
    cwe: 770,
    severity: "medium",
    rationale: "one author's loop takes the processor that all others share",
    name: [
      "A loop in {what} handed to {endpoint} can take the processor of all",
      "A loop in one user's {what} can take the processor that all share",
      "A loop in what users have run can take the processor of all",
    ],
    consequence:
      "So the author decides how long the server works: a loop or a growing list takes time and memory of everyone on that machine, unless each run has its own limit of both and is ended at it.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Hand in work that does not end",
      setUp: WATCHED,
      steps: [
        [
          "With the least rights that may write {what}, hand in the smallest example and note time and memory.",
          "With the least rights that may do so, hand in the smallest example that the quoted line allows and note time and memory.",
        ],
        "Hand in one that counts to 1,000,000,000 in the language offered, then one that doubles a text 40 times, then 50 of them at once.",
        MEANWHILE,
      ],
      failsIf: "a run is not ended within its limit, or the second caller's requests take five times as long",
    },
    example: "Own functions\n\nTeams write functions for their sheet, which are evaluated on the server.",
    counterexample: "Sheet\n\nTeams can freeze the first column of their sheet.",
  },
  {
    id: "load-built-in-request",
    topicOnly: true,
    when: withWork([
      "[what:export|exports|report|reports|pdf|statement|statements|backup|dump|waveform|preview|previews|tiles|clusters] .... request|waits|wait|whole|memory|years|minutes|built|rendered|made|generated|button|all|full|evening|on_demand",
      "render|rendered|renders|rebuild|generate|generated|compute|computed|calculate|calculated .... on_request|each|every|request|worker|busy|demand|change|keystroke|at_once",
      "worker|workers .. is|are|was|for busy|blocked|minutes",
      "while|in|inside the request|worker",
      "takes|take .. # s|seconds|minutes|min|hours",
    ]),
    cwe: 770,
    severity: "low",
    rationale: "others wait while it is made, and no data is read or altered by it",
    name: [
      "Asking {endpoint} for it many times at once can hold up all others",
      "Asking for the {what} many times at once can hold up all others",
      "Slow work on the {work} many times at once can hold up all others",
      "Slow work asked for many times at once can hold up all others",
    ],
    consequence:
      "So each request starts work that lasts, whether or not the last one has ended: a handful of the largest at once holds what all others need, unless number and size for each caller are bounded.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: [
        "Ask {endpoint} for the largest many times",
        "Ask for the largest {what} many times at once",
        "Start the slow work on the {work} many times at once",
        "Ask for the largest many times at once",
      ],
      setUp: `${WATCHED} The largest amount of data that one caller can have.`,
      steps: [
        [
          "With the least rights that may ask, call {endpoint} once with the largest input, and note time and memory.",
          "With the least rights that may ask, ask for the {what} once with the largest input, and note time and memory.",
          "With the least rights that may ask, start the work on the {work} once with the largest input, and note time and memory.",
          "With the least rights that may ask, start the quoted work once with the largest input, and note time and memory.",
        ],
        "Start it 20 times at once and close each connection after a second.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long as before, or the process ends",
    },
    example: "Space as document\n\nThe space menu makes a PDF of all pages with a button.",
    counterexample: "Space menu\n\nThe space menu has the members first.",
  },
  {
    id: "load-held-in-memory",
    topicOnly: true,
    when: withWork([
      "[what:memory|ram|heap|oom|buffer|buffers|buffered|buffering]",
      "[what:loaded|read|reads|held|kept|body|bodies|workbook|appending|allocate|reserves] .... completely|whole|size|length|announced|at_once",
    ]),
    unless: ["memory card|game"],
    cwe: 770,
    severity: "medium",
    rationale: "some large inputs end a process that all others use as well",
    name: [
      "Some large inputs to {endpoint} can use up the memory",
      "A {work} of gigabytes can use up the memory that all share",
      "Around {code}, some large inputs can use up the memory",
      "“{line}”: some large inputs can use up the memory",
      "Some large inputs at once can use up the memory",
    ],
    consequence:
      "So memory grows with what the sender supplies: one huge input, or many at once, and the process ends with all the work it holds, unless the bytes are counted while they arrive.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: [
        "Raise the size sent to {endpoint}",
        "Send a {work} of ever larger size",
        "Raise the size of the input step by step",
      ],
      setUp: WATCHED,
      steps: [
        [
          "With the least rights that may send it, send {endpoint} a usual input and note the memory of the process.",
          "With the least rights that may send it, send a {work} of usual size and note the memory of the process.",
          "With the least rights that may send it, send a usual input and note the memory of the process.",
        ],
        "Send one of 10 MB, 100 MB and 1 GB, with and without its length announced, then announce 10 GB and send nothing.",
        "Send 20 of the largest accepted at once.",
        MEANWHILE,
      ],
      failsIf: "the process ends, or its memory grows by many times what was sent",
    },
    example: "Annexes\n\nDocuments are parsed once they are in memory as a whole.",
    counterexample: "Annexes\n\nDocuments follow the order of the page.",
  },
  {
    id: "load-large-upload",
    topicOnly: true,
    when: [
      "upload|attach|import|imports|uploads a|an|the|their [what:~]",
      "[what:file|files|attachment|attachments|video|videos|payload|body|bodies|message|messages|packet|frame|frames|part|document|request|image|images|dump|import|csv|xlsx|spreadsheet|excel|xml] .... gb|mb|kb|mib|gib|size|sizes|large|big|huge|rows|length",
      "[size:size|length|large|big|huge|gb|mb] .... [what:file|files|attachment|body|payload|message|request|packet|document]",
      "import|imports|upload|uploads .... [what:csv|xlsx|excel|xml|spreadsheet|json|files]",
      "upload|uploads|uploaded .... gb|mb|kb|mib|gib|size|sizes|large|big|huge|length|whatever",
    ],
    unless: ["font|icon|button size", "bundle|binary|image size .. smaller|reduced"],
    cwe: 770,
    severity: "medium",
    rationale: "disk and memory that all share are filled by whoever may send",
    name: [
      "A {what} of very large size sent to {endpoint} can fill disk and memory",
      "Large input to {endpoint} can fill disk and memory of all",
      "A {what} of very large size can fill disk and memory that all share",
      "Around {code}, a few large inputs can fill disk and memory",
      "“{line}”: a few large ones can fill disk and memory",
      "A few large inputs can fill disk and memory that all share",
    ],
    consequence:
      "So size and number are the sender's choice: a few of the largest at once fill memory or disk, and every other request fails with them, unless bytes are counted while they arrive and summed for each sender.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: ["Send ever larger input to {endpoint}", "Send a {what} of ever larger size", "Send ever larger input"],
      setUp: WATCHED,
      steps: [
        [
          "With the least rights that may send it, send a {what} of usual size and note memory and disk.",
          "With the least rights that may send it, send a usual one and note memory and disk.",
        ],
        [
          "Send one of {figure}, then one a byte larger, then ten times as large.",
          "Send one of 10 MB, 100 MB and 1 GB, with and without its length announced.",
        ],
        "Send the largest accepted 20 times at once and break off half of them.",
        MEANWHILE,
      ],
      failsIf: "one above the bound is taken, what was broken off stays on disk, or the second caller is refused",
    },
    example: "Clinic uploads\n\nThe upload takes scans whatever size they have.",
    counterexample: "Clinic scans\n\nThe page shows scans beside each other.",
  },
  {
    id: "load-connections",
    topicOnly: true,
    when: withWork([
      "keepalive|mqtt|http2|inflight|heartbeat|headers|stream|streams .... unlimited|limit|counted|per|idle|memory|leak",
      "[what:connection|connections|websocket|websockets|socket|sockets|subscribers|subscriptions] .... open|unlimited|limit|closed|stay|max|count|counted|per|memory|stop|reconnect|timeout|many|idle|leak",
      "[what:retry|retries|reconnect|reconnects|polling|polls|poll|autosave|resend|resends] .... immediately|every|once|seconds|s|again|forever|each|second",
      "concurrent|concurrency|parallel|workers|goroutine|goroutines|threads .... limit|unlimited|request|requests|max|pages|slot|each|per",
    ]),
    cwe: 770,
    severity: "low",
    rationale: "the service is slowed down while they last, and nothing is lost for good",
    name: [
      "Many callers of {endpoint} at once can use up its connections",
      "A {what} repeated thousands of times by one caller can use up what serves all",
      "Around {code}, one caller can use up what serves all",
      "“{line}”: one caller can use up what serves all",
      "One caller with very many of them can use up what serves all",
    ],
    consequence:
      "So one caller may hold or repeat as many as it likes, and each costs memory and a worker although hardly anything is sent, unless number and rate are bounded for each caller.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Open and repeat as many as the server takes",
      setUp: `${WATCHED} A script that plays 2,000 callers.`,
      steps: [
        [
          "As one caller, call {endpoint} once and note memory and open connections.",
          "As one caller, do once what the quoted line is about and note memory and open connections.",
        ],
        "Do it 100 and 2,000 times at once, keep all of them open and send one byte every ten seconds.",
        MEANWHILE,
        "Close all of them and see whether memory and connections return to the first value.",
      ],
      failsIf: "the second caller is refused, or memory stays up after all are closed",
    },
    example: "Live board\n\nThe websocket of a board stays open, whatever happens.",
    counterexample: "Board\n\nThe board has a line for each room.",
  },
  {
    id: "load-limit-looser",
    topicOnly: true,
    when: withWork([
      "[lim:limit|limits|cap|caps|maximum|max|bound|bounds|ceiling|quota|quotas|threshold] .... gone|removed|dropped|lifted|raised|goes|off|unlimited|infinite|infinity|none|disabled|up|increased|away|0",
      "no|without|drop|remove|removed|lift|raise|raised|increase|bump|unlimited|disable .... [lim:limit|limits|cap|caps|maximum|max|bound|bounds|ceiling|quota|quotas|end]",
      "[lim:unlimited|unbounded|infinite|infinity|uncapped]",
      "as [lim:many|deep|long|large|big|often] as",
      "any [dim:size|number|length|range|depth]",
      "endless|infinite|indefinitely|year|years .. loop|expand|expanded",
      "[lim:infinite|endless] loop|loops",
      "open|far .. ended|apart",
    ]),
    cwe: 770,
    severity: "medium",
    rationale: "what one caller takes is no longer bounded as it was, and others share the machine",
    name: [
      "With a looser bound, one call of {endpoint} can crowd out the others",
      "Looser {lim}: one caller's {work} can take what all others need",
      "With any {dim} permitted, one caller's {work} can take what all others need",
      "With a missing bound, one caller's {work} can take what all others need",
      "Around {code}, one caller can take what all others need",
      "“{line}”: one caller can take what all others need",
      "Looser {lim}: one caller can take what all others need",
      "A missing bound lets one caller take what all others need",
    ],
    consequence:
      "So the amount is the caller's choice within a wider bound than before: the largest that is let through, sent several times at once, takes time and memory from all others.",
    test: {
      technique: "raise-load",
      title: [
        "Ask {endpoint} for the most it lets through",
        "Send {work} of the largest size that is let through",
        "Ask for the most that is let through",
      ],
      setUp: WATCHED,
      steps: [
        [
          "With the least rights that may call {endpoint}, send a usual amount, and note time and memory.",
          "With the least rights that may send {work}, begin with a usual amount, and note time and memory.",
          "With the least rights that may do so, do what the quoted line is about with a usual amount, and note time and memory.",
        ],
        [
          "Do it with {figure}, then with ten and a thousand times the usual amount.",
          "Do it with ten, a thousand and a million times the usual amount.",
        ],
        "Do it with the largest accepted amount 20 times at once.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long as before, or the process ends",
    },
    example: "Baskets\n\nThe cap of the basket goes away, clubs order for whole teams.",
    counterexample: "Baskets\n\nThe basket shows the club's name.",
  },
  {
    id: "load-open-to-strangers",
    topicOnly: true,
    when: withWork([
      "[who:anyone|anybody|everybody|everyone|visitor|visitors|guest|guests|stranger|strangers] can|may|could|should|to [action:>]",
      "[who:anyone|anybody|everybody|everyone|visitors|guests] ... can|may|could [action:>]",
      "let|lets [who:anyone|anybody|everybody|everyone|visitors|guests] [action:>]",
      "[who:anyone|anybody|visitor|visitors|guests|anonymous] .... can|may|ask|try|search|get|request|start|send|call|enter|users",
      "let|lets|for|by [who:anyone|anybody|everybody|visitors|guests]",
      "[who:public] .. endpoint|form|page|because|route|api|status",
      "no|without .. [key:account|accounts|key|login|sign|registration]",
    ]),
    cwe: 770,
    severity: "medium",
    rationale: "a script needs no account for it, and the operator carries the cost",
    name: [
      "Without an account, a script can keep {endpoint} busy",
      "Without an account, a script may {action} until all others wait",
      "Without an account, a script can ask for a {work} until all others wait",
      "“{line}”: a script needs no account for it",
      "A script without an account can repeat it until all others wait",
    ],
    consequence:
      "So nobody has to be known for it: a script repeats it from many addresses as often as the network allows, and time, disk and cost are the operator's, unless it is counted in all and for each address.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: [
        "Call {endpoint} by script without an account",
        "By script and without an account, {action}",
        "Ask for a {work} by script without an account",
        "Repeat it by script without an account",
      ],
      setUp: WATCHED,
      steps: [
        [
          "Without a session, call {endpoint} once with usual values and note time and load.",
          "Without a session, {action} once and note time and load.",
          "Without a session, do once what the quoted line is about and note time and load.",
        ],
        "Repeat it 500 times within a minute, then 500 times from a second address.",
        MEANWHILE,
      ],
      failsIf: "all of them are served and the second caller's requests take five times as long",
    },
    example: "Try it\n\nThe converter on the home page is for anyone, right away.",
    counterexample: "Converter\n\nThe converter keeps the names of the sheets.",
  },
  {
    id: "load-crawls-further",
    topicOnly: true,
    when: [
      "follow|follows|walk|walks|crawl|crawls|fetch|fetches|load|loads|resolve|resolves .... [what:redirects|links|replies|pages|tree|feed|feeds|lists|playlist|hops|includes|page]",
      "one [step:query|request|job|call] per|for each|every",
      "one by|after [step:one|another]",
      "in|inside a [step:loop]",
    ],
    cwe: 770,
    severity: "medium",
    rationale: "one small input sets off work many times over, which all others wait for",
    name: [
      "One small input to {endpoint} can set off thousands of steps",
      "One small input can have the server follow {what} without end",
      "“{line}”: one small input can set off thousands of steps",
      "One small input can set off thousands of steps on the server",
    ],
    consequence:
      "So the number of steps follows from what is supplied: something that leads to ever more of it, or back to itself, keeps the server at work, unless steps, time and bytes are bounded.",
    control: STATED,
    test: {
      technique: "raise-load",
      title: "Supply input that leads to ever more steps",
      setUp: `${WATCHED} Test data of 10,000 parts that lead on to each other, with one that leads back to the first.`,
      steps: [
        "With the least rights that may do so, set off the quoted work with ten parts and count its steps.",
        "Set it off with 10,000 parts, then with the ones that lead back, and count the steps.",
        MEANWHILE,
      ],
      failsIf: "the work does not end at a bound, or the second caller's requests take five times as long",
    },
    example: "Reply trees\n\nWhen a post arrives we walk up the replies and fetch what is missing.",
    counterexample: "Reply trees\n\nA post stands to the right of what it answers.",
  },
  {
    id: "general-resource-exhaustion",
    cwe: 770,
    severity: "low",
    rationale: "others wait while one caller's work lasts, and no data is read or altered by it",
    name: [
      "{subject} can {predicate}, and one caller's share may crowd out the others",
      "One caller of {endpoint} may take the time and memory of all",
      "Around {code}, one caller may take the time and memory of all",
      "“{line}”: one caller may take the time and memory of all",
      "One caller's input may take the time and memory of all",
    ],
    consequence: [
      "What it lets {subject} do costs time and memory. The question is which size, number and depth they choose in it, and from which bound on it is refused.",
      "The question about {endpoint} is which size, number and depth its callers choose, and from which bound on a call is refused.",
      "The question around {code} is how much work one caller can cause, by size, number and depth, and from which bound on it is refused.",
      "That line bears on how much work one caller can cause. The question is which size, number and depth they choose, and from which bound on it is refused.",
    ],
    test: {
      technique: "raise-load",
      title: [
        "Raise the load step by step as {subject}",
        "Raise the load on {endpoint} step by step",
        "Raise the load around {code} step by step",
        "Raise the load of “{line}” step by step",
        "Raise the load of the quoted work step by step",
      ],
      setUp: WATCHED,
      steps: [
        [
          "As {subject}, {predicate}; do it once with usual values, and note time and peak memory.",
          "As the caller the line names, call {endpoint} once with usual values, and note time and peak memory.",
          "As the caller the line names, cause the work around {code} once with usual values, and note time and peak memory.",
          "As the caller concerned, set off once with usual values what “{line}” is about, and note time and peak memory.",
          "As the caller the line names, cause the quoted work once with usual values, and note time and peak memory.",
        ],
        "Repeat it with ten, a hundred and a thousand times the size, number and depth; then 100 usual ones at once.",
        MEANWHILE,
      ],
      failsIf: "the second caller's requests take five times as long as before, or the process ends",
    },
  },
];
