import type { Templates } from "../template.ts";

/** Text that becomes page. */
export const xss: Templates = [
  {
    when: ["svg"],
    cwe: 79,
    severity: "high",
    because: "a script in the picture acts as whoever opens it",
    name: "A script inside an SVG runs on this site",
    description:
      "Somebody could upload or paste an SVG with a script in it and have it run when another person opens or sees it. The ticket says “{quote}”; SVG has to be cleaned or turned into pixels, and served as an image from another origin.",
    test: {
      title: "Upload SVG files with script, handlers and foreign objects and open them as another user",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "v html|innerhtml|dangerouslysetinnerhtml|bypasssecuritytrust|outerhtml|insertadjacenthtml",
      "html safe|mode",
      "htmlsafe|noescape",
      "innerhtml",
      "no|not|without|drop|remove|removed|unescaped|skip .. escape|escaped|escaping|sanitize|sanitized|sanitizer|cleaned|purify",
      "as html|it|is|they .. stored|sent|typed|wrote|came|entered|sent",
      "raw|unescaped|unsanitized html|output|content|text",
      "<drop> .. sanitizer|sanitize|escaping|escape|filter",
    ],
    cwe: 79,
    severity: "high",
    because: "the script acts as whoever looks at the page",
    name: "Text is put into the page as HTML, script included",
    description:
      "Somebody could enter markup with a script and have it run for everybody who sees the entry. The ticket says “{quote}”; the text has to be inserted as text, or cleaned on the server by a list of allowed tags.",
    test: {
      title: [
        "Store script, handler and link payloads through {endpoint} and view them as another role",
        "Store script, handler and link payloads and view them as another role",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "own|custom|extra|paste|add|their|designer .. css|html|javascript|js|script|scripts|snippet|footer|header|code|styles|theme",
      "css .. own|custom|editor|field",
      "snippet|snippets|html blocks|block",
    ],
    cwe: 79,
    severity: "high",
    because: "the code acts as whoever looks at the page",
    name: ["Code that any {actor} pastes runs for every visitor", "Pasted code runs for every visitor of the page"],
    description:
      "Whoever may paste the code, or takes over such an account, could read what visitors type and act in their name. The ticket says “{quote}”; pages with foreign code belong on an origin without sessions, under a strict content policy.",
    test: {
      title: "Paste code that reads the session and sends it away, and open the page as another role",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "iframe|iframes|embed|embedded|embeds|widget|player .. paste|allow|any|html|code|from|gives|what|video",
      "embed code|codes",
    ],
    cwe: 79,
    severity: "high",
    because: "the embedded page acts inside this one",
    name: "Embedded code from elsewhere runs inside the page",
    description:
      "Somebody could paste an embed that carries a script or a false sign-in form. The ticket says “{quote}”; only frames of named providers may pass, rebuilt by the server from their id, with a sandbox.",
    test: {
      title: "Paste embeds with scripts, foreign hosts and forms and view them as another role",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "rich text|wysiwyg|markdown|formatted|formatting|bbcode",
      "<markup> .. <render|view|freetext>",
      "<render|view> .. <markup>",
      "html .. mail|email|message|editor|comment|comments|body|notes|posts|description",
      "bold|italic|tables|links|colours|details|spans .. comments|posts|notes|text|message|survive|work|kept",
      "rendered|shown|displayed as .. formatted|wrote|typed|sent|visitor|it",
    ],
    cwe: 79,
    severity: "high",
    because: "the script acts as whoever reads the text",
    name: [
      "Formatted text from any {actor} can carry script to its readers",
      "Formatted text can carry script to whoever reads it",
    ],
    description:
      "Somebody could hide a script in the formatted text and have it run for the next reader, staff included. The ticket says “{quote}”; the server has to reduce it to a list of allowed tags and attributes when it is stored and when it is shown.",
    test: {
      title: "Store script, handler and javascript: payloads in the formatted text and open it as each reader",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "url|query|address|hash|parameter|param .. show|shown|display|displayed|printed|page|heading|message|banner|name|text|rendered",
      "<render> .. from|in|of the? url|query|address|parameter|link",
      "search term|word|text .. shown|highlight|highlighted|page",
      "location|href .. parameter|params|query",
    ],
    cwe: 79,
    severity: "medium",
    because: "it takes somebody who follows a prepared link",
    name: [
      "The parameter {parameter} of the address is shown as part of the page",
      "Text from the address is shown as part of the page",
    ],
    description:
      "Somebody could send a link whose text runs as script for whoever opens it. The ticket says “{quote}”; the value has to be written as text, and links limited to http and https.",
    test: {
      title: [
        "Send markup and javascript: addresses through {parameter}",
        "Send markup and javascript: addresses through each value of the address",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "file|files|attachment|pages|document|html|package|upload .. same|main|our|own domain|origin|window",
      "same|main|own|our domain|origin|host",
      "browser|inline|view|viewer|tab .. instead|opens|file|files|open|straight|attachment|document|html",
    ],
    cwe: 79,
    severity: "high",
    because: "the file acts as a page of this site",
    name: "An uploaded file opens as a page of this site",
    description:
      "Somebody could upload a page with a script and have it run with the session of whoever opens it. The ticket says “{quote}”; files from people have to come from another origin, as downloads, with a fixed content type.",
    test: { title: "Upload HTML and SVG with a script and open them as another role", minutes: 45, kind: "manual" },
  },
  {
    when: ["mail|email|newsletter|letter .. html|name|text|message|comment|subject", "html mail|email|mails"],
    cwe: 79,
    severity: "medium",
    because: "mail programs stop most scripts but not false links",
    name: "Text that people typed becomes part of an HTML mail",
    description:
      "Somebody could put links and pictures of their own into a mail that this service sends. The ticket says “{quote}”; values have to be escaped in mails as on pages.",
    test: { title: "Send markup in each value that a mail repeats", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "<freetext> .. <render|view>",
      "<render|view> .. <freetext>",
      "name|names|title|text|message|comment|note|nickname|label .. appear|appears|shown|visible|displayed|shows|tooltip|map|popup|list",
      "tooltip|popup|toast|banner|map|marker .. name|text|message|title|html",
    ],
    cwe: 79,
    severity: "medium",
    because: "most frameworks escape it unless they are told not to",
    name: [
      "Text from any {actor} is shown to others and may run as script",
      "Text that one person types is shown to others and may run as script",
    ],
    description:
      "Somebody could type markup that runs in the browser of whoever sees it, if one of the places forgets to escape it. The ticket says “{quote}”; every place that shows the text has to write it as text, mails and exports included.",
    test: {
      title: "Type markup and handlers and look at every place that shows the text",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    cwe: 79,
    severity: "high",
    because: "the script acts as whoever looks at the page",
    name: "Text from one person may run as script for another",
    description:
      "Somebody could write markup that runs as script in the browser of whoever looks at it. The ticket says “{quote}”; text has to be escaped where it is shown, and markup cleaned by a list of what is allowed.",
    test: {
      title: "Store markup, event handlers and script links and view them as another role",
      minutes: 60,
      kind: "manual",
    },
  },
];

/** Requests that another site starts. */
export const csrf: Templates = [
  {
    when: [
      "<acting-get>",
      "get .. approve|change|delete|toggle|reset|works|enough|cookie|mutation|unsubscribe|login|request|link",
      "one|single click|tap",
      "link|links|button|buttons .. mail|email|message|plain|simple|signed|approve|confirm|delete|does",
      "plain|simple link|links|get",
      "opening the? link",
      "get instead|requests|since|links",
    ],
    cwe: 352,
    severity: "medium",
    because: "it needs a signed-in person who opens a link",
    name: ["Opening {endpoint} is enough to act", "Opening a link is enough to act"],
    description:
      "A mail scanner, a preview or a foreign page could set the action off with the session of whoever is signed in. The ticket says “{quote}”; the link may lead to a page, and the act itself has to be a POST with a token.",
    test: {
      title: [
        "Set off {endpoint} by an image tag, a link preview and a mail scanner",
        "Set off the action by an image tag, a link preview and a mail scanner",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "csrf|xsrf|token|field|check|origin|forgery .. off|skip|skipped|leave|left|out|removed|remove|disable|disabled|exempt|lost|no|without|drop|ignored|except",
      "<drop> .. csrf|xsrf|origin|forgery|hidden",
      "no|without|skip|leave .. csrf|xsrf|check|token|origin",
      "protect from forgery",
    ],
    cwe: 352,
    severity: "medium",
    because: "it needs a signed-in person who opens a page",
    name: "The protection against foreign forms is taken away",
    description:
      "A foreign page could send the form with the visitor's own session. The ticket says “{quote}”; the route needs another proof that the request comes from this site: a token, a checked origin, or a SameSite cookie.",
    test: {
      title: [
        "Post to {endpoint} from a foreign page while signed in",
        "Post the form from a foreign page while signed in",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "samesite|credentials|cross .. none|include|site|origin",
      "cookie .. third|cross|iframe|partner|embedded|frame",
      "form|forms|page .. other|partner|vendor|foreign|another|help site|sites|posts|domain",
      "text plain|content type",
    ],
    cwe: 352,
    severity: "medium",
    because: "it needs a signed-in person who opens a page",
    name: "Requests from other sites arrive with the session",
    description:
      "A foreign page could act with the session of its visitor. The ticket says “{quote}”; each request that changes something needs a token or a checked origin once cookies travel across sites.",
    test: {
      title: [
        "Call {endpoint} from a foreign page while signed in",
        "Call each changing request from a foreign page while signed in",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 352,
    severity: "medium",
    because: "it needs a signed-in person who opens a page",
    name: "Another site may act in a signed-in person's name",
    description:
      "A foreign page or a link in a mail could start the action with the visitor's own session. The ticket says “{quote}”; what changes something has to be a POST with a token or a checked origin.",
    test: {
      title: [
        "Trigger {endpoint} from a foreign page and by plain GET",
        "Trigger the action from a foreign page and by plain GET",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
];

/** Where a visitor is sent. */
export const openRedirect: Templates = [
  {
    when: [
      "after|on|upon|once .. <login>",
      "<login> .. <redirect|return-parameter>|back",
      "<return-parameter> .. <login>",
      "came from|they|he",
    ],
    cwe: 601,
    severity: "medium",
    because: "it lends the site's name to a forged sign-in page",
    name: [
      "The parameter {parameter} can send people to a foreign site after signing in",
      "People can be sent to a foreign site after signing in",
    ],
    description:
      "Somebody could spread a link to the real sign-in that ends at a forged page asking for the password again. The ticket says “{quote}”; only a path of this site may be taken, checked after decoding, and anything else replaced by the start page.",
    test: {
      title: [
        "Put foreign hosts, double slashes, backslashes and other schemes in {parameter}",
        "Pass foreign hosts, double slashes, backslashes and other schemes as the target",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "deep link|links|linking",
      "app|custom|url scheme|link|links|handler",
      "intent|webview|in app browser|uri",
      "qr code|codes",
      "browsable|exported activity",
    ],
    cwe: 939,
    severity: "medium",
    because: "it needs somebody who follows a prepared link",
    name: "A link can open a foreign address inside the app",
    description:
      "Somebody could spread a link or code that opens a page of theirs under the app's name, with its session if the view shares it. The ticket says “{quote}”; only known hosts and paths may open inside, everything else outside in the browser.",
    test: {
      title: "Open the link with foreign hosts, javascript: and file: addresses from another app",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "logout|sign out|post logout",
      "payment|pay|checkout|order|merchant|signer|survey|partner .. redirect|back|return|302|continue|link",
    ],
    cwe: 601,
    severity: "medium",
    because: "it lends the site's name to a forged page",
    name: [
      "The parameter {parameter} can send people from here to a forged page",
      "People can be sent from here to a forged page",
    ],
    description:
      "Somebody could start the step with an address of theirs and meet people on a forged page at its end. The ticket says “{quote}”; the address has to be registered beforehand and compared in full.",
    test: {
      title: [
        "Put unregistered hosts and look-alikes in {parameter}",
        "Pass unregistered hosts and look-alikes as the address",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 601,
    severity: "medium",
    because: "it lends the site's name to a forged page",
    name: ["Visitors may be sent to a foreign site by {parameter}", "Visitors may be sent on to a foreign site"],
    description:
      "Somebody could spread a link that begins at this site and ends at theirs. The ticket says “{quote}”; the target has to be a path of this site or an entry of a list, checked after decoding.",
    test: {
      title: [
        "Put foreign hosts, double slashes and other schemes in {parameter}",
        "Pass foreign hosts, double slashes and other schemes as the target",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];
