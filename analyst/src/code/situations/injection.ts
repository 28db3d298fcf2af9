// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what a tester sends.
import type { CodeSituation } from "../situation.ts";

export const injection = {
  statement: {
    id: "code-joins-statement",
    class: "sql-injection",
    cwe: 89,
    severity: "high",
    rationale: "one value reads or changes every table that this connection may reach",
    name: [
      "“{source}” is joined into a statement and can rewrite it",
      "A value is joined into a statement and can rewrite it",
    ],
    consequence: [
      "The statement's text is put together with “{source}”, so what is in it is read as SQL and not as a value. A bound parameter, or for a column's name a fixed list, would keep the two apart.",
      "The statement's text is put together with a value, so what is in it is read as SQL. A bound parameter would keep the two apart.",
    ],
    test: {
      technique: "inject-input",
      title: ["Make “{source}” change what the statement asks", "Make the joined value change what the statement asks"],
      setUp:
        "A test system with the statement log on, an account that may use this code, and rows that it must not see.",
      steps: [
        [
          "Send {request} with “{source}” as a single quotation mark, then as two, and compare the answers and the log.",
          "Send {request} with the value as a single quotation mark, then as two, and compare the answers and the log.",
        ],
        "Send it with ' OR '1'='1 and, where a name of a column is meant, with (SELECT 1), and count the rows.",
        "Send it with a condition that waits for five seconds, and time the answer.",
      ],
      failsIf:
        "one of the values shows in the log outside a parameter, or changes the rows, the order or the time of the answer",
    },
  },
  queryObject: {
    id: "code-query-object",
    class: "sql-injection",
    cwe: 943,
    severity: "high",
    rationale: "an operator in place of a value matches every document",
    name: "“{source}” may bring operators of its own into the query",
    consequence:
      'The query is what the caller sends: an object such as {"$ne": null} in place of a value, or a condition of its own, matches what the query was to leave out.',
    test: {
      technique: "inject-input",
      title: "Send operators in place of values",
      setUp: "Two test accounts with a marked document each.",
      steps: [
        "As the first account, send {request} with a plain value and note the answer.",
        'Send it again with {"$ne": null}, {"$gt": ""} and {"$regex": ".*"} in its place, as JSON and as field[$ne]=.',
      ],
      failsIf: "an answer holds the second account's document, or more documents than the plain value gave",
    },
  },
  shell: {
    id: "code-shell-line",
    class: "code-injection",
    cwe: 78,
    severity: "high",
    rationale: "a command of the caller's runs with the rights of the service",
    name: ["“{source}” becomes part of a command line", "A value becomes part of a command line"],
    consequence: [
      "{sink} hands a line to a shell, and “{source}” is part of it: a semicolon, a backtick or a line break in it begins a second command. A list of arguments without a shell has no such second meaning.",
      "A line goes to a shell with a value in it: a semicolon, a backtick or a line break begins a second command. A list of arguments without a shell has no such second meaning.",
    ],
    test: {
      technique: "inject-input",
      title: ["Run a second command through “{source}”", "Run a second command through the value"],
      setUp: "A test system with a listener that the tester reads, and an account that may use this code.",
      steps: [
        [
          "Send {request} with “{source}” as x; sleep 5, then with $(sleep 5) and `sleep 5`, and time each answer.",
          "Send {request} with the value as x; sleep 5, then with $(sleep 5) and `sleep 5`, and time each answer.",
        ],
        "Send it with a look-up of a name under the listener's domain in place of sleep.",
        "Send it with a value that begins with a dash, such as --help.",
      ],
      failsIf: "an answer waits, the listener is asked for the name, or the dash is taken for an option",
    },
  },
  evaluated: {
    id: "code-evaluates",
    class: "code-injection",
    cwe: 94,
    severity: "high",
    rationale: "the caller's code runs with the rights of the service",
    name: ["{sink} runs what “{source}” says", "{sink} runs a text as code"],
    consequence: [
      "What “{source}” holds is run as code, with all that the process may read, write and reach.",
      "A text that is put together at run time is run as code, with all that the process may read, write and reach.",
    ],
    test: {
      technique: "inject-input",
      title: "Have an expression run that only code can work out",
      setUp: "A test system with a listener that the tester reads.",
      steps: [
        "Send {request} with 7*191 in the value, and look for 1337 in the answer and in what is stored.",
        "Send it with an expression that reads a variable of the environment, then with one that calls the listener.",
      ],
      failsIf: "1337, the variable or the call appears",
    },
  },
  template: {
    id: "code-template-source",
    class: "code-injection",
    cwe: 1336,
    severity: "high",
    rationale: "expressions of a template engine reach the objects of the process",
    name: "“{source}” is compiled as a template",
    consequence:
      "{sink} reads “{source}” as a template and not as a value in one, so expressions in it run on the server.",
    test: {
      technique: "inject-input",
      title: "Have an expression run in the template",
      setUp: "A test system, and the name of its template engine.",
      steps: [
        "Send {request} with {{7*191}}, ${7*191}, <%= 7*191 %> and #{7*191} in the value, one at a time.",
        "Where 1337 comes back, ask for the engine's configuration and for its classes.",
      ],
      failsIf: "1337 is in an answer",
    },
  },
  markup: {
    id: "code-unescaped-markup",
    class: "xss",
    cwe: 79,
    severity: "medium",
    rationale: "script in a reader's session sends requests as that reader",
    name: ["Markup in “{source}” runs in the reader's browser", "Markup in a value runs in the reader's browser"],
    consequence: [
      "“{source}” reaches the page as HTML and not as text, and nothing on its way here escapes or cleans it. Whoever can write that value can act as each of its readers.",
      "A value reaches the page as HTML and not as text, and nothing on its way here escapes or cleans it. Whoever can write it can act as each of its readers.",
    ],
    test: {
      technique: "inject-input",
      title: ["Put markup into “{source}” and open the page", "Put markup into the value and open the page"],
      setUp:
        "An account that writes the value and one that reads the page, both made for the test, and a browser with its console open.",
      steps: [
        'As the writer, set the value to <img src=x onerror=alert(document.domain)>, then to "><svg onload=alert(1)> and to <a href="javascript:alert(1)">x</a>.',
        "As the reader, open the page and click the link.",
        "Look at the delivered source for the three values.",
      ],
      failsIf: "a dialog opens, or one of the values stands in the source as an element",
    },
  },
  objectRead: {
    id: "code-reads-objects",
    class: "deserialisation",
    cwe: 502,
    severity: "high",
    rationale: "reading such bytes can run code before anything is checked",
    name: [
      "{sink} makes objects of bytes that a stranger may write",
      "Objects are made of bytes that a stranger may write",
    ],
    consequence:
      "{sink} lets the bytes name the classes that are built while they are read. Whoever can write them picks what runs. JSON with a schema, or a signature checked first, would take that choice away.",
    test: {
      technique: "craft-file",
      title: "Send an object of another class",
      setUp:
        "A test system with a listener that the tester reads, and a generator for its language (ysoserial, phpggc, or ten lines of pickle).",
      steps: [
        "Record the bytes that {request} carries for a normal value.",
        "Send the bytes of a harmless object of another class in their place, then of one that looks up the listener's name while it is read.",
        "Send the normal bytes with one byte changed.",
      ],
      failsIf: "the listener is asked for the name, or the other class is accepted",
    },
  },
  entities: {
    id: "code-external-entities",
    class: "deserialisation",
    cwe: 611,
    severity: "high",
    rationale: "an entity reads files of the server and calls addresses inside",
    name: "An XML document may read files of the server through entities",
    consequence:
      "Nothing here forbids a document type or external entities, and the parser resolves them unless it is told not to. A document then fetches file:///etc/passwd or an inside address, or grows until memory ends.",
    test: {
      technique: "craft-file",
      title: "Send documents with entities",
      setUp: "A test system with a marked file, and a listener that the tester reads.",
      steps: [
        "Send a document whose entity points at the marked file, and look for the mark in the answer and in what is stored.",
        "Send one whose document type is fetched from the listener.",
        "Send one with ten entities that each hold the one before ten times.",
      ],
      failsIf: "the mark shows, the listener is called, or memory or time grow with the last document",
    },
  },
  prototype: {
    id: "code-merges-keys",
    class: "deserialisation",
    cwe: 1321,
    severity: "medium",
    rationale: "a key such as __proto__ changes objects that the request never touched",
    name: "Keys of “{source}” may change the prototype of all objects",
    consequence:
      "A deep merge copies every key of “{source}”, __proto__ and constructor among them, unless it is told to leave them out.",
    test: {
      technique: "alter-values",
      title: "Send __proto__ along",
      setUp: "A test system that nobody else uses, since all of its objects may change.",
      steps: [
        'Send {request} with {"__proto__": {"polluted": "yes"}} and with {"constructor": {"prototype": {"polluted": "yes"}}}.',
        "As another account, fetch any object as JSON and look for polluted.",
      ],
      failsIf: "polluted shows in an object that was not sent, or a request fails that worked before",
    },
  },
  expression: {
    id: "code-expression-from-request",
    class: "resource-exhaustion",
    cwe: 1333,
    severity: "low",
    rationale: "one request can hold a worker for minutes",
    name: "“{source}” is used as a regular expression",
    consequence:
      "A pattern of the caller's, such as (a+)+$, takes time that doubles with each letter of what it is tried on.",
    test: {
      technique: "raise-load",
      title: "Send a pattern that backtracks",
      setUp: "A test system of its own with its processor's load in sight.",
      steps: [
        "Send {request} with (a+)+$ as the pattern over a text of 30 letters a and an exclamation mark.",
        "While it runs, send an ordinary request and time it.",
      ],
      failsIf: "the first answer takes more than a second, or the second waits for it",
    },
  },
} as const satisfies Record<string, CodeSituation>;
