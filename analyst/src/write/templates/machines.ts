import type { Templates } from "../template.ts";

/** Text that steers a model. */
export const promptInjection: Templates = [
  {
    when: [
      "tool|tools|action|actions|command|commands|decides|decide|creates|create|book|refund|close|call|calls|execute|run|runs|merge|macro|order|orders|set|tags|sends|answers|posts .. itself|directly|model|assistant|bot|without|own|which|agent|priority|named|purchase",
      "model|assistant|bot|agent|it .. may|can|decides|creates|calls|runs|closes|sets|books|refunds|sends|answers|merges|posts .. tool|itself|directly|ticket|order|command|commands|action|which|without|refund|tags",
      "answers directly",
      "without us|review|approval|confirmation|a",
    ],
    cwe: 1427,
    severity: "high",
    because: "the model's acts follow whoever wrote the text",
    name: "Text from others can make the model act",
    description:
      "Somebody could hide instructions in what the model reads and have it act with its rights. The ticket says “{quote}”; acts need the rights of the person it works for, limits on each tool, and a person's yes where something is paid, sent or deleted.",
    test: {
      title: "Plant instructions in each text the model reads and watch which tools it calls",
      minutes: 90,
      kind: "manual",
    },
  },
  {
    when: [
      "html|rendered|render|shown|markdown|page|link|links|insert .. answer|output|reply|model|summary|response",
      "answer|output|reply|summary .. html|rendered|shown|markdown|as",
    ],
    cwe: 1427,
    severity: "medium",
    because: "the reader trusts what the model wrote",
    name: "The model's output is trusted like own text",
    description:
      "Somebody could have the model write links or markup that its reader takes for the service's own. The ticket says “{quote}”; the output has to be treated as input from strangers, without markup and foreign links.",
    test: {
      title: "Have the model write markup, links and pictures with data in their address",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "context|knowledge|documents|internal|data|customer's|customers|all|history|notes|database|orders|key|secrets .. model|prompt|context|assistant|bot|sent|put|answer",
      "prompt|context .. customer|documents|notes|data|remarks|descriptions|internal|whole",
    ],
    cwe: 1427,
    severity: "medium",
    because: "it tells what the model was given",
    name: "The model can be talked into template what it was given",
    description:
      "Somebody could ask in the right way and read instructions, documents or other people's data from the answer. The ticket says “{quote}”; the model may only be given what the person asking may read themselves.",
    test: {
      title: "Ask for instructions, foreign documents and other people's data in many ways",
      minutes: 60,
      kind: "manual",
    },
  },
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
export const memorySafety: Templates = [
  {
    when: [
      "free|freed|dangling|use after|delete|release|released|lifetime .. after|pointer|use|used|still|again",
      "use after free",
      "double free",
      "callback|callbacks .. free|freed|after",
    ],
    cwe: 416,
    severity: "high",
    because: "damaged memory can become foreign code",
    name: "Memory may be used after it was given back",
    description:
      "Somebody could time events so that the code uses memory that belongs to something else by then. The ticket says “{quote}”; ownership has to be clear at each callback and error path.",
    test: {
      title: "Run the changed paths under AddressSanitizer with early closes and errors",
      minutes: 90,
      kind: "automated",
    },
  },
  {
    when: [
      "read|reads|nul|loop|overread|strlen|length|bytes|offset .. past|nul|beyond|runs|end|until|from",
      "loop .. runs|nul|until",
      "bounds check|checks",
    ],
    cwe: 125,
    severity: "high",
    because: "foreign memory leaks or the program falls",
    name: "The reader can run past the end of its buffer",
    description:
      "Somebody could leave out the end mark or give a false length and read memory behind the buffer. The ticket says “{quote}”; each read has to stop at the buffer's own end.",
    test: {
      title: "Fuzz the reader with missing ends and false lengths under AddressSanitizer",
      minutes: 90,
      kind: "automated",
    },
  },
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
