// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations } from "../situation.ts";

const LISTENERS =
  "On staging: a listener on a public host that can answer 302, and a second one on a private address that the server can reach.";

const STATED: Situation["control"] = {
  when: [
    "allowlist|whitelist|allow list ... host|domain|url|address",
    "host|domain|url|address ... allowlist|whitelist",
    "block|refuse|reject|deny|forbid|filter|exclude ... private|internal|loopback|reserved .. address|host|ip|range|network",
    "private|internal|loopback|reserved .. address|host|ip|range|network ... block|refuse|reject|deny|forbid|filter|exclude",
    "only .. public .. address|host|ip",
    "egress proxy|policy|filter",
    "validate ... private|loopback ... range|address",
  ],
  consequence:
    "Check that it holds for the address connected to, after each redirect and when the name resolves anew, not only for the text that was entered.",
};

/** What the address is for, in the ticket's own word. */
const THING =
  "[thing:extension|plugin|mirror|repository|cover|preview|probe|webhook|hook|template|recipe|profile|album|subtitle|schema|logo|article|catalogue|video|dataset|model|tile|map|menu|certificate|invoice|form|workflow|bot|chat|import|feed|calendar|picture|image|avatar|report|chart|bookmark|wiki|site|document|file|job]";
const forThing = (patterns: readonly string[]): string[] => [
  ...patterns.map((pattern) => `${pattern} & ${THING}`),
  ...patterns,
];

const DOC =
  "[doc:template|report|invoice|page|slide|document|map|card|widget|dashboard|certificate|header|footer|contract|letter|label|ticket|recipe|quote|thumbnail|badge|article|style|diagram|chart|space|model|newsletter|mail]";
const ofDocument = (patterns: readonly string[]): string[] => [
  ...patterns.map((pattern) => `${pattern} & ${DOC}`),
  ...patterns,
];

const EVENT =
  "[event:job|subscription|message|incident|event|form|device|notification|directory|mission|alert|ack|result|status|state|delivery|order|payment|call|report|monitor|project|instalment|channel|lookup|key]";
const ofEvent = (patterns: readonly string[]): string[] => [
  ...patterns.map((pattern) => `${pattern} & ${EVENT}`),
  ...patterns,
];

const WRITTEN_IN =
  "[place:post|comment|message|review|chat|profile|ticket|issue|bio|note|document|card|board|channel|room|topic|bookmark|form|mail]";
const writtenIn = (patterns: readonly string[]): string[] => [
  ...patterns.map((pattern) => `${pattern} & ${WRITTEN_IN}`),
  ...patterns,
];

const usedFor = (patterns: readonly string[]): string[] => [
  ...patterns.filter((one) => !one.includes("&&")).map((one) => `${one} & ${THING.replace("[thing:", "[use:")}`),
  ...patterns,
];

const NO_ADDRESS = ["email|mail|ip|mac|street|postal|billing|delivery|wallet|shipping|home address|addresses"];
const IN_THE_BROWSER = ["<fetch> .. in|by the? browser", "browser .. <fetch>"];

