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
  so: "Check that it holds for the address connected to, after each redirect and when the name resolves anew, not only for the text that was entered.",
};

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
    because: "the hosts beside the server trust its place in the network, and the {list} no longer stands between",
    name: [
      "Without the {list}, {endpoint} reaches internal hosts",
      "Without the {list} of hosts, the server's requests reach internal ones",
    ],
    so: "So an address inside the network is fetched like any other once the {list} is gone, and whoever enters it speaks to hosts that are closed to them, unless the network itself stops the request.",
    test: {
      act: "point-inward",
      title: "Name internal hosts that the {list} kept out",
      setUp: LISTENERS,
      steps: [
        "As the account with the least rights that may set the address, enter the public listener and confirm that the server calls it.",
        "Enter the private listener's address, http://127.0.0.1/ and http://169.254.169.254/latest/meta-data/ in the same place.",
      ],
      failsIf: "the private listener logs a request, or the metadata address is tried",
    },
    raises:
      "Uptime checks for every host\n\nWe drop the block list for monitor targets, since some teams watch machines behind the tunnel.",
    silent:
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
    because: "internal hosts often answer without a password to whatever stands beside them",
    name: [
      "Once {endpoint} takes {range} addresses, it reaches every inner host",
      "Once {range} addresses are allowed, every inner host can be named",
    ],
    so: "So {range} addresses cannot simply be refused, and whoever enters one may also name a database, an admin port or the cloud's metadata address, unless the permitted hosts are listed.",
    test: {
      act: "point-inward",
      title: "Name {range} hosts that nobody needs here",
      setUp: `${LISTENERS} A list of the internal hosts that the change needs.`,
      steps: [
        "As the account with the least rights that may set the address, enter one of the hosts on the list; it has to work.",
        "In the same place enter the private listener, which is not on the list, http://127.0.0.1:22/ and http://169.254.169.254/latest/meta-data/.",
      ],
      failsIf: "the private listener logs a request, or an address that is not on the list is answered by its service",
    },
    raises:
      "Read lab values from the device list\n\nThe page is loaded by the backend. Private addresses must be allowed, the analysers have no others.",
    silent:
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
    because: "the fetch comes before any signature is checked, so the caller needs no valid token",
    name: ["The {claim} of a token not yet verified picks the host that the server calls"],
    so: "So a caller who has no valid token can write the {claim} at will and choose where the server connects to, unless it is compared with a list before the keys are fetched.",
    test: {
      act: "point-inward",
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
    raises:
      "Tokens of partners\n\nThe backend reads the issuer of the token, loads its discovery document and takes the keys from there.",
    silent:
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
    because: "inner ports can be found and spoken to, though only in the protocol that the server speaks",
    name: [
      "The {proto} {field} entered lets the server knock on internal ports",
      "The {field} that {who} set lets the server knock on internal ports",
    ],
    so: [
      "So the {proto} connection leaves from the server, and whoever fills in the {field} learns from message and delay which internal ports are open, unless the reachable hosts are limited.",
      "So the connection leaves from the server, and whoever fills in the {field} learns from message and delay which internal ports are open, unless the reachable hosts are limited.",
    ],
    control: STATED,
    test: {
      act: "point-inward",
      title: ["Enter internal hosts as the {proto} {field}", "Enter internal hosts as the {field}"],
      setUp:
        "On staging: a listener on a private address that the server can reach, with port 6379 open and port 6380 closed.",
      steps: [
        "As the account with the least rights that may fill in the {field}, enter the private listener with port 6379 and note message and time.",
        "Enter it with port 6380, then 127.0.0.1 with ports 22 and 1, and note message and time.",
      ],
      failsIf: "the private listener logs a connection, or an open port is told from a closed one",
    },
    raises:
      "Own mail server\n\nClub admins enter the SMTP host and port, and we send the newsletter through it. A button tests the settings.",
    silent: "Own mail server\n\nOperations sets the SMTP relay at deployment. Clubs see its name below the newsletter.",
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
    because: "what an internal host answers ends in a document that the author can read",
    name: ["{doc} rendered by the server's {tool} can show what internal hosts answer"],
    so: "So whoever writes into the rendered {doc} also chooses addresses that are loaded on the server, and an <iframe> or <img> with an internal address puts the answer on the sheet, unless the renderer is cut off from the network.",
    control: STATED,
    test: {
      act: "point-inward",
      title: "Have {tool} render content that names internal addresses",
      setUp: LISTENERS,
      steps: [
        "As the account with the least rights that may write the {doc}, put <img src> with the public listener's address in it, have it rendered and note where the request comes from.",
        "Put <iframe src>, <link href> and <object data> with the private listener's address, http://169.254.169.254/latest/meta-data/ and file:///etc/hostname in it, and have it rendered.",
      ],
      failsIf: "the private listener logs a request, or the result shows a line of the answer",
    },
    raises: "Offers as PDF\n\nThe cover text of the seller is printed by Puppeteer on the worker, HTML included.",
    silent: "Offers as PDF\n\nThe cover text of the seller is drawn as plain text by our table writer.",
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
    because: "it is no longer a blind request: the caller reads what internal hosts answer",
    name: [
      "The {shown} of internal hosts can be read through {endpoint}",
      "The {trigger} shows its caller the {shown} of internal hosts",
    ],
    so: "So if the {source} may be internal, the {shown} is carried out to whoever entered it: enough to map the network and to read pages that ask for no password.",
    control: STATED,
    test: {
      act: "point-inward",
      title: "Read an internal page's {shown} through the {trigger}",
      setUp: `${LISTENERS} The private one answers with a marked text and a marked header.`,
      steps: [
        "As the account with the least rights that may enter the {source}, enter the public listener's and note what of its answer is shown.",
        "Enter the private listener's address, then a closed port on the same host, and compare what is shown.",
        "Enter the public listener's address again while it answers 302 to the private one.",
      ],
      failsIf: "the marked text is shown, or the open port is told from the closed one",
    },
    raises:
      "Callback test\n\nBoard admins enter an address. The Try button calls it and shows the response with its headers.",
    silent:
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
    because: "title and text of an internal page come back to the author inside the preview",
    name: [
      "A link in {place} text makes the server read internal pages for its preview",
      "A posted link makes the server read internal pages for its preview",
    ],
    so: "So an author who links to an internal address has the server load it, and what the page gives as title and picture appears in the preview, unless such addresses are refused.",
    control: STATED,
    test: {
      act: "point-inward",
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
    raises:
      "Cards for shared links\n\nFor a link in a comment, a worker loads the page and makes a preview from its Open Graph tags.",
    silent:
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
    because: "text that the model reads can choose the address, and the answer returns to whoever asked",
    name: "A prompt can have the {who} fetch an internal address instead of a public {source}",
    so: "So the address is chosen by a program that reads other people's text, and a line hidden in that text can name an internal one; the {who} then repeats what it found.",
    control: STATED,
    test: {
      act: "point-inward",
      title: "Ask the {who} for internal addresses",
      setUp: `${LISTENERS} A public page whose text asks the reader to open the private listener's address.`,
      steps: [
        "Ask the {who} for a summary of the private listener's address, of http://127.0.0.1/ and of http://169.254.169.254/latest/meta-data/.",
        "Ask for a summary of the public page with the hidden request.",
        "Ask for the public listener's address while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request",
    },
    raises:
      "Answers with sources\n\nThe assistant may now fetch pages from the web while it answers, up to five a question.",
    silent: "Answers with sources\n\nThe assistant quotes our manual, which is indexed at night from the repository.",
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
    because: "the requests are POSTs with a set body, yet they reach services that trust the inner network",
    name: [
      "The {hook} {source} can aim the POST for each {event} at internal services",
      "The {hook} {source} can aim the server's POST at internal services",
      "The {hook} for an {event} can be aimed at internal services",
      "The {source} that is posted to can be an internal service's",
    ],
    so: [
      "So whoever sets the {hook} {source} decides where the server posts to, again at every event and retry, and an internal service takes the request as coming from a neighbour, unless inner addresses are refused.",
      "So whoever sets that address decides where the server posts to, again at every event and retry, and an internal service takes the request as coming from a neighbour, unless inner addresses are refused.",
    ],
    control: STATED,
    test: {
      act: "point-inward",
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
    raises: "Tell other systems\n\nProject owners add a webhook URL, and each new order is sent there as JSON.",
    silent: "Tell other systems\n\nWe handle incoming webhooks of the bank and mark the order as paid.",
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
    because: "the proxy hands the answer of an internal host straight to the caller",
    name: [
      "{endpoint}, the way for {source}, can hand out what internal hosts answer",
      "The proxy for {source} can hand out what internal hosts answer",
    ],
    so: "So the caller names the address and receives the body, and an internal page travels the same way as {source}, unless host, type and redirects are limited.",
    control: STATED,
    test: {
      act: "point-inward",
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
    raises:
      "Privacy for readers\n\nPictures from other sites go through our image proxy at /camo?url= so that no reader is tracked.",
    silent:
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
    because: "the address comes with the data, and what is fetched is kept where its sender can look at it",
    name: [
      "The {what} address in a {where} can name an internal host",
      "The address given for {what} can name an internal host",
    ],
    so: "So whoever supplies the data writes the address of the {what}, and an internal one is fetched from the server's place in the network, unless host and type are limited.",
    control: STATED,
    test: {
      act: "point-inward",
      title: "Supply internal addresses for the {what}",
      setUp: `${LISTENERS} A small set of valid data in which only the address is changed.`,
      steps: [
        "Supply the data with the public listener's address for the {what} and confirm that the server fetches it.",
        "Supply it with the private listener's address, with http://169.254.169.254/latest/meta-data/ and with file:///etc/hostname.",
        "Supply it with the public listener's address while that answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or text instead of the {what} is kept and can be opened",
    },
    raises: "Import of product lists\n\nPictures are given as a link in the list; the job downloads and keeps them.",
    silent:
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
    because: "the server stands where internal services answer that the caller cannot reach",
    name: [
      "The parameter {parameter} of {endpoint} sends the server to internal hosts",
      "The {source} of the request goes to {call} as it was sent",
      "The parameter {parameter} sends the server to internal hosts",
    ],
    so: "So the request leaves from the server, and an address inside the network, or a public name that resolves to one, is fetched with the server's reach, unless it is refused.",
    control: STATED,
    test: {
      act: "point-inward",
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
    raises: "Show remote lists\n\n`GET /peek?src=<link>` loads the list on the server and returns the first lines.",
    silent: "Show remote lists\n\n`GET /peek/:id` returns the first lines of a list that we keep.",
  },
  {
    id: "fetches-typed-address",
    when: [
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
    ],
    unless: [...IN_THE_BROWSER, ...NO_ADDRESS, "hard coded .. url|address", "base|git|database|api|registry url"],
    cwe: 918,
    severity: "high",
    because: "the server stands where internal services answer that the caller cannot reach",
    name: [
      "The {pre} {source} entered can send the server to internal hosts",
      "Adding {thing} by {source} can send the server to internal hosts",
      "With the {source} they enter, {who} can send the server to internal hosts",
      "The {source} entered can send the server to internal hosts",
    ],
    so: [
      "So the request for the {pre} {source} leaves from the server, and an address inside the network, or a public name that resolves to one, is fetched with the server's reach, unless it is refused.",
      "So the request leaves from the server, and a {source} inside the network, or a public name that resolves to one, is fetched with the server's reach, unless it is refused.",
    ],
    control: STATED,
    test: {
      act: "point-inward",
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
    raises:
      "Calendars of others\n\nMembers paste the calendar link, and the server fetches it every hour to show the entries.",
    silent: "Calendars of others\n\nMembers paste a link, and the calendar is loaded by the browser.",
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
    because: "the inner network is one answer of a stranger's host away",
    name: ["A redirect can lead the {who} to internal hosts"],
    so: "So a public host answers with a redirect, and the {who} goes on to whatever address stands in it, a private one too, unless each hop is checked like the first.",
    control: STATED,
    test: {
      act: "point-inward",
      title: "Redirect the {who} to internal addresses",
      setUp: LISTENERS,
      steps: [
        "With the least rights that may set the address, name the public listener while it answers 200, and see the request.",
        "Let it answer 301, 302, 307 and 308 to the private listener in turn, and name it again.",
        "Let it answer 302 to a second public host that answers 302 to http://169.254.169.254/latest/meta-data/.",
      ],
      failsIf: "the private listener logs a request, or the metadata address is tried",
    },
    raises: "Feeds behind shorteners\n\nThe fetcher follows up to ten redirects, since many feeds moved.",
    silent:
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
    because: "the guard decides alone whether a chosen address reaches the inner network",
    name: [
      "The {range} guard of {endpoint} may be passed by a redirect",
      "The new {range} guard may be passed by a redirect",
    ],
    so: "Such a guard is passed by a redirect, by a name that resolves anew, and by other spellings of an address. Check that it judges the address connected to.",
    test: {
      act: "point-inward",
      title: "Try to pass the {range} guard with redirects and names",
      setUp: `${LISTENERS} A name that resolves first to the public and then to the private one.`,
      steps: [
        "As the account with the least rights that may set the address, enter the private listener's address; it has to be refused.",
        "Enter the public listener's address while it answers 302 to the private one, then the name that changes.",
        "Enter the private address as one decimal number, as ::ffff:a.b.c.d in brackets, and with a trailing dot.",
      ],
      failsIf: "the private listener logs a request",
    },
    raises: "fix(export): guard targets\n\nWe reject private target ranges before the job is queued.",
    silent: "fix(export): retry\n\nTargets that time out are tried twice before the job is given up.",
  },
  {
    id: "general-ssrf",
    cwe: 918,
    severity: "medium",
    because: "whoever supplies the address may reach hosts that only the server's own network is meant to reach",
    name: [
      "{doer} can {deed}, and the server may connect wherever that points",
      "{endpoint} may make the server connect to an internal host",
      "The value of {parameter} may make the server connect to an internal host",
      "Around {code}, the server may be made to connect to an internal host",
      "With {objects}, the server may be made to connect to an internal host",
      "The server may be made to connect to an internal host",
    ],
    so: [
      "What it lets {doer} do may include the choice of a host. The question is which part of the address they supply, and whether a private address is refused when the server connects, after each redirect too.",
      "The question about {endpoint} is which part of a call decides where the server connects, and whether a private address is refused at that moment, after each redirect too.",
      "The question about {parameter} is who sets it, and whether a private address in it is refused when the server connects, after each redirect too.",
      "The question around {code} is who decides the host that is connected to, and whether a private address is refused at that moment, after each redirect too.",
      "That line bears on what the server connects to. The question is who supplies any part of the address, and whether a private one is refused when the server connects, after each redirect too.",
    ],
    test: {
      act: "point-inward",
      title: [
        "Name internal hosts as {doer}",
        "Lead {endpoint} to internal hosts",
        "Lead {parameter} to internal hosts",
        "Lead the request around {code} to internal hosts",
        "Lead the server's request to internal hosts",
      ],
      setUp: LISTENERS,
      steps: [
        [
          "As {doer}, {deed}; give the public listener's address wherever one is taken, and see that it is called.",
          "As the caller the line names, call {endpoint} with the public listener's address in each field that takes one, and see that it is called.",
          "As the caller the line names, send the public listener's address in {parameter}, and see that it is called.",
          "As the caller the line names, supply the public listener's address wherever one is taken, and see that it is called.",
        ],
        "Where it was called, supply the private listener's address, then http://127.0.0.1/ and http://[::ffff:127.0.0.1]/.",
        "There too supply the public listener's address while it answers 302 to the private one.",
      ],
      failsIf: "the private listener logs a request, or the answer carries what a service on 127.0.0.1 sent",
    },
  },
];
