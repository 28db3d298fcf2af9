// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

/** Details of a person that are delicate by themselves. */
const DETAILS =
  "birthday|birthdays|birthdate|dob|iban|ibans|passport|passports|salary|salaries|diagnosis|allergies|medication|phone|email|nationality|<personal>";
const CREDENTIALS =
  "password|passwords|cookie|cookies|authorization|token|tokens|secret|secrets|credentials|otp|headers|passcode|passcodes";
const READS = "see|view|read|open|find|browse|search|download|list|look|access";

export const dataExposure: Situations = [
  {
    id: "masking-taken-away",
    when: [
      "[what:~] is|are|be|get no longer masked|redacted|scrubbed|anonymized|hidden|truncated|obfuscated",
      "[what:~] isn't|aren't|not masked|redacted|scrubbed anymore|now|any",
      "stop|remove|drop|disable|skip masking|redacting|scrubbing|anonymizing .. of|for? [what:~]",
      "[what:passwords|names|emails|bodies|numbers|addresses|phones] can|could be read .... again & masked|redacted|hidden",
    ],
    cwe: 200,
    severity: "medium",
    because: "what was unreadable so far is in clear for everyone with access to that place",
    name: "Readers who so far saw a mask could read {what} in clear",
    so: "From then on {what} can be read there as entered, also by those for whom the mask was made, and in each copy that is taken of that place.",
    test: {
      act: "trace-values",
      title: "Look for {what} where the mask was",
      setUp:
        "A staging system with the change, and the least privileged account that can read the place that was masked.",
      steps: [
        "Cause one new entry in which {what} contains the mark CANARY-MASK-1.",
        "As the least privileged reader, open that entry, search for CANARY-MASK-1, and look into older entries as well.",
      ],
      failsIf: "the mark CANARY-MASK-1 is readable in full for that reader",
    },
    raises:
      "Importer: keep the original values\n\nMail addresses are no longer masked in the run report, since partners could not tell rows apart.",
    silent: "Importer: shorter run report\n\nMail addresses are masked from now on, and rows are numbered.",
  },
  {
    id: "log-takes-credentials",
    when: [
      `log|logs|logging|dump|print|record the? full|whole|entire|complete|raw|all? [src:request|requests|response|responses|call|calls] .... [what:${CREDENTIALS}]`,
      `[src:log|logs|logfile] now? has|have|contains|includes|shows|holds .... [what:${CREDENTIALS}]`,
      `[what:${CREDENTIALS}] are|is logged|printed|written .. to|in? the? log|console|stdout`,
      `[what:${CREDENTIALS}] can be read .. from|in the .. log|logs`,
    ],
    unless: [
      "masked|redacted|scrubbed|filtered|hashed|stripped",
      "token|tokens used|count|usage|limit",
      "without ... headers|token|password|cookie",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "high",
    because: "a reader of the log can then act in another person's name",
    name: [
      "Readers of the log could take {what} out of a logged {src}",
      "Readers of the log could take {what} that are written to it",
    ],
    so: "So whoever can read the log, and each service it is forwarded to, has the {what} exactly as sent, for as long as the lines are kept.",
    test: {
      act: "trace-values",
      title: "Note the {what} of one run and search the log for them",
      setUp:
        "A staging system with logging set as in the change, a proxy that shows the raw traffic, and read access to the log and to what it is forwarded to.",
      steps: [
        "As a test user, cause the logged event once, with the mark CANARY-LOG-1 wherever a value may be chosen, and note the {what} of that run from the proxy.",
        "Cause it once more with a malformed body, so that the error line is written too.",
        "As a reader of the log, search for CANARY-LOG-1 and for the noted {what}, in plain text, in base64 and URL-encoded.",
      ],
      failsIf: "a line of the log holds the noted {what}",
    },
    raises:
      "Gateway: easier debugging\n\nLog the full request with all headers at info level when the upstream answers with a 4xx.",
    silent:
      "Gateway: easier debugging\n\nLog the method, the path and the duration at info level when the upstream answers with a 4xx.",
  },
  {
    id: "output-takes-environment",
    when: [
      "[act:print|prints|printed|dump|dumps|dumped] .. environment|env|environ",
      "error|debug|status page|screen|report ... [act:shows|show|contains|includes|prints] ... environment|env|environ",
    ],
    unless: [
      "heap|thread dump|dumps",
      "environment name|label|url",
      "environment variable|variables",
      "env .. file|example",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "high",
    because: "a password that stands in the environment works from elsewhere too",
    name: ["Readers of the output could take passwords from the environment printed there"],
    so: "Environment variables are where programs are handed their passwords. Whichever of them is set when this runs can then be read by everyone who may read the output.",
    test: {
      act: "trace-values",
      title: "Set a marked variable and read the output",
      setUp:
        "A staging run with the variable DB_URL=postgres://u:CANARY-ENV-1@db/x, and an account that may only read the output.",
      steps: [
        "Run what writes the environment once with the variable set, and once so that it fails halfway.",
        "As the account that may only read, search both outputs for CANARY-ENV-1.",
      ],
      failsIf: "the mark CANARY-ENV-1 stands in one of the two outputs",
    },
    raises: "Trace mode\n\nWith trace on, the step prints the complete environment before it starts.",
    silent: "Trace mode\n\nWith trace on, the step prints how long it took.",
  },
  {
    id: "log-takes-bodies",
    when: [
      "log|logs|logging|logged the? [form:full|whole|entire|complete|raw] [what:request|requests|response|responses|body|bodies|payload|payloads|message|messages|conversation|prompt|prompts|query|queries|object]",
      "log|logs|logging [what:request|requests|response|responses|body|bodies|payload|payloads] .. of|from|to|by the? [from:~]",
      "log|logs|logging the? [what:prompt|prompts|email|emails|iban|phone|coordinates|passport|birthday] ... of|from|for|in|with|at|on",
      "[what:request|requests|response|responses|body|bodies|payload|payloads] .. are|is logged|written .. to|in|at",
    ],
    unless: [
      "masked|redacted|scrubbed|hashed|stripped",
      "request id|count|duration|time",
      "log|logs|logged in|into|out",
      "response code|status|time",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "medium",
    because: "more people read the log than may open what its lines then contain",
    name: [
      "Readers of the log could read what is exchanged with the {from}",
      "Readers of the log could read each {what} in full",
      "Readers of the log could read what each {what} contains",
    ],
    so: [
      "So the {what} of the {from} lies in the log in clear, readable for everyone with access to the log and to the service it is forwarded to.",
      "So what people entered lies in the log in clear with the {what}, readable for everyone with access to the log and to the service it is forwarded to.",
    ],
    test: {
      act: "trace-values",
      title: "Put marked values into the {what} and search the log",
      setUp:
        "A staging system with logging set as in the change, and read access to the log and to what it is forwarded to.",
      steps: [
        "Cause the logged event with the name Canary Personone and the test card 4111111111111111 in the {what}.",
        "Cause it once more with a value that is refused, so that the error line is written.",
        "As a reader of the log, search for Canary and for 4111111111111111.",
      ],
      failsIf: "a line of the log holds one of the two values in full",
    },
    raises:
      "Eligibility check: trace problems\n\nTo see why checks fail, log request and response of the insurer at debug level.",
    silent: "Eligibility check: trace problems\n\nTo see why checks fail, the status and the duration are counted.",
  },
  {
    id: "report-carries-state",
    when: [
      "crash|error|bug|feedback|diagnostic report|reports|reporter|mail|bundle ... attach|attaches|attached|includes|include|contains|contain|gets|with the? [what:>]",
      "attach|attaches|include|includes|send|sends the? [what:~] ... to|with|in|for .. sentry|crash|bugsnag|crashlytics|rollbar|diagnostic",
      "support|diagnostic bundle|archive|package ... contains|includes|collects|with the? [what:>]",
    ],
    unless: [
      "stack|version|commit|build|link|label|id only|number",
      "strip|scrub|redact|mask|filter",
      "error report|reports .. table|list",
    ],
    cwe: 201,
    severity: "medium",
    because: "the report is read by people who have no access to what is in it",
    name: "Whoever handles the reports could read {what}",
    so: "So {what} leaves with each report, and the one who sends it cannot see which of their values are inside.",
    test: {
      act: "trace-values",
      title: "Cause a report with marked values and read it",
      setUp: "A test build whose reports go to a project that the tester can read.",
      steps: [
        "Enter the text CANARY-REP-1 where the build takes text, and the password CANARY-REP-2 where it takes one.",
        "Cause the report, and open it as it arrived together with all attachments.",
        "Search for CANARY-REP-1 and CANARY-REP-2.",
      ],
      failsIf: "the report holds CANARY-REP-2, or holds CANARY-REP-1 without the sender having been shown it",
    },
    raises: "Better reports from the field\n\nEvery crash report now includes the open document's text.",
    silent: "Better reports from the field\n\nEvery crash report now has a link to the known problems.",
  },
  {
    id: "error-tells-inside",
    when: [
      "show|shows|display|displays|return|returns|print|include|includes|expose|send a|the|full|complete? [what:stack|stacktrace|traceback|backtrace|sql|exception] trace|traces|statement|message|text|details? ... to|in|for|when|on ... [who:user|users|client|clients|caller|callers|customer|customers|browser|response|page]",
      "error page|pages|response|responses|answer|answers shows|show|contains|contain|includes|include|carries|has .. [what:stack|stacktrace|traceback|backtrace|sql|exception|queries|query|path|paths]",
    ],
    unless: [
      "generic message|error",
      "don't|not|never|no longer|without show|display|expose|return|leak",
      "only .. development|debug|test",
    ],
    cwe: 209,
    severity: "low",
    because: "it tells how the system is built and opens nothing by itself",
    name: [
      "The {who} could be told of the system's inside by the {what} shown on an error",
      "A caller could learn of the system's inside from the {what} in the error answer",
    ],
    so: "So whoever provokes that error reads the {what} as the program has it, together with names of files, tables and values that stand in it.",
    test: {
      act: "compare-answers",
      title: "Provoke the error and look for the {what}",
      setUp: "A test system in its production setting, and a proxy that shows raw answers.",
      steps: [
        "As a caller of the least rights, cause the error that the line names and save the raw answer.",
        "Cause a second one with a value that is too long and contains CANARY-ERR-1.",
        "Search both answers for file paths, table names, library versions and CANARY-ERR-1.",
      ],
      failsIf: "an answer holds a file path, a table name or a library version",
    },
    raises: "Easier support calls\n\nThe error page shows the traceback, so that customers can send it to us.",
    silent: "Easier support calls\n\nThe error page shows a number that customers can send to us.",
  },
  {
    id: "debug-endpoint-readable",
    when: [
      "debug|actuator|pprof|metrics|profiling|heap endpoint|endpoints|page|pages|handler|port ... public|prod|production|everyone|internet|outside|default|ingress",
      "debug|actuator|pprof|metrics|heapdump .... public|open|exposed|without ... port|ingress|auth|authentication|login|internet",
    ],
    unless: ["localhost|loopback|127", "off|disabled in|by", "remove|removed .. debug"],
    cwe: 200,
    severity: "high",
    because: "memory and settings read there hold passwords that are in use",
    name: ["A caller from outside could read the running program through {endpoint}"],
    so: [
      "So whoever reaches {endpoint} from outside reads what the running program holds, unless the port or a login keeps them from it.",
    ],
    test: {
      act: "call-unauthenticated",
      title: ["Read {endpoint} from outside without a login"],
      setUp: "A test installation with the change, and a second host outside its network.",
      steps: [
        ["From the second host, fetch {endpoint} with curl -i and without credentials."],
        ["Fetch it again with a trailing slash and with a header X-Forwarded-For: 127.0.0.1."],
      ],
      failsIf: "the second host is answered with 200 and content of the running program",
    },
    raises: "Profiles in production\n\nThe debug endpoints are on in production: `/debug/pprof` on the public port.",
    silent: "Profiles in production\n\nThe graph of the memory use has a new colour.",
  },
  {
    id: "shared-cache-key",
    when: [
      "keyed by|on|with [key:path|url|uri|slug|prompt|filename] && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
      "cached|cache|stored|kept ... by|per|under|keyed [key:path|url|uri|slug|prompt|filename] && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
      "key|hash path|url|uri|sha256|slug ... [key:path|url|lang|language|uri|slug|bytes] && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
      "[key:path|url|cookie|cookies|authorization] ... ignored|stripped|dropped ... cache|hits|varnish|cdn|edge && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
    ],
    unless: [
      "key ... user|tenant|member|session|customer|account",
      "keyed|per|by|for each .. user|tenant|member|session|customer",
      "cache control private|no",
      "cache ... fonts|icons|static|thumbnails|tiles",
    ],
    cwe: 524,
    severity: "high",
    because: "it is delivered to another person without any doing of theirs",
    name: [
      "The cache could answer {endpoint} with another person's {thing}",
      "The cache could hand one person's {thing} to the next who asks",
    ],
    so: "Unless the caller is part of the key as well, whoever asks next under the same key gets the {thing} made for the first.",
    test: {
      act: "compare-answers",
      title: [
        "Fetch {endpoint} as two callers through the cache",
        "Fetch the {thing} as two callers through the cache",
      ],
      setUp:
        "A staging system with the same cache in front, emptied first, and two callers A and B, of whom A's {thing} has the mark CANARY-CACHE-A.",
      steps: [
        "As A, fetch the {thing} twice, so that the cache holds it.",
        "As B, send the same request with B's own credentials within the cache time.",
        "Send it once more without a cookie and without an Authorization header.",
      ],
      failsIf: "the mark CANARY-CACHE-A is answered to B, or without credentials",
    },
    raises:
      "Faster start page\n\nThe account overview is slow in the morning. The CDN caches the answer for two minutes, keyed by path.",
    silent:
      "Faster start page\n\nThe account overview is slow in the morning, so we cache it. The key has the user and the tenant in it, the rest is keyed by path.",
  },
  {
    id: "secret-in-answer",
    when: [
      "[where:export|file|response|answer|payload|json|list|template|snapshot|backup] now? contains|contain|includes|include|has|have|carries|gets|returns .. [what:<secret>]",
      "[where:export|file|response|answer|json|snapshot|backup] now? contains|includes|has|gets .. connection [what:strings]",
      "returns|return|includes|include|expose|exposes|add|adds .... [what:<secret>] .. in|to|with the? [where:export|response|answer|payload|json|list|template|snapshot|serializer]",
      "message user|account ... string password|totp [what:secret|hash]",
      "[what:<secret>] of all [of:~] & export|file|share|publish|json|download",
      "adds|add|returns|includes .... [what:<secret>] .... to|in the list|response|answer",
    ],
    unless: [
      "masked|redacted|hidden|encrypted|hashed",
      "license|csrf|design token|key",
      "token is|are? required|valid|checked|expired",
      "access|id|refresh token .. endpoint|login|exchange",
    ],
    cwe: 201,
    severity: "high",
    because: "a secret once read can be used from anywhere until it is changed",
    name: [
      "Whoever receives the {where} could use the {what} in it",
      "Whoever receives the file could use the {what} of all {of}",
    ],
    so: [
      "So the {what} can be used by everyone who gets hold of the {where}, also after access to the original has ended.",
      "So the {what} of all {of} can be used by everyone who gets hold of the copy.",
    ],
    test: {
      act: "trace-values",
      title: "Look for the {what} as the least trusted receiver",
      setUp:
        "A staging system where the {what} contains the mark CANARY-SEC-1, and the least trusted account that can obtain what the line names.",
      steps: [
        "As that account, obtain it in each format that is offered, and save the raw bytes.",
        "Unpack and decode it, and search for CANARY-SEC-1 in plain text and in base64.",
      ],
      failsIf: "the mark CANARY-SEC-1 is found",
    },
    raises: "Share a layout\n\nThe export now contains the access tokens, so that a layout works right after import.",
    silent: "Share a layout\n\nThe export now contains the colours, so that a layout looks the same after import.",
  },
  {
    id: "whole-object-returned",
    when: [
      "return|returns|send|sends|post|answer|give|gives|expose|exposes the? [form:full|whole|entire|complete|raw] [what:~] object|record|row|entity|model|document",
      "all fields|columns|properties|attributes|relations of|from the? [what:~] & return|returns|answer|response|api|json|get|show|shows|list|export|expand",
      "copy .. select * from [what:~]",
      "serializer is|now ... all && serializer for [what:~]",
    ],
    unless: ["all fields ... required|optional|set|saved|validated", "except|without|exclude|only .. fields|columns"],
    cwe: 201,
    severity: "medium",
    because: "a caller reads columns that were never meant to leave the server",
    name: [
      "Callers of {endpoint} could read every stored field of the {what}",
      "Callers could read every stored field of the {what}",
    ],
    so: "So each stored field of the {what} goes out, and so does each one that is added later, whether or not the caller needs it.",
    test: {
      act: "try-roles",
      title: ["List the fields of {what} in the answers of {endpoint}", "List the fields of {what} in the raw answer"],
      setUp:
        "A caller of the least rights, the list of stored fields of {what}, and a decision by the team which of them that caller may read.",
      steps: [
        [
          "As that caller, call {endpoint} and write down all field names of the raw answer, nested ones too.",
          "As that caller, send the request that the line names and write down all field names of the raw answer, nested ones too.",
        ],
        "Compare them with the fields that this caller may read.",
        "Add a field canary_note to what is stored, fill it with CANARY-FIELD-1 and repeat the first step.",
      ],
      failsIf: "the answer holds a field that this caller may not read, or CANARY-FIELD-1",
    },
    raises: "Supplier API\n\n`GET /suppliers` returns the full supplier record from now on.",
    silent: "Supplier API\n\nAll fields of the supplier form are required from now on.",
  },
  {
    id: "feed-address-needs-no-session",
    when: [
      "[feed:calendar|ical|ics|rss] ... contains|contain|has|includes|shows|with|lists all? [what:~] & ics|feed|subscribe|subscribing|ical|webcal",
      "[feed:ics|ical|rss] ... contains|includes|lists all? [what:~]",
    ],
    unless: ["feed .. removed|colour"],
    cwe: 598,
    severity: "medium",
    because: "an address is handed on, logged and kept far more freely than a password",
    name: [
      "Whoever knows the address {endpoint} could read {what}",
      "Whoever knows the {feed} address could read {what}",
    ],
    so: "A program that subscribes sends the address and nothing else, so the address alone hands out {what}, unless it holds a random part that can be renewed.",
    control: {
      when: ["random|unguessable|secret .. token|part|key|string", "can be renewed|reset|revoked"],
      so: "Check that the random part is compared in full, and that the old address is dead at once after a renewal.",
    },
    test: {
      act: "call-unauthenticated",
      title: ["Read {endpoint} of two people without a session", "Read the {feed} of two people without a session"],
      setUp: "Two test persons A and B with a marked entry each.",
      steps: [
        "Without a session, fetch A's address and list every field of what comes back.",
        "Replace the part that stands for A by B's id, by A's id plus one and by an empty text.",
        "Take A's access away, or renew the address, and fetch the old one again.",
      ],
      failsIf: "the entry of B is answered for an address made from B's id, or the old address still answers",
    },
    raises: "Club calendar\n\nThe calendar feed contains all trainings with place and phone of the coach.",
    silent: "Club calendar\n\nThe week begins on Monday.",
  },
  {
    id: "details-to-signed-out",
    when: [
      `without|no login|account|session|authentication|sign .... [what:${DETAILS}]`,
      `public|publicly page|profile|wall|list|board|link|api|endpoint|dashboard|map ... show|shows|with|lists|contains|has .. [what:${DETAILS}]`,
      `for|to everyone|anybody|anyone|the? public & [what:${DETAILS}] & show|shows|visible|open|returns|lists|display`,
      `page|link|donation|tracking .... shows|show .... [what:${DETAILS}|receipts|photo|signature] && without|no login|account|sign`,
    ],
    unless: [
      "login is? required",
      "requires|require .. login|authentication",
      "contact|support email|phone|address",
      "by|via|with|enter|type|their|your|an email|phone",
    ],
    cwe: 200,
    severity: "high",
    because: "no account is needed to collect them from everyone listed",
    name: [
      "Anyone without an account could collect {what} through {endpoint}",
      "Anyone without an account could collect {what} that is shown there",
    ],
    so: [
      "So a script that never signs in can ask {endpoint} for one person after the other and keep {what} of each.",
      "So a script that never signs in can go from one person to the next and keep {what} of each.",
    ],
    test: {
      act: "call-unauthenticated",
      title: ["Collect {what} from {endpoint} without a session", "Collect {what} without a session"],
      setUp:
        "Two test persons whose {what} carries the marks CANARY-PUB-1 and CANARY-PUB-2, the second of whom is not meant to be shown; no cookies.",
      steps: [
        [
          "Without a session, request {endpoint} for the first person and list the fields of the raw answer.",
          "Without a session, open the first person's entry and list the fields of the raw answer.",
        ],
        "Put the second person's id, number or name into the same request.",
      ],
      failsIf:
        "the mark CANARY-PUB-2 is answered, or a field comes back for the first person that the page does not show",
    },
    raises: "Household page\n\nThe public page shows the birthday of each member.",
    silent: "Household page\n\nThe page has large type and four colours.",
  },
  {
    id: "readable-by-link",
    when: [
      `[who:anyone|anybody|whoever|everyone|everybody] with|who|has|having .. link|url|address|number|code .. can|may|could? .. [verb:${READS}] [what:>]`,
      `without|no a|an|any? login|account|session|authentication ... [who:visitors|guests|partners|people|customers|parents|users|clients|they] .. can|may|could [verb:${READS}] [what:>]`,
      `[who:visitors|strangers|outsiders] .. can|may|could [verb:${READS}] [what:>]`,
    ],
    unless: [
      "requires|require .. login|authentication",
      "sign up|in page",
      "open the? dialog|menu|form",
      "see what|where|how|whether|if|that",
      "expired|revoked",
    ],
    cwe: 200,
    severity: "high",
    because: "it takes no account, and a link travels further than it was sent",
    name: "{who} could {verb} {what} without signing in",
    so: "The link is then the only thing that protects {what}: whoever finds it in a forwarded mail, a history or a log reads the same.",
    control: {
      when: ["random|unguessable .. token|link|id|string|part|key", "expires|expire|valid .. hours|days|minutes"],
      so: "Check that the random part cannot be left out or shortened, and that the answer stops when the time is over.",
    },
    test: {
      act: "call-unauthenticated",
      title: "Open {what} without a session",
      setUp:
        "A private window without cookies, a valid address of a test entry A, the id of a second test entry B that was never shared, and a proxy.",
      steps: [
        "In the private window, open A's address and list the fields of the raw answers behind it.",
        "Replace A's id by B's, and cut the last character of the address.",
        "Withdraw the sharing of A and open its address again.",
      ],
      failsIf: "the entry B is shown, the shortened address answers, or A is shown after it was withdrawn",
    },
    raises: "Show the plan\n\nAnyone with the link can see the plan of the whole family.",
    silent: "Show the plan\n\nThe plan of the family has a larger font.",
  },
  {
    id: "details-in-endpoint",
    when: [
      `<endpoint> .... [what:${DETAILS}] & returns|return|lists|list|has|with|contains|includes|answer|get|gives`,
      `answer|response|returns|return .. per|for|each ... [what:${DETAILS}]`,
      `returns|return|includes|include|exposes|expose|add|adds|added .. [what:${DETAILS}] .. to|in|with|for|as .. response|answer|payload|api|endpoint|serializer|list|json`,
    ],
    unless: [
      "email|phone|address ... required|optional|validated|verified|validation|format|confirmed",
      "by|via|with email|phone",
      "on|to|from|per the? phone",
    ],
    cwe: 201,
    severity: "medium",
    because: "each caller of that interface can collect them, and nothing is changed by it",
    name: ["Callers of {endpoint} could collect {what} of people they have no business with"],
    so: [
      "So every caller of {endpoint} gets {what} with the raw answer, unless the server leaves it out for those who have nothing to do with that person.",
    ],
    test: {
      act: "try-roles",
      title: ["Look for {what} in {endpoint} as each kind of caller"],
      setUp:
        "A test person whose {what} carries the mark CANARY-API-1, a caller who has to do with that person, and one of the least rights who has not.",
      steps: [
        ["As the caller who has to do with the person, call {endpoint} and note where CANARY-API-1 stands."],
        ["As the caller who has not, send the same request to {endpoint} and search the raw answer."],
        "Send it once more without credentials.",
      ],
      failsIf: "the mark CANARY-API-1 is answered to the second caller, or without credentials",
    },
    raises: "Fleet API\n\n`GET /fleet/drivers` returns name, licence class and phone number of the drivers.",
    silent: "Fleet API\n\n`GET /fleet/vehicles` returns the colour and the number of seats.",
  },
  {
    id: "details-on-page",
    when: [
      `show|shows|display|displays|print|prints the? ... [what:${DETAILS}] ... in|on|to|under|next|for the? [place:~]`,
      `[place:page|list|card|board|screen|view|map|table|badge|tab] ... shows|show|lists|with|gets|has ... [what:${DETAILS}]`,
      `[what:${DETAILS}] is|are now? shown|visible|listed .. in|on|to|under the? [place:~]`,
    ],
    unless: [
      "own|their|your|my email|phone|details|profile|address",
      "required|optional|validated|verified|format|confirmed|login|sign",
      "by|via|with|enter|type|on|from|per the? email|phone",
      "contact us|support|imprint",
      "in full",
      "in|to email|mail|mails",
    ],
    cwe: 200,
    severity: "medium",
    because: "people's details are shown and nothing is changed by it",
    name: ["Readers of the {place} could keep the {what} of people they have no part in"],
    so: "So each one who may load the {place} has the {what} of everyone on it, in the raw answer too, unless the server narrows it to those the reader has to do with.",
    test: {
      act: "try-roles",
      title: "Read the {place} as a reader without a part in it",
      setUp:
        "A test person whose {what} carries the mark CANARY-PAGE-1, a reader who has to do with that person, and one of the least rights who has not.",
      steps: [
        "As the reader who has to do with the person, load the {place} and record the requests that bring CANARY-PAGE-1.",
        "As the other reader, send the recorded requests and search the raw answers for CANARY-PAGE-1.",
        "Send them once more without credentials.",
      ],
      failsIf: "the mark CANARY-PAGE-1 is answered to the second reader, or without credentials",
    },
    raises: "Driver app\n\nShow the customer's phone number on the order list, also for orders that nobody took yet.",
    silent: "Driver app\n\nShow the number of orders on the order list.",
  },
  {
    id: "shown-to-group",
    when: [
      `[who:<everyone|staff|customer|partner>] can|may|could|should|will|to [verb:${READS}] [what:>] & ${READS} .. all|every|others|<others|personal>|colleagues`,
      "[what:~] is|are|become|becomes|now visible|shown|readable|open|available .. to|for [who:<staff|customer|partner>|everyone|everybody|anyone|guests|employees]",
      "show|shows the? [what:~] ... to|for [who:<staff|partner>|everybody|everyone]",
    ],
    unless: [
      "only .. own|their",
      "their|his|her own",
      "screen reader",
      "see|view|find|look|check|list what|where|how|whether|if|that|which|when|why",
      "open the? dialog|menu|form|page|chart|tab",
      "visible|available .. only",
      "available for download|release|purchase|everyone",
    ],
    cwe: 200,
    severity: "medium",
    because: "it takes an account of that group, and shows without changing",
    name: [
      "{who} could {verb} {what}, also those they have no part in",
      "{what} would be readable for {who}, also those with no part in it",
    ],
    so: [
      "So each single one of these accounts can {verb} {what}, and go through them one by one, unless the server narrows it to those that the account works with.",
      "So each single one of these accounts reads it ({what}), unless the server narrows it to those that have a part in it.",
    ],
    test: {
      act: "try-roles",
      title: ["Try to {verb} {what} as a member without a part", "Try to read {what} as an account without a part"],
      setUp:
        "One account of the named group that works with test entry A, a second of the same group that has nothing to do with A, and A marked with CANARY-GRP-1.",
      steps: [
        "As the first account, open A and record the requests that bring CANARY-GRP-1.",
        "As the second account, send the recorded requests and search the raw answers.",
        "Take the second account out of the group and send them again.",
      ],
      failsIf:
        "the mark CANARY-GRP-1 reaches the second account though the team did not mean it to, or any answer after it left the group",
    },
    raises: "Mail history\n\nSales reps can read all messages of their colleagues with this contact.",
    silent: "Mail history\n\nThe contact page sorts your own letters by date.",
  },
  {
    id: "locked-phone-shows",
    when: [
      "[what:balance|amount|amounts|message|messages|text|name|names|code|codes|payees|payee|appointment|appointments|diagnosis] ... on the? lock screen|lockscreen",
      "lock screen|lockscreen ... shows|show|with .. [what:balance|amount|amounts|message|messages|text|name|names|code|codes|payees|appointment]",
      "[what:balance|amount|amounts|message|messages|text|name|names|code|payees] ... while ... locked",
      "push|notification ... contains|includes|shows|with|has|lists .. [what:balance|amount|text|diagnosis|code|patient|sender] .. of|text|of|in|and|time",
    ],
    unless: ["setting .. hide|preview|hidden", "before|previously|until"],
    cwe: 200,
    severity: "low",
    because: "it takes a person who stands next to the phone",
    name: "Whoever picks up the locked phone could read the {what}",
    so: "So the {what} can be read without unlocking, by whoever holds the phone or looks at it, unless the app hides it while the phone is locked.",
    test: {
      act: "open-app",
      title: "Read the {what} on a locked phone",
      setUp: "A phone with a test build, signed in as a test user, with default settings of the system and of the app.",
      steps: [
        "Cause new values of the {what} with the mark 4242, lock the phone and look at the screen.",
        "Sign out in the app, lock the phone again, cause further values and look once more.",
      ],
      failsIf: "the marked {what} can be read on the locked phone with default settings, or after signing out",
    },
    raises: "Widget\n\nThe widget shows the balance on the lock screen.",
    silent: "Widget\n\nThe widget has rounded corners.",
  },
  {
    id: "copy-on-device",
    when: [
      "[what:list|lists|messages|documents|contacts|photos|recordings|customers|patients|answers] .... is|are kept|stored|saved|cached .. on the [where:tablet|tablets|phone|phones|device|devices|laptop]",
      "[what:~] is|are|stay|stays kept|stored|saved|cached|put? .. on the [where:tablet|tablets|phone|phones|device|devices|laptop]",
      "[what:~] is|are|stay|stays kept|stored|saved|cached|put? .. in the? [where:localstorage|indexeddb|sessionstorage]",
      "store|stores|save|saves|keep|keeps|cache|caches the? [what:~] .. in|on the? [where:localstorage|indexeddb|tablet|phone|device|sessionstorage]",
      "stores|store|save|saves|keep|keeps the? [what:~] in local storage",
      "cache|caches [what:messages|contacts|documents|patients|customers] [where:locally|offline]",
    ],
    unless: [
      "encrypted|keychain|keystore",
      "theme|language|layout|width|column|columns|preference|tab",
      "removed|cleared|deleted .. sign|log out",
    ],
    cwe: 922,
    severity: "medium",
    because: "it takes the device in hand, and no password after that",
    name: "Whoever gets the device next could read {what} left on it",
    so: "So a copy of {what} lies on the device, readable for its next user and for each program with the same access, unless it is removed or encrypted.",
    test: {
      act: "open-app",
      title: "Look for {what} on the device",
      setUp: "A test device with the change, and a way to read its files and browser storage.",
      steps: [
        "Work once with the text CANARY-DEV-1 in {what}, then close the program.",
        "With the tool, search files, databases and browser storage of the device for CANARY-DEV-1.",
        "Hand the device to a second test user, or end the use as the program offers it, and search again.",
      ],
      failsIf: "the mark CANARY-DEV-1 is readable for the second user or after the use has ended",
    },
    raises: "Rounds without network\n\nThe patient list is kept on the tablet in SQLite.",
    silent: "Rounds without network\n\nThe layout is kept on the tablet.",
  },
  {
    id: "metadata-goes-along",
    when: [
      "[what:exif|metadata|gps|location|iptc|xmp|position] ... stays|stay|kept|keep|remains|preserved|carried .. in|on|with|when|for|from ... photo|photos|picture|pictures|image|images|album|albums|shared",
      "keep|keeps|preserve|carry the? [what:exif|metadata|gps|iptc] & photo|photos|picture|pictures|image|images|original|album|uploads|sizes",
      "location|place of the? pictures|photos|picture|photo is|are [what:kept]",
    ],
    unless: ["stripped|removed", "metadata table|database|service|file"],
    cwe: 200,
    severity: "medium",
    because: "a photo taken at home then names the house",
    name: "Viewers of a picture could read where it was taken from its metadata",
    so: "So whoever downloads such a picture reads place, time and device out of the file, whatever the page shows of it.",
    test: {
      act: "trace-values",
      title: "Download a picture with a position and read its metadata",
      setUp: "A JPEG with GPS 48.8584,2.2945 and the artist CANARY-EXIF-1, and a viewer who did not upload it.",
      steps: [
        "Hand the JPEG in, in the way the line names.",
        "As the viewer, download each size that is offered and run exiftool on it.",
      ],
      failsIf:
        "exiftool prints the position or CANARY-EXIF-1 for a file the viewer downloaded, and its owner did not choose to share them",
    },
    raises: "Album\n\nMetadata such as place and camera stays in shared pictures.",
    silent: "Album\n\nShared pictures have a shadow.",
  },
  {
    id: "model-is-given-data",
    when: [
      "model|llm|assistant|gpt|prompt gets|get|receives|contains|includes|sees the? [what:>]",
      "sends|send the? [what:>] & model|llm|gpt|openai|assistant|chatbot",
      "[what:~] is|are|go|goes sent|passed|given? .. to the? model|llm|openai|assistant",
      "[what:~] are|is part of the prompt",
    ],
    unless: ["local model|ollama only", "data model|model class|field|train"],
    cwe: 201,
    severity: "medium",
    because: "whoever runs the model receives it and may keep it",
    name: "Whoever runs the model could read {what}",
    so: "So {what} leaves the application with each call, also where the person asking may not see all of it, unless it is cut down first.",
    test: {
      act: "trace-values",
      title: "Read what is sent to the model of {what}",
      setUp:
        "A staging system whose model endpoint is a recording proxy, and a test user who may not see a value marked CANARY-LLM-1 that belongs to the same material.",
      steps: [
        "As the test user, make the call to the model once, with the material that holds CANARY-LLM-1.",
        "In the recorded request, search for CANARY-LLM-1, for mail addresses and for keys.",
      ],
      failsIf: "the recorded request holds CANARY-LLM-1, a mail address or a key",
    },
    raises: "Explain\n\nThe model gets table definitions and five sample rows.",
    silent: "Explain\n\nThe model class has a new field.",
  },
  {
    id: "posted-to-channel",
    when: [
      "post|posts|send|sends the? [what:~] .... in|to|into .. channel|slack|telegram|discord",
      "bot posts|writes|sends the? [what:~] ... in|to|into .. group|channel|slack|telegram|discord",
    ],
    unless: [
      "post message|messages button|box",
      "only .. number|count|link|status",
      "payment|distribution|release|update channel",
      "endpoint|notification|bug|twice",
      "post to|request|a",
    ],
    cwe: 200,
    severity: "medium",
    because: "everyone in that channel reads it, and those who join later",
    name: "Everyone in the channel could read {what}",
    so: "So {what} stands in the channel's history, for its guests and for everyone who joins later, whatever the application would show them.",
    test: {
      act: "trace-values",
      title: "Cause the post with a marked value and read the channel",
      setUp:
        "A test channel with a guest in it, and a value CANARY-CHAN-1 that this guest may not read in the application.",
      steps: [
        "Cause the post with CANARY-CHAN-1 in the material it is made from.",
        "As the guest, search the channel, its attachments and previews for CANARY-CHAN-1.",
      ],
      failsIf: "the guest finds CANARY-CHAN-1",
    },
    raises: "Tell what changed\n\nThe bot posts the full manifest with all values in the deploy channel.",
    silent: "Tell what changed\n\nThe list of versions is sorted by date.",
  },
  {
    id: "address-carries-data",
    when: [
      "[what:email|phone|iban|token|tokens|password|session|name|birthday|<personal|secret>] is|are? .. in|as|into the? [where:url|query|querystring]",
      "[what:token|password|session|email|phone|<secret>] as a? get|query|url [where:parameter|param]",
    ],
    unless: ["no longer|instead of|remove|removed|never|not", "base url|database|connection"],
    cwe: 598,
    severity: "medium",
    because: "addresses are kept in histories and in the logs of each server on the way",
    name: [
      "Readers of access logs could take the {what} out of the address of {endpoint}",
      "Readers of access logs could take the {what} out of the address",
    ],
    so: "So the {what} is written wherever an address is written: access logs, browser histories and the Referer header sent to other hosts.",
    test: {
      act: "trace-values",
      title: "Look for the {what} in logs and Referer",
      setUp:
        "A staging system with read access to the logs of proxy and server, and a browser with its network log open.",
      steps: [
        "Go once through the step with CANARY-URL-1 as the {what}.",
        "Search the access logs, the browser's history and all Referer headers for CANARY-URL-1.",
      ],
      failsIf: "the mark CANARY-URL-1 stands in a log or in a Referer header",
    },
    raises: "Back from the survey\n\nThe respondent's email is passed in the query of the return link.",
    silent: "Back from the survey\n\nThe respondent returns to the start page.",
  },
  {
    id: "mail-carries-details",
    when: [
      `[mail:mail|email|sms|letter|newsletter] contains|contain|includes|include|shows|carries .. [what:${DETAILS}|password|passwords|document|documents|results|report]`,
      `[what:report|results|list|csv|pdf|document|export] .. is|are|goes|go sent|mailed|emailed? as|by|to|in [mail:mail|mails|email]`,
    ],
    unless: ["mail contains a? link", "email contains|includes a|the? link|logo|footer"],
    cwe: 201,
    severity: "medium",
    because: "a mail is read by more people than its addressee and cannot be called back",
    name: "Readers of a forwarded {mail} could see the {what} in it",
    so: "So the {what} lies in each mailbox that the {mail} reaches, and stays there after rights in the application were withdrawn.",
    test: {
      act: "trace-values",
      title: "Read the {mail} as it arrives",
      setUp: "A test mailbox that shows raw source, and a {what} with the mark CANARY-MAIL-1.",
      steps: [
        "Cause the {mail} to the test mailbox, and search source, headers and attachments for CANARY-MAIL-1.",
        "Withdraw the addressee's right to the {what} and cause it again.",
      ],
      failsIf: "the mark CANARY-MAIL-1 arrives after the right was withdrawn",
    },
    raises: "Lab portal\n\nThe mail contains the diagnosis, so that nobody has to sign in.",
    silent: "Lab portal\n\nThe mail has a wider logo.",
  },
  {
    id: "page-hides-what-it-gets",
    when: [
      "[where:page|frontend|browser|client|app|ui|card] hides|hide|rounds|masks|filters the? [what:~]",
      "[what:~] is|are hidden|masked|rounded|filtered .. in|by|on the? [where:page|frontend|browser|client|app|ui|card]",
      "[where:card|app|page|client] rounds [what:it]",
    ],
    unless: ["hidden .. field|button|menu|column|tab", "hide|hides .. button|menu|toolbar|sidebar|spinner|icon"],
    cwe: 201,
    severity: "medium",
    because: "everyone who opens the page can read the raw answer",
    name: [
      "Readers of the raw answer of {endpoint} could see {what} that the {where} hides",
      "Readers of the raw answer could see {what} that the {where} hides",
    ],
    so: "What the {where} does not show has still been delivered to it: whoever reads the raw answer has {what} unless the server leaves it out.",
    test: {
      act: "compare-answers",
      title: "Compare the raw answer with what the {where} shows",
      setUp: "A test entry whose hidden part carries the mark CANARY-HID-1, and a proxy that shows raw answers.",
      steps: [
        "As the caller from whom it is hidden, load the {where} and search the raw answers for CANARY-HID-1.",
        "Set the clock of the tester's machine a year ahead, reload and search again.",
      ],
      failsIf: "a raw answer holds CANARY-HID-1 while it should be hidden",
    },
    raises: "Sealed offers\n\nThe page hides offered amounts until the opening.",
    silent: "Sealed offers\n\nThe page has a hidden button for tests.",
  },
  {
    id: "production-data-copied",
    when: [
      "copy|copies|copied|restore|restores|import|clone|anonymized|dump .. production|prod|live ... [where:staging|sandbox|test|dev|laptop|laptops|demo|artifact]",
      "production|prod|live data|dump|database|db|contacts|snapshot .... to|into|in|on|as .. [where:staging|sandbox|dev|laptop|laptops|demo|artifact]",
    ],
    unless: ["anonymized|masked|scrubbed|synthetic|fake", "config|configuration|settings|build"],
    cwe: 200,
    severity: "high",
    because: "whoever may use that copy has everyone's data",
    name: "Users of the {where} copy could read production data of real people",
    so: "So everyone with access to {where} reads what belongs to real people, with the weaker locks that such a place has, unless it is replaced on the way.",
    test: {
      act: "trace-values",
      title: "Look for a production person in {where}",
      setUp:
        "A test person named Canary Personone entered in the source of the copy, and an account that may only use {where}.",
      steps: [
        "Have the copy run once, after the test person was entered.",
        "As the account that may only use {where}, search for Canary Personone, its mail address and its phone number.",
      ],
      failsIf: "one of the three is found unchanged",
    },
    raises: "Fresh test data\n\nA nightly job copies production data to staging.",
    silent: "Fresh test data\n\nA nightly job makes synthetic orders for staging.",
  },
  {
    id: "history-for-newcomers",
    when: [
      "new|joining|late [who:members|people|participants|guests|users|joiners] .. get|see|read|receive the? [what:>] & history|last|earlier|messages|previous|past",
      "on joining ... get|see|read|receive the? [what:>]",
    ],
    unless: ["badge|sound|count"],
    cwe: 200,
    severity: "medium",
    because: "they read what was said to others before they were let in",
    name: "People who join later could read {what}",
    so: "Those who wrote earlier wrote to the people who were there. Whoever joins now is handed {what} as well, unless a member decides it.",
    test: {
      act: "walk-flow",
      title: "Join late and read {what}",
      setUp: "Two members with an earlier exchange marked CANARY-OLD-2, and a third account that has not joined.",
      steps: [
        "As the third account, ask for the history before joining and read the raw answer.",
        "Join, read the raw answer, leave, and ask once more.",
      ],
      failsIf: "the mark CANARY-OLD-2 is answered before joining, or after leaving",
    },
    raises: "Study rooms\n\nOn joining, new people get the last 500 messages.",
    silent: "Study rooms\n\nRooms have a colour and a sound for each message.",
  },
  {
    id: "general-data-exposure",
    cwe: 200,
    severity: "medium",
    because: "a reader would learn values that were not meant for them, while none is changed",
    name: [
      "{doer} can {deed}, and more may come along than is meant for them",
      "{endpoint} may answer with fields that its callers should not get",
      "Through {code}, values may reach readers who should not get them",
      "Values in {objects} may reach readers who should not get them",
      "Values may reach readers who should not get them",
    ],
    so: [
      "Where {doer} can {deed}, a tester asks which values come along: each one in a raw answer, file or log counts as shown, whatever is displayed of it.",
      "A tester asks which fields {endpoint} answers with, and to which callers: each value in the raw answer counts as shown, whatever is displayed of it.",
      "A tester asks which values leave through {code}, where they end, and who can read them there: each one in a raw answer, file or log counts as shown.",
      "A tester asks which values in {objects} leave by this line, where they end, and who can read them there: each one in a raw answer, file or log counts as shown.",
      "A tester asks which values leave by this line, where they end, and who can read them there: each one in a raw answer, file or log counts as shown.",
    ],
    test: {
      act: "compare-answers",
      title: [
        "List the values that come along where {doer} can {deed}",
        "Compare the fields of {endpoint} before and after",
        "Compare what can be read of {objects} before and after",
        "Compare what can be read before and after",
      ],
      setUp:
        "The version before the change and the one with it, on the same test data with a marked value in each field (CANARY-01, CANARY-02 and on), and a reader with the least rights that the line speaks of.",
      steps: [
        [
          "As that reader, do on both versions what {doer} can: {deed}. Save raw answers, files and log lines.",
          "As that reader, call {endpoint} on both versions and save the raw answers.",
          "Do what the line names on both versions, and save each raw answer, file and log line that the reader can open.",
        ],
        "Search what was saved for CANARY-, and list each field that only the new version gives.",
        "Ask the team of each listed field whether this reader is meant to have it.",
      ],
      failsIf: "the reader holds a CANARY- value of a field that is not meant for them",
    },
  },
];
