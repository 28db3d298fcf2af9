import type { CodeSituation } from "../situation.ts";

/** The line that is quoted is one that the change deletes. */
export const guards = {
  role: {
    id: "guard-role-removed",
    class: "function-access",
    cwe: 862,
    severity: "high",
    rationale: "what was kept to a role is open to everybody who is signed in, or to all",
    name: "What this check kept to some may be open to all",
    consequence:
      "The change deletes this line, and no added line asks for the same right. Unless something further out does, whoever can send the request may do what was kept to a role.",
    test: {
      technique: "try-roles",
      title: "Send the requests that the deleted line guarded as every role",
      setUp:
        "An account of each role, one without any, and the requests that the line stood before, recorded from an account that may send them.",
      steps: [
        "Without a session, send {request} and each other recorded request.",
        "As each account in turn, send it with that account's session.",
        "Compare with the answers of the version before the change.",
      ],
      failsIf: "somebody is answered who was refused before",
    },
  },
  login: {
    id: "guard-login-removed",
    class: "authentication",
    cwe: 306,
    severity: "high",
    rationale: "nobody has to be known any more to send the request",
    name: "What this check kept to signed-in people may be open to strangers",
    consequence:
      "The change deletes this line, and no added line asks who is calling. Unless something further out does, the request is answered without a session.",
    test: {
      technique: "call-unauthenticated",
      title: "Send the requests that the deleted line guarded without a session",
      setUp: "The requests that the line stood before, recorded from a session that may send them.",
      steps: [
        "Send {request}, and each other, without a session, key or certificate.",
        "Send each with a session that has ended.",
        "Compare with the answers of the version before the change.",
      ],
      failsIf: "an answer holds data, or something has changed",
    },
  },
  owner: {
    id: "guard-owner-removed",
    class: "object-access",
    cwe: 639,
    severity: "high",
    rationale: "another's data is one id away",
    name: "The condition that kept an object to its owner is gone",
    consequence:
      "The change deletes the part that tied the object to who is signed in, and no added line compares them. An id of somebody else's may then be answered.",
    test: {
      technique: "swap-ids",
      title: "Ask as A for what belongs to B",
      setUp: "Two test accounts of the same rank, A and B, each with a marked object. Note the ids.",
      steps: [
        "As B, reach the marked object and record the requests.",
        "As A, send {request} for B's object with A's session.",
        "Compare with the answers of the version before the change.",
      ],
      failsIf: "B's object reaches A, or is changed by A",
    },
  },
  forgery: {
    id: "guard-forgery-removed",
    class: "csrf",
    cwe: 352,
    severity: "medium",
    rationale: "a page elsewhere acts with the account of whoever opens it",
    name: "The check that a request comes from the own pages is gone",
    consequence:
      "The change deletes this line, and no added line puts another check in its place. A page elsewhere can then send the request through its visitor's browser.",
    test: {
      technique: "lure-browser",
      title: "Send the requests from another site",
      setUp: "A signed-in browser, and a page of the tester's on another site.",
      steps: [
        "From that page, post a form to each request that the line covered.",
        "Send them from the own page with the token left out, and with another session's.",
      ],
      failsIf: "something has changed in the visitor's account",
    },
  },
  rate: {
    id: "guard-rate-removed",
    class: "brute-force",
    cwe: 307,
    severity: "medium",
    rationale: "guessing is then held up by nothing but the network",
    name: "Attempts are no longer counted",
    consequence:
      "The change deletes the limit, and no added line counts in its place. Passwords, codes and ids can then be tried as fast as answers come.",
    test: {
      technique: "guess-values",
      title: "Try a thousand values in a row",
      setUp: "A test account, and the limit that held before the change.",
      steps: [
        "Send the request that the limit stood before a thousand times with wrong values, from one address.",
        "Spread the same over several accounts.",
        "Send the right value at the end.",
      ],
      failsIf: "no request is refused or slowed, and the right value still works",
    },
  },
  escape: {
    id: "guard-escape-removed",
    class: "xss",
    cwe: 79,
    severity: "medium",
    rationale: "script in a reader's session sends requests as that reader",
    name: "What was escaped or cleaned before it was shown no longer is",
    consequence:
      "The change deletes this step, and no added line takes its place. Markup in the value may then run in the browser of whoever opens the page.",
    test: {
      technique: "inject-input",
      title: "Put markup into the value and open the page",
      setUp: "An account that writes the value and one that reads the page, both made for the test.",
      steps: [
        "As the writer, set the value to <img src=x onerror=alert(document.domain)>.",
        "As the reader, open each page that shows it, and look at the delivered source.",
      ],
      failsIf: "a dialog opens, or the value stands in the source as an element",
    },
  },
  validation: {
    id: "guard-validation-removed",
    class: "input-validation",
    cwe: 20,
    severity: "medium",
    rationale: "what follows was written for values that had passed the check",
    name: "Values are no longer checked before they are used",
    consequence:
      "The change deletes this check, and no added line takes its place. What comes after it meets values of any type, size and sign.",
    test: {
      technique: "alter-values",
      title: "Send values that the deleted check refused",
      setUp: "The rules of the deleted check, and an account that may send the request.",
      steps: [
        "For each rule, send the request with a value that breaks only it.",
        "Send fields of another type, missing, doubled and of 100,000 letters.",
        "Read back what was stored.",
      ],
      failsIf: "a value is stored or acted on that was refused before",
    },
  },
  signature: {
    id: "guard-signature-removed",
    class: "message-authenticity",
    cwe: 345,
    severity: "high",
    rationale: "anybody who knows the address can speak for the sender",
    name: "A message counts without its signature being checked",
    consequence:
      "The change deletes the check, and no added line verifies who sent the message. Whoever finds the address can write one.",
    test: {
      technique: "forge-message",
      title: "Send a message that its supposed sender never sent",
      setUp: "A recorded message of a test sender, with its signature.",
      steps: [
        "Send {request} with one value changed and the old signature.",
        "Send it without a signature, and with one made with a key of the tester's.",
        "Send the unchanged one twice.",
      ],
      failsIf: "one of the first three takes effect, or the last takes effect twice",
    },
  },
  headers: {
    id: "guard-headers-removed",
    class: "misconfiguration",
    cwe: 693,
    severity: "low",
    rationale: "it was the second line behind a mistake in a page",
    name: "Headers that limit what a page may do are gone",
    consequence:
      "The change deletes this line, and no added line sets the headers another way. Frames, scripts and sniffed types are then limited by nothing but the browser's defaults.",
    test: {
      technique: "probe-setting",
      title: "Compare the headers before and after",
      setUp: "The version before the change and the one after it, side by side.",
      steps: [
        "Fetch the same pages, an error and a download from both, and compare all headers.",
        "Open the page in a frame on another origin.",
      ],
      failsIf: "a header is missing, or the frame shows the page",
    },
  },
  size: {
    id: "guard-size-removed",
    class: "resource-exhaustion",
    cwe: 770,
    severity: "medium",
    rationale: "one caller can take the memory, disk or time of all",
    name: "Nothing bounds any more how much one request may ask for",
    consequence:
      "The change deletes the bound, and no added line sets another. One request can then ask for, or send, as much as memory and time allow.",
    test: {
      technique: "raise-load",
      title: "Raise the size until the server refuses",
      setUp: "A test system of its own, with its memory and load in sight.",
      steps: [
        "Send the request at the old bound, one above it, and at ten and a thousand times of it.",
        "While the largest runs, send an ordinary request and time it.",
      ],
      failsIf: "what was above the old bound is accepted, or the ordinary request waits",
    },
  },
  fileType: {
    id: "guard-file-type-removed",
    class: "file-upload",
    cwe: 434,
    severity: "medium",
    rationale: "a page or program in an upload acts as the site",
    name: "Uploads of every kind are accepted",
    consequence:
      "The change deletes the check of the file's kind, and no added line takes its place. Pages, scripts and programs can then be stored where pictures were meant.",
    test: {
      technique: "craft-file",
      title: "Upload kinds that were refused before",
      setUp: "An account that may upload, and harmless files: .html, .svg with a script, .php, .exe.",
      steps: [
        "Upload each with its own content type and with image/png.",
        "Fetch each from where it is served and note type and disposition.",
      ],
      failsIf: "one is accepted that was refused before, or opens as a page",
    },
  },
  path: {
    id: "guard-path-removed",
    class: "path-traversal",
    cwe: 22,
    severity: "high",
    rationale: "any file that the service may open is in reach",
    name: "A name may lead out of the folder again",
    consequence: "The change deletes the step that kept the path inside its folder, and no added line takes its place.",
    test: {
      technique: "alter-values",
      title: "Climb out of the folder",
      setUp: "A test system with a marked file one folder above the one meant.",
      steps: [
        "Send the request with ../ and the marked file's name, then with its full path.",
        "Repeat with %2e%2e%2f and ..%5c.",
      ],
      failsIf: "the marked file is read, written or deleted",
    },
  },
  redirect: {
    id: "guard-redirect-removed",
    class: "open-redirect",
    cwe: 601,
    severity: "medium",
    rationale: "the link shows this site's name and ends at another's",
    name: "The target of a redirect is no longer compared with what is allowed",
    consequence:
      "The change deletes the comparison, and no added line takes its place. A link to this site can then end at another.",
    test: {
      technique: "alter-values",
      title: "Send the browser elsewhere",
      setUp: "A browser, a session where the flow needs one, and a host of the tester's.",
      steps: [
        "Open the flow with https://evil.example/ and //evil.example as the target.",
        "Note each Location header.",
      ],
      failsIf: "one of them leads to another host",
    },
  },
  address: {
    id: "guard-address-removed",
    class: "ssrf",
    cwe: 918,
    severity: "high",
    rationale: "the server reaches hosts and credentials that its callers cannot",
    name: "The address that the server opens is no longer compared with what is allowed",
    consequence:
      "The change deletes the check of the address, and no added line takes its place. Inside hosts are then in reach.",
    test: {
      technique: "point-inward",
      title: "Point the server at inside addresses",
      setUp: "A test system with a listener inside its network.",
      steps: [
        "Send the request with http://127.0.0.1/, http://169.254.169.254/ and the listener's address.",
        "Send it with an outside address that redirects to the listener.",
      ],
      failsIf: "the listener is called, or an answer tells an open inside port from a closed one",
    },
  },
  session: {
    id: "guard-session-kept",
    class: "session",
    cwe: 384,
    severity: "medium",
    rationale: "who planted or copied the old session goes on with it",
    name: "The session's id stays the same, or alive, where it used to be changed",
    consequence:
      "The change deletes the line that ended or renewed the session, and no added line does it in its place.",
    test: {
      technique: "outlive-session",
      title: "Use the old session afterwards",
      setUp: "A test account and two browsers.",
      steps: [
        "Note the session's cookie before the step that the change touches, and again after it.",
        "Send a request with the noted cookie from the second browser.",
      ],
      failsIf: "the two cookies are equal, or the noted one still works",
    },
  },
  lock: {
    id: "guard-lock-removed",
    class: "race-condition",
    cwe: 362,
    severity: "medium",
    rationale: "what may happen once then happens as often as requests meet",
    name: "Two requests at once may both pass the same check",
    consequence:
      "The change deletes the lock, and no added line takes its place. Between reading and writing a second request then reads the same state.",
    test: {
      technique: "race-requests",
      title: "Send the same request twenty times at once",
      setUp: "A test account with exactly one of what the request uses up.",
      steps: [
        "Send the request twenty times over one HTTP/2 connection, so that all arrive together.",
        "Count what has happened and what is left.",
      ],
      failsIf: "more than one request took effect",
    },
  },
  audit: {
    id: "guard-audit-removed",
    class: "audit",
    cwe: 778,
    severity: "low",
    rationale: "nobody can tell afterwards who did it",
    name: "An act is no longer written down",
    consequence:
      "The change deletes the entry, and no added line writes another. Misuse of this act then leaves no trace.",
    test: {
      technique: "trace-values",
      title: "Look for the act in the audit log",
      setUp: "A test account that may act, and read access to the audit log.",
      steps: ["Act once with success and once refused.", "Look for both in the log, with who, what and when."],
      failsIf: "one of the two is missing",
    },
  },
} as const satisfies Record<string, CodeSituation>;
