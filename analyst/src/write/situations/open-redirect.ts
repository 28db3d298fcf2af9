// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations } from "../situation.ts";

const LISTED: Situation["control"] = {
  when: [
    "allowlist|whitelist|allow_list|fixed_list|registered",
    "only .. relative|own|same|our|local path|paths|host|hosts|domain|domains|pages|origin",
    "compared|checked|validated|signed",
  ],
  consequence:
    "Check that it judges the target as a browser reads it: the whole host and not its beginning, after decoding, with // and backslashes in front.",
};

const DOOR =
  "[door:notification|notifications|push|mail|mails|tag|tags|sticker|stickers|code|codes|chat|newsletter|crm|button|barcode|email|invitation|reminder|alert|sms|flyer|flyers|campaign|campaigns|ads|widget|scanner|statistics|message|messages]";

/** Who is led on. */
const WHO =
  "[who:guest|buyer|respondent|participant|reader|user|visitor|customer|patient|member|shopper|student|driver|tenant|donor|applicant|client|employee|subscriber|recipient|fan|gardener|candidate|player|citizen|merchant|moderator]";

/** Each pattern, first with what else its sentence names. */
const beside = (more: string, patterns: readonly string[]): string[] => [
  ...patterns.map((pattern) => `${pattern} & ${more}`),
  ...patterns,
];

const whoIsLed = (patterns: readonly string[]): string[] => beside(WHO, patterns);

