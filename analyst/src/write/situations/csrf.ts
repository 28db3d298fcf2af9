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
    because: "a page that the visitor opens elsewhere sends and reads over the connection as them",
    name: ["A foreign page opens the websocket with the visitor's cookie and speaks as them"],
    so: "Browsers open websockets from any page and add the cookie; only the Origin header tells the pages apart. Unless the upgrade compares it, a page elsewhere sends and reads over the connection in the visitor's name.",
    control: {
      when: ["token .. first message", "ticket .. handshake|connect", "samesite strict"],
      so: "Check that the connection is refused without it, and that the cookie alone opens nothing.",
    },
    test: {
      act: "lure-browser",
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
    raises: "Console\n\nThe browser sends the session cookie with the websocket upgrade, any Origin is fine.",
    silent: "Console\n\nThe console has a dark background and remembers its height.",
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
    because: "any website that a signed-in user opens reads and writes through their session",
    name: [
      "Any website calls {endpoint} with a signed-in user's cookie and reads the answer",
      "Any website calls the API with a signed-in user's cookie and reads the answer",
    ],
    so: "With credentials allowed for every origin, the browser hands answers to whatever page asked. A page that a signed-in user opens elsewhere reads and writes through their session, as far as the cookie is sent there.",
    test: {
      act: "lure-browser",
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
    raises: "Partners\n\nThe gateway reflects the Origin and allows credentials, so widgets can use the cookie.",
    silent: "Partners\n\nThe partners' logos stand in one row at the bottom.",
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
    because: "the victim's account is joined with a login of the stranger's, who then signs in to it",
    name: [
      "A stranger's login answer is completed in another user's browser at {endpoint}",
      "A stranger's OAuth answer is completed in another user's browser without {what}",
    ],
    so: "Without {what}, nothing ties the provider's answer to the browser that asked. A page elsewhere sends a signed-in user to the callback with a stranger's code, and the stranger's login is attached to that user's session.",
    test: {
      act: "lure-browser",
      title: "Complete one user's login answer in another's browser",
      setUp: "Two test users A and B with accounts at the provider, two browsers, and a proxy that holds requests.",
      steps: [
        "As A, start the login and hold the callback with its code in the proxy.",
        "As B, signed in, open that callback address from a page on another domain.",
        "Repeat with the parameter {what} left out, empty, and from an older login of B's own.",
      ],
      failsIf: "the browser of B is signed in as A, or A's login is attached to B's account",
    },
    raises: "oauth: drop state\n\nThe provider chokes on it, so drop state in the callback.",
    silent: "State of orders\n\nThe state of an order is shown in green.",
  },
  {
    id: "graphql-by-get",
    when: ["graphql|mutation|mutations & get|urlencoded|plain & accept|accepts|allow|also|take|via|by|over|as"],
    unless: ["only queries", "queries only"],
    cwe: 352,
    severity: "high",
    because: "a link on any page runs the mutation in the visitor's session",
    name: [
      "A link on a foreign page runs a mutation through {endpoint}",
      "A link on a foreign page runs a GraphQL mutation as the visitor",
    ],
    so: "GET and form bodies are sent across sites without asking first. Where the cookie is enough, a page elsewhere writes the mutation into an address and the visitor's browser runs it.",
    test: {
      act: "lure-browser",
      title: ["Run a mutation of {endpoint} from a foreign page", "Run a mutation from a foreign page"],
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and one harmless mutation.",
      steps: [
        "As the test user, open the foreign page, which navigates to the GraphQL address with ?query=mutation{…}.",
        "Repeat with a form that posts the same as application/x-www-form-urlencoded and as text/plain.",
      ],
      failsIf: "the mutation is carried out for the test user",
    },
    raises: "API\n\nGraphQL accepts mutations over GET as well, for the old charts.",
    silent: "API\n\nThe schema page has a search and a dark theme.",
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
    because: "the scanner of a mail gateway opens links before the reader does, so it happens without anyone's will",
    name: [
      "A mail scanner that opens {endpoint} decides in the reader's place",
      "A mail scanner that opens the link decides in the reader's place: {verb}",
    ],
    so: "Mail gateways and previews open links by GET to look at them. If opening alone counts, the reader's answer is given before they read, and everyone the mail is forwarded to can give it as well.",
    control: {
      when: ["confirmation|confirm page|button|step", "by post|post", "one time|single use|expires"],
      so: "Check that the fetch alone stores nothing, and that the link of one reader does not work for a second answer.",
    },
    test: {
      act: "walk-flow",
      title: ["Open {endpoint} as a mail scanner does", "Open the mail's link as a mail scanner does"],
      setUp: "A test mailbox with one such mail, and curl on a host without cookies.",
      steps: [
        "From the host, fetch the mail's link with curl -I, then with curl -L, without cookies and without running scripts.",
        "Read what was stored.",
        "Forward the mail to a second mailbox and open the link from there a day later.",
      ],
      failsIf: "the fetch with curl alone is stored as the reader's answer",
    },
    raises: "Leave by mail\n\nThe mail's buttons approve or reject the leave by GET without a login.",
    silent: "Leave by mail\n\nThe mail names the days of leave in a table.",
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
    because: "one click elsewhere spends the reader's rights, and they see it only afterwards",
    name: [
      "A link on a foreign page makes a signed-in user call {endpoint}",
      "A link on a foreign page makes a signed-in user {verb} unasked",
    ],
    so: "The link needs nothing but the reader's session, so it works from everywhere: a page or chat message with the same address has it carried out in their name. SameSite=Lax does not stop a click on a link.",
    control: {
      when: ["confirmation page|step|dialog", "asks .. before", "signed|one time token"],
      so: "Check that the question cannot be skipped by the address itself, and that the link of one reader does nothing in the session of another.",
    },
    test: {
      act: "lure-browser",
      title: [
        "Follow a foreign link to {endpoint} while signed in",
        "Follow a foreign link to the mail's address while signed in",
      ],
      setUp:
        "A test user who is signed in to staging in a browser, one such mail, and a page on another registrable domain.",
      steps: [
        [
          "As the test user, open the foreign page and follow its link to {endpoint}, with ids the page's author could guess.",
          "As the test user, open the foreign page and follow its link, a copy of the mail's address with another id in it.",
        ],
        "Have the page navigate there by itself with location.href.",
        "Repeat signed out, signing in when asked.",
      ],
      failsIf: "it is carried out for the test user without a question that the foreign page cannot answer",
    },
    raises: "Approve leave\n\nThe mail has a plain link that approves the leave, if you are signed in.",
    silent: "Approve leave\n\nThe mail shows the team's calendar for the week.",
  },
  {
    id: "token-not-asked-any-more",
    when: [
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
    because: "any page that a signed-in user opens can post in their name",
    name: [
      "A foreign page calls {endpoint} in a signed-in user's session",
      "A foreign page posts in a signed-in user's session without the {token} check",
    ],
    so: "The token is what tells the product's own form from one on a page elsewhere. Without it a foreign page posts the same fields with the user's cookie, unless SameSite keeps the cookie back.",
    control: {
      when: ["samesite lax|strict", "origin|referer .. checked|compared|check"],
      so: "Check that this alone stops it in Chrome, Firefox and Safari, also from a sibling host of the same site.",
    },
    test: {
      act: "lure-browser",
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
    raises: "Sidebar\n\nThe forms of the sidebar no longer ask for the CSRF token.",
    silent: "Sidebar\n\nThe sidebar has icons and can be folded.",
  },
  {
    id: "cookie-samesite-none",
    when: [
      "[cookie:cookie|cookies] & samesite|same site? none|off|removed",
      "samesite none",
      "<drop>|without .. samesite",
      "<drop>|without .. secure and samesite",
    ],
    cwe: 352,
    severity: "high",
    because: "any page that a signed-in user opens can post in their name",
    name: [
      "A foreign page calls {endpoint} with the SameSite=None cookie of a signed-in user",
      "A foreign page posts with the SameSite=None cookie of a signed-in user",
    ],
    so: "With SameSite=None the browser adds the cookie to requests from every page, not only from the frames it is meant for. Whatever a form can post is then done in the user's name, unless a token or the Origin header is checked.",
    control: {
      when: ["csrf|xsrf|form token", "origin .. checked|compared|check"],
      so: "Check that it is demanded by every request that changes something, also with a token of another session.",
    },
    test: {
      act: "lure-browser",
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
    raises: "Embedding\n\nSession cookie gets SameSite=None so that frames in the intranet work.",
    silent: "Embedding\n\nFrames grow with the height of their content.",
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
    because: "following one link elsewhere is enough, and the signed-in user sees it only afterwards",
    name: ["A link on a foreign page makes a signed-in user call {endpoint}"],
    so: "A GET can be written into any page, chat or mail. SameSite=Lax sends the cookie when a user follows a link, so whoever writes the link has it carried out in their name; browsers and chat tools also fetch links ahead.",
    control: {
      when: ["confirmation page|step|dialog", "token .. link|url|query", "asks .. first"],
      so: "Check that the change waits for it, and that it cannot be skipped by a longer address.",
    },
    test: {
      act: "lure-browser",
      title: "Follow a foreign link to {endpoint} while signed in",
      setUp: "A test user signed in to staging in a browser, and a page on another registrable domain.",
      steps: [
        "As the test user, open the foreign page and follow its link to {endpoint} with an id of the test user's own.",
        "Have the page navigate there by itself with location.href, and load it as an image.",
        "Read what was stored.",
      ],
      failsIf: "the change is stored for the test user without a question in between",
    },
    raises: "Old add-in\n\nGET /mails/delete?id= deletes a mail, as the add-in can only open addresses.",
    silent: "Old add-in\n\nGET /mails lists mails newest first.",
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
    because: "any page that a signed-in user opens can call what the browser lets it post",
    name: [
      "A foreign page calls {endpoint} now that the cookie is enough",
      "A foreign page calls the API now that the cookie is enough",
    ],
    so: "A bearer header is never sent by a foreign page; a cookie is added by the browser itself. Unless requests that change something need more than the cookie, a page elsewhere sends them in the user's name.",
    control: {
      when: ["samesite lax|strict", "csrf|xsrf token", "custom header"],
      so: "Check that it stops a form that posts text/plain from a foreign page, and every GET that changes something.",
    },
    test: {
      act: "lure-browser",
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
    raises: "Single-page app\n\nThe API accepts the cookie instead of the bearer header now.",
    silent: "Single-page app\n\nThe app loads in half the time, as code is split.",
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
    because: "a page that a signed-in user opens posts in their name",
    name: ["A hidden form on another site calls {endpoint} as the signed-in user"],
    so: "An ordinary form post goes across sites without asking first, with the cookie where SameSite allows it. Unless {endpoint} wants something that only the product's own page knows, a page elsewhere sends it in the user's name.",
    control: {
      when: ["samesite lax|strict", "csrf|xsrf|form token", "origin .. checked|compared"],
      so: "Check that it holds for {endpoint} in Chrome, Firefox and Safari, and with a token of another session.",
    },
    test: {
      act: "lure-browser",
      title: "Post to {endpoint} from a foreign page",
      setUp:
        "A test user signed in to staging in a browser, a page on another registrable domain, and a recorded genuine request.",
      steps: [
        "As the test user, open the foreign page, whose hidden form posts the recorded fields to {endpoint} by itself.",
        "Repeat within two minutes of signing in, when Chrome still sends cookies without a SameSite attribute.",
      ],
      failsIf: "the change is stored for the test user",
    },
    raises: "Vacation notice\n\nA plain form posts to POST /vacation with the session cookie.",
    silent: "Vacation notice\n\nThe notice's text may have two paragraphs.",
  },
  {
    id: "general-csrf",
    cwe: 352,
    severity: "medium",
    because: "any page elsewhere could then act in the name of whoever opens it",
    name: [
      "A page elsewhere may have {doer} {deed} without their knowing",
      "A page elsewhere may have its visitor's browser call {endpoint}",
      "Requests that involve {code} may be sent by a page elsewhere",
      "A page elsewhere may change {objects} through its visitor's browser",
      "A page elsewhere may act through its visitor's browser",
    ],
    so: [
      "If a browser sends by itself all that this needs, a page elsewhere that is opened by {doer} can do it in their name. Look for a value in the request that only the right page can know.",
      "If a browser sends by itself all that {endpoint} needs, a page elsewhere can call it for whoever opens that page. Look for a value in the request that only the right page can know.",
      "If a browser sends by itself all that a request needs where {code} is involved, a page elsewhere can send it for whoever opens that page. Look for a value in the request that only the right page can know.",
      "If a browser sends by itself all that this request needs, a page elsewhere can send it for whoever opens that page. Look for a value in the request that only the right page can know.",
    ],
    test: {
      act: "lure-browser",
      title: [
        "Call {endpoint} from a page elsewhere",
        "Send the request that involves {code} from a page elsewhere",
        "Change {objects} from a page elsewhere",
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
