import type { Tellings } from "./wording.ts";

/** What becomes part of a query. */
export const sqlInjection: Tellings = [
  {
    cwe: 89,
    severity: "high",
    because: "a query that can be rewritten reads the whole database",
    name: "Input may become part of a database query",
    description:
      "Somebody could send a value that changes the query and read data they were not meant to see. The ticket says “{quote}”; values have to be bound, and names of columns and operators taken from a fixed list.",
    test: {
      title: [
        "Send quotes, operators and column names to {endpoint}",
        "Send quotes, operators and column names through every changed filter and field",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
];

/** What becomes code, a command or a template. */
export const codeInjection: Tellings = [
  {
    cwe: 94,
    severity: "high",
    because: "what is executed has the server's rights",
    name: "Input may be executed as code, command or template",
    description:
      "Somebody could write an expression, an option or a placeholder that the server carries out. The ticket says “{quote}”; what people type has to stay data, or be read by something that can do nothing else.",
    test: {
      title: "Place expressions, options and shell characters in each value that is evaluated",
      minutes: 90,
      kind: "manual",
    },
  },
];

/** Addresses that the server calls. */
export const ssrf: Tellings = [
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
export const pathTraversal: Tellings = [
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

/** Files that come in. */
export const fileUpload: Tellings = [
  {
    cwe: 434,
    severity: "medium",
    because: "harm depends on who or what opens the file",
    name: "A hostile file may be stored and opened",
    description:
      "Somebody could hand in a file that harms whoever opens it, or the program that reads it. The ticket says “{quote}”; type, size and content have to be checked on the server, and files served as downloads from a place that runs nothing.",
    test: { title: "Hand in scripts, SVG, double endings, wrong types and huge archives", minutes: 60, kind: "manual" },
  },
];

/** Data that becomes objects. */
export const deserialisation: Tellings = [
  {
    cwe: 502,
    severity: "high",
    because: "a crafted document can run code or read files",
    name: "A crafted document may control the program that reads it",
    description:
      "Somebody could send data that makes the reader build objects, follow references or read files of its machine. The ticket says “{quote}”; only plain data types may come out, and external entities have to be off.",
    test: {
      title: "Feed the reader foreign types, external entities and polluted keys",
      minutes: 60,
      kind: "automated",
    },
  },
];

/** What is accepted as a value. */
export const inputValidation: Tellings = [
  {
    cwe: 20,
    severity: "medium",
    because: "harm depends on what the value reaches",
    name: "Values outside the expected range may be accepted",
    description:
      "Somebody could send fields, types or sizes that the page would never send. The ticket says “{quote}”; the server has to take only the fields it names, and check type, length and range of each.",
    test: {
      title: [
        "Send extra fields, wrong types and extremes to {endpoint}",
        "Send extra fields, wrong types and extremes to each changed request",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];

/** What makes the service work too hard. */
export const resourceExhaustion: Tellings = [
  {
    cwe: 770,
    severity: "low",
    because: "the service slows down and nothing is lost",
    name: "One caller may use up what all share",
    description:
      "One caller could ask for so much that others wait, or that somebody pays for it. The ticket says “{quote}”; size, number and rate need a limit per account that the server holds.",
    test: {
      title: [
        "Grow size and number of the requests to {endpoint} until it slows",
        "Grow size, number and depth of the requests until answers slow down",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];

/** Text that steers a model. */
export const promptInjection: Tellings = [
  {
    cwe: 1427,
    severity: "medium",
    because: "harm depends on what the model may do",
    name: "Text from others may steer the model",
    description:
      "Somebody could hide instructions in text that the model reads, and so change what it answers or does. The ticket says “{quote}”; the model needs no more rights than the person it works for, and its output has to be checked like any input.",
    test: {
      title: "Plant instructions in each text the model reads and watch answers, tools and data",
      minutes: 90,
      kind: "manual",
    },
  },
];

/** Code that manages memory itself. */
export const memorySafety: Tellings = [
  {
    cwe: 787,
    severity: "high",
    because: "damaged memory can become foreign code",
    name: "Crafted input may read or write outside its memory",
    description:
      "Somebody could send lengths or counts that make the code touch memory it does not own. The ticket says “{quote}”; each length has to be held against the buffer before it is used, also when it overflows.",
    test: {
      title: "Fuzz the changed code with sanitizers on, lengths and counts first",
      minutes: 120,
      kind: "automated",
    },
  },
];
