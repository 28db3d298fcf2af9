// Long because it is one table: each entry words a setting that is worth a test.
import type { CodeSituation } from "../situation.ts";

export const settings = {
  certificates: {
    id: "code-certificates-off",
    class: "transport",
    cwe: 295,
    severity: "high",
    rationale: "a host on the path can read and change all that passes",
    name: "A host on the way can answer with a certificate of its own",
    consequence:
      "The line switches the check of the other side's certificate off. A machine between the two ends then reads what is sent and alters what comes back. Trusting the one missing authority would solve the same problem.",
    test: {
      technique: "probe-setting",
      title: "Answer the connection with certificates that must be refused",
      setUp:
        "The client of this change on a test network whose DNS the tester controls, and mitmproxy with certificates of an unknown authority, of another host, and past their date.",
      steps: [
        "Point the name that the client connects to at mitmproxy, and let it connect with the first certificate.",
        "Repeat with the two others.",
      ],
      failsIf: "mitmproxy sees the content of a request in any of the three cases",
    },
  },
  origins: {
    id: "code-any-origin",
    class: "misconfiguration",
    cwe: 942,
    severity: "medium",
    rationale: "a page elsewhere reads what the visitor's browser may fetch",
    name: "Pages of every origin may read these answers",
    consequence:
      "Every origin is let in. Where cookies or other credentials go along, any page that a signed-in visitor opens reads and acts with that visitor's account; where none do, answers meant for the own network are open to the web.",
    test: {
      technique: "lure-browser",
      title: "Read an answer from a page elsewhere",
      setUp: "A signed-in browser, and a page of the tester's on another origin.",
      steps: [
        "From that page, fetch an address that needs a session, with credentials, and note the two Access-Control headers.",
        "Repeat with the origin null, and with a host that only begins or ends like the own one.",
      ],
      failsIf: "the page can read an answer that belongs to the session",
    },
  },
  scriptCookie: {
    id: "code-cookie-for-scripts",
    class: "session",
    cwe: 1004,
    severity: "medium",
    rationale: "one injected script is then enough to take the session away",
    name: "Scripts may read the session's cookie",
    consequence:
      "Without HttpOnly a script on the page, its own or an injected one, reads the cookie and sends it elsewhere, and the session goes on in another browser.",
    test: {
      technique: "probe-setting",
      title: "Read the cookie from the console",
      setUp: "A signed-in browser with its console open.",
      steps: [
        "Print document.cookie on each page that the change touches.",
        "Copy what it prints into a second browser and open the account page.",
        "Read the Set-Cookie header for HttpOnly, Secure and SameSite.",
      ],
      failsIf: "the console prints the session's cookie, or the second browser is signed in",
    },
  },
  plainCookie: {
    id: "code-cookie-in-the-clear",
    class: "session",
    cwe: 614,
    severity: "medium",
    rationale: "one request without TLS gives the session to whoever listens",
    name: "The cookie also travels over connections without TLS",
    consequence:
      "Without Secure the browser sends the cookie with the first http:// request to this host, readable for everybody on the way.",
    test: {
      technique: "probe-setting",
      title: "Look for the cookie in a request without TLS",
      setUp: "A signed-in browser behind a proxy that shows its requests.",
      steps: [
        "Open an http:// address of the same host and look for the cookie in the request.",
        "Read the Set-Cookie header for Secure.",
      ],
      failsIf: "the cookie is in a request without TLS",
    },
  },
  crossSiteCookie: {
    id: "code-cookie-across-sites",
    class: "session",
    cwe: 1275,
    severity: "medium",
    rationale: "each request that another site causes then acts as the visitor",
    name: "The session's cookie also goes along with requests from other sites",
    consequence:
      "With SameSite=None the browser sends the cookie with forms, images and frames of any site. Every request that changes something then needs a token of its own.",
    test: {
      technique: "lure-browser",
      title: "Change something from another site",
      setUp: "A signed-in browser, and a page of the tester's on another site.",
      steps: [
        "From that page, post a form to each request that changes something.",
        "Repeat with fetch and credentials, and inside a frame.",
      ],
      failsIf: "something has changed in the visitor's account",
    },
  },
  unverifiedToken: {
    id: "code-token-unverified",
    class: "federation",
    cwe: 347,
    severity: "high",
    rationale: "a token that anybody wrote counts as the one it names",
    name: "The claims of a token count without its signature being checked",
    consequence:
      "The token is read, or its signature's check is switched off, and what it claims is believed. Whoever writes a token with another's name is that person.",
    test: {
      technique: "forge-message",
      title: "Send a token that nobody signed",
      setUp: "A valid token of a test account, and another account's id.",
      steps: [
        "Send {request} with the token's subject changed to the other account's id and the old signature kept.",
        "Send it with alg set to none and no signature, then signed with a key of the tester's.",
        "Send an expired token and one for another audience.",
      ],
      failsIf: "one of them is answered as if it were valid",
    },
  },
  tokenAlgorithm: {
    id: "code-token-picks-algorithm",
    class: "federation",
    cwe: 347,
    severity: "high",
    rationale: "a token that anybody wrote counts as the one it names",
    name: "A token says itself how it is to be checked",
    consequence:
      "The algorithm is read from the token's own header. Whoever writes a token picks one that it passes: none, or HS256 with the public key as its secret.",
    test: {
      technique: "forge-message",
      title: "Send tokens that pick an algorithm of their own",
      setUp: "A valid token of a test account, another account's id, and the public key that tokens are checked with.",
      steps: [
        "Send {request} with alg set to none, no signature and the other account as the subject.",
        "Send it signed with HS256 and the public key's text as the secret.",
        "Send it signed with a key of the tester's, named in jwk or kid.",
      ],
      failsIf: "one of them is answered as if it were valid",
    },
  },
  tokenAudience: {
    id: "code-token-for-others",
    class: "federation",
    cwe: 346,
    severity: "high",
    rationale: "a token that another service was given opens accounts here",
    name: "Tokens that were issued for another service, or by another issuer, count here",
    consequence:
      "The check of whom the token is for, or of who issued it, is switched off or depends on the token. Any service that is given such a token can then act as its user.",
    test: {
      technique: "forge-message",
      title: "Send a token that was issued for something else",
      setUp: "A test account, and a token of it for another client of the same issuer.",
      steps: [
        "Send {request} with the token for the other client.",
        "Send it with one of another issuer whose keys are also trusted, and with one that has no audience.",
      ],
      failsIf: "one of them is answered as if it were valid",
    },
  },
  expiredToken: {
    id: "code-token-without-end",
    class: "session",
    cwe: 613,
    severity: "medium",
    rationale: "a token that was once copied works for ever",
    name: "A token works after its time has run out",
    consequence:
      "The line takes the token's end away. One that is found in a log, a backup or a stolen phone keeps opening the account.",
    test: {
      technique: "outlive-session",
      title: "Use a token after its end",
      setUp: "A token of a test account whose time has run out.",
      steps: ["Send an ordinary request with it.", "Sign the account out, change its password, and send it again."],
      failsIf: "one of the requests is answered",
    },
  },
  randomness: {
    id: "code-predictable-secret",
    class: "cryptography",
    cwe: 338,
    severity: "high",
    rationale: "who sees a few values works out the next",
    name: "A secret is drawn from a generator whose next values can be worked out",
    consequence:
      "This generator is made for games and statistics: a few of its values give away its state, and with it the tokens and codes of others. The system's generator for secrets costs the same line.",
    test: {
      technique: "examine-keys",
      title: "Work out the next value from the last ones",
      setUp: "A test account that may have many values made, and a solver for this generator.",
      steps: [
        "Have some hundred values made in a row and note them.",
        "Work the generator's state out from them and predict the next ten.",
        "Have ten more made, by another account too, and compare.",
      ],
      failsIf: "one prediction is right",
    },
  },
  digest: {
    id: "code-weak-digest",
    class: "cryptography",
    cwe: 916,
    severity: "high",
    rationale: "a stolen table of such digests is read in hours",
    name: "Passwords are kept as digests that are quick to try",
    consequence:
      "A graphics card tries billions of such digests a second. A function made for passwords (argon2, scrypt, bcrypt) with a salt for each makes every try dear.",
    test: {
      technique: "examine-keys",
      title: "Try a word list on stored digests",
      setUp:
        "Test accounts with passwords from a public list, two of them with the same one, and read access to the table of a test system.",
      steps: [
        "Compare the digests of the two accounts with the same password.",
        "Run hashcat with the list over the table, and note what it found in ten minutes.",
      ],
      failsIf: "the two digests are equal, or a password was found",
    },
  },
  cipher: {
    id: "code-weak-cipher",
    class: "cryptography",
    cwe: 327,
    severity: "medium",
    rationale: "what it hides can be read or changed without the key",
    name: "A cipher or mode is used that no longer keeps its secret",
    consequence:
      "ECB shows equal blocks as equal, DES and RC4 are broken by trying, and a fixed initial value makes equal texts equal. An authenticated mode such as AES-GCM with a fresh nonce has none of this.",
    test: {
      technique: "examine-keys",
      title: "Compare ciphertexts of chosen texts",
      setUp: "An account that has texts of its own encrypted and can see what comes out.",
      steps: [
        "Have a text of 64 equal letters encrypted twice, and look for equal blocks and equal results.",
        "Change one byte of a ciphertext and hand it back.",
      ],
      failsIf: "blocks or results repeat, or the changed ciphertext is accepted",
    },
  },
  secret: {
    id: "code-secret-in-source",
    class: "secrets",
    cwe: 798,
    severity: "high",
    rationale: "whoever reads the repository, now or in its history, holds it",
    name: "A secret stands in the source",
    consequence:
      "The value goes to every clone, build and backup, and stays in the history when the line is deleted. It belongs into a store for secrets, and has to be replaced once it was committed.",
    test: {
      technique: "examine-keys",
      title: "Use the value from the repository",
      setUp: "The value, the service it belongs to, and the agreement of that service's owner.",
      steps: [
        "With the value alone, sign in or sign a request at that service, and note what it may do.",
        "Search the history, the built bundle and the images for it.",
      ],
      failsIf: "the value works, or is in something that leaves the company",
    },
  },
  logged: {
    id: "code-secret-in-log",
    class: "data-exposure",
    cwe: 532,
    severity: "medium",
    rationale: "logs are read by more people, and kept longer, than what they tell of",
    name: ["“{source}” is written to the log", "A secret is written to the log"],
    consequence:
      "The log then holds what opens an account or a session, for everybody who reads it, for every system it is shipped to and for as long as it is kept.",
    test: {
      technique: "trace-values",
      title: "Look for a marked value in the log",
      setUp:
        "A test account with a recognisable password, token and address, and read access to the logs where they end up.",
      steps: [
        "Go through the flow of this change once with success and once with a mistake.",
        "Search every log, trace and error report for the marked values, encoded ones too.",
      ],
      failsIf: "one of the marked values is found",
    },
  },
  errors: {
    id: "code-error-details",
    class: "data-exposure",
    cwe: 209,
    severity: "low",
    rationale: "paths, versions and statements make the next step easier",
    name: "Callers are told the inside of an error",
    consequence:
      "The answer carries the error's own text or its stack: paths, names of tables, versions, sometimes values of other requests.",
    test: {
      technique: "compare-answers",
      title: "Make the request fail in every way",
      setUp: "An account that may send the request.",
      steps: [
        "Send {request} with a wrong type, a missing field, a name of 10,000 letters and broken JSON.",
        "Search the answers for paths, class names and SQL.",
      ],
      failsIf: "an answer tells anything of the program's inside",
    },
  },
  debug: {
    id: "code-debug-on",
    class: "misconfiguration",
    cwe: 489,
    severity: "medium",
    rationale: "a debugger or its pages tell secrets, and some run code",
    name: "The debug mode is on",
    consequence:
      "Error pages then show the source, settings and variables, and some frameworks offer a console that runs code. It must depend on the environment and be off by default.",
    test: {
      technique: "probe-setting",
      title: "Cause an error on a production-like build",
      setUp: "The build as it is deployed, with the settings of production.",
      steps: [
        "Open an address that fails and one that does not exist.",
        "Look for a console, a stack, settings and variables.",
      ],
      failsIf: "one of them is shown",
    },
  },
  forgery: {
    id: "code-forgery-check-off",
    class: "csrf",
    cwe: 352,
    severity: "medium",
    rationale: "a page elsewhere acts with the account of whoever opens it",
    name: "A page elsewhere may act through its visitor's browser",
    consequence:
      "The line switches the check off that tells a request of the own pages from one that another site made the browser send.",
    test: {
      technique: "lure-browser",
      title: "Send the requests from another site",
      setUp: "A signed-in browser, and a page of the tester's on another site.",
      steps: [
        "From that page, post a form to each request that the line covers.",
        "Repeat with text/plain as the form's type and a JSON body.",
      ],
      failsIf: "something has changed in the visitor's account",
    },
  },
  messages: {
    id: "code-any-sender",
    class: "message-authenticity",
    cwe: 346,
    severity: "medium",
    rationale: "any page that holds a window of this one can speak to it",
    name: "Messages are taken from, or sent to, windows of any origin",
    consequence:
      "No line here compares the origin. A page that opens or frames this one sends messages that count as the partner's, or reads those meant for it.",
    test: {
      technique: "lure-browser",
      title: "Speak to the page from another origin",
      setUp: "A page of the tester's that opens this one in a frame and in a window.",
      steps: [
        "Send each kind of message that the code understands from the tester's page.",
        "Listen there for the messages that the code sends.",
      ],
      failsIf: "a message takes effect, or one arrives that was not meant for that origin",
    },
  },
  stored: {
    id: "code-token-in-storage",
    class: "data-exposure",
    cwe: 922,
    severity: "medium",
    rationale: "one injected script reads it, and it outlives the tab",
    name: "A token lies where every script of the page can read it",
    consequence:
      "What is in the browser's storage is open to every script of the origin, third parties' included, and stays after the tab is closed.",
    test: {
      technique: "trace-values",
      title: "Read the token from the console",
      setUp: "A signed-in browser with its console open.",
      steps: [
        "Print localStorage and sessionStorage.",
        "Use what they hold from another browser.",
        "Sign out and print them again.",
      ],
      failsIf: "the other browser is signed in, or the token is still there after signing out",
    },
  },
  permissions: {
    id: "code-writable-by-all",
    class: "function-access",
    cwe: 732,
    severity: "medium",
    rationale: "every account of the machine may change the file",
    name: "A file becomes writable for every account of the machine",
    consequence: "With these permissions any program on the host may replace what the service later reads or runs.",
    test: {
      technique: "use-identity",
      title: "Change the file as another account",
      setUp: "A second, unprivileged account on the test host.",
      steps: [
        "Let the code create the file and read its permissions.",
        "As the second account, change it, and let the service use it.",
      ],
      failsIf: "the service works with what the second account wrote",
    },
  },
} as const satisfies Record<string, CodeSituation>;
