import type { Templates } from "../template.ts";

/** Addresses that the server calls. */
export const ssrf: Templates = [
  {
    when: [
      "issuer|discovery|jwks|well known|metadata|provider|idp & url|uri|fetched|address|load|fetch",
      "issuer url|uri",
      "keys .. from|fetched .. url|uri|issuer",
    ],
    cwe: 918,
    severity: "high",
    because: "the server can reach what the outside cannot",
    name: "The issuer address sends the server to any host",
    description:
      "Whoever may enter the issuer could point the server at internal hosts or the cloud's metadata service and learn from its errors what answers. The ticket says “{quote}”; the address has to be https, resolve to a public host, and be checked again after each redirect.",
    test: {
      title: "Enter loopback, private, metadata and redirecting addresses as the issuer",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "webhook|hook|callback|results .. address|url|any|of|customer|merchant",
      "<send> .. to .. address|url|endpoint|host",
      "post|posts|send|sends .. to .. address|url|any|whatever|host",
      "own|custom|their|any .. webhook|endpoint|callback",
    ],
    cwe: 918,
    severity: "high",
    because: "the server can reach what the outside cannot",
    name: [
      "Any {actor} chooses where the server sends requests",
      "The server sends requests to an address that others choose",
    ],
    description:
      "Somebody could enter an internal address and use the server to reach it, reading status or answer where they are shown. The ticket says “{quote}”; the address has to resolve to a public host at the moment of sending, on common ports, without following redirects inward.",
    test: {
      title: "Enter loopback, private, metadata and redirecting addresses and read what comes back",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "proxy|proxies|forward|forwards|relay|tunnel .. request|requests|any|address|url|path|picture|image|host",
      "<endpoint> .. src|url",
      "proxy",
    ],
    cwe: 918,
    severity: "high",
    because: "the server can reach what the outside cannot",
    name: ["{endpoint} fetches any address on request", "The proxy fetches any address on request"],
    description:
      "Somebody could use the proxy to reach hosts that only the server can reach. The ticket says “{quote}”; targets have to be on a list or resolve to public hosts, and the answer has to be of the type that is expected.",
    test: {
      title: [
        "Ask {endpoint} for loopback, private and metadata addresses",
        "Ask the proxy for loopback, private and metadata addresses",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "screenshot|pdf|render|browser|headless|html|page .. url|address|server|link",
      "pdf|screenshot .. of|from .. page|url|html|address",
    ],
    cwe: 918,
    severity: "high",
    because: "the server's browser can reach what the outside cannot",
    name: "The server's browser opens a page that others choose",
    description:
      "Somebody could have the server render an inner page or a local file and read it in the result. The ticket says “{quote}”; the browser has to run without access to inner networks, files and metadata.",
    test: { title: "Render pages that load inner addresses, files and metadata", minutes: 60, kind: "automated" },
  },
  {
    when: [
      "host|hostname|server|port|smtp|database|ldap|imap|ftp .. enter|type|own|custom|test|connection|choose|free|configured",
      "test connection|the connection",
      "connect|connects .. to .. host|server|address|database",
    ],
    cwe: 918,
    severity: "high",
    because: "the server can reach what the outside cannot",
    name: "The server connects to a host and port that others choose",
    description:
      "Somebody could scan inner hosts with the connection and tell open ports by message and time. The ticket says “{quote}”; hosts and ports have to be limited, and messages kept alike.",
    test: { title: "Enter inner hosts and ports and compare messages and times", minutes: 45, kind: "automated" },
  },
  {
    when: ["private|internal|local|intranet address|addresses|host|hosts|network"],
    cwe: 918,
    severity: "high",
    because: "inner addresses are allowed on purpose",
    name: "Inner addresses are allowed as a target",
    description:
      "Somebody could use the server to read services that trust everything inside. The ticket says “{quote}”; the few inner hosts that are needed have to be named, and metadata addresses stay closed.",
    test: {
      title: "Enter metadata, loopback and neighbouring inner addresses as the target",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<fetch> .. <url>",
      "<url> .. <fetch>",
      "paste|pastes|type|types|enter|enters .. link|address|url|web",
      "link|address|url .. fetch|fetched|fetches|load|loads|loaded|download|downloaded|get|gets|import|imported|read|follow|subscribe",
      "fetch|fetches|load|loads|download|import|imports|subscribe .. from|by|at|to .. url|address|link|web|wherever|whatever",
      "<url-parameter>",
      "fetches|loads|downloads whatever|what|any",
    ],
    cwe: 918,
    severity: "high",
    because: "the server can reach what the outside cannot",
    name: [
      "Any {actor} makes the server fetch an address of their choice",
      "The server fetches an address that others choose",
    ],
    description:
      "Somebody could enter an internal address and have the server read it for them. The ticket says “{quote}”; the address has to resolve to a public host, be checked again after each redirect, and the answer limited in size, time and type.",
    test: {
      title: [
        "Point {parameter} at loopback, private, metadata and redirecting addresses",
        "Point the address at loopback, private ranges, metadata and a redirect to them",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "redirect|redirects|location|hops .. follow|follows|wherever|partner",
      "follow|follows .. redirect|redirects|location|hops",
    ],
    cwe: 918,
    severity: "high",
    because: "the server can reach what the outside cannot",
    name: "Redirects can lead the server to inner hosts",
    description:
      "Somebody could answer with a redirect to an internal address and have the server follow it. The ticket says “{quote}”; each hop has to be checked like the first address.",
    test: {
      title: "Answer with redirects to loopback, private and metadata addresses",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 918,
    severity: "high",
    because: "the server can reach what the outside cannot",
    name: "The server may be sent to an address of somebody else's choice",
    description:
      "Somebody could point the server at an internal host or the cloud's metadata service and read what answers. The ticket says “{quote}”; the address has to be resolved, held against what is allowed, and held again after each redirect.",
    test: {
      title: "Point the address at loopback, private ranges, metadata and a redirect to them",
      minutes: 60,
      kind: "automated",
    },
  },
];

/** Names that become paths. */
export const pathTraversal: Templates = [
  {
    when: [
      "zip|archive|tar|backup|entry|entries|unpack|unpacked|extract|extracted|unzip|package .. name|names|path|paths|folder|folders|joined|kept|keeping",
      "names|paths .. from|in|of the? archive|zip|backup|tar|package",
      "unpack|extract|unzip",
    ],
    cwe: 22,
    severity: "high",
    because: "a file can be written where it is executed",
    name: "Names inside the archive can lead outside the folder",
    description:
      "Somebody could hand in an archive whose entries are named “../” or are links, and so write files elsewhere. The ticket says “{quote}”; each resolved path has to lie inside the target folder, and links have to be refused.",
    test: { title: "Hand in archives with ../, absolute names and symbolic links", minutes: 45, kind: "automated" },
  },
  {
    when: ["symlink|symlinks|symbolic link|links"],
    cwe: 59,
    severity: "high",
    because: "a link leads to files outside",
    name: "Links can lead outside the folder",
    description:
      "Somebody could place a link and have another file read or written in its place. The ticket says “{quote}”; paths have to be resolved and opened without following links.",
    test: { title: "Place links to files outside and have them read and written", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "language|locale|theme|template|page|view|lang|report|skin|layout .. name|parameter|file|from|path",
      "include|includes|load|loads|require .. file|template|page|by|from",
    ],
    cwe: 22,
    severity: "high",
    because: "files outside the folder hold secrets and code",
    name: "A name in the request picks the file that is loaded",
    description:
      "Somebody could send a path in place of the name and have another file loaded or run. The ticket says “{quote}”; the name has to be one of a fixed list.",
    test: { title: "Send paths, null bytes and encodings as the name", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "<writing-endpoint>|upload|uploads|save|saved|store|stored|write|written .. name|path|folder|filename",
      "name|filename|path .. sent|given|from|of .. client|browser|upload|request|user|caller|url|file|header",
      "original|own file name|names|name",
      "<keyed-endpoint> & file",
      "file|filename|path|name|folder|dir .. parameter|query|url|address|path|from|in|as|is",
      "<file> .. name|path",
      "read|reads|open|opens|serve|serves|download|send|sends|delete .. file|folder|path",
    ],
    cwe: 22,
    severity: "high",
    because: "files outside the folder hold secrets and code",
    name: [
      "A file name sent to {endpoint} can lead outside its folder",
      "A file name from the caller can lead outside its folder",
    ],
    description:
      "Somebody could send a name with “../” or an absolute path and read or overwrite files that were not meant for them. The ticket says “{quote}”; the server has to make the name itself, or check that the resolved path lies inside the folder.",
    test: {
      title: [
        "Send dots, slashes, encodings and absolute paths to {endpoint}",
        "Send dots, slashes, encodings and absolute paths as the file name",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 22,
    severity: "high",
    because: "files outside the folder hold secrets and code",
    name: "A file name may lead outside its folder",
    description:
      "Somebody could send a name with “../” or an absolute path and reach files that were not meant for them. The ticket says “{quote}”; the resolved path has to lie inside the folder, or the name has to come from a list.",
    test: {
      title: [
        "Send dots, slashes, encodings and absolute paths to {endpoint}",
        "Send dots, slashes, encodings and absolute paths as the file name",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];
