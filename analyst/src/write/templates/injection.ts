import type { Templates } from "../template.ts";

/** What becomes part of a query. */
export const sqlInjection: Templates = [
  {
    when: [
      "find|collection|mongo|nosql|aggregate .. query|json|filter|string|object|as",
      "json .. passed|handed|parsed|goes",
      "<database> & <usergiven> & operator|operators|conditions",
      "operators|conditions .. filter|query|mongo",
      "graphql .. where|filter",
      "query string .. find|where|collection",
    ],
    cwe: 943,
    severity: "high",
    because: "operators in the value read other records",
    name: ["Operators sent to {endpoint} change the query", "Operators in the input change the query"],
    description:
      "Somebody could send operators in place of values and read or match what they should not. The ticket says “{quote}”; only known fields and operators may pass, each value as the type it should have.",
    test: {
      title: [
        "Send operators such as $ne, $gt and $where to {endpoint}",
        "Send operators such as $ne, $gt and $where as values",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: ["ldap|objectclass|cn|uid", "ldap filter|search|query"],
    cwe: 943,
    severity: "high",
    because: "a crafted filter finds or signs in somebody else",
    name: "The input becomes part of a directory filter",
    description:
      "Somebody could close the filter with brackets and a star and match other entries. The ticket says “{quote}”; the value has to be escaped for LDAP before it is put in.",
    test: { title: "Send brackets, stars and backslashes as the value", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "sort|sorted|sorting|order|ordering|orderby|column|columns|field|direction .. any|name|names|given|parameter|param|query|url|request|from|by",
      "order by",
      "any column|field|attribute",
      "group by",
    ],
    cwe: 89,
    severity: "high",
    because: "a query that can be rewritten reads the whole database",
    name: [
      "The sort column sent to {endpoint} becomes part of the query",
      "The name of a column comes from the caller and becomes part of the query",
    ],
    description:
      "Names of columns cannot be bound, so somebody could send an expression in their place and read other data bit by bit. The ticket says “{quote}”; column and direction have to be taken from a fixed list.",
    test: {
      title: [
        "Send expressions as sort column and direction to {endpoint}",
        "Send expressions as column and direction",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "own|raw|write|typed|type .. sql|select|query|expression|statement",
      "sql|select .. expression|expressions|statement|box|editor|console|typed|write|report",
      "gives raw sql",
      "query|sql editor|console|box",
    ],
    cwe: 89,
    severity: "high",
    because: "a free query reads and changes whatever its account may",
    name: "People write queries that the database runs",
    description:
      "Somebody could write a query that reads other people's data, or one that never ends. The ticket says “{quote}”; it has to run under an account that may only read what the writer may see, with a limit on time.",
    test: { title: "Read a foreign table, write, and run endlessly from the query", minutes: 60, kind: "manual" },
  },
  {
    when: ["elasticsearch|opensearch|lucene|solr|query string|dsl", "front end builds", "query language|syntax|dsl"],
    cwe: 943,
    severity: "high",
    because: "a free query reads other people's entries",
    name: "The search takes a whole query from the caller",
    description:
      "Somebody could write a query that leaves its own part of the index or costs minutes. The ticket says “{quote}”; the server has to build the query itself and add the caller's own filter last.",
    test: {
      title: "Send queries that leave the own part of the index or cost minutes",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<database> & append|appended|appends|glue|glues|behind|concatenate|concatenated|insert|inserted|put|goes|go|string|interpolated|format|as",
      "where|and|sql|select|query|clause|statement .. behind|append|appended|string|text|typed|given|is|straight|concat|concatenated|glued",
      "straight|directly|as .. into|in|to .. where|query|sql|statement",
      "text|string|value|input .. goes|go|put|pasted|glued|appended|placed .. where|query|sql|and|behind|into",
      "f string|strings",
      "raw|native|handwritten sql|query|queries",
    ],
    cwe: 89,
    severity: "high",
    because: "a query that can be rewritten reads the whole database",
    name: ["Text sent to {endpoint} becomes part of the SQL", "Text from the caller becomes part of the SQL"],
    description:
      "Somebody could close the statement with a quote and go on with one of their own. The ticket says “{quote}”; values have to be bound as parameters, and the account of the query needs no more than it reads.",
    test: {
      title: [
        "Send quotes, comments and UNION through each parameter of {endpoint}",
        "Send quotes, comments and UNION through each value",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
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
export const codeInjection: Templates = [
  {
    when: [
      "<export> .. <spreadsheet>",
      "<spreadsheet> .. export|download|report|file|sheet",
      "download .. as? .. <spreadsheet>",
      "beginning|begins|begin|starting|start with equals|apostrophe",
      "apostrophe",
      "formula|formulas .. excel|csv|cell|export",
      "<spreadsheet> & <export|freetext|record|personal|customer>",
    ],
    cwe: 1236,
    severity: "medium",
    because: "it takes somebody who opens the file and allows it",
    name: [
      "Text from {objects} can run as a formula in the exported sheet",
      "Text that people typed can run as a formula in the exported sheet",
    ],
    description:
      "Somebody could enter a value that begins with =, +, - or @ and have it run by the spreadsheet program of whoever opens the export. The ticket says “{quote}”; such values have to be written with a leading apostrophe or as text cells.",
    test: {
      title: [
        "Export values that begin with =, +, - and @ through {endpoint}",
        "Export values that begin with =, +, - and @",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "shell|sh|bash|exec|system|spawn|popen|subprocess|backticks|command line",
      "<execute> .. ffmpeg|convert|imagemagick|git|curl|command|script|program|cli",
      "ffmpeg|imagemagick|ghostscript|wkhtmltopdf|magick|pandoc|exiftool|tar",
      "command|commands|cli|argument|arguments|option|options .. name|title|path|url|file|value|user|from",
      "passed|passes|handed|pass .. to .. command|cli|script|program|tool",
      "crontab|cron",
    ],
    cwe: 78,
    severity: "high",
    because: "commands run with the server's rights",
    name: "A value from outside becomes part of a command",
    description:
      "Somebody could put quotes, semicolons or options into the value and have the server run a command of theirs. The ticket says “{quote}”; the program has to be started without a shell, with the value as one argument behind --.",
    test: {
      title: "Put quotes, semicolons, $() and leading dashes into each value that reaches the command",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "template|templates|twig|liquid|jinja|jinja2|handlebars|mustache|freemarker|velocity|thymeleaf|erb|ejs|placeholder|placeholders|merge field|shortcode|shortcodes .. edit|write|own|custom|change|render|rendered|text|variables|loops|functions|by|in|with",
      "edit|write|own|custom|change|upload .. template|templates",
      "rendered|compiled|run|goes .. by|with|through|in .. twig|jinja|liquid|handlebars|template|engine|environment",
      "placeholder|placeholders|variables .. replaced|filled|evaluated",
    ],
    cwe: 1336,
    severity: "high",
    because: "template code runs with the server's rights",
    name: [
      "Any {actor} who edits the template writes code for the server",
      "Whoever edits the template writes code for the server",
    ],
    description:
      "Somebody could use loops, functions or object access in the template to read the server's secrets or run code. The ticket says “{quote}”; templates from people need an engine without logic, or a sandbox with a list of what is allowed.",
    test: {
      title: "Place arithmetic, object access and includes in the template and read the result",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "expression|expressions|formula|formulas|eval|evaluate|evaluated|evaluates|condition|conditions|rule|rules|function|javascript|python|lua|script|scripts|code|groovy|macro|macros .. edit|write|own|custom|typed|evaluated|evaluates|run|runs|eval|user|users|customer|as|in|from|new|by|field",
      "<usergiven> .. expression|formula|script|code|function|javascript|python|rule",
      "evaluate|evaluates|evaluated|eval|interpreted .. as|it|value|text|string|expression|per|in|the",
      "new function",
      "write|type|enter .. formula|script|expression|code|rules",
    ],
    cwe: 94,
    severity: "high",
    because: "what is evaluated has the server's rights",
    name: "What people type is evaluated as code",
    description:
      "Somebody could type an expression that reads files, secrets or other people's data on the server. The ticket says “{quote}”; it needs a small language of its own that can reach nothing but the named values.",
    test: {
      title: "Type expressions that reach globals, files and the network and that never end",
      minutes: 90,
      kind: "manual",
    },
  },
  {
    when: [
      "plugin|plugins|package|packages|module|mod|add on|extension|install|theme .. run|runs|load|loads|unpacked|upload|uploaded|require|executed|php|scripts",
      "run|runs|executed .. install|script|scripts|build|php|code|package|plugin",
      "document root",
      "folder .. php|scripts|executed|web",
    ],
    cwe: 94,
    severity: "high",
    because: "foreign code runs with the service's rights",
    name: "A package from outside is run on the server",
    description:
      "Somebody could hand in a package whose code runs with the rights of the service. The ticket says “{quote}”; packages need a signature from a known publisher, and a sandbox without the service's secrets.",
    test: { title: "Hand in a package that reads the environment and opens a connection", minutes: 60, kind: "manual" },
  },
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
