import type { Templates } from "../template.ts";

/** How data is hidden and tokens are made. */
export const cryptography: Templates = [
  {
    when: [
      "md5|sha1|sha|sha256 .. password|passwords|passphrase|pin|hash|login|salt|legacy|plain",
      "password|passwords|passphrase|pin|pins .. md5|sha1|sha|sha256|hash|hashed|hashes|salt|rounds|iterations",
      "iterations|rounds|cost|work factor",
      "bcrypt|argon2|pbkdf2|scrypt",
      "no|without salt|salts",
    ],
    cwe: 916,
    severity: "high",
    because: "one leak of the table gives most passwords away",
    name: "Leaked password hashes can be turned back quickly",
    description:
      "Somebody with a copy of the table could recover most passwords in hours. The ticket says “{quote}”; passwords need argon2id, scrypt or bcrypt with a salt each and a current work factor, old ones wrapped at once.",
    test: {
      title: "Take hashes from a test table and measure how many fall to a word list",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "running|sequential|consecutive|counter|incrementing number|id",
      "math random|rand",
      "random|rand|uniqid|timestamp|time|date|seed|clock .. token|code|link|password|passwords|name|id|made|seed|key",
      "md5|sha1|base64|hash of|email|date|id",
      "base64 of",
      "token|code|link|passwords|key .. from|is|made|of .. date|name|number|email|time|random|id|resource|letters",
      "<usergiven> plus .. number",
      "letters|letter plus|link|and",
    ],
    cwe: 330,
    severity: "high",
    because: "whoever sees one can work out others",
    name: "The code or token can be worked out",
    description:
      "Somebody who knows how it is made could work out the code of another person. The ticket says “{quote}”; it has to come from the system's secure random source, with at least 128 bits, and say nothing about its owner.",
    test: { title: "Collect values and predict the next and a given person's one", minutes: 60, kind: "automated" },
  },
  {
    when: [
      "ecb|des|3des|rc4|cbc|aes .. ecb|pkcs5|iv|mode|key",
      "iv|nonce|salt .. fixed|same|constant|zero|static|reused",
      "same|fixed|constant|static iv|nonce|key",
      "own|homemade|xor|custom .. encryption|cipher|encrypted|scramble",
      "getinstance",
    ],
    cwe: 327,
    severity: "medium",
    because: "it takes a copy of the encrypted data",
    name: "The encryption lets patterns through",
    description:
      "Somebody with the encrypted data could see what repeats, change it unnoticed, or read it. The ticket says “{quote}”; it needs an authenticated mode such as AES-GCM, with a fresh nonce for each message.",
    test: { title: "Encrypt equal and altered messages and compare the results", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "compare|compares|compared|first|truncate|short|bytes|length|bits .. bytes|digest|signature|hash|key|first|bits",
      "crc|crc32|checksum .. instead|signature|matches",
      "1024|512|768 bits|bit|rsa",
    ],
    cwe: 327,
    severity: "medium",
    because: "the shortened check can be met by trying",
    name: "The shortened check can be met by trying",
    description:
      "Somebody could find a value that passes the shortened check in reasonable time. The ticket says “{quote}”; the whole value has to be compared, in constant time, with a length that is current.",
    test: { title: "Search for a value that passes the check and time the comparison", minutes: 60, kind: "automated" },
  },
  {
    cwe: 327,
    severity: "medium",
    because: "it takes access to the data or many attempts",
    name: "Encryption, hash or token may be weaker than it looks",
    description:
      "Somebody could predict a value, or turn it back into what it hides. The ticket says “{quote}”; algorithms and lengths have to be current ones, and random values have to come from the system's secure source.",
    test: { title: "Check algorithm, key, salt and randomness of the changed values", minutes: 60, kind: "automated" },
  },
];

