// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

export const csrf: Situations = [
  {
    id: "socket-takes-cookie",
    when: [
      "websocket|websockets|socket|sockets|upgrade|handshake & cookie|cookies|session & any|no|not|whatever|longer|true|isn't origin",
      "cookie|session .... websocket|socket|upgrade & origin",
      "checkorigin & true",
      "origin .. isn't|not .. looked|compared|checked & websocket|handshake|socket|upgrade",
    ],
    cwe: 352,
    severity: "high",
    rationale: "a page that the visitor opens elsewhere sends and reads over the connection as them",
    name: ["A foreign page opens the websocket with the visitor's cookie and speaks as them"],
    consequence:
      "Browsers open websockets from any page and add the cookie; only the Origin header tells the pages apart. Unless the upgrade compares it, a page elsewhere sends and reads over the connection in the visitor's name.",
    control: {
      when: ["token .. first message", "ticket .. handshake|connect", "samesite strict"],
      consequence: "Check that the connection is refused without it, and that the cookie alone opens nothing.",
    },
    test: {
      technique: "lure-browser",
      title: ["Open {endpoint} from a foreign page", "Open the websocket from a foreign page"],
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and a command-line client that can set Origin.",
      steps: [
        "As the test user, open the foreign page, whose script opens the websocket and sends one harmless message of the product's own.",
        "Print what comes back on the foreign page.",
        "Connect with the client and the cookie, once with Origin https://evil.example and once with Origin null.",
      ],
      failsIf: "the connection opens with a foreign Origin and answers as the test user",
    },
    example: "Console\n\nThe browser sends the session cookie with the websocket upgrade, any Origin is fine.",
    counterexample: "Console\n\nThe console has a dark background and remembers its height.",
  },
  {
    id: "origin-reflected-with-cookies",
    when: [
      "reflects|reflect|echo|echoes|mirror|any|every|all|* .. origin|origins & credentials|cookie|cookies",
      "origin true|* & credentials",
      "access control allow credentials & origin",
    ],
    unless: ["only|list|allowlist .. origins"],
    cwe: 352,
    severity: "high",
    rationale: "any website that a signed-in user opens reads and writes through their session",
    name: [
      "Any website calls {endpoint} with a signed-in user's cookie and reads the answer",
      "Any website calls the API with a signed-in user's cookie and reads the answer",
    ],
    consequence:
      "With credentials allowed for every origin, the browser hands answers to whatever page asked. A page that a signed-in user opens elsewhere reads and writes through their session, as far as the cookie is sent there.",
    test: {
      technique: "lure-browser",
      title: ["Call {endpoint} from a foreign page", "Call the API from a foreign page"],
      setUp: "A test user signed in to staging in a browser, and a page on another registrable domain.",
      steps: [
        [
          "As the test user, open the foreign page, which calls {endpoint} by fetch with credentials: 'include' and prints the answer.",
          "As the test user, open the foreign page, which fetches the user's own data with credentials: 'include' and prints the answer.",
        ],
        "Repeat with a changing request and content type application/json, so that the browser asks first.",
        "Repeat from a sandboxed frame, whose Origin is null.",
      ],
      failsIf: "the foreign page prints data of the test user, or the change is stored",
    },
    example: "Partners\n\nThe gateway reflects the Origin and allows credentials, so widgets can use the cookie.",
    counterexample: "Partners\n\nThe partners' logos stand in one row at the bottom.",
  },
  {
    id: "state-parameter-dropped",
    when: [
      "<drop>|ignored|optional .. [what:state] ... callback|oauth|parameter|provider|login",
      "oauth|oidc & <drop>|ignored|ignore|optional [what:state]",
      "[what:state] .. mismatch|compared|comparison|checked ... ignored|dropped|longer|not|optional",
      "<drop>|ignore .. [what:state|nonce] check|comparison|validation",
    ],
    cwe: 352,
    severity: "high",
    rationale: "the victim's account is joined with a login of the stranger's, who then signs in to it",
    name: [
      "A stranger's login answer is completed in another user's browser at {endpoint}",
      "A stranger's OAuth answer is completed in another user's browser without {what}",
    ],
    consequence:
      "Without {what}, nothing ties the provider's answer to the browser that asked. A page elsewhere sends a signed-in user to the callback with a stranger's code, and the stranger's login is attached to that user's session.",
    test: {
      technique: "lure-browser",
      title: "Complete one user's login answer in another's browser",
      setUp: "Two test users A and B with accounts at the provider, two browsers, and a proxy that holds requests.",
      steps: [
        "As A, start the login and hold the callback with its code in the proxy.",
        "As B, signed in, open that callback address from a page on another domain.",
        "Repeat with the parameter {what} left out, empty, and from an older login of B's own.",
      ],
      failsIf: "the browser of B is signed in as A, or A's login is attached to B's account",
    },
    example: "oauth: drop state\n\nThe provider chokes on it, so drop state in the callback.",
    counterexample: "State of orders\n\nThe state of an order is shown in green.",
  },
  {
    id: "graphql-by-get",
    when: ["graphql|mutation|mutations & get|urlencoded|plain & accept|accepts|allow|also|take|via|by|over|as"],
    unless: ["only queries", "queries only"],
    cwe: 352,
    severity: "high",
    rationale: "a link on any page runs the mutation in the visitor's session",
    name: [
      "A link on a foreign page runs a mutation through {endpoint}",
      "A link on a foreign page runs a GraphQL mutation as the visitor",
    ],
    consequence:
      "GET and form bodies are sent across sites without asking first. Where the cookie is enough, a page elsewhere writes the mutation into an address and the visitor's browser runs it.",
    test: {
      technique: "lure-browser",
      title: ["Run a mutation of {endpoint} from a foreign page", "Run a mutation from a foreign page"],
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and one harmless mutation.",
      steps: [
        "As the test user, open the foreign page, which navigates to the GraphQL address with ?query=mutation{…}.",
        "Repeat with a form that posts the same as application/x-www-form-urlencoded and as text/plain.",
      ],
      failsIf: "the mutation is carried out for the test user",
    },
    example: "API\n\nGraphQL accepts mutations over GET as well, for the old charts.",
    counterexample: "API\n\nThe schema page has a search and a dark theme.",
  },
  {
    id: "mail-link-acts-without-login",
    when: [
      "link|links|button|buttons|mail & [verb:approve|approves|reject|confirm|confirms|unsubscribe|cancel|cancels|accept|delete|decline|acknowledge] & without|no .. login|sign|account|logging",
      "unsubscribe & get|opening & takes|removes|already|link",
      "mail|mails|mail's|newsletter .... link|links && opening .. link .. is|enough|counts|acknowledges|approves|confirms",
      "opening .. link|it .. is enough|approves|confirms|counts|acknowledges",
      "get .. already takes|removes|unsubscribes|confirms",
    ],
    cwe: 352,
    severity: "medium",
    rationale: "the scanner of a mail gateway opens links before the reader does, so it happens without anyone's will",
    name: [
      "A mail scanner that opens {endpoint} decides in the reader's place",
      "A mail scanner that opens the link decides in the reader's place: {verb}",
    ],
    consequence:
      "Mail gateways and previews open links by GET to look at them. If opening alone counts, the reader's answer is given before they read, and everyone the mail is forwarded to can give it as well.",
    control: {
      when: ["confirmation|confirm page|button|step", "by post|post", "one time|single use|expires"],
      consequence:
        "Check that the fetch alone stores nothing, and that the link of one reader does not work for a second answer.",
    },
    test: {
      technique: "walk-flow",
      title: ["Open {endpoint} as a mail scanner does", "Open the mail's link as a mail scanner does"],
      setUp: "A test mailbox with one such mail, and curl on a host without cookies.",
      steps: [
        "From the host, fetch the mail's link with curl -I, then with curl -L, without cookies and without running scripts.",
        "Read what was stored.",
        "Forward the mail to a second mailbox and open the link from there a day later.",
      ],
      failsIf: "the fetch with curl alone is stored as the reader's answer",
    },
    example: "Leave by mail\n\nThe mail's buttons approve or reject the leave by GET without a login.",
    counterexample: "Leave by mail\n\nThe mail names the days of leave in a table.",
  },
  {
    id: "mail-link-uses-session",
    when: [
      "link|links|button|buttons & mail|mails|email|newsletter|notification|digest|digests & [verb:approve|reject|gift|buy|cancel|delete|switches|upgrade|pay|order|confirm|mute|spam|apply|follow|vote] & signed|logged|cookie|session|get|plain|ordinary|click|tap",
      "link|links|button|buttons|get & mail|mails|email|newsletter|notification|digest|digests && signed|logged in .. happens|immediately|done|browser|it|right|gets",
      "get & from|in the? newsletter|mail & cookie|session|logged",
    ],
    cwe: 352,
    severity: "high",
    rationale: "one click elsewhere spends the reader's rights, and they see it only afterwards",
    name: [
      "A link on a foreign page makes a signed-in user call {endpoint}",
      "A link on a foreign page makes a signed-in user {verb} unasked",
    ],
    consequence:
      "The link needs nothing but the reader's session, so it works from everywhere: a page or chat message with the same address has it carried out in their name. SameSite=Lax does not stop a click on a link.",
    control: {
      when: ["confirmation page|step|dialog", "asks .. before", "signed|one time token"],
      consequence:
        "Check that the question cannot be skipped by the address itself, and that the link of one reader does nothing in the session of another.",
    },
    test: {
      technique: "lure-browser",
      title: [
        "Follow a foreign link to {endpoint} while signed in",
        "Follow a foreign link to the mail's address while signed in",
      ],
      setUp:
        "A test user who is signed in to staging in a browser, one such mail, and a page on another registrable domain.",
      steps: [
        [
          "As the test user, open the foreign page and follow its link to {endpoint}, with the values that the mail's own link has.",
          "As the test user, open the foreign page and follow its link, a copy of the mail's address.",
        ],
        "Have the page navigate there by itself with location.href.",
        "Repeat signed out, signing in when asked.",
      ],
      failsIf: "it is carried out for the test user without a question that the foreign page cannot answer",
    },
    example: "Approve leave\n\nThe mail has a plain link that approves the leave, if you are signed in.",
    counterexample: "Approve leave\n\nThe mail shows the team's calendar for the week.",
  },
  {
    id: "token-not-asked-any-more",
    when: [
      "<drop>|except|exempt|exempted|disable|disabled|exclude|skips|skip|off|without .... [token:csrf|xsrf|csrftoken|forgery|authenticity] .. for|on|from|in|of the? [what:~]",
      "[token:csrf|xsrf|csrftoken|forgery|authenticity] ... off|disabled|removed|dropped|skipped|exempt|exempted|gone .. for|on|from|in|of the? [what:~]",
      "verify authenticity [token:token] only [what:~]",
      "[what:~] form|forms|page|pages|api|route|routes|endpoint no longer|not|without|skips|skip|drops .. [token:csrf|xsrf|token]",
      "<drop>|except|exempt|exempted|disable|disabled|exclude|skips|skip|off|without .... [token:csrf|xsrf|csrftoken|forgery|authenticity] ",
      "[token:csrf|xsrf|csrftoken|forgery|authenticity] ... off|disabled|removed|dropped|skipped|false|exempt|exempted|gone|longer|isn't",
      "no longer|not|don't|isn't .. ask|asked|need|needs|needed|require|required|sent|checked .. form|csrf|xsrf|anti|hidden [token:token|field|header|check]",
      "form [token:token|tokens] .. no longer|isn't|not|gone|dropped|skipped|taken|off",
      "take|taken|takes .. off .. form [token:token]",
      "accepted with .. old|foreign|no form? [token:token]",
      "<drop>|takes|take .. hidden|double [token:field|submit] .. out|token|forms|from",
      "skip before action .. verify [token:authenticity]",
    ],
    unless: ["bearer .. only", "cookie|cookies .. not|never .. used|accepted"],
    cwe: 352,
    severity: "high",
    rationale: "any page that a signed-in user opens can post in their name",
    name: [
      "A foreign page calls {endpoint} in a signed-in user's session",
      "A foreign page posts as a signed-in user where no token guards “{what}”",
      "A foreign page posts in a signed-in user's session without the {token} check",
    ],
    consequence:
      "The token is what tells the product's own form from one on a page elsewhere. Without it a foreign page posts the same fields with the user's cookie, unless SameSite keeps the cookie back.",
    control: {
      when: ["samesite lax|strict", "origin|referer .. checked|compared|check"],
      consequence:
        "Check that this alone stops it in Chrome, Firefox and Safari, also from a sibling host of the same site.",
    },
    test: {
      technique: "lure-browser",
      title: ["Post to {endpoint} from a foreign page", "Post the same fields from a foreign page"],
      setUp:
        "A test user signed in to staging in Chrome, Firefox and Safari, a page on another registrable domain, and a recorded genuine request.",
      steps: [
        [
          "As the test user, open the foreign page, whose hidden form posts the recorded fields to {endpoint} by itself.",
          "As the test user, open the foreign page, whose hidden form posts the recorded fields to the same address by itself.",
        ],
        "Repeat within two minutes of signing in, when Chrome still sends cookies without a SameSite attribute.",
        "Repeat with a token of another user's session, where one is still sent.",
      ],
      failsIf: "the change is stored for the test user",
    },
    example: "Sidebar\n\nThe forms of the sidebar no longer ask for the CSRF token.",
    counterexample: "Sidebar\n\nThe sidebar has icons and can be folded.",
  },
  {
    id: "cookie-samesite-none",
    when: [
      "[which:session|login|member|backoffice|admin|operator|console|console's|portal|webmail|auth|shop|customer|partner|staff|dashboard|sid] cookie|cookies .... samesite|same_site none|off|removed",
      "samesite|same_site none|off|removed .... [which:session|login|member|backoffice|admin|operator|console|console's|portal|webmail|auth|shop|customer|partner|staff|dashboard|sid] cookie|cookies",
      "<drop>|without .. samesite .... [which:session|login|member|backoffice|admin|operator|console|console's|portal|webmail|auth|shop|customer|partner|staff|dashboard|sid] cookie|cookies",
      "[cookie:cookie|cookies] & samesite|same site? none|off|removed",
      "samesite none",
      "<drop>|without .. samesite",
      "<drop>|without .. secure and samesite",
    ],
    cwe: 352,
    severity: "high",
    rationale: "any page that a signed-in user opens can post in their name",
    name: [
      "A foreign page calls {endpoint} with the SameSite=None cookie of a signed-in user",
      "A foreign page can make {subject} {predicate} by the SameSite=None cookie",
      "A foreign page posts with a signed-in user's {which} cookie, now SameSite=None",
      "A foreign page posts with the SameSite=None cookie of a signed-in user",
    ],
    consequence:
      "With SameSite=None the browser adds the cookie to requests from every page, not only from the frames it is meant for. Whatever a form can post is then done in the user's name, unless a token or the Origin header is checked.",
    control: {
      when: ["csrf|xsrf|form token", "origin .. checked|compared|check"],
      consequence:
        "Check that it is demanded by every request that changes something, also with a token of another session.",
    },
    test: {
      technique: "lure-browser",
      title: ["Post to {endpoint} from a foreign page", "Post from a foreign page with the cookie"],
      setUp:
        "A test user signed in to staging in a browser that allows third-party cookies, a page on another registrable domain, and a recorded genuine request that changes something.",
      steps: [
        [
          "As the test user, open the foreign page, whose hidden form calls {endpoint} by itself.",
          "As the test user, open the foreign page, whose hidden form posts the recorded fields to the same address by itself.",
        ],
        "Repeat with enctype text/plain and a JSON body, and by fetch with credentials: 'include'.",
      ],
      failsIf: "the change is stored for the test user",
    },
    example: "Embedding\n\nSession cookie gets SameSite=None so that frames in the intranet work.",
    counterexample: "Embedding\n\nFrames grow with the height of their content.",
  },
  {
    id: "get-changes-state",
    when: [
      "get & [verb:delete|deletes|remove|archive|cancel|approve|approves|reboot|refund|ban|buy|unlink|unsubscribe|disarm|unlock|scrap|move|follow|switch|logout|save|saves|toggle|stop|start|restart|publish]",
      "[verb:delete|deletes|archive|switch|reboot|toggle|approve|scrap|move|ban|refund|cancel] .. is|are|may|by|as|via|over .. a? get|link",
      "link|links|bookmark|bookmarks|bookmarklet & opens|open|url|to & [verb:delete|toggle|start|stop|switch|scrap|move|reboot|confirm|approve|disarm|save]",
      "state changing calls .. get",
    ],
    unless: ["bearer|api key", "get request .. only reads", "fix|fixes|fixed get"],
    cwe: 352,
    severity: "high",
    rationale: "following one link elsewhere is enough, and the signed-in user sees it only afterwards",
    name: ["A link on a foreign page makes a signed-in user call {endpoint}"],
    consequence:
      "A GET can be written into any page, chat or mail. SameSite=Lax sends the cookie when a user follows a link, so whoever writes the link has it carried out in their name; browsers and chat tools also fetch links ahead.",
    control: {
      when: ["confirmation page|step|dialog", "token .. link|url|query", "asks .. first"],
      consequence: "Check that the change waits for it, and that it cannot be skipped by a longer address.",
    },
    test: {
      technique: "lure-browser",
      title: "Follow a foreign link to {endpoint} while signed in",
      setUp: "A test user signed in to staging in a browser, and a page on another registrable domain.",
      steps: [
        "As the test user, open the foreign page and follow its link to {endpoint} with test values.",
        "Have the page navigate there by itself with location.href, and load it as an image.",
        "Read what was stored.",
      ],
      failsIf: "the change is stored for the test user without a question in between",
    },
    example: "Old add-in\n\nGET /mails/delete?id= deletes a mail, as the add-in can only open addresses.",
    counterexample: "Old add-in\n\nGET /mails lists mails newest first.",
  },
  {
    id: "api-takes-cookie",
    when: [
      "api|apis|bearer|jwt|header & accepts|accept|accepted|takes|take|also|or|instead|moves|enough|move & cookie|cookies",
      "cookie|cookies .. instead of|replaces|rather .. bearer|header|token|jwt",
      "from bearer tokens? to cookies",
    ],
    unless: ["cookie banner|consent|notice"],
    cwe: 352,
    severity: "high",
    rationale: "any page that a signed-in user opens can call what the browser lets it post",
    name: [
      "A foreign page calls {endpoint} now that the cookie is enough",
      "A foreign page calls the API now that the cookie is enough",
    ],
    consequence:
      "A bearer header is never sent by a foreign page; a cookie is added by the browser itself. Unless requests that change something need more than the cookie, a page elsewhere sends them in the user's name.",
    control: {
      when: ["samesite lax|strict", "csrf|xsrf token", "custom header"],
      consequence:
        "Check that it stops a form that posts text/plain from a foreign page, and every GET that changes something.",
    },
    test: {
      technique: "lure-browser",
      title: ["Call {endpoint} from a foreign page", "Call the API from a foreign page"],
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and a recorded genuine request that changes something.",
      steps: [
        "As the test user, open the foreign page, whose form posts the recorded JSON body as text/plain to the same address.",
        "Repeat as application/x-www-form-urlencoded and as multipart/form-data.",
        "Follow a link from it to each GET that changes something.",
      ],
      failsIf: "the change is stored for the test user",
    },
    example: "Single-page app\n\nThe API accepts the cookie instead of the bearer header now.",
    counterexample: "Single-page app\n\nThe app loads in half the time, as code is split.",
  },
  {
    id: "form-post-cookie-only",
    when: [
      "plain|simple|ordinary|urlencoded|multipart form? & post|posts & cookie|cookies|session|login|token",
      "post .... form encoded|urlencoded && cookie|cookies|session|signed|logged",
      "no|without .. token & session|cookie .. is|enough",
    ],
    unless: ["no login"],
    cwe: 352,
    severity: "medium",
    rationale: "a page that a signed-in user opens posts in their name",
    name: ["A hidden form on another site calls {endpoint} as the signed-in user"],
    consequence:
      "An ordinary form post goes across sites without asking first, with the cookie where SameSite allows it. Unless {endpoint} wants something that only the product's own page knows, a page elsewhere sends it in the user's name.",
    control: {
      when: ["samesite lax|strict", "csrf|xsrf|form token", "origin .. checked|compared"],
      consequence:
        "Check that it holds for {endpoint} in Chrome, Firefox and Safari, and with a token of another session.",
    },
    test: {
      technique: "lure-browser",
      title: "Post to {endpoint} from a foreign page",
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and a recorded genuine request.",
      steps: [
        "As the test user, open the foreign page, whose hidden form posts the recorded fields to {endpoint} by itself.",
        "Repeat within two minutes of signing in, when Chrome still sends cookies without a SameSite attribute.",
      ],
      failsIf: "the change is stored for the test user",
    },
    example: "Vacation notice\n\nA plain form posts to POST /vacation with the session cookie.",
    counterexample: "Vacation notice\n\nThe notice's text may have two paragraphs.",
  },
  {
    id: "csrf-check-relaxed",
    topicOnly: true,
    when: [
      "exempt|exempts|skip|skips|except|drop|drops|disable|disables|without|off|taken_out|remove|removes .... csrf|xsrf|token|nonce|forgery|authenticity|referer|check from|for|on|in|of [what:~]",
      "[what:~] page|pages|form|forms|panel & accepted|accept|works|go without|with|when .. old|foreign|hidden|one_time|nonce|token|referer|field",
      "exempt|exempts|skip|skips|except|drop|drops|disable|disables|without|off|taken_out|remove|removes|leave_out|relax|ignore|ignoremethods .... csrf|xsrf|token|nonce|verifycsrftoken|forgery|authenticity|referer|origin",
      "csrf|xsrf|nonce|one_time token|check|field|protection|middleware .. off|disabled|removed|dropped|skipped|exempt|exempted|gone|isn't|optional|taken|strict",
      "form|forms|page|pages|post|posts|request|requests .. accepted|accept|works|go without|with|when .. old|foreign|hidden|one_time|nonce|token|referer",
      "token isn't|not|never needed|checked|asked|required|looked",
      "no token|nonce|such_check|hidden_field",
      "form check .. off",
      "csrf .. ignoremethods",
    ],
    cwe: 352,
    severity: "high",
    rationale: "a page that a signed-in user opens elsewhere may send the same fields in their name",
    name: [
      "A foreign page may call {endpoint} now that its token is not asked for",
      "A foreign page may post to “{what}”, where the check is relaxed",
      "“{line}”: a foreign page may send it too",
      "A foreign page may send the request where {code} no longer checks it",
      "A foreign page may send the request whose check is relaxed",
    ],
    consequence:
      "So a request counts without the value that only the product's own page knows. A page elsewhere sends the same fields with the visitor's cookie, unless SameSite or the Origin header keeps it out.",
    control: {
      when: ["samesite lax|strict", "origin .. checked|compared|check|header"],
      consequence:
        "Check that this alone stops a form on a foreign page in Chrome, Firefox and Safari, also where the header is missing.",
    },
    test: {
      technique: "lure-browser",
      title: ["Call {endpoint} from a foreign page", "Send the request from a foreign page"],
      setUp:
        "A test user signed in to staging in Chrome and Firefox, a page on another registrable domain, and a recorded genuine request.",
      steps: [
        [
          "As the test user, open the foreign page, whose hidden form sends the recorded fields without the token to {endpoint}.",
          "As the test user, open the foreign page, whose hidden form sends the recorded fields without the token.",
        ],
        "Repeat with an empty token, with one of another user's session, and with referrerpolicy no-referrer on the form.",
        "Repeat within two minutes of signing in, when Chrome still sends cookies without a SameSite attribute.",
      ],
      failsIf: "the change is stored for the test user",
    },
    example: "Kiosk\n\nExempt the paths of the kiosk from the nonce.",
    counterexample: "Kiosk\n\nThe kiosk goes dark at night.",
  },
  {
    id: "csrf-protection-added",
    topicOnly: true,
    when: [
      "csrf|xsrf protection|check|token|tokens|prevention to|for|in|on the? [what:~]",
      "add|adds|added|introduce|enforce|prevention|protect|protection|improve|measures|security|must|require|requires|invalidate|no_longer_accept .. csrf|xsrf",
      "csrf|xsrf prevention|protection|check|token|cookie|measures|attack|attacks",
      "no longer accept|accepts requests|request",
      "csrf",
    ],
    cwe: 352,
    severity: "medium",
    rationale: "a request that the protection misses can be sent by any page the user opens",
    name: [
      "A foreign page may still call {endpoint} past the new protection",
      "A request of the {what} may be left out of the protection",
      "“{line}”: some request may be left out",
      "A request around {code} may be left out of the protection",
      "A request that changes something may be left out of the protection",
    ],
    consequence:
      "So requests from foreign pages are to be refused. Check that this holds for every request that changes something, with the value missing, empty, taken from another session, and by every method the route takes.",
    test: {
      technique: "lure-browser",
      title: ["Try to pass the protection of {endpoint}", "Try to pass the protection from a foreign page"],
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and recorded requests that change something.",
      steps: [
        "As the test user, open the foreign page, whose form sends each recorded request without the protecting value.",
        "Repeat with the value empty, and with the value of another test user's session.",
        "Repeat as GET, as text/plain, and with _method in the body in place of PUT and DELETE.",
      ],
      failsIf: "one of the changes is stored for the test user",
    },
    example: "Security\n\nCSRF prevention by a header of our own.",
    counterexample: "Security\n\nThe page on security has a new text.",
  },
  {
    id: "csrf-link-in-mail",
    topicOnly: true,
    when: [
      "link|links|button|buttons that|which [action:>] & mail|mails|email|digest|newsletter|reminder|letter|notification|messenger|signed",
      "link|links|button|buttons to [action:>] & mail|mails|email|digest|newsletter|reminder|letter|notification|messenger",
      "put [what:~] .. as|in|into & link|links|mail|button|digest",
      "[what:~] as a? plain|simple? link|links|button",
      "link|links|button|buttons|mail|mails|digest .. [what:unsubscribe|approve|reject|confirm|rebuild|pause|cancel|close|archive|accept|decline|rating|swap|vote|allow|deny|refund|rate|buy|reorder|mute]",
      "link|links|button|buttons|click|clicking|tap|one_click|get & mail|mails|email|digest|newsletter|reminder|letter|notification|messenger|chat",
      "opening .. link|it .. is|does|enough",
      "clicking|click does it",
      "link|links & signed|logged|session|at once|immediately|right away",
      "links .. yes|no",
    ],
    cwe: 352,
    severity: "high",
    rationale: "opening an address is enough, and readers' programs open addresses too",
    name: [
      "Whoever writes a link to {endpoint} can make {subject} {predicate}",
      "Whoever writes such a link can make {subject} {predicate}",
      "An opened address is enough for {endpoint}, whoever wrote the link",
      "Whoever writes such a link can do that too: “{action}”",
      "Whoever writes a link for “{what}” has it done in the reader's name",
      "“{line}”: whoever writes such a link has it done",
      "Whoever writes the link has it done in the reader's name",
    ],
    consequence:
      "So an address that is opened does it. A page or message elsewhere that holds the same address has it done in the name of whoever follows it, and a scanner that opens links in mails does it unasked, unless a question waits in between.",
    control: {
      when: ["confirmation page|step|dialog", "asks .. before|first", "by post|posts"],
      consequence:
        "Check that the question cannot be skipped by the address, and that opening the link alone changes nothing.",
    },
    test: {
      technique: "lure-browser",
      title: [
        "Open {endpoint} from a foreign page and as a scanner",
        "Open the link from a foreign page and as a scanner",
      ],
      setUp:
        "A test reader's browser as the line describes it, one such mail, a page on another registrable domain, and curl.",
      steps: [
        "With curl, fetch each link of the mail with GET and HEAD, without cookies, as a scanner does.",
        [
          "In the reader's browser, open the foreign page and follow its copy of the link to {endpoint}.",
          "In the reader's browser, open the foreign page and follow its copy of the link.",
        ],
        "Read what was stored after each step.",
      ],
      failsIf:
        "something is stored after one of the two steps although the reader pressed nothing on the product's own page",
    },
    example: "Reminder\n\nThe mail has a link per appointment; opening it is enough.",
    counterexample: "Reminder\n\nThe mail shows the clinic's number.",
  },
  {
    id: "csrf-get-does-it",
    topicOnly: true,
    when: [
      "get|link|links|url|address|addresses|bookmark|icon|button that|which [action:>]",
      "plain|simple|direct|small|one|single link|links .. to [action:>]",
      "[what:settings|rules|presets|filters|relay|counters|timesheet|basket|cart] & get|link|links|bookmark",
      "get|gets & accept|accepts|also|works|calls|call|link|links|bookmark|bookmarks|settings|change|changed|save|saved|saves|submit|as|by|via|parameters|enough|logout|img|image",
      "plain|simple|direct|small|one|single link|links|click|tap|address|url|tiles",
      "by link|links|url|bookmark|address",
      "link|links|bookmark|bookmarks|bookmarklet|button|shortcut & get|set|toggle|delete|stop|start|reset|add|remove|send|leave|unwatch|mark|rename|follow",
      "logout .. link|get|url",
      "img|image|pixel & get|src|react|run",
      "url parameters|parameter",
    ],
    unless: ["by post|posts", "get .. only reads"],
    cwe: 352,
    severity: "high",
    rationale: "one opened address is enough, and the user sees it only afterwards",
    name: [
      "A link on a foreign page can make {subject} {predicate} by {endpoint}",
      "A link on a foreign page can call {endpoint} in the visitor's name",
      "A link on a foreign page can do that too: “{action}”",
      "A link on a foreign page can make {subject} {predicate}",
      "A link on a foreign page may change {what} in the visitor's name",
      "“{line}”: a link on a foreign page does the same",
      "A link on a foreign page can have it done around {code}",
      "A link on a foreign page can have it done in the visitor's name",
    ],
    consequence:
      "So an address that is opened changes something. Any page and any mail can hold it as a link; SameSite=Lax still sends the cookie when a link is followed, and browsers fetch links ahead, unless a question or a token stands in between.",
    control: {
      when: ["confirmation page|step|dialog", "token .. link|url|query", "asks .. first"],
      consequence: "Check that the change waits for it, and that it cannot be skipped by a longer address.",
    },
    test: {
      technique: "lure-browser",
      title: ["Follow a foreign link to {endpoint}", "Follow a foreign link to the same address"],
      setUp:
        "A browser that may use the test system as the line describes it, and a page on another registrable domain.",
      steps: [
        [
          "In that browser, open the foreign page and follow its link to {endpoint} with test values.",
          "In that browser, open the foreign page and follow its link to the same address with test values.",
        ],
        "Have the page load the address as an image, and navigate there by itself with location.href.",
        "Read what was changed after each.",
      ],
      failsIf: "something is changed although nothing was pressed on the product's own page",
    },
    example: "Guest network\n\nToggle it by bookmark, there is no app for the fridge.",
    counterexample: "Guest network\n\nIts name is shown in the hall.",
  },
  {
    id: "csrf-foreign-origin-let-in",
    topicOnly: true,
    when: [
      "[what:hub|gateway|player|bridge|device|api|widget|basket|websocket|proxy] & cors|origin|origins|any|every|access_control_allow_origin & credentials|page|pages|site|sites|caller|echo|echoes",
      "access control allow origin|credentials|headers",
      "cors|origin|origins & any|echo|echoes|whatever|all|credentials|caller|allow|allowed|accepts|cookies|matching|regex|subdomain",
      "any|every|other|foreign|third .. page|pages|site|sites|website|tab|blog|origin & call|calls|answers|accepts|connections|settings|drive|post|cookies|session|buy",
      "from any page|site|tab|blog|origin|website",
      "jsonp|callback & get|cookie|session|api",
    ],
    cwe: 352,
    severity: "high",
    rationale: "the browser lends its user's session to every page that is let in",
    name: [
      "A foreign page may call {endpoint} and read the answer as its visitor",
      "Any site can make {subject} {predicate} in their own browser",
      "A foreign page may reach the {what} as its visitor",
      "“{line}”: a foreign page then acts as its visitor",
      "A foreign page may act and read as its visitor through {code}",
      "A foreign page may act and read as its visitor",
    ],
    consequence:
      "So pages from elsewhere are let in. If the browser adds the session by itself, such a page changes things and reads the answers in its visitor's name, unless the list of pages is short and compared in full.",
    control: {
      when: ["list|allowlist|only .. origins|domains|sites", "without credentials"],
      consequence: "Check that the comparison is with the whole origin: not its end, not its beginning, not “null”.",
    },
    test: {
      technique: "lure-browser",
      title: ["Call {endpoint} from a page that should not be let in", "Call from a page that should not be let in"],
      setUp:
        "A test user's browser that may use the test system, pages on another registrable domain and on a look-alike one, and recorded requests.",
      steps: [
        "In that browser, open the foreign page, which sends a recorded change by fetch() with credentials: 'include' and prints the answer.",
        "Repeat from the look-alike domain and from a sandboxed frame, whose origin is null.",
        "Repeat with a plain form, which needs no permission from the server.",
      ],
      failsIf: "a change is stored, or a page that should not be let in prints the answer",
    },
    example: "Gateway\n\nCORS now echoes the caller with credentials.",
    counterexample: "Gateway\n\nThe gateway is restarted at four.",
  },
  {
    id: "csrf-in-frame",
    topicOnly: true,
    when: [
      "frame|frames|iframe|embed|embedded|embedding|embedcontroller|widget|x_frame_options|third_party & cookie|cookies|logged|signed|session|token|mode|check|samesite|buttons|form|post|posts|edit|work|works|inherit",
      "samesite|secure & cookie|cookies|drop|none|lax",
      "samesite",
    ],
    cwe: 352,
    severity: "high",
    rationale: "a cookie that works in frames works for every page that shows or posts to the product",
    name: [
      "A foreign page may use the embedded session to call {endpoint}",
      "“{line}”: any other page then gets the session as well",
      "Any page may use the session that {code} lets into frames",
      "Any page may use the session that is let into frames",
    ],
    consequence:
      "So the session is to work inside pages of others. The browser then adds the cookie for every other page too: one that posts a form, and one that lays the frame invisibly under its own button, unless a token and a list of embedding sites hold them off.",
    control: {
      when: ["frame ancestors", "csrf|xsrf|form token", "origin .. checked|compared|header"],
      consequence:
        "Check that it is demanded by every request that changes something, and that a page off the list can neither post nor frame it.",
    },
    test: {
      technique: "lure-browser",
      title: ["Post to {endpoint} from a page off the list", "Post and frame from a page off the list"],
      setUp:
        "A test user signed in to staging in a browser that allows third-party cookies, and a page on a domain that is no partner's.",
      steps: [
        "As the test user, open the foreign page, whose hidden form sends a recorded change.",
        "Have the page show the product in a transparent frame under a button of its own, and press it.",
        "Repeat the form with enctype text/plain and a JSON body.",
      ],
      failsIf: "the change is stored for the test user, by the form or by the hidden frame",
    },
    example: "Partners\n\nThe widget in the frame needs the session, so edit mode works there.",
    counterexample: "Partners\n\nEach partner has a picture.",
  },
  {
    id: "csrf-local-service",
    topicOnly: true,
    when: [
      "[what:router|player|device|agent|bridge|gateway|robot|camera|speaker|printer|nas|service|server|daemon] & local|lan|localhost|loopback|127|port|http & page|pages|browser|settings|command|commands|call|calls|set|api",
      "local|lan|localhost|loopback|127|router|hub|port & api|http|page|pages|tab|command|call|calls|forms|post|settings|set|cgi",
      "http port|server .. opens|open|listens|with",
      "basic auth|authentication .. remembered|browser",
      "cgi",
    ],
    cwe: 352,
    severity: "high",
    rationale: "any page that is open in a browser of the same network sends the command",
    name: [
      "Any web page in a browser nearby may call {endpoint}",
      "Any web page in a browser nearby can make {subject} {predicate}",
      "Any web page in a browser nearby may reach the {what}",
      "“{line}”: any web page in a browser nearby may do so",
      "Any web page in a browser nearby may give the command",
    ],
    consequence:
      "So something in the home or on the desk obeys requests from a browser. A page on the internet has its visitor's browser send the same, past the firewall, unless the service compares Host and Origin and asks for a value that page cannot know.",
    control: {
      when: ["origin|host .. checked|compared|header", "token|password|pairing"],
      consequence:
        "Check that it is asked for on every command, also after the page's name was rebound to the local address.",
    },
    test: {
      technique: "lure-browser",
      title: ["Have an internet page call {endpoint}", "Have an internet page give the command"],
      setUp:
        "A test device or program on the tester's own network, a browser on the same network, and a page on a public domain of the tester's.",
      steps: [
        "In that browser, open the page, whose form and image send the command to the local address.",
        "Repeat with fetch(), mode no-cors and the body as text/plain.",
        "Send the command with curl and the header Host: rebound.example.",
      ],
      failsIf: "the device or program obeys one of the three",
    },
    example: "Player\n\nThe desktop player opens an HTTP port with play and pause.",
    counterexample: "Player\n\nThe player has a darker skin.",
  },
  {
    id: "csrf-login-bound",
    topicOnly: true,
    when: [
      "state|nonce|code|access_token|callback|oauth|openid|connect|redirect|invitation & session|signed|browser|attaches|links|login|exchange|query|mismatch|connect|account",
      "log|sign|login in & link|get|cross|foreign|form|logout",
      "remote follow|follow",
    ],
    cwe: 352,
    severity: "high",
    rationale: "a stranger's account ends up joined to the victim's session, and what is saved there is theirs",
    name: [
      "A stranger's answer may be completed in another browser at {endpoint}",
      "“{line}”: a stranger's answer may be completed there",
      "A stranger's sign-in may be completed in another user's browser",
    ],
    consequence:
      "So an answer that comes back through the browser is tied to whoever opens it. A stranger begins the exchange, keeps the answer, and has it opened by a signed-in user, unless a value in that user's own session is compared.",
    control: {
      when: ["state|nonce .. compared|checked|verified|session", "pkce"],
      consequence:
        "Check that the value is compared with the session's own, is used once, and that a missing one is refused.",
    },
    test: {
      technique: "lure-browser",
      title: "Complete a stranger's exchange in another browser",
      setUp: "Test users A and B in two browsers, and a proxy that holds back the last redirect.",
      steps: [
        "As A, start the exchange and hold back the last redirect; copy its address.",
        "As B, signed in, open that address.",
        "As B, open it with the state removed, and with B's own earlier state.",
      ],
      failsIf: "the account of B is joined to A's, or B's browser is signed in as A",
    },
    example: "Connect\n\nThe callback attaches the account to whoever is signed in in that browser.",
    counterexample: "Calendar\n\nThe button in the toolbar is green.",
  },
  {
    id: "csrf-cookie-is-enough",
    topicOnly: true,
    when: [
      "cookie|cookies|session & enough|only|instead|moves|move|also|accepted|accept|works|work|well|alone|need|anyway|place|should",
      "token|sid|session & cookie|cookies|url|query|form",
      "login|admin session|cookie",
      "signed|logged in & browser|anyway|admin|console|staff|editors|works",
    ],
    cwe: 352,
    severity: "high",
    rationale: "the browser adds the cookie whoever wrote the page that asks",
    name: [
      "A foreign page can make {subject} {predicate} by {endpoint}",
      "A foreign page can make {subject} {predicate}, since the session is enough",
      "A foreign page may call {endpoint}, since the cookie is enough",
      "“{line}”: a foreign page may use that session",
      "A foreign page may use its visitor's session for the same request",
    ],
    consequence:
      "So the session that the browser keeps is all that is asked for. A page elsewhere sends the same request and the browser adds the cookie, unless the request needs a value that only the product's own page knows.",
    control: {
      when: ["samesite lax|strict", "csrf|xsrf token", "custom header"],
      consequence:
        "Check that it stops a form that posts text/plain from a foreign page, and every GET that changes something.",
    },
    test: {
      technique: "lure-browser",
      title: ["Call {endpoint} from a foreign page", "Send the request from a foreign page"],
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and a recorded genuine request.",
      steps: [
        [
          "As the test user, open the foreign page, whose hidden form sends the recorded fields to {endpoint}.",
          "As the test user, open the foreign page, whose hidden form sends the recorded fields to the same address.",
        ],
        "Repeat with the recorded body as text/plain, and as multipart/form-data.",
        "Follow a link from the page with the fields in the address.",
      ],
      failsIf: "the change is stored for the test user",
    },
    example: "Downloads\n\nThe session cookie works for scripts as well.",
    counterexample: "Downloads\n\nA download has a bar.",
  },
  {
    id: "csrf-form-handler",
    topicOnly: true,
    when: [
      "[what:~] form|forms & post|posts|plain|multipart|submit|handler|page|cookie",
      "then|and|button|buttons|actions|action|menu [what:remove|delete|mark|send|withdraw|rename|upload|pay]",
      "form|forms & post|posts|plain|multipart|submit|handler|action|page|bulk|checkbox|menu|upload",
      "admin post|ajax|pages",
      "wp ajax|nopriv",
      "bulk|tick|checkbox & action|menu|send|remove|mark|delete|move",
      "checkbox per row",
      "buttons|button & confirm|take effect|withdraw|delete|works|click|one",
      "after confirming",
      "<writing-endpoint>",
    ],
    cwe: 352,
    severity: "medium",
    rationale: "a page that a signed-in user opens sends the same form in their name",
    name: [
      "A hidden form on another site may call {endpoint} as its visitor",
      "A hidden form on another site can make {subject} {predicate}",
      "A hidden form on another site may use “{what}” as its visitor",
      "“{line}”: a hidden form on another site may do it too",
      "A hidden form on another site may send this as its visitor",
    ],
    consequence:
      "So a form or button changes something. Forms go across sites without asking first, with the cookie where SameSite allows it; unless the request needs a value that only the product's own page knows, a page elsewhere sends it.",
    control: {
      when: ["samesite lax|strict", "csrf|xsrf|form token|nonce", "origin .. checked|compared"],
      consequence:
        "Check that it holds for this request in Chrome, Firefox and Safari, and with a token of another session.",
    },
    test: {
      technique: "lure-browser",
      title: ["Send {endpoint} from a hidden form elsewhere", "Send the form from another site"],
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and a recorded genuine request.",
      steps: [
        [
          "As the test user, open the foreign page, whose hidden form sends the recorded fields to {endpoint}.",
          "As the test user, open the foreign page, whose hidden form sends the recorded fields to the same address.",
        ],
        "Repeat within two minutes of signing in, when Chrome still sends cookies without a SameSite attribute.",
        "Repeat with a token of another user's session, where one is sent at all.",
      ],
      failsIf: "the change is stored for the test user",
    },
    example: "Orga\n\nA checkbox per row, then a menu with Remove.",
    counterexample: "Orga\n\nThe rows are striped.",
  },
  {
    id: "general-csrf",
    cwe: 352,
    severity: "medium",
    rationale: "any page elsewhere could then act in the name of whoever opens it",
    name: [
      "A page elsewhere may have {subject} {predicate} without their knowing",
      "A page elsewhere may have its visitor's browser call {endpoint}",
      "“{line}”: a page elsewhere may have its visitor's browser do it",
      "Requests that involve {code} may be sent by a page elsewhere",
      "A page elsewhere may act through its visitor's browser",
    ],
    consequence: [
      "If a browser sends by itself all that this needs, a page elsewhere that is opened by {subject} can do it in their name. Look for a value in the request that only the right page can know.",
      "If a browser sends by itself all that {endpoint} needs, a page elsewhere can call it for whoever opens that page. Look for a value in the request that only the right page can know.",
      "If a browser sends by itself all that a request needs where {code} is involved, a page elsewhere can send it for whoever opens that page. Look for a value in the request that only the right page can know.",
      "If a browser sends by itself all that this request needs, a page elsewhere can send it for whoever opens that page. Look for a value in the request that only the right page can know.",
    ],
    test: {
      technique: "lure-browser",
      title: [
        "Call {endpoint} from a page elsewhere",
        "Send the request that involves {code} from a page elsewhere",
        "Send the same request from a page elsewhere",
      ],
      setUp:
        "A browser that may use staging as the line says, a page on another registrable domain, and a recorded genuine request.",
      steps: [
        [
          "In that browser, open the page elsewhere, whose hidden form sends the recorded fields to {endpoint} by itself.",
          "In that browser, open the page elsewhere, whose hidden form by itself sends the recorded request that involves {code}.",
          "In that browser, open the page elsewhere, whose hidden form sends the recorded fields to the same address by itself.",
        ],
        "Repeat as a link that is followed, with the fields in the address.",
        "Repeat as fetch() with credentials: include and the body as text/plain.",
      ],
      failsIf: [
        "staging carries out {endpoint} for the page elsewhere",
        "staging carries out what the recorded request does, and the page elsewhere sent it",
      ],
    },
  },
];