export const ssrf: Situations = [
  {
    id: "fetch-check-dropped",
    when: [
      "drop|remove|disable|skip|lift|relax .. [list:allowlist|whitelist|blocklist|denylist|blacklist] & host|url|address|domain|target",
      "drop|remove|disable|skip|lift|relax .. block|deny|allow [list:list] & host|url|address|domain|target",
      "no [list:list] of host|domain",
      "drop|remove|disable|skip|lift|relax .. host|address|url|ssrf [list:check|validation|filter]",
    ],
    unless: ["skip|disable .. certificate|tls|ssl", ...NO_ADDRESS],
    cwe: 918,
    severity: "high",
    rationale: "the hosts beside the server trust its place in the network, and the {list} no longer stands between",
    name: [
      "Without the {list}, {endpoint} reaches internal hosts",
      "Without the {list} of hosts, the server's requests reach internal ones",
    ],
    consequence:
      "So an address inside the network is fetched like any other once the {list} is gone, and whoever enters it speaks to hosts that are closed to them, unless the network itself stops the request.",
    test: {
      technique: "point-inward",
      title: "Name internal hosts that the {list} kept out",
      setUp: LISTENERS,
      steps: [
        "As the account with the least rights that may set the address, enter the public listener and confirm that the server calls it.",
        "Enter the private listener's address, http://127.0.0.1/ and http://169.254.169.254/latest/meta-data/ in the same place.",
      ],
      failsIf: "the private listener logs a request, or the metadata address is tried",
    },
    example:
      "Uptime checks for every host\n\nWe drop the block list for monitor targets, since some teams watch machines behind the tunnel.",
    counterexample:
      "Uptime checks\n\nMonitor targets are our own three sites and come from the deployment file. We drop the list view.",
  },
  {
    id: "fetch-internal-allowed",
    when: [
      "[range:private|internal|local|lan|intranet] .. address|host|ip|range|url|target ... allowed|work|possible|permitted|accepted|reachable",
      "allow|accept|permit ... [range:private|internal|local|lan|intranet] .. address|host|ip|range|url|target",
      "<fetch> .. any|all|arbitrary|also [range:internal|private|local|lan] .. address|host|url|target",
    ],
    unless: ["block|refuse|reject|deny|forbid|exclude .... private|internal|loopback|metadata", ...NO_ADDRESS],
    cwe: 918,
    severity: "high",
    rationale: "internal hosts often answer without a password to whatever stands beside them",
    name: [
      "Once {endpoint} takes {range} addresses, it reaches every inner host",
      "Once {range} addresses are allowed, every inner host can be named",
    ],
    consequence:
      "So {range} addresses cannot simply be refused, and whoever enters one may also name a database, an admin port or the cloud's metadata address, unless the permitted hosts are listed.",
    test: {
      technique: "point-inward",
      title: "Name {range} hosts that nobody needs here",
      setUp: `${LISTENERS} A list of the internal hosts that the change needs.`,
      steps: [
        "As the account with the least rights that may set the address, enter one of the hosts on the list; it has to work.",
        "In the same place enter the private listener, which is not on the list, http://127.0.0.1:22/ and http://169.254.169.254/latest/meta-data/.",
      ],
      failsIf: "the private listener logs a request, or an address that is not on the list is answered by its service",
    },
    example:
      "Read lab values from the device list\n\nThe page is loaded by the backend. Private addresses must be allowed, the analysers have no others.",
    counterexample:
      "Read lab values\n\nThe page is loaded from our mirror. Requests to private addresses are refused by the proxy.",
  },
  {
    id: "fetch-key-from-token",
    when: [
      "[claim:jku|x5u] & <fetch|url>",
      "[claim:issuer|iss] .. token & discovery|jwks|keys|openid",
      "token's [claim:issuer|iss] & discovery|jwks|keys",
      "[claim:kid] & url|fetch|load",
    ],
    unless: [
      "issuer|discovery .... admin|admins|configured|settings",
      "issuer|kid|jku ... allowlist|whitelist|configured|registered|pinned|compared",
      "jwks .. cached|static|bundled|local",
    ],
    cwe: 918,
    severity: "high",
    rationale: "the fetch comes before any signature is checked, so the caller needs no valid token",
    name: ["The {claim} of a token not yet verified picks the host that the server calls"],
    consequence:
      "So a caller who has no valid token can write the {claim} at will and choose where the server connects to, unless it is compared with a list before the keys are fetched.",
    test: {
      technique: "point-inward",
      title: "Send tokens whose {claim} names other hosts",
      setUp: `${LISTENERS} A key pair of the tester's own.`,
      steps: [
        [
          "Make a token whose {claim} is the public listener's address, sign it with the tester's own key and send it to {endpoint}.",
          "Make a token whose {claim} is the public listener's address, sign it with the tester's own key and send it.",
        ],
        "Serve the matching public key on the listener and send the token again.",
        "Do the same with the private listener's address.",
      ],
      failsIf: "either listener logs a request, or the self-signed token is accepted",
    },
    example:
      "Tokens of partners\n\nThe backend reads the issuer of the token, loads its discovery document and takes the keys from there.",
    counterexample:
      "Tokens of partners\n\nThe keys of both partners are bundled with the release; the issuer is compared with them.",
  },
  {
    id: "fetch-host-and-port",
    when: [
      "[who:<customer|admin|staff|partner|everyone>] .. enter|set|type|give|add|configure|fill .... [proto:smtp|imap|ldap|ftp|sftp|mqtt|redis|amqp|jdbc|rtsp] .. [field:host|server|address|url]",
      "enter|type|own|custom|bring .... [proto:smtp|imap|ldap|ftp|sftp|mqtt|redis|amqp|jdbc|rtsp] .. [field:host|server|address|url]",
      "[who:<customer|admin|staff|partner|everyone>] .. enter|set|type|give|add|configure|fill .... [field:host|hostname|address] .. port",
      "[who:<customer|admin|staff|partner|everyone>] .. enter|set|type|give|add|configure|fill .... [field:address] of a|the .. server|printer|camera|device|controller",
    ],
    unless: [
      "listen|bind|expose .. port",
      "host|port ... from|in the? environment|env|config|helm|compose",
      ...NO_ADDRESS,
    ],
    cwe: 918,
    severity: "medium",
    rationale: "inner ports can be found and spoken to, though only in the protocol that the server speaks",
    name: [
      "The {proto} {field} entered lets the server knock on internal ports",
      "The {field} that {who} set lets the server knock on internal ports",
    ],
    consequence: [
      "So the {proto} connection leaves from the server, and whoever fills in the {field} learns from message and delay which internal ports are open, unless the reachable hosts are limited.",
      "So the connection leaves from the server, and whoever fills in the {field} learns from message and delay which internal ports are open, unless the reachable hosts are limited.",
    ],
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Enter internal hosts as the {proto} {field}", "Enter internal hosts as the {field}"],
      setUp:
        "On staging: a listener on a private address that the server can reach, with port 6379 open and port 6380 closed.",
      steps: [
        "As the account with the least rights that may fill in the {field}, enter the private listener with port 6379 and note message and time.",
        "Enter it with port 6380, then 127.0.0.1 with ports 22 and 1, and note message and time.",
      ],
      failsIf: "the private listener logs a connection, or an open port is told from a closed one",
    },
    example:
      "Own mail server\n\nClub admins enter the SMTP host and port, and we send the newsletter through it. A button tests the settings.",
    counterexample:
      "Own mail server\n\nOperations sets the SMTP relay at deployment. Clubs see its name below the newsletter.",
  },
  {
    id: "fetch-by-renderer",
    when: [
      "[tool:puppeteer|wkhtmltopdf|wkhtmltoimage|weasyprint|browserless|gotenberg|phantomjs|playwright] & [doc:html|svg|markdown|template|page|letter|invoice|text]",
      "[doc:html|svg|markdown|template|page|letter|invoice|text] & [tool:puppeteer|wkhtmltopdf|wkhtmltoimage|weasyprint|browserless|gotenberg|phantomjs|playwright]",
      "headless [tool:browser|chrome|chromium] .... open|load|render|print|turn|convert .. [doc:html|page|template|svg|letter]",
      "[doc:html|page|template|svg|letter] .... open|load|render|print|turn|convert .. headless [tool:browser|chrome|chromium]",
    ],
    unless: ["e2e|end to end|test suite|runner|unit test", "playwright|puppeteer .. test|tests|spec", "plain text"],
    cwe: 918,
    severity: "high",
    rationale: "what an internal host answers ends in a document that the author can read",
    name: ["{doc} rendered by the server's {tool} can show what internal hosts answer"],
    consequence:
      "So whoever writes into the rendered {doc} also chooses addresses that are loaded on the server, and an <iframe> or <img> with an internal address puts the answer on the sheet, unless the renderer is cut off from the network.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Have {tool} render content that names internal addresses",
      setUp: LISTENERS,
      steps: [
        "As the account with the least rights that may write the {doc}, put <img src> with the public listener's address in it, have it rendered and note where the request comes from.",
        "Put <iframe src>, <link href> and <object data> with the private listener's address, http://169.254.169.254/latest/meta-data/ and file:///etc/hostname in it, and have it rendered.",
      ],
      failsIf: "the private listener logs a request, or the result shows a line of the answer",
    },
    example: "Offers as PDF\n\nThe cover text of the seller is printed by Puppeteer on the worker, HTML included.",
    counterexample: "Offers as PDF\n\nThe cover text of the seller is drawn as plain text by our table writer.",
  },
  {
    id: "fetch-answer-shown",
    when: [
      "[trigger:test|try|preview|check|ping|webhook|hook|delivery|report] .... show|display|print|return|see|output|keep|kept .... [shown:body|response|answer|reply|headers] && enter|paste|set|type|add|custom|own|give|configure|post .... [source:address|url|endpoint|target|link|webhook|host]",
      "show|display|print|return|see|output|keep .... [shown:body|response|answer|reply|headers] .... [trigger:test|try|preview|check|ping|webhook|hook|delivery] && enter|paste|set|type|add|custom|own|give|configure|post .... [source:address|url|endpoint|target|link|webhook|host]",
      "last [trigger:response|answer|reply] [shown:body] ... shown|visible|displayed && set|enter|paste|custom|own .... [source:address|url|endpoint|target|header|host]",
    ],
    unless: ["only .. ok|success|whether|yes|status code", ...NO_ADDRESS],
    cwe: 918,
    severity: "high",
    rationale: "it is no longer a blind request: the caller reads what internal hosts answer",
    name: [
      "The {shown} of internal hosts can be read through {endpoint}",
      "The {trigger} shows its caller the {shown} of internal hosts",
    ],
    consequence:
      "So if the {source} may be internal, whoever entered it reads the {shown}: enough to map the network and to read pages that ask for no password.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Read an internal page's {shown} through the {trigger}",
      setUp: `${LISTENERS} The private one answers with a marked text and a marked header.`,
      steps: [
        "As the account with the least rights that may enter the {source}, enter the public listener's and note what of its answer is shown.",
        "Enter the private listener's address, then a closed port on the same host, and compare what is shown.",
        "Enter the public listener's address again while it answers 302 to the private one.",
      ],
      failsIf: "the marked text is shown, or the open port is told from the closed one",
    },
    example:
      "Callback test\n\nBoard admins enter an address. The Try button calls it and shows the response with its headers.",
    counterexample:
      "Callback test\n\nThe Try button sends a sample to the mail address of the board admin. No other target exists.",
  },
  {
    id: "fetch-link-preview",
    when: [
      "link|url .... [place:comment|message|chat|note|reply|description|thread] & preview|card|unfurl|opengraph|oembed & server|worker|backend|job|fetch|load|read|get",
      "[place:comment|message|chat|note|reply|description|thread] .... link|url & preview|card|unfurl|opengraph|oembed & server|worker|backend|job|fetch|load|read|get",
      "link|url .. preview|card & server|worker|backend|job|fetch|fetches",
      "server|worker|backend|job .... <fetch> .... opengraph|oembed|og",
      "<fetch> .. page .. behind the|each|every|a link",
      "open graph .. tags & <fetch> & page|link|url",
    ],
    unless: ["open graph|og tags|og image .. of|for our|own", "hover card", ...IN_THE_BROWSER],
    cwe: 918,
    severity: "high",
    rationale: "title and text of an internal page come back to the author inside the preview",
    name: [
      "A link in {place} text makes the server read internal pages for its preview",
      "A posted link makes the server read internal pages for its preview",
    ],
    consequence:
      "So an author who links to an internal address has the server load it, and what the page gives as title and picture appears in the preview, unless such addresses are refused.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Have internal pages previewed from {place} text", "Have internal pages previewed"],
      setUp: `${LISTENERS} Both serve a page with a marked title.`,
      steps: [
        [
          "As an ordinary author, put the public listener's link in {place} text and see the marked title in the preview.",
          "As an ordinary author, post the public listener's link and see the marked title in the preview.",
        ],
        "Post the private listener's link, then http://[::ffff:127.0.0.1]/ and a public name whose A record is 127.0.0.1.",
        "Post the public listener's link again while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or its marked title appears",
    },
    example:
      "Cards for shared links\n\nFor a link in a comment, a worker loads the page and makes a preview from its Open Graph tags.",
    counterexample:
      "Open Graph tags for our own event pages\n\nThe template prints title and image so that other sites show a card.",
  },
  {
    id: "fetch-by-model",
    when: [
      "[who:assistant|agent|model|bot|llm|chatbot|copilot] .... fetch|open|browse|visit|read|download .. [source:page|url|link|website|site]",
      "[who:mcp|agent|assistant] & tool & fetch|open|browse|visit|download .. [source:page|url|link|website|site]",
    ],
    unless: ["user agent", "page object model", "data model"],
    cwe: 918,
    severity: "high",
    rationale: "text that the model reads can choose the address, and the answer returns to whoever asked",
    name: "A prompt can have the {who} fetch an internal address instead of a public {source}",
    consequence:
      "So the address is chosen by a program that reads other people's text, and a line hidden in that text can name an internal one; the {who} then repeats what it found.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Ask the {who} for internal addresses",
      setUp: `${LISTENERS} A public page whose text asks the reader to open the private listener's address.`,
      steps: [
        "Ask the {who} for a summary of the private listener's address, of http://127.0.0.1/ and of http://169.254.169.254/latest/meta-data/.",
        "Ask for a summary of the public page with the hidden request.",
        "Ask for the public listener's address while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request",
    },
    example:
      "Answers with sources\n\nThe assistant may now fetch pages from the web while it answers, up to five a question.",
    counterexample:
      "Answers with sources\n\nThe assistant quotes our manual, which is indexed at night from the repository.",
  },
  {
    id: "fetch-webhook-target",
    when: [
      "[who:<customer|admin|staff|partner|everyone>] .... [hook:webhook|hook|callback] .. [source:url|address|target|endpoint] & [event:order|report|alert|payment|event|message|booking|delivery|invoice|ticket|comment|job|change]",
      "[who:<customer|admin|staff|partner|everyone>] .... [hook:webhook|hook|callback] .. [source:url|address|target|endpoint]",
      "[event:order|report|alert|payment|event|message|booking|delivery|invoice|ticket|comment|job|change] .... [hook:webhook] of the customer|user|tenant|partner|department",
      "add|enter|set|paste|save|configure|custom|own|outgoing|register .. [hook:webhook|hook|callback] .. [source:url|address|target|endpoint]",
      "post|send|call|deliver|notify .... to .. [source:url|address|endpoint] .. they|customer|user|admin|entered|configured|given",
      "[who:<customer|admin|staff|partner|everyone>] .. enter|set|paste|give .. [source:url|address|endpoint] && we|server|job .. post|call|notify",
    ],
    unless: [
      "incoming|inbound webhook|hook|call",
      "webhook from|by stripe|paypal|github|the? provider|psp",
      "receive|handle .. webhook",
      ...NO_ADDRESS,
    ],
    cwe: 918,
    severity: "medium",
    rationale: "the requests are POSTs with a set body, yet they reach services that trust the inner network",
    name: [
      "The {hook} {source} can aim the POST for each {event} at internal services",
      "The {hook} {source} can aim the server's POST at internal services",
      "The {hook} for an {event} can be aimed at internal services",
      "The {source} that is posted to can be an internal service's",
    ],
    consequence: [
      "So whoever sets the {hook} {source} decides where the server posts to, again at every event and retry, and an internal service takes the request as coming from a neighbour, unless inner addresses are refused.",
      "So whoever sets that address decides where the server posts to, again at every event and retry, and an internal service takes the request as coming from a neighbour, unless inner addresses are refused.",
    ],
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Aim the {hook} at internal addresses", "Aim the POST at internal addresses"],
      setUp: LISTENERS,
      steps: [
        [
          "As the account with the least rights that may set the {hook}, save the public listener's address, trigger one {event} and see it arrive.",
          "As the account with the least rights that may set the address, save the public listener's, trigger one event and see it arrive.",
        ],
        "Save the private listener's address, then a public name that resolves to it, and trigger one event each.",
        "Save the public listener again, let it answer 307 to the private one, and trigger one event.",
      ],
      failsIf: "the private listener logs a request",
    },
    example: "Tell other systems\n\nProject owners add a webhook URL, and each new order is sent there as JSON.",
    counterexample: "Tell other systems\n\nWe handle incoming webhooks of the bank and mark the order as paid.",
  },
  {
    id: "fetch-through-proxy",
    when: [
      "[source:image|media|avatar|tile|camo|feed|video|font] proxy & <fetch|url>|go",
      "[source:images|pictures|media|avatars|tiles|feeds|requests|calls] .. go|sent|made|loaded|served .. through|via|by our|the .. proxy|server|backend & <endpoint|url>|cors",
      "proxy .... [source:images|pictures|media|avatars|tiles|feeds|stream] .. from|of|by any|arbitrary|other|external|remote|foreign",
    ],
    unless: [
      "reverse proxy|proxies",
      "nginx|traefik|haproxy|envoy|ingress|caddy",
      "behind a? proxy",
      "x forwarded",
      "trusted proxy|proxies",
    ],
    cwe: 441,
    severity: "high",
    rationale: "the proxy hands the answer of an internal host straight to the caller",
    name: [
      "{endpoint}, the way for {source}, can hand out what internal hosts answer",
      "The proxy for {source} can hand out what internal hosts answer",
    ],
    consequence:
      "So the caller names the address and receives the body, and an internal page travels the same way as {source}, unless host, type and redirects are limited.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Fetch internal pages through {endpoint}", "Fetch internal pages through the proxy for {source}"],
      setUp: `${LISTENERS} The private one answers with a marked text.`,
      steps: [
        [
          "With the least rights that {endpoint} asks for, send the public listener's address and note what comes back.",
          "With the least rights that the proxy asks for, send the public listener's address and note what comes back.",
        ],
        "Send the private listener's address, http://127.0.0.1/ and http://169.254.169.254/latest/meta-data/.",
        "Send the public listener's address while it answers 302 to the private one.",
      ],
      failsIf: "the marked text comes back, or the private listener logs a request",
    },
    example:
      "Privacy for readers\n\nPictures from other sites go through our image proxy at /camo?url= so that no reader is tracked.",
    counterexample:
      "Privacy for readers\n\nPictures from other sites are no longer shown. The reverse proxy got a longer timeout.",
  },
  {
    id: "fetch-address-in-content",
    when: [
      "[what:images|pictures|attachments|photos|avatars|covers|logo|artwork|enclosures|photo|picture|image] ... fetch|download|load|pull .. from|by|in|of .. [where:import|importer|feed|row|file|message|profile|post|metadata|vcard|page]",
      "[what:image|picture|photo|logo|avatar|cover|document|attachment] url|address|link & fetch|download|pull|import|importer|job|worker",
      "[what:images|pictures|attachments|photos|avatars|covers|images|enclosure|segments] .. referenced|linked|named|given .. as|by|in .. link|url|address|feed|metadata|page",
      "[what:segments|tiles|covers|attachments|enclosures|photos|pictures|images] .. fetched|downloaded|pulled by",
      "[what:photo|picture|logo|image|avatar] ... uri|url .. downloaded|fetched|pulled",
      "fetch|download|pull .. it and every [what:enclosure|attachment|image|picture]",
    ],
    unless: ["<upload> .. to .. s3|bucket", "presigned|signed url", ...IN_THE_BROWSER],
    cwe: 918,
    severity: "medium",
    rationale: "the address comes with the data, and what is fetched is kept where its sender can look at it",
    name: [
      "The {what} address in a {where} can name an internal host",
      "The address given for {what} can name an internal host",
    ],
    consequence:
      "So whoever supplies the data writes the address of the {what}, and an internal one is fetched from the server's place in the network, unless host and type are limited.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Supply internal addresses for the {what}",
      setUp: `${LISTENERS} A small set of valid data in which only the address is changed.`,
      steps: [
        "Supply the data with the public listener's address for the {what} and confirm that the server fetches it.",
        "Supply it with the private listener's address, with http://169.254.169.254/latest/meta-data/ and with file:///etc/hostname.",
        "Supply it with the public listener's address while that answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or text instead of the {what} is kept and can be opened",
    },
    example: "Import of product lists\n\nPictures are given as a link in the list; the job downloads and keeps them.",
    counterexample:
      "Import of product lists\n\nPictures are uploaded with the list in one archive and presigned URLs are handed out.",
  },
  {
    id: "fetch-parameter",
    when: [
      "[source:<url-parameter>] & fetch|load|download|proxy|get|open|pull|request|import",
      "[call:fetch|axios|urlopen|curl|httpclient|requests] .. req|request|body|params|query|input .. [source:url|address|link|uri|target|src]",
      "[call:fetch|axios|urlopen|curl|httpclient|requests] .. get|post .. req|request|body|params|query|input .. [source:url|address|link|uri|target|src]",
    ],
    unless: [...IN_THE_BROWSER, ...NO_ADDRESS],
    cwe: 918,
    severity: "high",
    rationale: "the server stands where internal services answer that the caller cannot reach",
    name: [
      "The parameter {parameter} of {endpoint} sends the server to internal hosts",
      "The {source} of the request goes to {call} as it was sent",
      "The parameter {parameter} sends the server to internal hosts",
    ],
    consequence:
      "So the request leaves from the server, and an address inside the network, or a public name that resolves to one, is fetched with the server's reach, unless it is refused.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Point {parameter} at internal addresses", "Point the {source} at internal addresses"],
      setUp: LISTENERS,
      steps: [
        [
          "With the least rights that {endpoint} asks for, send the public listener's address as {parameter} and see its request arrive.",
          "With the least rights that the request asks for, send the public listener's address and see its request arrive.",
        ],
        "Send the private listener's address, http://[::ffff:127.0.0.1]/ and a public name whose A record is the private listener's.",
        "Send the public listener's address again while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or a loopback address is told from a refused one",
    },
    example: "Show remote lists\n\n`GET /peek?src=<link>` loads the list on the server and returns the first lines.",
    counterexample: "Show remote lists\n\n`GET /peek/:id` returns the first lines of a list that we keep.",
  },
  {
    id: "fetches-typed-address",
    when: usedFor([
      "[who:<customer|staff|admin|partner|everyone>] .. enter|paste|type|give|submit|add|set|configure|supply|provide .. [pre:~] [source:url|address|link] & fetch|load|download|poll|pull|crawl|server|worker|backend",
      "[who:<customer|staff|admin|partner|everyone>] .. enter|paste|type|give|submit|add|set|configure|supply|provide .. [source:url|address|link] & fetch|load|download|poll|pull|crawl|server|worker|backend",
      "paste|pasting|enter|entering|type|submit .. [pre:~] [source:url|address|link] & fetch|load|download|poll|pull|crawl|server|worker|backend",
      "paste|pasting|enter|entering|type|submit .. [source:url|address|link] & fetch|load|download|poll|pull|crawl|server|worker|backend",
      "[who:<customer|staff|admin|partner|everyone>] .. enter|paste|type|give|submit|add .. [pre:~] [source:url|address|link] && server|worker|backend|job|we .. fetch|load|download|poll|pull|crawl",
      "[who:<customer|staff|admin|partner|everyone>] .. enter|paste|type|give|submit|add .. [source:url|address|link] && server|worker|backend|job|we .. fetch|load|download|poll|pull|crawl",
      "by [pre:feed|stream|website|site] [source:address|url|link] & server|worker|backend|job|fetch",
      "import|upload|add|load|enrich [thing:~] from|by|via a|an|the|its|any? [source:url|link]",
      "import|upload|add|load|enrich [thing:~] from|by|via a|an|the|its|any? [pre:website|site|feed] [source:address|url|link]",
      "any [source:url|address|link] & fetch|download|import|yt|crawl|pull",
    ]),
    unless: [...IN_THE_BROWSER, ...NO_ADDRESS, "hard coded .. url|address", "base|git|database|api|registry url"],
    cwe: 918,
    severity: "high",
    rationale: "the server stands where internal services answer that the caller cannot reach",
    name: [
      "The {pre} {source} entered can send the server to internal hosts",
      "Adding {thing} by {source} can send the server to internal hosts",
      "Where {subject} may {predicate}, the server can be sent to internal hosts",
      "The {source} entered for a {use} can send the server to internal hosts",
      "The {source} entered can send the server to internal hosts",
    ],
    consequence: [
      "So the request for the {pre} {source} leaves from the server, and an address inside the network, or a public name that resolves to one, is fetched with the server's reach, unless it is refused.",
      "So the request leaves from the server, and a {source} inside the network, or a public name that resolves to one, is fetched with the server's reach, unless it is refused.",
    ],
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Enter internal hosts as the {pre} {source}", "Enter internal hosts as the {source}"],
      setUp: LISTENERS,
      steps: [
        [
          "With the least rights that may do so, enter the public listener as the {pre} {source} and see the request arrive.",
          "With the least rights that may do so, enter the public listener as the {source} and see the request arrive.",
        ],
        "Enter the private listener's address, http://[::ffff:127.0.0.1]/ and a public name whose A record is the private listener's.",
        "Enter the public listener's address again while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or a loopback address is told from a refused one",
    },
    example:
      "Calendars of others\n\nMembers paste the calendar link, and the server fetches it every hour to show the entries.",
    counterexample: "Calendars of others\n\nMembers paste a link, and the calendar is loaded by the browser.",
  },
  {
    id: "fetch-follows-redirect",
    when: [
      "[who:fetcher|crawler|importer|server|worker|bot|checker|proxy|downloader] .. follow ... redirect|hops|location",
      "redirect .. followed by the [who:fetcher|crawler|importer|server|worker|bot|checker|proxy|downloader]",
    ],
    unless: ["redirects .. not|never|aren't followed", "disable|disabling redirect|redirects"],
    cwe: 918,
    severity: "medium",
    rationale: "the inner network is one answer of a stranger's host away",
    name: ["A redirect can lead the {who} to internal hosts"],
    consequence:
      "So a public host answers with a redirect, and the {who} goes on to whatever address stands in it, a private one too, unless each hop is checked like the first.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Redirect the {who} to internal addresses",
      setUp: LISTENERS,
      steps: [
        "With the least rights that may set the address, name the public listener while it answers 200, and see the request.",
        "Let it answer 301, 302, 307 and 308 to the private listener in turn, and name it again.",
        "Let it answer 302 to a second public host that answers 302 to http://169.254.169.254/latest/meta-data/.",
      ],
      failsIf: "the private listener logs a request, or the metadata address is tried",
    },
    example: "Feeds behind shorteners\n\nThe fetcher follows up to ten redirects, since many feeds moved.",
    counterexample:
      "Feeds behind shorteners\n\nThe fetcher stops at the first answer and notes its status, since many feeds moved.",
  },
  {
    id: "fetch-guard-added",
    when: [
      "[verb:validate|block|refuse|reject|prevent|deny|filter|forbid|restrict] .... [range:private|internal|loopback|localhost|metadata] .. address|host|ip|range|url|target|network",
      "[verb:prevent|block|fix|mitigate] .. [range:ssrf|rebinding]",
    ],
    cwe: 918,
    severity: "medium",
    rationale: "the guard decides alone whether a chosen address reaches the inner network",
    name: [
      "The {range} guard of {endpoint} may be passed by a redirect",
      "The new {range} guard may be passed by a redirect",
    ],
    consequence:
      "Such a guard is passed by a redirect, by a name that resolves anew, and by other spellings of an address. Check that it judges the address connected to.",
    test: {
      technique: "point-inward",
      title: "Try to pass the {range} guard with redirects and names",
      setUp: `${LISTENERS} A name that resolves first to the public and then to the private one.`,
      steps: [
        "As the account with the least rights that may set the address, enter the private listener's address; it has to be refused.",
        "Enter the public listener's address while it answers 302 to the private one, then the name that changes.",
        "Enter the private address as one decimal number, as ::ffff:a.b.c.d in brackets, and with a trailing dot.",
      ],
      failsIf: "the private listener logs a request",
    },
    example: "fix(export): guard targets\n\nWe reject private target ranges before the job is queued.",
    counterexample: "fix(export): retry\n\nTargets that time out are tried twice before the job is given up.",
  },
  {
    id: "ssrf-fewer-may-fetch",
    topicOnly: true,
    when: [
      "only allow|let|permit authenticated|signed|local|admin|trusted [who:users|requests|accounts|search] .... fetch|resolve|remote|object|objects|request",
      "if user isn't authenticated .... [who:search|request]",
      "instead of .. making an? http [who:request]",
      "prevent|avoid|fix|block|mitigate|protect|harden .... [who:ssrf|rebinding|metadata]",
      "ssrf .. fix|protection|guard|check|filter|vulnerability",
      "[who:egress] filter|policy|proxy|list",
      "validate|validates|validation|check|checks .... [who:url|urls|host|hostname|target|redirect|redirects] .. before|fetch|fetching|against|must|now",
      "[who:url|urls] .. must|now end|start|match|be",
    ],
    unless: ["drop|drops|dropped|remove|removed|disable|skip|without .. check|validation|filter|guard|list"],
    cwe: 918,
    severity: "medium",
    rationale: "the new check alone stands between a chosen address and the hosts beside the server",
    name: [
      "A host that the new check misses may still be reached by {endpoint}",
      "“{line}”: another way to the same request may be missed",
      "Around {code}, a host that the new check misses may still be reached",
      "A host that the new check misses may still be reached",
    ],
    consequence:
      "Check that it holds on every way to the same request, after each redirect, and for the address that is connected to and not only for the text of the name.",
    test: {
      technique: "point-inward",
      title: "Try to pass the new check",
      setUp: `${LISTENERS} A name that resolves first to the public one and then to the private one.`,
      steps: [
        "As a caller that the check should stop, make the request that the quoted line is about; it has to be refused.",
        "As a caller that it lets through, name the private listener, then the public one while it answers 302 to the private one.",
        "Name the host that changes, and the private address as ::ffff:a.b.c.d in brackets and as one decimal number.",
      ],
      failsIf: "the private listener logs a request, or the stopped caller's request leaves the server",
    },
    example: "Remote objects\n\nOnly allow authenticated users to resolve remote objects; others get what is stored.",
    counterexample: "Remote objects\n\nRemote objects have a small globe beside the name.",
  },
  {
    id: "ssrf-inner-hosts-meant",
    topicOnly: true,
    when: forThing([
      "[range:private|internal|intranet|localhost|loopback|lan|vpc|metadata] .. address|addresses|host|hosts|names|range|ranges|network|targets|servers|service|services|pages|wikis|wiki|sources|infrastructure|ip|ips",
      "[range:localhost|intranet]",
      "also|too|including|inside|within .. company|same|inner|our [near:network|nas|rack]",
      "drop|drops|dropped|remove|removed|removes|skip|disable|takes|may_stay_empty|without .... [gone:allowlist|whitelist|blacklist|blocklist|denylist]",
      "drop|drops|dropped|remove|removed|removes|skip|disable|takes_out|without .... host|hostname|redirect|address|url|public [gone:check|validation|regexp|list|filter]",
      "[gone:blacklist|blocklist|denylist] .. empty|off|removed",
    ]),
    unless: [
      "block|refuse|reject|deny|forbid|exclude .... private|internal|loopback|metadata",
      "internal .. id|ids|api|route|function|name",
    ],
    cwe: 918,
    severity: "high",
    rationale: "internal hosts often answer without a password to whatever stands beside them",
    name: [
      "Through {endpoint}, every inner host can be reached",
      "With {range} addresses let through for a {thing}, every inner host can be reached",
      "With {range} addresses let through, every inner host can be reached",
      "Without the old {gone}, the address of a {thing} can be any inner host",
      "Without the old {gone}, every inner host can be reached",
      "“{line}”: every inner host can be named",
      "Inner hosts can be reached by whoever chooses the address",
    ],
    consequence:
      "So an inner address is no reason to refuse the request here: whoever has a say in the target may name a database, an admin page or the cloud's metadata address, unless the hosts that are needed are listed.",
    test: {
      technique: "point-inward",
      title: ["Name inner hosts at {endpoint}", "Name inner hosts that nobody needs here"],
      setUp: `${LISTENERS} A list of the inner hosts that the change needs.`,
      steps: [
        "With the least rights that may set the target, name a host of that list; it has to work.",
        [
          "For a {thing}, name in the same place the private listener, which is not on the list, http://127.0.0.1:22/ and http://169.254.169.254/latest/meta-data/.",
          "In the same place name the private listener, which is not on the list, http://127.0.0.1:22/ and http://169.254.169.254/latest/meta-data/.",
        ],
      ],
      failsIf: "the private listener logs a request, or the metadata address is tried",
    },
    example: "Mirrors\n\nTargets on the intranet work from today, as before the split.",
    counterexample: "Mirrors\n\nPull mirrors have their last run in green.",
  },
  {
    id: "ssrf-tells-the-answer",
    topicOnly: true,
    when: [
      "first # .. kb|kib|characters|bytes .... shown|kept|visible|preview|channel|tile|log|of .... [shown:answer|reply|response|body]",
      "first # .. kb|kib|characters|bytes",
      "shows|show|shown|prints|print|posts|puts|keeps|keep|returns|gives|see|seen .... [shown:status|headers|body|answer|reply|response|message|preview] & address|url|test|receiver|webhook|hook|driver|host|remote|fetch|failed|channel|whatever|tile|delivery|log|debug",
      "[shown:body|response|answer|reply|result] .. of .... status|message|kept|log|shown|preview|comment",
      "if it fails show .... [shown:message]",
      "raw [shown:answer|response] .. shown|kept",
      "send test .. shows|show|prints",
      "ping|test|try .. when|button|it|connection .... saved|message|prints|shows",
    ],
    unless: NO_ADDRESS,
    cwe: 918,
    severity: "high",
    rationale: "the caller reads what inner hosts answer, so it is no blind request",
    name: [
      "Through {endpoint}, a caller can read what inner hosts answer",
      "Where {subject} may {predicate}, the {shown} of an inner host can be read",
      "The {shown} of an inner host can be read by whoever gives its address",
      "“{line}”: inner hosts' answers can be read by it",
      "What inner hosts answer can be read by whoever names them",
    ],
    consequence:
      "So what the named host answers comes back to whoever named it. If it may be an inner one, ports, error texts and pages that ask for no password can be read from outside.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Read an inner page through {endpoint}", "Read an inner page through what is shown"],
      setUp: `${LISTENERS} The private one answers with a marked text.`,
      steps: [
        "With the least rights that may do so, name the public listener and note what of its answer comes back.",
        "Name the private listener, then a closed port on the same host, and compare what comes back.",
        "Name the public listener again while it answers 302 to the private one.",
      ],
      failsIf: "the marked text comes back, or the open port is told from the closed one",
    },
    example: "Hook console\n\nThe console keeps the reply of the receiver for debugging.",
    counterexample: "Hook console\n\nThe console has a dark frame.",
  },
  {
    id: "ssrf-foreign-scheme",
    topicOnly: true,
    when: [
      "[scheme:gopher|ftp|sftp|fsspec] .... http|https|s3|scheme|schemes|protocols|url|urls|address|sources|path",
      "[scheme:file] .... scheme|schemes|protocols|protocol|urls",
      "http|https|s3 .... [scheme:file|ftp|gopher|sftp|ssh|git]",
      "any|all|every [any:scheme|schemes|protocol|protocols]",
      "[any:scheme|schemes|protocols] .. supported|work|allowed|knows",
    ],
    unless: ["json|config|log|upload|zip file .. http|https", ...IN_THE_BROWSER],
    cwe: 918,
    severity: "high",
    rationale: "files of the server and inner services can be read by whoever sets the address",
    name: [
      "An address sent to {endpoint} can name files and inner services",
      "A {scheme}: address can name what only the server should reach",
      "“{line}”: an address can name files and inner services",
      "An address with another scheme can name files and inner services",
    ],
    consequence:
      "So more than web pages can be named: file: reads what the server may read, and other schemes speak to inner services, unless scheme and host are both held to a list.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Send {endpoint} addresses with other schemes", "Supply addresses with other schemes"],
      setUp: LISTENERS,
      steps: [
        "With the least rights that may set the address, supply the public listener with each scheme that the line names.",
        "Supply file:///etc/hostname, file://localhost/etc/hostname and ftp:// with the private listener's address.",
        "Supply the public listener's http address while it answers 302 to file:///etc/hostname.",
      ],
      failsIf: "the server's host name comes back, or the private listener logs a connection",
    },
    example: "Sources\n\nA source may be http, s3 and ftp from now on.",
    counterexample: "Sources\n\nA source has its date in front.",
  },
  {
    id: "ssrf-page-renderer",
    topicOnly: true,
    when: ofDocument([
      "[tool:chromium|chrome|puppeteer|playwright|wkhtmltopdf|weasyprint|headless|gotenberg|screenshot|screenshots|plantuml]",
      "render|renders|rendered|rendering .... [tool:service|server|worker|export|pdf|thumbnail] .. loads|load|images|fonts|fetched",
      "create|make|made|print .... [tool:pdf] .... page|address|html|template|url",
    ]),
    unless: ["e2e|unit|test|tests|ci .. playwright|puppeteer|chrome|chromium"],
    cwe: 918,
    severity: "high",
    rationale: "what inner hosts answer can end in a document that the author reads",
    name: [
      "Content that {endpoint} renders can load inner addresses",
      "Markup in a {doc} can make the server's renderer load inner addresses",
      "“{line}”: what is rendered can load inner addresses",
      "Content rendered on the server can load inner addresses",
    ],
    consequence:
      "So what is rendered decides what the server loads: a frame, a picture or a style sheet with an inner address puts the answer into the result, unless the renderer is cut off from the network.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Have a {doc} rendered that names inner addresses", "Have content rendered that names inner addresses"],
      setUp: LISTENERS,
      steps: [
        [
          "With the least rights that may supply content, have a {doc} with <img src> and the public listener's address rendered, and note where the request comes from.",
          "With the least rights that may supply content, have <img src> with the public listener's address rendered, and note where the request comes from.",
        ],
        "Have <iframe src>, <link href> and <script src> with the private listener's address and http://169.254.169.254/latest/meta-data/ rendered.",
        "Where an address is taken instead of content, supply the same addresses.",
      ],
      failsIf: "the private listener logs a request, or the result shows a line of an inner answer",
    },
    example: "Reports\n\nA screenshot of the board is taken by the worker.",
    counterexample: "Reports\n\nThe report page has a wide margin.",
  },
  {
    id: "ssrf-calls-back",
    topicOnly: true,
    when: ofEvent([
      "[what:webhook|webhooks|callback|callbacks|hook|hooks|ack|pusher]",
      "post|posts|call|calls|called|notify|send|push .... url|endpoint|address|target .. when|with|on|which|that|at",
      "we|it|worker|server post|posts|call|calls .... there|state|json|message",
      "urls|url|endpoint .. in the? .. console|settings|notifications|subscription",
      "test receiver|delivery",
      "forwarding|forwards|forwarded .... post|url|address|message|target",
    ]),
    unless: [
      "visitors|users|people|readers .. forwarded|redirected|sent",
      "git|react|commit|pre hook|hooks",
      "incoming|inbound|stripe|github webhook|webhooks",
      "callback .. function|ref|code|token|exchanges|reads|page",
      "sso|oauth|oidc|auth|login callback",
    ],
    cwe: 918,
    severity: "medium",
    rationale: "the request leaves from inside the network, with the product's own body and headers",
    name: [
      "A target set through {endpoint} can be an inner host",
      "Where {subject} may {predicate}, the address called can be an inner one",
      "A {what} set to an inner address can make the server call it",
      "The call that the server makes for a {event} can go to an inner address",
      "“{line}”: the address called can be an inner one",
      "An address that the server calls can be one inside the network",
    ],
    consequence:
      "So the server calls an address that others set. If it is one inside the network, or leads there by a redirect, the request reaches services that trust their neighbours, unless it is refused when connecting.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: [
        "Set inner addresses through {endpoint}",
        "Set a {what} to inner addresses",
        "Have the call for a {event} go to inner addresses",
        "Set inner addresses as the target",
      ],
      setUp: LISTENERS,
      steps: [
        [
          "As {subject}, {predicate}: give the public listener, trigger the call and see it arrive.",
          "With the least rights that may set a {what}, set the public listener and trigger the call; see it arrive.",
          "With the least rights that may set the target, set the public listener and trigger the call; see it arrive.",
        ],
        "Set the private listener, http://127.0.0.1/ and a public name whose A record is the private listener's, and trigger it each time.",
        "Set the public listener while it answers 307 to the private one.",
      ],
      failsIf: "the private listener logs a request",
    },
    example: "Job state\n\nThe callback of a job gets the state when it changes.",
    counterexample: "Job state\n\nThe state of a job has its own colour.",
  },
  {
    id: "ssrf-opens-connection",
    topicOnly: true,
    when: [
      "[field:host|hostname|port|jdbc|smtp|imap|ldap|webdav|mqtt|syslog|snmp|dsn] .... enter|enters|type|types|any|set|free|settings|user|password|form|test|port|field|address|check",
      "enter|enters|type|types|add|check|checks|probe|probes|any|give|given .... [field:host|port|target|server|printer|printers|proxy|instance|domain]",
      "[field:probe|probes|ping|uptime|checks|monitor|monitors] .... address|url|host|target|any|given",
      "any [field:port]",
      "data [field:source|sources] .. address|url|proxy|connection",
      "[field:connector|connection] .... url|address|test|wizard",
      "server's name|domain",
    ],
    unless: ["listen|bind|expose .. port", "localhost|dev|docker|container port", ...NO_ADDRESS],
    cwe: 918,
    severity: "medium",
    rationale: "inner ports can be found and spoken to from a form",
    name: [
      "A {field} set through {endpoint} can be an inner one",
      "Where {subject} may {predicate}, the server can be led to inner ports",
      "A {field} typed in can lead the server to inner ports",
      "An entered host lets the server knock on inner ports",
    ],
    consequence:
      "So the connection leaves from the server to what was entered. Message and delay tell which inner ports are open, and a service that trusts its network answers, unless the reachable hosts are limited.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Enter inner hosts and ports",
      setUp:
        "On staging: a listener on a private address that the server can reach, with port 6379 open and port 6380 closed.",
      steps: [
        [
          "With the least rights that may {predicate}, give the private listener with port 6379 and note message and time.",
          "With the least rights that may set a {field}, enter the private listener with port 6379 and note message and time.",
          "With the least rights that may enter it, enter the private listener with port 6379 and note message and time.",
        ],
        "Enter it with port 6380, then 127.0.0.1 with ports 22 and 1, and 169.254.169.254 with port 80.",
        "Enter a public name whose A record is the private listener's.",
      ],
      failsIf: "the private listener logs a connection, or an open port is told from a closed one",
    },
    example: "Old system\n\nThe admins enter host and user of the old system, reports then show both.",
    counterexample: "Old system\n\nReports of the old system stand in grey.",
  },
  {
    id: "ssrf-forwards-request",
    topicOnly: true,
    when: [
      "[what:proxy|proxies|proxied|tunnel|relay|gateway] .... sends|send|forwards|forward|target|any|path|request|requests|header|headers|url|address|loads|images|reach",
      "forward auth .... [what:address|header|uri]",
      "[what:playground|sandbox] .... proxy|api|apis|call",
      "through our [what:server|proxy]",
      "cors .... [what:server|proxy]",
      "fetch .. inside of [what:functions]",
    ],
    unless: [
      "proxy pass|timeout|buffer",
      "reverse proxy .. tls|config|docs",
      "corporate|http proxy .. settings|environment|env",
    ],
    cwe: 441,
    severity: "high",
    rationale: "the caller sends requests from the server's place, with its reach",
    name: [
      "Through {endpoint}, a caller can send requests from the server's place",
      "Through the {what}, a caller can send requests from the server's place",
      "“{line}”: a caller can send requests from the server's place",
      "A caller can send requests from the proxy's place in the network",
    ],
    consequence:
      "So the server passes on what a caller asks of it. Whichever part of host, path and headers the caller supplies, it may lead to an inner service that only the server should reach, unless it is held to a list.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Lead {endpoint} to inner hosts", "Lead the forwarded request to inner hosts"],
      setUp: LISTENERS,
      steps: [
        "With the least rights that may use it, have a request passed on to where it is meant to go, and note which parts came from the caller.",
        "Set each of these parts so that it names the private listener: the whole address, //, @ before the host, ../ in the path, a Host header.",
        "Have a permitted target answer 302 to the private listener.",
      ],
      failsIf: "the private listener logs a request",
    },
    example: "Playground\n\nThe playground gets its own proxy, which passes the request on.",
    counterexample: "Playground\n\nThe playground gets its own colours.",
  },
  {
    id: "ssrf-federated-host",
    topicOnly: true,
    when: [
      "[who:issuer|jwks|discovery|webfinger|activitypub|actor|instance|instances|federated|federation|fediverse|pubsub|webmention|webmentions|nodeinfo]",
      "remote [who:account|accounts|object|objects|post|posts|user|users]",
      "other [who:servers|instances]",
      "openid configuration .. [who:fetched|loaded]",
    ],
    unless: ["docker|ec2|cloud|db|database|new instance|instances", "discovery .. phase"],
    cwe: 918,
    severity: "medium",
    rationale: "a foreign party that nobody here knows names the host that is called",
    name: [
      "A foreign party can send {endpoint} to an inner host",
      "Around {code}, a foreign party names the host that is called",
      "“{line}”: a foreign party names the host",
      "A foreign party names the host that the server calls",
    ],
    consequence:
      "So the host that is called follows from what a foreign party supplies. It may name an address inside the network, or one that redirects there, unless that is refused when connecting.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Play a foreign party that names inner hosts",
      setUp: `${LISTENERS} A small server that plays the foreign party.`,
      steps: [
        "Have the product read from the playing server, and note each address it then calls.",
        "Let that server's answers name the private listener in each of these addresses.",
        "Let it answer 302 to the private listener, and let its name resolve anew to that address.",
      ],
      failsIf: "the private listener logs a request",
    },
    example: "Profiles of others\n\nOther instances send an actor, from which we load name and text.",
    counterexample: "Profiles of others\n\nProfiles have their own page.",
  },
  {
    id: "ssrf-fetches-code",
    topicOnly: true,
    when: [
      "[what:repository|repositories|repo|repos|git|clone|clones|mirror|mirrors|mirroring]",
      "[what:extension|extensions|plugin|plugins|template|templates|workflow|model|models] .... address|url|download|downloads|added",
    ],
    unless: ["repository|repo .. pattern|class|layer|structure", "git .. commit|hash|ignore|submodule|lfs"],
    cwe: 918,
    severity: "medium",
    rationale: "the server fetches from where the caller says, with its own reach and keys",
    name: [
      "A {what} named to {endpoint} can lead the server to inner hosts",
      "The address of a {what} can lead the server to inner hosts",
      "A named source can lead the server to inner hosts",
    ],
    consequence:
      "So the server fetches from an address that others give. One inside the network, a file: address, or a redirect there is fetched with the server's reach, unless scheme and host are held to a list.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Give inner addresses as the source",
      setUp: LISTENERS,
      steps: [
        "With the least rights that may give it, give the public listener's address and see the server call it.",
        "Give the private listener's address, file:///etc and ssh:// with the private listener's address.",
        "Give the public listener's address while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a connection, or the answer tells what lies in the server's folder",
    },
    example: "Scan on demand\n\nThe worker makes a clone of the project with depth 1.",
    counterexample: "Scan on demand\n\nThe scan shows a bar while it runs.",
  },
  {
    id: "ssrf-preview-of-link",
    topicOnly: true,
    when: writtenIn([
      "[what:oembed|unfurl|unfurls|opengraph|og|favicon|onebox]",
      "link [what:preview|previews|card|cards]",
      "url [what:preview|previews]",
      "title .... [what:picture|description|image|text] .... page|link|card|address|whatever|source",
      "[what:preview|card|title] .. of each|every|the? link|page",
    ]),
    unless: IN_THE_BROWSER,
    cwe: 918,
    severity: "high",
    rationale: "what an inner page says comes back inside the preview",
    name: [
      "A link sent to {endpoint} makes the server read inner pages",
      "A link in a {place} makes the server read inner pages",
      "“{line}”: a posted link makes the server read inner pages",
      "A posted link makes the server read inner pages",
    ],
    consequence:
      "So the page behind a link is loaded by the product itself. An author who links to an inner address reads its title and text in the preview, unless such addresses are refused when connecting.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Put links to inner pages in a {place}", "Post links to inner pages"],
      setUp: `${LISTENERS} The private one serves a page with a marked title and og:image.`,
      steps: [
        [
          "With the least rights that may do so, put the public listener's link in a {place} and see where the request comes from.",
          "With the least rights that may post a link, post the public listener's and see where the request comes from.",
        ],
        "Post the private listener's, http://127.0.0.1/ and a public name whose A record is the private listener's.",
        "Post the public listener's again while its page names the private one as og:image, then while it answers 302 to it.",
      ],
      failsIf: "the private listener logs a request, or the marked title is shown",
    },
    example: "Cards\n\nA posted address gets an unfurl card from our service.",
    counterexample: "Cards\n\nA card has round corners.",
  },
  {
    id: "ssrf-reads-subscription",
    topicOnly: true,
    when: [
      "[what:feed|feeds|rss|atom|ics|ical|calendar|calendars|podcast|playlist|stream|streams|hls|gtfs|opml|sitemap] .... address|url|fetch|fetched|fetches|load|loads|read|reads|poll|import|imported|every|once|subscribe|paste|source|enter|server|recorder|link",
      "address|url|fetch|fetches|load|loads|read|reads|poll|import|import|subscribe|paste|enter|type|import .... [what:feed|feeds|rss|ics|ical|calendar|playlist|csv|xml|lists]",
    ],
    unless: IN_THE_BROWSER,
    cwe: 918,
    severity: "medium",
    rationale: "the server calls it again and again from inside the network",
    name: [
      "The address of a {what} at {endpoint} can lead to inner hosts",
      "Where {subject} may {predicate}, the address can lead to inner hosts",
      "The address of a {what} can lead the server to inner hosts",
      "A subscribed address can lead the server to inner hosts",
    ],
    consequence:
      "So the server reads from an address that others gave, and reads it anew later: a host that was public when it was entered may resolve to an inner one at the next reading, unless each connection is checked.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Give inner addresses of a {what}", "Give inner addresses to be read"],
      setUp: `${LISTENERS} A name that resolves first to the public one and then to the private one.`,
      steps: [
        [
          "With the least rights that may give it, give the public listener's address of a {what} with valid content; it has to work.",
          "With the least rights that may give it, give the public listener's address with valid content; it has to work.",
        ],
        "Give the private listener's address and http://[::ffff:127.0.0.1]/, then the public one while it answers 302 to the private one.",
        "Give the name that changes, let it resolve to the private one and wait for the next reading.",
        "Let valid content name the private listener in each address that it holds.",
      ],
      failsIf: "the private listener logs a request",
    },
    example: "Club calendars\n\nA calendar is subscribed by its address and refreshed each hour.",
    counterexample: "Club calendars\n\nA calendar has the colour of its club.",
  },
  {
    id: "ssrf-picture-by-address",
    topicOnly: true,
    when: [
      "[what:image|images|picture|pictures|avatar|avatars|cover|covers|photo|photos|icon|icons|gif|media|attachment|attachments|art|artwork|header|headers|emoji|logo|thumbnail|watermark|fonts] .... address|url|urls|link|links|fetched|fetch|loaded|load|downloaded|download|downloads|downloadable|from|source|stream|stored|remote|copy|proxy|server",
      "address|url|urls|link|links|remote|fetch|fetches|load|loads|download|downloads .... [what:image|images|picture|pictures|avatar|avatars|cover|covers|photo|photos|icon|gif|media|attachment|attachments|artwork|emoji|logo|thumbnail|watermark]",
    ],
    unless: IN_THE_BROWSER,
    cwe: 918,
    severity: "medium",
    rationale: "the server stands where inner services answer that the supplier of the address cannot reach",
    name: [
      "An address of {what} sent to {endpoint} can be an inner one",
      "Where {subject} may {predicate}, the server can be led to inner hosts",
      "Loading a {what} by address can lead the server to inner hosts",
      "Fetching a picture by address can lead the server to inner hosts",
    ],
    consequence:
      "So what is loaded stands at an address that the product did not choose. One inside the network is called with the server's reach, and size, error and delay tell what answered, unless it is refused when connecting.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: [
        "Send {endpoint} inner addresses",
        "Supply inner addresses of a {what}",
        "Supply inner addresses in place of a picture's",
      ],
      setUp: LISTENERS,
      steps: [
        [
          "With the least rights that may supply it, supply the address of a {what} on the public listener and see the request arrive.",
          "With the least rights that may supply it, supply a picture on the public listener and see the request arrive.",
        ],
        "Supply the private listener's address, http://[::ffff:127.0.0.1]/ and a public name whose A record is the private listener's.",
        "Supply the public listener's address again while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or the answer tells an open inner port from a closed one",
    },
    example: "Artist pages\n\nThe picture of an artist can be stored from a remote address.",
    counterexample: "Artist pages\n\nThe picture of an artist is round.",
  },
  {
    id: "ssrf-named-in-content",
    topicOnly: true,
    when: [
      "[what:ref|refs|include|includes|xinclude|network_links|kml|svg|schema|schemas|wsdl|jsonnet|opengraph|metadata|spec|gltf|tokenuri] .... address|addresses|url|urls|resolved|followed|fetched|loaded|files|page|remote|reference|server|links",
      "reference|references|referenced .. by [what:url]",
      "[what:attachments|segments|links|images|pictures|chapters|entries|dump] .... in|behind|listed|named|column .. feed|file|post|message|document|playlist|text|dump|it",
      "column .... [what:addresses|urls]",
      "[what:links|articles|article|page|pages] .... reads|read|loads|load|opens|fetches",
      "reads|read|loads|load|opens|open|fetch|fetches|resolve|resolves .... [what:link|links|article|articles|attachments|segments|entries|includes]",
    ],
    unless: IN_THE_BROWSER,
    cwe: 918,
    severity: "medium",
    rationale: "whoever writes the content sends requests from the server's place in the network",
    name: [
      "Content sent to {endpoint} can name inner addresses to load",
      "The address of a {what} can have the server load inner hosts",
      "Around {code}, content can name inner addresses to load",
      "“{line}”: content can name inner addresses",
      "Content can name inner addresses that the server then loads",
    ],
    consequence:
      "So addresses inside the content are followed by the server. Its author needs no form for them: one inside the network is loaded like any other, unless each is checked when connecting.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Supply a {what} that names inner addresses", "Supply content that names inner addresses"],
      setUp: LISTENERS,
      steps: [
        "With the least rights that may supply it, supply content in which each address is the public listener's, and note which are called.",
        "Supply it with the private listener's address, http://127.0.0.1/ and file:///etc/hostname in those places.",
        "Supply it with the public listener's address while that answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or a line of the server's file comes back",
    },
    example: "Map import\n\nAn include inside the drawing is resolved, as agencies deliver their files that way.",
    counterexample: "Map import\n\nAn imported drawing has its date on top.",
  },
  {
    id: "ssrf-follows-elsewhere",
    topicOnly: true,
    when: [
      "[what:redirect|redirects|redirected|redirection|hops|moved]",
      "follow|follows .. [what:links|redirects|location]",
    ],
    unless: ["redirect .. user|browser|visitor|login|sign"],
    cwe: 918,
    severity: "medium",
    rationale: "the inner network is one answer of a foreign host away",
    name: ["A redirect can lead {endpoint} to inner hosts", "A redirect can lead the server's request to inner hosts"],
    consequence:
      "So a public host can answer with the address of an inner one, and the server goes on to it, unless each hop is checked like the first.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: "Redirect the server to inner addresses",
      setUp: LISTENERS,
      steps: [
        "With the least rights that may set the address, name the public listener while it answers 200, and see the request.",
        "Let it answer 301, 302, 307 and 308 to the private listener in turn, and name it again.",
        "Let it answer 302 to a second public host that answers 302 to http://169.254.169.254/latest/meta-data/.",
      ],
      failsIf: "the private listener logs a request, or the metadata address is tried",
    },
    example: "Event delivery\n\nHosts that moved got no events; redirects work now.",
    counterexample: "Event delivery\n\nEvents stand in the order of their arrival.",
  },
  {
    id: "ssrf-any-address",
    topicOnly: true,
    when: forThing([
      "any|every|each|arbitrary|other|whatever|free .. [source:url|urls|address|addresses|host|hosts|link|links|website|site|page|target]",
      "[source:url|urls|address|addresses|link|links|endpoint|source] .... entered|enter|enters|paste|pastes|type|types|given|give|set|takes|accepts|any|may|can|field|parameter|param|template|expressions|taken|comes",
      "enter|enters|paste|pastes|type|types|give|takes|accept|accepts|set .... [source:url|urls|address|addresses|link|links|endpoint]",
      "from [source:url|link]",
      "by [source:url|address|link]",
      "[source:url|target|callback|uri|src] parameter",
      "what|whatever .. is|was [given:entered]",
    ]),
    unless: [...IN_THE_BROWSER, ...NO_ADDRESS],
    cwe: 918,
    severity: "medium",
    rationale: "the server stands where inner services answer that the caller cannot reach",
    name: [
      "An address sent to {endpoint} can lead the server to inner hosts",
      "Where {subject} may {predicate}, the server can be led to inner hosts",
      "The {source} given for a {thing} can lead the server to inner hosts",
      "An address given for a {thing} can lead the server to inner hosts",
      "Around {code}, the address can be an inner one",
      "“{line}”: the address can be an inner one",
      "The {source} taken here can lead the server to inner hosts",
      "An address taken from outside can lead the server to inner hosts",
    ],
    consequence:
      "So the address is one that the product did not choose. If the server calls it, one inside the network, or a public name that resolves to one, is called with the server's reach, unless it is refused when connecting.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Send inner addresses to {endpoint}", "Supply inner addresses for a {thing}", "Supply inner addresses"],
      setUp: LISTENERS,
      steps: [
        [
          "With the least rights that may call {endpoint}, send it the public listener's address and see the request arrive.",
          "With the least rights that may give the {source} for a {thing}, give the public listener's and see the request arrive.",
          "With the least rights that may supply it, supply the public listener's address and see the request arrive.",
        ],
        "Supply the private listener's address, http://[::ffff:127.0.0.1]/ and a public name whose A record is the private listener's.",
        "Supply the public listener's address again while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or a loopback address is told from a refused one",
    },
    example: "Rates\n\nThe url template for the rates can be set in the console.",
    counterexample: "Rates\n\nThe rates stand below the sum.",
  },
  {
    id: "ssrf-server-fetches",
    topicOnly: true,
    when: forThing([
      "[who:server|worker|backend|bot|job|crawler|service|function|scanner|importer|we] .. fetch|fetches|download|downloads|load|loads|retrieve|gets|get|reads|polls|calls|pulls|clones|look|discover|discovers",
      "[who:fetched|downloaded|loaded|called|crawled] .. from|by|on|with|at",
      "back end [who:downloads|loads|fetches|calls]",
      "call [who:rest|external|remote] services|service|apis|api",
      "[who:runner|runners|worker|workers|job|pod] .. in|on|inside the|our .... vpc|cluster|network",
      "fetch|fetches|fetching|discover|discovery|probes|crawl|crawls .... [who:page|pages|host|hosts|site|sites|server|endpoint|url|urls|source|link|links|data|images]",
    ]),
    unless: [...IN_THE_BROWSER, "from|in the? database|db|cache|local_storage"],
    cwe: 918,
    severity: "medium",
    rationale: "the request is made from inside the network, where other services trust it",
    name: [
      "A request of {endpoint} can be led to an inner host",
      "Where {subject} may {predicate}, the server can be led to an inner host",
      "The request for a {thing} can be led to an inner host",
      "Around {code}, the request can be led to an inner host",
      "“{line}”: that request can be led to an inner host",
      "The request that the server makes can be led to an inner host",
    ],
    consequence:
      "So the request leaves from the server. Whoever supplies part of its target, by a field, a stored value or a redirect, may lead it to an inner host, unless the target is checked when connecting.",
    control: STATED,
    test: {
      technique: "point-inward",
      title: ["Lead the request of {endpoint} to inner hosts", "Lead the server's request to inner hosts"],
      setUp: LISTENERS,
      steps: [
        [
          "With the least rights that may say where the {thing} comes from, give the public listener and see the request arrive.",
          "With the least rights that may supply part of the target, supply the public listener and see the request arrive.",
        ],
        "Supply the private listener in the same place, then http://127.0.0.1/ and http://169.254.169.254/latest/meta-data/.",
        "Let the public listener answer 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or the metadata address is tried",
    },
    example: "Rates\n\nOnce a day the worker fetches the rates for the currency of the shop.",
    counterexample: "Rates\n\nOnce a day the rates move to the next row.",
  },
  {
    id: "general-ssrf",
    cwe: 918,
    severity: "medium",
    rationale: "whoever supplies the address may reach hosts that only the server's own network is meant to reach",
    name: [
      "{subject} can {predicate}, and the server may connect wherever that points",
      "{endpoint} may make the server connect to an internal host",
      "The value of {parameter} may make the server connect to an internal host",
      "Around {code}, the server may be made to connect to an internal host",
      "“{line}”: the server may be made to connect to an internal host",
      "The server may be made to connect to an internal host",
    ],
    consequence: [
      "What it lets {subject} do may include the choice of a host. The question is which part of the address they supply, and whether a private address is refused when the server connects, after each redirect too.",
      "The question about {endpoint} is which part of a call decides where the server connects, and whether a private address is refused at that moment, after each redirect too.",
      "The question about {parameter} is who sets it, and whether a private address in it is refused when the server connects, after each redirect too.",
      "The question around {code} is who decides the host that is connected to, and whether a private address is refused at that moment, after each redirect too.",
      "That line bears on what the server connects to. The question is who supplies any part of the address, and whether a private one is refused when the server connects, after each redirect too.",
    ],
    test: {
      technique: "point-inward",
      title: [
        "Name internal hosts as {subject}",
        "Lead {endpoint} to internal hosts",
        "Lead {parameter} to internal hosts",
        "Lead the request around {code} to internal hosts",
        "Lead the server's request to internal hosts",
      ],
      setUp: LISTENERS,
      steps: [
        [
          "As {subject}, {predicate}; give the public listener's address wherever one is taken, and see that it is called.",
          "As the caller the line names, call {endpoint} with the public listener's address in each field that takes one, and see that it is called.",
          "As the caller the line names, send the public listener's address in {parameter}, and see that it is called.",
          "As the caller concerned, do what “{line}” is about with the public listener's address, and see that it is called.",
          "As the caller the line names, supply the public listener's address wherever one is taken, and see that it is called.",
        ],
        "Where it was called, supply the private listener's address, then http://127.0.0.1/ and http://[::ffff:127.0.0.1]/.",
        "There too supply the public listener's address while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or the answer carries what a service on 127.0.0.1 sent",
    },
  },
];