/** Keys and passwords of systems. */
export const secrets: Templates = [
  {
    when: [
      "log|logs|logged|print|echo|artifact|artifacts|cache|output|trace|ticket|channel|mail|paste .. key|keys|token|tokens|password|secret|secrets|credentials",
      "<secret> .. log|logs|artifact|output|printed|echo|mail|channel|chat|ticket|included|file",
      "full|complete command|url|line|headers .. printed|print|log",
    ],
    cwe: 522,
    severity: "high",
    because: "whoever reads the output holds the secret",
    name: "A secret ends up in output that many can read",
    description:
      "Whoever reads the log, the artifact or the mail could use the secret as their own. The ticket says “{quote}”; it has to be masked before it is written, kept out of files that outlive the job, and replaced if it was ever there.",
    test: { title: "Run the change with a marked secret and search all output for it", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "pull request|requests|preview|previews|fork|forks|runner|job|build|step|ci|workflow|env|environment .. secret|secrets|token|key|production|credentials",
      "secrets .. stripe|npm|token|key",
      "env of",
      "registry token",
    ],
    cwe: 522,
    severity: "high",
    because: "the job's code can read and send the secret",
    name: "Code of the build can read the secret",
    description:
      "Somebody whose code runs in that job could read the secret and send it away. The ticket says “{quote}”; jobs for unreviewed code get no secrets, and each secret goes to the one step that needs it, short-lived.",
    test: { title: "Print and send the secret from a pull request's code", minutes: 60, kind: "automated" },
  },
  {
    when: [
      "show|shows|shown|view|reveal|return|returns|returned|visible|copy|eye|display .. key|keys|secret|password|credentials",
      "show|reveal|return|display|copy|read .. stored|saved key|token|secret|password|value",
      "<secret> .. shown|visible|returned|displayed|readable|revealed|copied",
    ],
    cwe: 522,
    severity: "high",
    because: "whoever opens the page or call has the secret",
    name: ["{endpoint} hands the stored secret back", "The stored secret can be read back"],
    description:
      "Whoever may open the page, or takes over such an account, could copy the secret and use it elsewhere. The ticket says “{quote}”; a stored secret may be replaced but never shown, beyond its last letters.",
    test: {
      title: [
        "Read the secret from {endpoint} with each role",
        "Read the secret from the page and its calls with each role",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "enter|enters|entered|paste|pastes|type|types|provide|provides|field|form|settings ... client|app|webhook secret|key",
      "client|app|webhook secret .. under|in settings",
    ],
    cwe: 522,
    severity: "medium",
    because: "the secret opens somebody else's system, and only for whoever reads the store",
    name: "A secret that somebody enters is kept here",
    description:
      "Whoever reads the database, a backup, a log or the settings page could use the secret at the system it belongs to. The ticket says “{quote}”; it has to be encrypted under a key outside the database, be replaced but never shown again, and stay out of logs.",
    test: { title: "Look for the entered secret in answers, exports, logs and a backup", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "password|login|admin|pin|key .. default|same|everywhere|serial|changeme|initial|preset|every|all|shared|unless",
      "default|same|shared|preset|initial .. password|login|key|token|credentials|secret",
      "changeme|admin admin",
      "login .. support|admin",
    ],
    cwe: 798,
    severity: "high",
    because: "one found value opens every installation",
    name: "One preset password or key opens every installation",
    description:
      "Somebody who finds the value once could use it everywhere it was left. The ticket says “{quote}”; each installation has to make its own at first start and refuse to run with a known one.",
    test: { title: "Try the preset value on a fresh installation and on a second one", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "app|client|bundle|front end|frontend|javascript|apk|assets|mobile|browser|image|repo|repository|code|file|config|values|script|env|docker|binary .. key|keys|token|secret|password|credentials|json|login",
      "<secret> .. in|into|inside|to|with .. app|client|bundle|code|repo|repository|file|config|image|script|frontend|javascript|json|values|assets|env",
      "<secret-literal>",
      "sk live",
      "config json",
      "static final",
      "hard|hardcoded coded|key|token|password|secret",
      "byte key",
      "key|token|password|secret|account .. moved|move|put|kept|stays|go|goes|is .. app|code|config|repo|file|image|script",
    ],
    cwe: 798,
    severity: "high",
    because: "whoever gets the file gets the secret",
    name: "The secret is shipped inside the code or the app",
    description:
      "Whoever gets the code, the image or the app could take the secret out and use it. The ticket says “{quote}”; it belongs in a secret store on the server, with the right it needs and no more, and the exposed one has to be replaced.",
    test: {
      title: "Take the secret out of the built files and history, and try what it opens",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "store|stored|stores|saved|kept|column|json|table|database|plain|clear|text|row .. key|keys|token|tokens|password|passwords|secret|secrets|credentials|headers",
      "<secret> .. stored|kept|saved|plain|clear|column|json|table|database",
    ],
    cwe: 522,
    severity: "medium",
    because: "it takes a copy of the database",
    name: "Secrets of others are stored readable",
    description:
      "Somebody with a copy of the table or its backup could use the secrets at once. The ticket says “{quote}”; they have to be encrypted with a key kept elsewhere, or hashed where they are only compared.",
    test: {
      title: "Read the stored values from a backup and from each call that returns the record",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "url|address|link|query|argument|flag|parameter|user name .. password|token|key|secret",
      "password|token|key|secret .. in|into|as .. url|address|link|query|argument|flag|parameter",
    ],
    cwe: 522,
    severity: "medium",
    because: "histories, logs and process lists keep it",
    name: "The secret travels in an address or argument",
    description:
      "Histories, logs and process lists could keep the secret where others read it. The ticket says “{quote}”; it has to travel in a header or through standard input.",
    test: {
      title: "Look for the secret in histories, logs, referrers and process lists",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 522,
    severity: "high",
    because: "a leaked key opens what it was made for",
    name: "A key or password may be found by people who should not have it",
    description:
      "Somebody could find the secret and use it in place of the system it belongs to. The ticket says “{quote}”; it belongs in a secret store, out of code, images, logs and answers, with a way to replace it.",
    test: {
      title: "Search code, history, builds, logs and answers for the secret and try to use it",
      minutes: 45,
      kind: "automated",
    },
  },
];

/** What travels, and to whom. */
export const transport: Templates = [
  {
    when: [
      "certificate|certificates|cert|certs|tls|ssl|verify|verification|handshake|host key .. false|off|skip|ignore|ignored|any|no|not|accept|accepted|insecure|self|broken|out|expired|disable|disabled|gives|trust|refuses|without|fails",
      "rejectunauthorized|insecure|verify|validate|insecureskipverify|check certs|false|true",
      "accept|accepts|accepted|trust|ignore|takes|skip .. certificate|certificates|certs|host|key|self",
      "self signed",
      "user certificates",
      "verify false",
      "insecure true|flag|when",
    ],
    cwe: 295,
    severity: "high",
    because: "anybody on the way can answer in the server's place",
    name: "The connection accepts any certificate",
    description:
      "Somebody on the network could answer with a certificate of their own, read everything and change it. The ticket says “{quote}”; the certificate has to be checked, and an own authority added to the list of trusted ones instead.",
    test: {
      title: "Answer the connection with a self-signed, an expired and a foreign certificate",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: ["firmware|image|update|updates|binary|package|mirror|installer|download .. http|plain|unencrypted|ftp"],
    cwe: 319,
    severity: "high",
    because: "a replaced file runs on the device or build",
    name: "An update is fetched over an open connection",
    description:
      "Somebody on the network could hand over a file of their own in place of the update. The ticket says “{quote}”; it needs TLS, and a signature that is checked before it is used.",
    test: { title: "Replace the file on its way and see whether it is used", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "http|plain|clear|unencrypted|telnet|ftp|1883|8080|9100|tcp|cleartext",
      "no|without|not|can't|cannot|gone|drop|dropped|disable|off .. tls|https|ssl|encryption|encrypted",
      "tls|https|ssl|encryption .. gone|off|no|without|not|can't|optional|later|drop|cannot|terminated|old",
      "old|older tls|devices|ciphers|protocol",
      "tls 1",
    ],
    cwe: 319,
    severity: "medium",
    because: "it takes a place on the network between both ends",
    name: "The connection runs without encryption",
    description:
      "Somebody on the network between both ends could read what passes and change it. The ticket says “{quote}”; the connection needs TLS, and whatever cannot speak it belongs behind a tunnel.",
    test: { title: "Record the connection and change a message on its way", minutes: 45, kind: "automated" },
  },
  {
    cwe: 319,
    severity: "medium",
    because: "it takes a place on the network between both ends",
    name: "The connection may be read or altered on its way",
    description:
      "Somebody on the network between both ends could read the data or answer in the server's place. The ticket says “{quote}”; the connection needs TLS, and the certificate and host name have to be checked.",
    test: { title: "Answer the connection with a foreign certificate and without TLS", minutes: 45, kind: "automated" },
  },
];