export const openRedirect: Situations = [
  {
    id: "redirect-uri-loose",
    when: [
      "[param:<return-parameter>] ... [how:wildcard|prefix|startswith|pattern|fnmatch|suffix]",
      "[param:redirect|callback] ... [how:beginning]",
      "[how:startswith|wildcard|prefix] ... [param:<return-parameter>]",
      "[param:redirect|callback] uri|uris|url|urls|address|addresses ... [how:wildcard|prefix|beginning|pattern]",
      "[how:wildcard|prefix] [param:redirect|callback] addresses|uris|urls",
      "match|matches|compare|compared|comparison [param:redirect] uris|urls|uri .. by [how:prefix|pattern|suffix]",
    ],
    unless: ["resolve|load .. wildcard import|imports"],
    cwe: 601,
    severity: "high",
    rationale: "the code or token goes to a host that a stranger picked, and with it the account",
    name: [
      "A sign-in sends its code to a stranger's host as {param} is compared by {how}",
      "A sign-in sends its code to a stranger's host that fits the {how}",
    ],
    consequence:
      "If the comparison is less than exact, an address with a stranger's host can pass: app.example.evil.example begins with app.example, and a wildcard matches hosts that anyone may register. The code or token then goes there.",
    control: {
      when: ["exact match|comparison", "host .. compared exactly"],
      consequence: "Check the comparison with @evil.example, a trailing dot, another port and ../ in the path.",
    },
    test: {
      technique: "alter-values",
      title: "Ask for codes at addresses that nearly fit",
      setUp: "A test client with one registered address, a test user, and a foreign host that logs requests.",
      steps: [
        "As the test user, open the authorisation address with the registered redirect followed by .evil.example, then by @evil.example.",
        "Repeat with ../ in the path, with another port and with http in place of https.",
        "Repeat with a page of the registered host that redirects on, and read where the code arrives.",
      ],
      failsIf: "a code or token is sent to an address other than the registered one",
    },
    example: "Previews\n\nMatch redirect URIs by prefix, so that clients need not list every preview.",
    counterexample: "Previews\n\nPreviews of pages are rendered as pictures each night.",
  },
  {
    id: "app-link-loads-page",
    when: [
      "[link:push|deeplink|deeplinks|deep|payload] & any|whatever|url|address|addresses|target|page & webview|view|browser & app|in|account|session|web|built",
      "open url|page|u & inside|in & [where:app|browser|view|window]",
      "open|opens|show|shows|load|loads .. [what:url|page|address|link] .. in|inside .. [where:app|webview] & deep|scheme|push|link|links|notification",
      "webview loadurl [what:target|url|link]",
    ],
    unless: ["system browser only"],
    cwe: 939,
    severity: "high",
    rationale: "one tap opens a stranger's page where the user trusts the app, with the session if it is attached",
    name: "A link that a stranger made shows a foreign page inside the app",
    consequence:
      "Any page or other app on the phone can fire such a link with an address of its choosing. The foreign page appears without an address bar, and gets cookies, headers and script bridges that the app gives its own pages.",
    control: {
      when: ["only|allowlist|list .. hosts|host|domains|https", "host .. compared|checked"],
      consequence:
        "Check the comparison with https://ourhost@evil.example/, https://ourhost.evil.example/ and a redirect from our own host.",
    },
    test: {
      technique: "open-app",
      title: "Open foreign pages inside the app by a link",
      setUp:
        "A phone with a test build and a signed-in test user, and a foreign host that logs requests with all headers.",
      steps: [
        "On the phone, tap a link on a web page that is built as the ticket says, with https://evil.example/ as the address.",
        "Repeat with https://ourhost@evil.example/, https://ourhost.evil.example/ and javascript:alert(document.cookie).",
        "Read at evil.example which headers and cookies came, and list the bridges that script on the page can call.",
      ],
      failsIf: "the foreign page shows without its host being named, or a session value arrives at evil.example",
    },
    example: "Deep links\n\nDeep links app://web?u= open any address in the account web view.",
    counterexample: "Deep links\n\nThe menu of links is sorted by how often each is used.",
  },
  {
    id: "any-scheme-opened",
    when: [
      "[how:openexternal|startactivity] .... [what:url|link|value|href]",
      "every|any|whatever|all .. [what:scheme|schemes|protocol]",
      "[how:window|location] .. value|url & any [what:scheme]",
      "works with|for every [what:scheme]",
    ],
    unless: ["colour|color scheme"],
    cwe: 939,
    severity: "medium",
    rationale: "the one who writes the link picks what opens on the reader's computer",
    name: ["A link's writer picks what opens on the reader's computer by its scheme"],
    consequence:
      "The links come from others. If no scheme is refused, javascript: runs script where a page opens it, and file:, smb: and the schemes of installed programs reach the system with one click.",
    control: {
      when: ["only .. http|https|mailto|tel", "allowlist|whitelist|allowed .. schemes|scheme"],
      consequence: "Check it with mixed case, leading blanks and control characters before the scheme.",
    },
    test: {
      technique: "open-app",
      title: "Click links with other schemes",
      setUp: "Two test users and a computer with the test build; the first writes content that the second opens.",
      steps: [
        "As the first user, write links to https://example.org/, file:///etc/hosts, smb://192.0.2.10/share and javascript:alert(1) where the ticket takes one.",
        "As the second user, click each and note what opens.",
        "Repeat with FILE:, with a blank before the scheme, and with an https address that redirects to file:.",
      ],
      failsIf: "a link other than https starts something without a question that shows the address, or the script runs",
    },
    example: "Links\n\nClicked links go to shell.openExternal(url), whatever scheme they have.",
    counterexample: "Links\n\nLinks are underlined and can be copied from the menu.",
  },
  {
    id: "app-link-acts",
    when: [
      "[link:deep|universal|protocol] link|links & [verb:pay|unlock|exec|transfer|join|import|follow]",
      "auto [verb:join|pay|run|start] from url|link",
      "[verb:pay|send|join|lock|exec|run] to|host|id|cmd & auto 1",
    ],
    unless: ["logged|signed in .. first"],
    cwe: 939,
    severity: "high",
    rationale: "any page or other app can call the link, without the user having started it in ours",
    name: "Any web page can fire the app's “{verb}” link without asking its user",
    consequence:
      "Links of this kind can be fired by every page and app on the device, with values of their choosing. What they start happens as the user of the app, unless it shows the values and asks first.",
    control: {
      when: ["confirm|confirmation|ask|asks|review .. before|first|dialog|screen"],
      consequence:
        "Check that it shows the values of the link, and that it holds when the app starts cold and when the link comes twice.",
    },
    test: {
      technique: "open-app",
      title: "Fire the app's link from a web page",
      setUp: "A device with a test build and a test user, and a web page of the tester's with the links to try.",
      steps: [
        "On the device, open the tester's page, which navigates to the app's link by itself, with values of the tester's.",
        "Repeat while the app is closed, while it is locked, and twice in a row.",
        "Repeat with a foreign host where an address is taken, and with every further parameter that the ticket names.",
      ],
      failsIf: "the app carries it out without a question that shows the values",
    },
    example: "Payments by link\n\nDeep links `paylo://send?to=&auto=1` pay at once without the review screen.",
    counterexample: "Menu\n\nThe menu has an entry for the door and remembers the last one.",
  },
  {
    id: "sign-in-ends-elsewhere",
    when: [
      "[flow:<login>|sign|signup|logout|registration|verification|signout] ... [param:<return-parameter>]",
      "[param:<return-parameter>] & [flow:<login>|signup|logged|verification|registration|mfa|sso|logout|signout|saml]",
      "[param:<return-parameter>] && [flow:<login>]",
      "[param:relaystate] .. whatever|holds|full|link|address|redirect",
      "[flow:login|signin|logout|signup] .... [param:next|continue|rd|back|from|dest|goto] .. may|can|address|takes|holds|absolute|full|parameter",
      "accept [param:continue|next|rd|back|goto]",
      "[param:next|continue|rd|back|dest|from] & full|absolute|any|other|complete address|addresses|domain|url|host & [flow:<login>|sign|signup|logout]",
    ],
    unless: ["oauth apps"],
    cwe: 601,
    severity: "medium",
    rationale: "people trust the page right after our own sign-in, and a copy of it collects passwords",
    name: [
      "A link to {endpoint} ends on a stranger's page through {param}",
      "A genuine link to our own host ends on a stranger's page through {param}",
    ],
    consequence:
      "A link that begins with our own host and names another one in {param} ends there. Right after it a copy of our page that says “wrong password, once more” is believed, and collects the password.",
    control: {
      when: [
        "only .. own|relative|registered|known|same|our path|paths|host|hosts|domain|domains|origin|pages|site|addresses|urls",
        "allowlist|whitelist|allowed|allow list .. host|hosts|domain|domains|url|urls|redirect|targets",
        "validate|validates|check|checks ... return|redirect|url|target",
        "relative path|paths|url|urls .. only",
        "starts with|begins ... host|domain|slash|https",
      ],
      consequence:
        "Check the comparison with //evil.example, https:/evil.example, /\\evil.example, https://ourhost@evil.example and a tab or line break in {param}.",
    },
    test: {
      technique: "walk-flow",
      title: "Go through with a foreign address in {param}",
      setUp: "A test user, a foreign host that logs requests, and a browser with empty storage.",
      steps: [
        "Open the link with {param} set to https://evil.example/ and go through to the end as the test user.",
        "Repeat with //evil.example, /\\evil.example and https://ourhost@evil.example/.",
        "Repeat with javascript:alert(document.domain), and while already signed in.",
      ],
      failsIf: "the browser ends on evil.example without a notice that names it, or the script runs",
    },
    example: "Back after login\n\nAfter login people go to the address in `redirect_to`, also an absolute one.",
    counterexample: "Back after lunch\n\nThe dashboard stays open and refreshes each minute by itself.",
  },
  {
    id: "counted-link-anywhere",
    when: [
      "[path:go|out|r|l|c] [param:u|url|to|target|d] & count|counts|counted|clicks|click|link|links|row|shorten|any",
      "click|clicks|count|counted & [param:u|url|to|target] & redirects|redirect|302|sends|notes|decodes",
      "302 .. to [param:u|url|to|target]",
      "sends|send|redirects .. on to [param:u|url|target|to]",
      "link|links|buttons ... through [path:go|out|r|c] [param:u|url|to|target]",
    ],
    cwe: 601,
    severity: "low",
    rationale: "it lends our name to a stranger's link and gives away no session by itself",
    name: [
      "A stranger's phishing address hides behind /{path}?{param}= of our own host",
      "A stranger's phishing address hides behind {endpoint} of our own host",
    ],
    consequence:
      "The target stands in the link itself, so anyone can write one with a target of their own. Mail filters and readers judge it by our host. Signed or stored targets would end that.",
    control: {
      when: [
        "signed|signature|hmac",
        "only .. own|relative|registered|known|same|our path|paths|host|hosts|domain|domains|origin|pages|site|addresses|urls",
        "allowlist|whitelist|allowed|allow list .. host|hosts|domain|domains|url|urls|redirect|targets",
        "validate|validates|check|checks ... return|redirect|url|target",
        "relative path|paths|url|urls .. only",
        "starts with|begins ... host|domain|slash|https",
      ],
      consequence: "Check that a target altered by one letter is refused, and that the host is compared whole.",
    },
    test: {
      technique: "alter-values",
      title: "Put foreign addresses into {param}",
      setUp: "One link that the product itself made, and curl.",
      steps: [
        "Take the product's own link, replace {param} by https://evil.example/ and read the Location header with curl.",
        "Replace it by //evil.example, and alter one letter of the original target.",
        "Repeat with an address that begins with the name of a permitted host.",
      ],
      failsIf: "the altered target stands in the Location header",
    },
    example: "Clicks\n\nLinks in newsletters go through /out?u=<url> so that we can count clicks.",
    counterexample: "Lists\n\nThe table of newsletters has a column with the day of sending.",
  },
  {
    id: "flow-returns-anywhere",
    when: [
      "[flow:payment|paying|checkout|unsubscribe|unsubscribing|subscribing|survey|donation] .... [param:<return-parameter>]",
      "[param:<return-parameter>] .... [flow:payment|paid|checkout|unsubscribe|unsubscribing|survey|submit|booking|booked|form|snippet|panel|panels|ended|end]",
      "[param:<return-parameter>] & any|absolute|full|another|complete|hidden & host|address|domain|url|field|accepted",
      "honour|honor|accept|accepts|takes|take [param:<return-parameter>]",
      "[param:next|returnurl|dest|exiturl|goto] & [flow:unsubscribing|payment|confirming|subscribing|survey|video|form|gate|paid|booking]",
      "location href? params get [param:back|next|return|to|dest|url|goto]",
      "params|query|searchparams get [param:back|next|return|to|dest|url|goto] & location|redirect",
    ],
    cwe: 601,
    severity: "medium",
    rationale: "a link to our own host carries people to a page that a stranger chose",
    name: [
      "A stranger's link to {endpoint} ends on the page named in {param}",
      "A stranger's link to our {flow} page ends wherever {param} says",
      "A stranger's link to our host ends wherever {param} says",
    ],
    consequence:
      "Whoever writes the link fills {param} and so decides where its reader ends, who has seen our name all the way. If script sets the location, a javascript: address even runs in our page.",
    control: {
      when: [
        "only .. own|relative|registered|known|same|our path|paths|host|hosts|domain|domains|origin|pages|site|addresses|urls",
        "allowlist|whitelist|allowed|allow list .. host|hosts|domain|domains|url|urls|redirect|targets",
        "validate|validates|check|checks ... return|redirect|url|target",
        "relative path|paths|url|urls .. only",
        "starts with|begins ... host|domain|slash|https",
      ],
      consequence:
        "Check the comparison with //evil.example, /\\evil.example, https://ourhost.evil.example and https://ourhost@evil.example in {param}.",
    },
    test: {
      technique: "walk-flow",
      title: "Go through with a foreign address in {param}",
      setUp: "A browser with empty storage, a foreign host that logs requests, and test data for what the page asks.",
      steps: [
        "Open the first page with {param} set to https://evil.example/ and go through to the end.",
        "Repeat with //evil.example/, /\\evil.example and https://ourhost@evil.example/.",
        "Repeat with javascript:alert(document.domain).",
      ],
      failsIf: "the browser goes to evil.example by itself, or the script runs",
    },
    example: "Thank-you page\n\nAfter payment we send people back to the address in `returnUrl`, any host.",
    counterexample: "Thank-you page\n\nAfter paying we show the number of the order and the date of delivery.",
  },
  {
    id: "owner-sets-redirect",
    when: [
      "[who:owner|owners|sellers|editors|<staff>|<admin>|customers|employers] .. can|may .. give|set|enter|choose .... [what:redirect|address|url] .. where|guests|visitors|people|go",
      "[who:owners|owner|editors|sellers|employers] .... redirect address|url|addresses & [what:guests|visitors|people|customers|readers]",
    ],
    cwe: 601,
    severity: "low",
    rationale: "it lends our name to a page that one of our own accounts chose",
    name: "A redirect set by {who} could take people from our host to a phishing page",
    consequence:
      "The address is typed by an account and followed by people who trust our host. What is appended to it goes there as well. A notice that names the host, and http and https alone, keep it honest.",
    test: {
      technique: "alter-values",
      title: "Store odd redirect addresses",
      setUp:
        "A test account that may set the address, a visitor's browser with empty storage, and a foreign host that logs requests.",
      steps: [
        "As the account, store javascript:alert(document.domain), then data:text/html,x, then https://evil.example/.",
        "As the visitor, go through to the end after each.",
        "Read at evil.example which values of the visitor's were appended.",
      ],
      failsIf:
        "the script runs in our page, or a value that the visitor did not mean to pass on arrives at evil.example",
    },
    example: "Thank-you\n\nOwners can give a redirect address where guests go after they booked.",
    counterexample: "Thank-you\n\nGuests see the hotel's picture at the end.",
  },
  {
    id: "forwarded-host-redirect",
    when: [
      "redirect|redirects|location & host header|query & from|uses|use|takes|by",
      "x forwarded host & redirect|redirects|location|url",
      "redirect|redirects ... [what:path|lang|slash|language|splat] & keep|keeps|prefix|append|appends|trailing|strip",
    ],
    cwe: 601,
    severity: "low",
    rationale: "it lends our name to a stranger's page and gives away no session by itself",
    name: [
      "The redirect at {endpoint} could lead to another host",
      "A redirect built from the request's {what} could lead to another host",
    ],
    consequence:
      "A part of the redirect's target comes from the request. A path that begins with two slashes, or a Host header that is not ours, can turn it into another host's address.",
    test: {
      technique: "alter-values",
      title: "Alter what the redirect is made from",
      setUp: "Curl, and one request that is redirected in the new way.",
      steps: [
        "Send the request as the product does and note which parts of it appear in the Location header.",
        "Send it with a path that begins with //evil.example/ and with /%5Cevil.example/.",
        "Send it with Host: evil.example and with X-Forwarded-Host: evil.example.",
      ],
      failsIf: "a Location header names evil.example as its host",
    },
    example: "Languages\n\nThe redirect keeps the path and strips the trailing slash.",
    counterexample: "Pictures\n\nThe pictures on the front page are larger.",
  },
  {
    id: "redirect-check-holds",
    topicOnly: true,
    when: [
      "[check:startswith|islocal|allowlist|whitelist|validate|validated|validates|safe|only] .... url|redirect|target|http|https|address|host|next|domain|domains|mailto",
      "url|redirect|target|address|host|return|u [check:check|validation|allowlist|whitelist|comparison|startswith]",
      "fix|fixed|fixes|chore|escape .... [check:redirect|redirects|redirection|redirecting]",
      "[check:escape] url",
    ],
    unless: ["drop|drops|remove|removed|without|no .. check|comparison|validation|allowlist|list"],
    cwe: 601,
    severity: "low",
    rationale: "a target that is misread leads to a stranger's page",
    name: [
      "A target spelt another way may lead {endpoint} to a stranger's page",
      "“{line}”: a target spelt another way may lead astray",
      "Around {code}, a target spelt another way may lead to a stranger's page",
      "A target spelt another way may lead to a stranger's page",
    ],
    consequence:
      "Check that the target is judged as a browser reads it: the whole host and not its beginning, after decoding, with //, backslashes, user names and blanks in front.",
    test: {
      technique: "alter-values",
      title: "Send targets that browsers read differently",
      setUp: "A genuine link of the kind that the quoted line is about, and a page at evil.example.",
      steps: [
        "Open the genuine link; it has to work. Note which of its values, if any, become part of the target.",
        "Open it with https://evil.example/, //evil.example, /\\evil.example, /%09/evil.example and https:evil.example in place of these.",
        "Open it with the permitted host followed by .evil.example, and by @evil.example.",
      ],
      failsIf: "evil.example opens",
    },
    example: "Root path\n\nFixes the redirection when the product runs below a folder.",
    counterexample: "Root path\n\nThe product can run below a folder.",
  },
  {
    id: "redirect-app-link",
    topicOnly: true,
    when: beside(DOOR, [
      "deep [link:link|links|linking]",
      "universal [link:link|links]",
      "app [link:link|links]",
      "associated [link:domains|domain]",
      "own|custom|same|our url? [link:scheme|schemes]",
      "[link:scheme|intent|applinks|plist|webview|openexternal|uiapplication|registry] .... opens|open|start|starts|app|link|links|address|view|system|handler|filters|application|path|macos|windows|uses",
      "web [view:view|views]",
      "in app [view:browser]",
      "app|client|player|scanner|reader opens|open|loads .... [link:address|link|links|page|url|addresses]",
      "[link:tag|tags|sticker|stickers|qr|code|codes|notification|notifications] .... open|opens|opened|address|url|http",
    ]),
    unless: ["color|colour scheme", "pull|merge request"],
    cwe: 939,
    severity: "medium",
    rationale: "any page, mail or code on paper can hold such a link, and the app acts on what it carries",
    name: [
      "A false target in the {door} can lead the app to a stranger's page",
      "A prepared link can open a stranger's page in the app's own {view}",
      "Where {subject} may {predicate}, a prepared link can misuse it",
      "Around {code}, a prepared link can lead the app astray",
      "“{line}”: a prepared link can misuse it",
      "A prepared link can lead the app to a stranger's page",
    ],
    consequence:
      "So anybody can write such a link. Which host, screen and values the app takes from it is the question, and whether it shows foreign pages with the person's session or acts without asking.",
    control: {
      when: ["allowlist|whitelist|only .. own|our host|hosts|domain|domains", "asks|ask|confirm|confirms|confirmation"],
      consequence:
        "Check that the whole host is compared, that javascript: and file: are refused, and that a redirect inside the page is judged too.",
    },
    test: {
      technique: "open-app",
      title: "Open prepared links in the app",
      setUp:
        "A test device with the app, a person signed in if the app has accounts, a page at evil.example, and the traffic recorded.",
      steps: [
        [
          "Open a genuine link from the {door}, and note which values it carries.",
          "Open a genuine link of the kind that the quoted line is about, and note which values it carries.",
        ],
        "Put https://evil.example/, then the genuine host followed by .evil.example, in place of each address in it, and open it.",
        "Put javascript:alert(1), file:///etc/hosts and ../ in place of each value, and open it.",
      ],
      failsIf: "evil.example opens inside the app, receives a cookie of the person, or an act is done without asking",
    },
    example: "Stickers\n\nA sticker at the door opens the room by a universal link.",
    counterexample: "Stickers\n\nA sticker at the door names the room.",
  },
  {
    id: "redirect-after-sign-in",
    topicOnly: true,
    when: whoIsLed([
      "[when:login|signin|logout|signout|signup|sso|oidc|oauth|oauth2|saml|verification] .... redirect|redirects|redirected|redirecting|next|return|returns|back|state|onwards|land|started|afterwards|goes|send|forwards|page",
      "log|sign [dir:in|out|up] .... redirect|next|return|back|land|afterwards|onwards",
      "after|afterwards .... log|sign|signing|logging [dir:in|out|up] .... page|back|land|started|person|people",
      "after|when|once [when:login|logout|signin|authentication|verification]",
      "redirect|redirects|redirected|redirecting|redirection .... [when:login|signout|signin|logout|authentication|verifies|verification|sso|auth]",
      "[uri:postlogoutredirecturi|redirecturi|relaystate|callbackurl]",
      "post logout redirect [uri:uri|uris]",
      "redirect [uri:uri|uris|port|host]",
      "oauth|authorize|code .... [uri:callback|cli|state] .... query|redirect|address",
    ]),
    cwe: 601,
    severity: "medium",
    rationale: "people trust the page they land on after the product's own sign-in, and a code may travel along",
    name: [
      "The sign-in behind {endpoint} can end on a stranger's page",
      "A changed “{parameter}” can lead a {who} to a stranger's page after the {when}",
      "A changed “{parameter}” can lead people to a stranger's page after the {when}",
      "With another value in {code}, a person can end on a stranger's page",
      "After the {when}, a {who} can end on a stranger's page",
      "After the {when}, a person can end on a stranger's page",
      "After signing {dir}, a {who} can end on a stranger's page",
      "After signing {dir}, a person can end on a stranger's page",
      "A sign-in flow can end on a stranger's page",
    ],
    consequence:
      "So where the person lands follows from something that travels with the request. Where it is not compared with a list, whoever writes the link sends them from the genuine sign-in to a page that asks for the password again.",
    control: LISTED,
    test: {
      technique: "alter-values",
      title: [
        "Put foreign targets into {parameter}",
        "Put foreign targets into {code}",
        "Put foreign targets into the flow",
      ],
      setUp:
        "A test person, a genuine link that starts the flow of the quoted line, and a page at evil.example that logs requests.",
      steps: [
        "Go through the flow with the genuine link, and note which of its values decides where it ends.",
        [
          "Go through it with https://evil.example/, //evil.example, /\\evil.example and https:evil.example in {parameter}.",
          "Go through it with https://evil.example/, //evil.example, /\\evil.example and https:evil.example in {code}.",
          "Go through it with https://evil.example/, //evil.example, /\\evil.example and https:evil.example as that value.",
        ],
        "Go through it with the product's own host followed by .evil.example, then followed by @evil.example.",
      ],
      failsIf: "the person lands on evil.example, or its log holds a code from the flow",
    },
    example: "Guided tour\n\nOnce verification is done people are redirected to where the tour began.",
    counterexample: "Guided tour\n\nThe tour has a red button at its end.",
  },
  {
    id: "redirect-counted",
    topicOnly: true,
    when: beside(DOOR, [
      "click|clicks|counts|count|counted|tracking|short|qr|campaign|newsletter .... [what:link|links|redirect|redirects|click|clicks|out|target|target|address|go]",
      "[what:short] link|links|url|urls",
      "count|counts|counted|writes|wrap|wrapped .... redirects|sends|sent|goes|go|on .. [what:to|u|people|candidate]",
      "[what:go|out|t|r|l] to|url|u",
      "return|we|splat [what:302|301]",
      "redirect [what:rule|rules]",
      "from .... to .... [what:redirects|splat|301|302]",
    ]),
    cwe: 601,
    severity: "low",
    rationale: "people are led from a trusted name to a stranger's page, and nothing is given away by that alone",
    name: [
      "A false target in the {door} can lead to a stranger's page",
      "{endpoint} can lead from a trusted name to a stranger's page",
      "A made-up “{parameter}” can lead to a stranger's page",
      "With another value in {code}, the link can lead to a stranger's page",
      "“{line}”: its links can lead to a stranger's page",
      "A link under a trusted name can lead to a stranger's page",
    ],
    consequence:
      "So a link that begins with a trusted name sends its reader on. If its target can be changed without the product noticing, it serves for every false page, unless targets are signed, stored or held to a list.",
    control: LISTED,
    test: {
      technique: "alter-values",
      title: "Change the target of a genuine link",
      setUp: "A genuine link of the kind that the quoted line is about, and a page at evil.example.",
      steps: [
        "Open the genuine link and note where it leads.",
        "Replace its target by https://evil.example/, //evil.example and /\\evil.example, each plainly and percent-encoded.",
        "Replace it by the genuine target's host followed by .evil.example, and by javascript:alert(document.domain).",
      ],
      failsIf: "evil.example opens without a notice that names it, or the script runs",
    },
    example: "Flyers\n\nThe QR code of a flyer is a short link, so that visits can be counted.",
    counterexample: "Flyers\n\nThe flyer has three colours.",
  },
  {
    id: "redirect-script-target",
    topicOnly: true,
    when: whoIsLed([
      "[sink:location|href] .. value|next|back|hash|query|url|decodeuricomponent|get",
      "window [sink:location]",
      "opens|opened|open .... [sink:http|https|mailto|tel|links|address|addresses] .... external|browser|others|any|handler|tab|notes|frame",
      "javascript|data [sink:scheme|urls|links|included|too]",
      "[sink:popups|prompts|postmessage]",
      "links .... [sink:external] browser",
      "any [sink:address|target|scheme|url]",
    ]),
    cwe: 601,
    severity: "medium",
    rationale: "besides a stranger's page, such a target may be a script in the product's own page",
    name: [
      "A made-up “{parameter}” can open a stranger's page",
      "Through {code}, a made-up target can open a stranger's page",
      "A made-up target can open a stranger's page for a {who}",
      "“{line}”: a made-up target can be opened",
      "A made-up target can open a stranger's page",
    ],
    consequence:
      "So the page goes wherever the value says. Where it comes with the link, its writer picks a stranger's page, and with javascript: a script that runs in the product's own page, unless scheme and host are held to a list.",
    control: LISTED,
    test: {
      technique: "alter-values",
      title: "Supply foreign and script targets",
      setUp: "A browser with its console open, and a page at evil.example.",
      steps: [
        "Open a genuine link of the kind that the quoted line is about, and note which of its values becomes the target.",
        "Open it with https://evil.example/, //evil.example and /\\evil.example as that value.",
        "Open it with javascript:alert(document.domain), JaVaScRiPt:alert(1) and data:text/html,<script>alert(1)</script>.",
      ],
      failsIf: "evil.example opens without a notice that names it, or an alert opens",
    },
    example: "Waiting page\n\nAfter the wait, the page sets location to the value it was given.",
    counterexample: "Waiting page\n\nAfter the wait, the page shows a green tick.",
  },
  {
    id: "redirect-back-parameter",
    topicOnly: true,
    when: whoIsLed([
      "[param:next|returnurl|returnto|backurl|exiturl|rd|returnpath|successurl|cancelurl|dest|redirecturl|goto|hookurl] .... parameter|param|page|goes|go|url|address|302|absolute|query|carries|where|own|portal|template|shop|takes|link",
      "back|then|continue|referrer|referer|destination|redirect|return|from .... parameter|param|page|goes|go|url|address|302|absolute|query|carries|where|own|portal|template|shop|takes|link",
      "takes|accepts|with|to|in .. [param:next|returnurl|exiturl|dest]",
      "return|come|go|goes|bring|send|sends|sent|lands|land|forwarded|keep|jump .. back|on|to|afterwards|them .... [where:page|address|site|website|url|shop]",
      "after|afterwards .... go|goes|send|sends|forwarded|redirect|lands|continues .... [where:page|address|site|url]",
      "where [led:participants|guests|people|users|visitors] go",
      "may|can be .. on other [where:domains|sites|hosts]",
      "full|absolute|any|foreign|external [where:address|addresses|url|urls]",
    ]),
    cwe: 601,
    severity: "low",
    rationale: "people are led from a trusted name to a stranger's page, and nothing is given away by that alone",
    name: [
      "{endpoint} can send people on to a stranger's page",
      "A made-up “{parameter}” can send a {who} to a stranger's page",
      "A made-up “{param}” can send a {who} to a stranger's page",
      "A made-up “{parameter}” can send people to a stranger's page",
      "A made-up “{param}” can send people to a stranger's page",
      "With another value in {code}, people can be sent to a stranger's page",
      "A made-up {where} can send a {who} to a stranger",
      "A made-up {where} can send people to a stranger",
      "“{line}”: a made-up target can be a stranger's page",
      "A made-up return address can send people to a stranger's page",
    ],
    consequence:
      "So the product sends people on to a place that travels with the request. Whoever writes the link chooses it: the link begins with a name that people trust and ends elsewhere, unless the target is held to a list.",
    control: LISTED,
    test: {
      technique: "alter-values",
      title: [
        "Put foreign targets into {endpoint}",
        "Put foreign targets into “{parameter}”",
        "Put foreign targets into “{param}”",
        "Put foreign targets into the return address",
      ],
      setUp:
        "A client with empty storage, a genuine link of the kind that the quoted line is about, and a page at evil.example.",
      steps: [
        [
          "Open it with “{parameter}” replaced by https://evil.example/, then by //evil.example and /\\evil.example.",
          "Open it with “{param}” replaced by https://evil.example/, then by //evil.example and /\\evil.example.",
          "Open it with {code} replaced by https://evil.example/, then by //evil.example and /\\evil.example.",
          "Open it with its target replaced by https://evil.example/, then by //evil.example and /\\evil.example.",
        ],
        "Open it with its own host's name followed by .evil.example, and by @evil.example, as the target.",
        "Open it with javascript:alert(document.domain) as the target.",
      ],
      failsIf: "evil.example opens without a notice that names it, or the script runs",
    },
    example: "After the call\n\nHosts set where guests go after the call.",
    counterexample: "After the call\n\nHosts see how long the call was.",
  },
  {
    id: "redirect-anywhere",
    topicOnly: true,
    unless: ["documentation|docs|bugs"],
    when: whoIsLed([
      "[what:redirect|redirects|redirected|redirecting|redirection|forwards|forwarded]",
      "[what:link|links|button|buttons|target|location] .... url|address|open|opens|any|full|query|page|path",
      "location .... [what:host|query|path]",
    ]),
    cwe: 601,
    severity: "low",
    rationale: "people are led from a trusted name to a stranger's page, and nothing is given away by that alone",
    name: [
      "{endpoint} can lead to a stranger's page",
      "With another value in {code}, people can be led to a stranger's page",
      "Where {subject} may {predicate}, it can lead to a stranger's page",
      "“{line}”: it can lead to a stranger's page",
      "A prepared link can lead a {who} to a stranger's page",
      "A prepared link can lead to a stranger's page",
    ],
    consequence:
      "So people are led on from here. If any part of the target comes with the request, its writer chooses where they end, unless the target is fixed or compared with a list.",
    control: LISTED,
    test: {
      technique: "alter-values",
      title: "Put foreign targets into each part of the request",
      setUp:
        "A client with empty storage, a genuine request of the kind that the quoted line is about, and a page at evil.example.",
      steps: [
        "Send the genuine request and note where it leads and which of its values show up in the target.",
        "Set each of these values, and the Host and Referer headers, to evil.example, https://evil.example/ and //evil.example in turn.",
        "Follow each answer and note the host that is reached.",
      ],
      failsIf: "evil.example is reached by a link that a stranger could have written",
    },
    example: "Pay set-up\n\nThe start button has the merchant redirected to the payment company.",
    counterexample: "Pay set-up\n\nThe start button is below the list.",
  },
  {
    id: "general-open-redirect",
    cwe: 601,
    severity: "low",
    rationale:
      "whoever opens a prepared link is led from a trusted name to a stranger's page, which by itself gives away nothing",
    name: [
      "{subject} can {predicate}, and the target may be a stranger's page",
      "Whoever is sent on by {endpoint} may end on a stranger's page",
      "Whoever is sent on by “{code}” may end on a stranger's page",
      "A link with a made-up “{parameter}” may end on a stranger's page",
      "“{line}”: the target may be a stranger's page",
      "Whoever is sent on by this change may end on a stranger's page",
    ],
    consequence: [
      "The question about that line is who chooses where {endpoint} leads. If any part of the target comes with the link, whoever writes the link chooses it: the link begins with a name that people trust and ends elsewhere.",
      "The question about that line is who chooses the target. If any part of it comes with the link, whoever writes the link chooses it: it begins with a name that people trust and ends elsewhere.",
    ],
    test: {
      technique: "alter-values",
      title: [
        "Put foreign targets into {endpoint}",
        "Put foreign targets where “{code}” leads on",
        "Put foreign targets into “{parameter}”",
        "Put foreign targets into the link that the line is about",
      ],
      setUp:
        "A client with empty storage, a genuine link of the kind that the line is about, and a page of the tester's at evil.example.",
      steps: [
        [
          "Open that link with “{parameter}”, and any other target in it, replaced by https://evil.example/, then by //evil.example and /\\evil.example.",
          "Open that link with each address and path in it replaced by https://evil.example/, then by //evil.example and /\\evil.example.",
        ],
        "Open it with the genuine target changed to look right: its own host's name followed by .evil.example, and by @evil.example.",
        "Open it with javascript:alert(document.domain) as its target.",
      ],
      failsIf: "the page at evil.example opens without a notice that names it, or the script runs",
    },
  },
];
