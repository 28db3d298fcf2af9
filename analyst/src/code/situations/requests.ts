import type { CodeSituation } from "../situation.ts";

export const requests = {
  address: {
    id: "code-fetches-address",
    class: "ssrf",
    cwe: 918,
    severity: "high",
    rationale: "the server reaches hosts and credentials that its callers cannot",
    name: "The caller picks the address that {sink} opens, through “{source}”",
    consequence:
      "{sink} connects to what “{source}” says, from inside the network: to localhost, to the cloud's metadata service, to hosts behind the firewall. No list of hosts is asked here, and none after a redirect.",
    test: {
      technique: "point-inward",
      title: "Point “{source}” at inside addresses",
      setUp: "A test system with a listener inside its network, and a name of the tester's that resolves to 127.0.0.1.",
      steps: [
        "Send {request} with the address of a server of the tester's, and note that it is called.",
        "Send it with http://127.0.0.1/, http://[::1]/, http://169.254.169.254/latest/meta-data/, the listener and the tester's name.",
        "Send it with an outside address that redirects to the listener, and with file:///etc/hosts.",
      ],
      failsIf: "the listener is called, or an answer or its timing tells an open inside port from a closed one",
    },
  },
  addressPrefix: {
    id: "code-fetches-address-by-prefix",
    class: "ssrf",
    cwe: 918,
    severity: "high",
    rationale: "the server reaches hosts and credentials that its callers cannot",
    name: "“{source}” passes the comparison with a host that only begins alike",
    consequence:
      "Only the beginning of “{source}” is compared, and the host may go on after it: https://good.example.evil.example and https://good.example@evil.example begin like https://good.example. {sink} then opens an address of the caller's, or one inside.",
    test: {
      technique: "point-inward",
      title: "Get past the comparison of “{source}”",
      setUp:
        "A test system with a listener inside its network, and a domain of the tester's whose first labels are the allowed host.",
      steps: [
        "Send {request} with the allowed beginning followed by .evil.example, by @evil.example and by :80@127.0.0.1, for a host of the tester's.",
        "Send it with an address of the allowed host that redirects to the listener.",
        "Note which hosts are called.",
      ],
      failsIf: "another host than the allowed one is called",
    },
  },
  redirect: {
    id: "code-redirects-anywhere",
    class: "open-redirect",
    cwe: 601,
    severity: "medium",
    rationale: "the link shows this site's name and ends at another's",
    name: "“{source}” can send a visitor to any other site",
    consequence:
      "The browser is sent to what “{source}” says, and no list or comparison of hosts comes first. A link to this site then ends at a copy of its sign-in page.",
    test: {
      technique: "alter-values",
      title: "Send the browser elsewhere by “{source}”",
      setUp: "A browser, a session where the flow needs one, and a host of the tester's.",
      steps: [
        "Open {request} with https://evil.example/ as the target and note the Location header.",
        "Repeat with //evil.example, /\\evil.example, https:evil.example and https://this.site@evil.example.",
        "Repeat with javascript:alert(1).",
      ],
      failsIf: "a Location header, or the browser, leads to another host or runs script",
    },
  },
  redirectPrefix: {
    id: "code-redirects-by-prefix",
    class: "open-redirect",
    cwe: 601,
    severity: "medium",
    rationale: "the link shows this site's name and ends at another's",
    name: "“{source}” passes the comparison with a host that only begins alike",
    consequence:
      "Only the beginning of “{source}” is compared, and the host may go on after it: https://good.example.evil.example and https://good.example@evil.example begin like https://good.example. A link to this site then ends at another.",
    test: {
      technique: "alter-values",
      title: "Get past the comparison of “{source}”",
      setUp: "A browser, a session where the flow needs one, and a host of the tester's.",
      steps: [
        "Open {request} with the allowed beginning followed by .evil.example, then by @evil.example.",
        "Note each Location header, and where the browser ends.",
      ],
      failsIf: "the browser is led to another host",
    },
  },
  path: {
    id: "code-path-from-request",
    class: "path-traversal",
    cwe: 22,
    severity: "high",
    rationale: "any file that the service may open is in reach",
    name: "“{source}” can name a file outside the folder",
    consequence:
      "“{source}” becomes part of a path, and .. or a leading slash in it leaves the folder. Nothing here compares the resolved path with the folder.",
    test: {
      technique: "alter-values",
      title: "Climb out of the folder by “{source}”",
      setUp: "A test system with a marked file one folder above the one meant.",
      steps: [
        "Send {request} with ../ and the marked file's name, then with its full path.",
        "Repeat with %2e%2e%2f, ..%5c, a doubled ....// and a null byte before an expected ending.",
      ],
      failsIf: "the marked file is read, written or deleted, or the error tells whether it exists",
    },
  },
  pathPrefix: {
    id: "code-path-by-prefix",
    class: "path-traversal",
    cwe: 22,
    severity: "high",
    rationale: "any file that the service may open is in reach",
    name: "“{source}” begins like the folder and may leave it again",
    consequence:
      "“{source}” is compared with the folder before its .. are resolved: folder/../../other begins with the folder too. Only the resolved path tells where it leads.",
    test: {
      technique: "alter-values",
      title: "Climb out of the folder by “{source}”",
      setUp: "A test system with a marked file one folder above the one meant.",
      steps: [
        "Send {request} with the folder's name, then ../ and the marked file's name.",
        "Repeat with %2e%2e%2f, ..%5c and a doubled ....//.",
      ],
      failsIf: "the marked file is read, written or deleted, or the error tells whether it exists",
    },
  },
  entry: {
    id: "code-unpacks-anywhere",
    class: "path-traversal",
    cwe: 22,
    severity: "high",
    rationale: "an archive overwrites any file that the service may write",
    name: "An archive's entry can be unpacked outside the folder",
    consequence:
      "The name of each entry becomes part of a path, and whoever made the archive chose it: ../ or a leading slash in it leaves the folder. Nothing here compares the resolved path with the folder.",
    test: {
      technique: "alter-values",
      title: "Unpack an archive with ../ in its names",
      setUp:
        "A test system with a marked file beside the folder meant, and a script that writes archives with any names.",
      steps: [
        "Send {request} an archive with an entry ../ and the marked file's name, one with its full path and one with ..\\.",
        "Send one with a symbolic link that leads out, followed by an entry below it.",
        "Compare the marked file with what it was.",
      ],
      failsIf: "a file outside the folder has appeared or changed",
    },
  },
  upload: {
    id: "code-keeps-client-file-name",
    class: "file-upload",
    cwe: 434,
    severity: "high",
    rationale: "an upload that the server runs, or serves as a page, acts as the site",
    name: "An upload keeps the name and ending that its sender chose",
    consequence:
      "The file is stored under the client's own name: .php or .jsp may be run where it lies, .html and .svg run script on this origin, and ../ in the name leaves the folder.",
    test: {
      technique: "craft-file",
      title: "Upload files that the server could run",
      setUp:
        "An account that may upload, and harmless files that only print a marked word: .php, .phtml, .jsp, .html, .svg.",
      steps: [
        "Upload each, once with its own content type and once with image/png, and fetch it from where it is served.",
        "Upload one as ../marked.txt, one as .htaccess and one named like an existing file.",
      ],
      failsIf: "a fetched file ran or opened as a page, or a file lies outside the folder or replaced another",
    },
  },
  assignment: {
    id: "code-mass-assignment",
    class: "input-validation",
    cwe: 915,
    severity: "high",
    rationale: "a field that no form shows, such as a role or an owner, is set by adding it",
    name: [
      "The caller may set every field of the stored object, through “{source}”",
      "The caller may set every field of the stored object",
    ],
    consequence: [
      "All fields of “{source}” are copied, not a list of those meant. Role, owner, balance and verified flags change with them where the object has such fields.",
      "All fields that are sent are copied, not a list of those meant. Role, owner, balance and verified flags change with them where the object has such fields.",
    ],
    test: {
      technique: "alter-values",
      title: "Send fields along that no form offers",
      setUp: "A test account, and the names of all fields of the stored object.",
      steps: [
        "Send {request} as the form does, and note the stored object.",
        "Send it again with role, isAdmin, ownerId, balance, emailVerified and id added, each with a value of another account's.",
        "Read the object back, as the account and from the store.",
      ],
      failsIf: "a field that the form does not offer has changed",
    },
  },
  owner: {
    id: "code-no-owner",
    class: "object-access",
    cwe: 639,
    severity: "high",
    rationale: "ids are counted up or shared, and each gives one stranger's data",
    name: [
      "An object is loaded by “{source}” alone, whoever asks",
      "An object is loaded by its id alone, whoever asks",
    ],
    consequence:
      "The id of the request is all that is asked for: no condition names the owner, and nothing in these lines compares the object with who is signed in.",
    test: {
      technique: "swap-ids",
      title: "Ask as A for what belongs to B",
      setUp: "Two test accounts of the same rank, A and B, each with a marked object. Note the ids.",
      steps: [
        "As B, send {request} for B's object; it has to work.",
        "As A, send the same with B's id, then with the ids just before and after A's own.",
        "Without a session, send it once more.",
      ],
      failsIf: "B's marked object reaches A or a stranger, or is changed by one of them",
    },
  },
  cacheKey: {
    id: "code-shared-cache-key",
    class: "object-access",
    cwe: 668,
    severity: "high",
    rationale: "the first to ask decides what everybody else is shown",
    name: "One account's data is kept under a key that all accounts share",
    consequence:
      "What {sink} keeps is worked out for one account, but the key does not name that account. Until the entry ends, others who ask get the same data.",
    test: {
      technique: "swap-ids",
      title: "Ask as A, then as B, while the entry is kept",
      setUp: "Two test accounts of different tenants, A and B, each with marked data, and an empty cache.",
      steps: [
        "As A, send {request} and note the answer.",
        "As B, send the same within the time that the entry is kept.",
        "Empty the cache and repeat the other way round.",
      ],
      failsIf: "A's mark reaches B, or B's reaches A",
    },
  },
  actsAs: {
    id: "code-becomes-account",
    class: "function-access",
    cwe: 862,
    severity: "high",
    rationale: "every account is open to whoever may send this request",
    name: "Whoever may send {request} can become any account",
    consequence:
      "The session takes on the account that the request names, and no role, permission or password is asked for on the way.",
    test: {
      technique: "try-roles",
      title: "Become another account as an ordinary one",
      setUp:
        "An ordinary account, one of staff, one of an administrator and one that is only a target, all made for the test.",
      steps: [
        "Without a session and as the ordinary account, send {request} with the target's id, then with the administrator's.",
        "As staff, send it with the administrator's id.",
        "After each, ask who is signed in, and look for an entry in the audit log.",
      ],
      failsIf:
        "a session of the target's or the administrator's is answered to anybody who may not have it, or no entry names both accounts",
    },
  },
  opened: {
    id: "code-opened-route",
    class: "function-access",
    cwe: 862,
    severity: "high",
    rationale: "the check that every other request passes does not happen here",
    name: "These lines let everybody past the check",
    consequence:
      "The line takes this code out of the check that holds for what surrounds it. Whatever it can do is then open to anybody who finds its address.",
    test: {
      technique: "call-unauthenticated",
      title: "Send the request without a session",
      setUp: "The list of all requests that the line covers, recorded from a session that may send them.",
      steps: [
        "Send each of them without a session, key or certificate.",
        "Send each as an account without any role.",
        "Repeat with another method and with a slash at the end.",
      ],
      failsIf: "an answer holds data, or something has changed, that the sender has no right to",
    },
  },
} as const satisfies Record<string, CodeSituation>;
