import { defineThreat } from "./threat.ts";

/** Input that becomes part of a language: queries, commands, templates, formulas. */
export const injection = [
  defineThreat({
    id: "input-in-a-query",
    family: "sql-injection",
    cwe: 89,
    severity: "high",
    because: "the whole database answers to the query",
    when: {
      sure: [
        "raw|native|dynamic|handwritten|plain|concatenated|hand written sql|query|queries|where",
        "sql|query|where|filter string|concatenation|interpolation|concatenated|interpolated",
        "concatenate|concatenated|interpolate|interpolated|string format|f string & <database>",
        "sql injection",
        "sort|order|ordering|sorted|filter|filtering|group by any|arbitrary|every|given|chosen|selected|named? column|field|attribute",
        "order by",
        "<usergiven> sql|query|where|filter expression",
        "column name|names .. from|in .. request|query|url|parameter|param",
        "query builder|language|string|expression|syntax|parameter & <usergiven|customer|allow>",
        "advanced|custom|flexible|complex|saved|free|ad hoc filter|filters|search|query|report|reports",
        "ldap filter|search|query",
        "like query|clause|operator|search",
        "sort|order parameter|param",
        "report builder",
        "regex|regexp|operator|operators .. query|filter|search & <database>",
      ],
      likely: [
        "search|filter .. by|across|over|on|for & <record|customer|database|personal>",
        "search box|field|bar|term|endpoint|api|query & <introduce|modify>",
        "full text search",
        "filter|filters|sorting|search parameter|parameters|params|query",
        "<database> & <usergiven>",
        "stored procedure",
        "graphql .. filter|where|argument",
      ],
      hint: ["sql", "sort|order parameter|param", "import .. into .. database|table"],
    },
    name: "Search, filter or sort input reaching the query",
    description:
      "What a caller types becomes part of a query ({quote}). Values have to be bound, and names of columns, directions and operators taken from a fixed list; otherwise a crafted value reads {object} it should not.",
    test: {
      title: "Send quotes, operators and column names through every filter and sort",
      minutes: 60,
      kind: "automated",
    },
  }),
  defineThreat({
    id: "input-executed",
    family: "code-injection",
    cwe: 94,
    severity: "high",
    because: "injected code runs with the server's rights",
    when: {
      sure: [
        "imagemagick|wkhtmltopdf|ghostscript|pandoc & input|file|path|name|convert",
        "expression parser|engine|language|evaluator",
        "understand|understands|understood|support|supports liquid|jinja|handlebars|twig|mustache|formulas|expressions",

        "<usergiven> script|expression|formula|template|command|function|rule|macro|lambda|javascript|plugin",
        "eval|exec|popen|subprocess|system call|spawn|execsync",
        "<execute> .. <usergiven> .. command|script|code|query|expression|template",
        "shell|bash|command line|os command|script & <usergiven|url>|filename|parameter|input|name|argument",
        "<execute> .. shell|command|script|binary|ffmpeg|imagemagick|wkhtmltopdf|ghostscript|git|pandoc|convert|curl",
        "template|templates .. placeholder|placeholders|variable|variables|syntax|expression|language",
        "placeholder|placeholders|merge field|variables|handlebars|liquid|jinja|jinja2|twig|mustache|freemarker|velocity|erb|ejs|nunjucks|thymeleaf & <customer|admin|staff|introduce>|template|edit|custom",
        "formula|formulas|expression|expressions & <customer|admin|introduce|allow>|field|column|cell|user",
        "scripting|scriptable",
        "shell true",
        "command injection",
        "code injection",
        "edit|editable|own|custom|customize .. template|templates",
        "calculated|computed field|column|value",
      ],
      likely: [
        "liquid|jinja|jinja2|handlebars|twig|mustache|freemarker|velocity|thymeleaf|nunjucks|spel|mvel|ognl",

        "template|templates & <customer|admin|staff> .. edit|write|change|create|own|upload|can|may",
        "mail|email|document|letter|invoice|report|notification|message|pdf template & edit|own|custom|editable|customer|placeholder",
        "<execute> .. shell|script|command",
        "rule engine|rules|builder",
        "regex|condition|rule .. from|by .. user|admin|customer",
        "workflow|automation .. step|action|rule & <usergiven|customer|admin>",
        "plugin|plugins|add on|extension & install|upload|load|write",
      ],
      hint: ["expression", "placeholder|placeholders"],
    },
    name: "Text from users executed as code or template",
    description:
      "Something that people type is evaluated or handed to a program ({quote}). A value written as an expression, placeholder or option could run on the server or read its secrets.",
    test: {
      title: "Place expressions, options and shell characters in each value that is evaluated",
      minutes: 90,
      kind: "manual",
    },
  }),
  defineThreat({
    id: "formula-in-export",
    family: "code-injection",
    cwe: 1236,
    severity: "medium",
    because: "the formula runs on the computer of whoever opens the file",
    when: {
      likely: [
        "<export> .. <spreadsheet>",
        "<spreadsheet> export|download|report|file",
        "download .. as? .. <spreadsheet>",
        "<spreadsheet> & <export> .. <record|customer|personal>|list|table",
      ],
    },
    unless: ["import|upload .. <spreadsheet>"],
    name: "Formulas smuggled into the exported sheet",
    description:
      "The export puts text that people typed into a spreadsheet ({quote}). A value that begins with =, +, - or @ is run by the program of whoever opens the file.",
    test: { title: "Export values that begin with =, +, - and @", minutes: 45, kind: "manual" },
  }),
];
