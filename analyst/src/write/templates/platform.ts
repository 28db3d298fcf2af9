import type { Templates } from "../template.ts";

/** Settings of servers, clouds and browsers. */
export const misconfiguration: Templates = [
  {
    when: [
      "cors|origin|origins|access control .. any|every|all|reflect|reflects|whatever|caller's|back|*|wildcard|names|allow|allows|empty|credentials|null",
      "cors",
      "send back whatever",
      "credentials true",
      "allow|allows|allowed .. origin|origins",
    ],
    cwe: 942,
    asvs: "V3",
    severity: "medium",
    because: "it needs a signed-in person who opens a foreign page",
    name: ["Any website may read the answers of {endpoint}", "Foreign websites may read the service's answers"],
    description:
      "A foreign page could call the service with its visitor's session and read what comes back. The ticket says “{quote}”; origins have to be compared in full with a short list, and credentials allowed for those alone.",
    test: {
      title: [
        "Call {endpoint} from foreign, null and look-alike origins with a session",
        "Call the service from foreign, null and look-alike origins with a session",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "frame|frames|framing|framed|iframe|embed|embedded .. any|anywhere|allow|allows|allowed|other|customers|from|us|site|sites|partner|their",
      "x frame options",
      "frame ancestors",
      "<drop> .. frame",
    ],
    cwe: 1021,
    asvs: "V3",
    severity: "medium",
    because: "it needs a visitor who clicks on a foreign page",
    name: "Foreign pages may frame the site and steal clicks",
    description:
      "A foreign page could lay the site under its own buttons and have visitors click what they do not see. The ticket says “{quote}”; the sites that may frame it have to be named, and pages that act must not be framed.",
    test: { title: "Frame the changed pages on a foreign site and guide a click", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "content security policy|csp",
      "csp|policy|header|headers .. gone|removed|off|unsafe|drop|dropped|relaxed|report",
      "unsafe inline|eval",
      "<drop> .. header|headers|csp|policy|hsts",
    ],
    cwe: 693,
    asvs: "V3",
    severity: "low",
    because: "it removes a second line of defence",
    name: "A second line of defence in the browser is taken away",
    description:
      "A script that somebody smuggles in could run where the policy stopped it before. The ticket says “{quote}”; the policy has to name the few sources that are needed, and stay on all other pages.",
    test: {
      title: "Read the headers of each changed page and try an inline and a foreign script",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "bucket|container|blob|s3|storage .. public|read|anonymous|list|acl|open|access|everyone|listbucket",
      "public .. bucket|read|acl|blob|container",
      "returns public|acl",
      "listbucket|getobject|public access",
    ],
    cwe: 16,
    severity: "high",
    because: "strangers can list and read the files",
    name: "Files in the storage are open to everybody",
    description:
      "Anybody could list or guess names and read the files. The ticket says “{quote}”; the storage has to be closed, and files handed out by signed links that end.",
    test: { title: "List, read and write the storage without credentials", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "debug|debugger|introspection|actuator|graphiql|swagger|pprof|profiler|phpinfo|verbose|stack|dump|toolbar .. on|production|true|enabled|enable|open|live|exposed|stays|page|endpoint",
      "debug mode|true|page|endpoint|port",
      "introspection|actuator|pprof|graphiql",
    ],
    cwe: 489,
    severity: "medium",
    because: "it tells the inside and sometimes opens it",
    name: "A door for developers stays open in production",
    description:
      "Somebody could read settings, queries or secrets through what was made for developers. The ticket says “{quote}”; it has to be off in production, or behind a sign-in of its own.",
    test: {
      title: "Look for the debugging routes on the production build without signing in",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "forwarded|proxy|proxies|real ip .. trust|first|take|header|entry|any",
      "trust proxy|the? header",
      "x forwarded for|host|proto",
    ],
    cwe: 16,
    severity: "medium",
    because: "whoever sets the header chooses the address",
    name: "A header from outside decides which address counts",
    description:
      "Somebody could send the header themselves and appear to come from any address, past limits and lists. The ticket says “{quote}”; the header counts only from the own proxies, read from the right.",
    test: { title: "Send forged forwarding headers past the proxy", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "port|ports|listen|listens|bind|expose|exposes|exposed|publish|publishes|publishes|nodeport|loadbalancer|ingress|cidr|firewall|public ip|internet|reachable|security group .. open|public|internet|0|all|any|everywhere|wherever|world|anywhere|from|outside|type|for",
      "0 0 0 0",
      "nodeport|loadbalancer",
      "ingress|security group",
      "from home|outside|anywhere|everywhere|wherever|internet",
      "publicly|public reachable|ip|internet|network|facing",
      "published|open to the? internet|world|public",
      "protected mode",
      "opens|open port|ports|firewall",
    ],
    cwe: 16,
    severity: "high",
    because: "the whole internet can try it",
    name: "A service becomes reachable from outside",
    description:
      "Anybody on the internet could try passwords, old versions and defaults on it. The ticket says “{quote}”; the few addresses that need it have to be named, and it has to ask for a sign-in all the same.",
    test: { title: "Scan from outside and use what answers without credentials", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "privileged|hostnetwork|hostpath|hostpid|cap|root|docker sock|socket|chmod|777|sandbox|seccomp|apparmor",
      "run|runs as root",
      "no sandbox",
      "docker sock|socket",
      "777|0777",
    ],
    cwe: 1188,
    severity: "high",
    because: "whoever gets into the part owns the machine",
    name: "A part runs with the rights of the whole machine",
    description:
      "Somebody who gets into the container or process could take over the machine. The ticket says “{quote}”; it has to run as an ordinary user with the few capabilities it needs.",
    test: { title: "Leave the container from a shell inside it", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "default|defaults .. *|open|true|on|allow|public|now|is|admin|anonymous|off|any",
      "anonymous true",
      "anonymous .. true|allow|on|enabled",
      "is true in",
      "sample|example file|config|values",
      "empty|missing|unset .. allow|all|any|open",
    ],
    cwe: 1188,
    severity: "medium",
    because: "most installations keep the default",
    name: "The default leaves the service open",
    description:
      "Whoever installs it and changes nothing would run it open. The ticket says “{quote}”; the default has to be closed, and opening it a decision that the start-up log names.",
    test: { title: "Install it untouched and try it without credentials", minutes: 45, kind: "automated" },
  },
  {
    cwe: 16,
    severity: "medium",
    because: "harm depends on who can reach what was opened",
    name: "A setting may open more than it is meant to",
    description:
      "Somebody outside could reach or embed what the old setting kept closed. The ticket says “{quote}”; the setting has to name the few who need it, and hold in production as it does in the test.",
    test: {
      title: "Probe what the changed setting opens from outside and from a foreign origin",
      minutes: 45,
      kind: "automated",
    },
  },
];
