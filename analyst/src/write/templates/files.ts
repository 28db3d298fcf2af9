import type { Templates } from "../template.ts";

/** Files that come in. */
export const fileUpload: Templates = [
  {
    when: [
      "unpack|unpacked|unzip|extract|extracted & zip|archive|package|tar|folder|folders|server",
      "compressed|decompress|inflate",
    ],
    cwe: 409,
    severity: "medium",
    because: "a small file can fill the disk",
    name: "A small archive can unpack into far too much",
    description:
      "Somebody could hand in an archive that unpacks into millions of files or terabytes. The ticket says “{quote}”; number, size and depth of the entries have to be limited while it is unpacked.",
    test: { title: "Hand in nested archives, huge ratios and a million empty entries", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "any|all|every|whatever|no .. type|types|kind|file|files|format|extension|they|limit",
      "take whatever",
      "of any type|kind|format",
      "type .. not|no|checked|browser|told|phone|client",
      "whatever they|it|is",
    ],
    cwe: 434,
    severity: "high",
    because: "a hostile file reaches staff or visitors",
    name: ["Files of any type from any {actor} are taken in", "Files of any type are taken in and passed on"],
    description:
      "Somebody could send a program, a page with script or a document with macros to whoever opens it. The ticket says “{quote}”; types have to come from a short list checked by content, and files served as downloads from another origin.",
    test: {
      title: [
        "Send programs, HTML, SVG, macros and double endings to {endpoint}",
        "Send programs, HTML, SVG, macros and double endings",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "browser|inline|viewer|view|preview|opens|tab|same|our|domain|public|document root|web .. file|files|attachment|document|upload|html|domain|folder",
      "file|files|document|attachment .. opened|shown|served|displayed|viewed .. browser|inline|directly|domain",
    ],
    cwe: 434,
    severity: "high",
    because: "the file acts as a page of this site",
    name: "Uploaded files open inside the site",
    description:
      "Somebody could upload a page with script that opens under this site's own address. The ticket says “{quote}”; files have to come from another origin, with a fixed type and as downloads.",
    test: { title: "Upload HTML and SVG with script and open them as another role", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "convert|converted|thumbnail|thumbnails|resize|preview|previews|parse|parsed|ocr|imagemagick|ffmpeg|libreoffice|extract|extracted|metadata|scan|transcode .. file|image|document|pdf|video|photo|from",
      "image|photo|pdf|document|video .. convert|converted|thumbnail|resize|parsed|preview|extracted",
    ],
    cwe: 434,
    severity: "medium",
    because: "harm depends on the program that reads the file",
    name: "Hostile files reach the program that converts them",
    description:
      "Somebody could send a file that crashes or takes over the converter. The ticket says “{quote}”; the converter has to run on its own with limits on time, memory and network, and types checked before.",
    test: { title: "Send malformed, huge and mislabelled files to the converter", minutes: 60, kind: "automated" },
  },
  {
    when: ["import|imports|importer|csv|excel|spreadsheet|xlsx .. upload|file|rows|import"],
    cwe: 434,
    severity: "medium",
    because: "harm depends on what the rows are used for",
    name: "The import takes rows that nobody checked",
    description:
      "Somebody could hand in a file with huge, malformed or formula rows. The ticket says “{quote}”; size, number of rows and each value have to be checked before anything is stored.",
    test: {
      title: "Import huge, malformed and formula rows, and rows that name foreign records",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: ["size|mb|gb|limit|large|larger"],
    cwe: 434,
    severity: "medium",
    because: "large files fill what all share",
    name: "Large files are taken in before they are checked",
    description:
      "Somebody could fill the disk or the memory, or slip in a file that nobody expects. The ticket says “{quote}”; size and type have to be checked while the file arrives, and the total limited per account.",
    test: {
      title: "Send files at and beyond the limit, in parallel and of a wrong type",
      minutes: 45,
      kind: "automated",
    },
  },
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
export const deserialisation: Templates = [
  {
    when: ["xml|xxe|dtd|entity|entities|doctype|soap|libxml|svg|docx|xslt|loadxml"],
    cwe: 611,
    severity: "high",
    because: "external entities read files and inner hosts",
    name: "The XML reader may follow entities to files and hosts",
    description:
      "Somebody could send a document that names a local file or inner address as an entity and read it in the result. The ticket says “{quote}”; DTDs and external entities have to be off in the parser.",
    test: {
      title: [
        "Send documents with external and nested entities to {endpoint}",
        "Send documents with external and nested entities",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "merge|merges|deepmerge|assign|proto|prototype|constructor|key|keys|path .. key|keys|object|source|special|inherited|special|deep",
      "deep merge|clone|set",
      "prototype pollution",
      "for every key",
    ],
    cwe: 1321,
    severity: "medium",
    because: "harm depends on which code reads the polluted keys",
    name: "Keys of the input can change all objects of the program",
    description:
      "Somebody could send “__proto__” or “constructor” as a key and change how the whole program behaves. The ticket says “{quote}”; such keys have to be refused, and maps made without a prototype.",
    test: { title: "Send __proto__, constructor and prototype keys at each level", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "pickle|joblib|unserialize|objectinputstream|readobject|marshal|yaml|binaryformatter|java serialization|serialized|deserialize|deserializes|deserialized|torch|unmarshal|typenamehandling",
      "any class|type",
      "class|type name .. from|in|of|any",
      "objects of any",
    ],
    cwe: 502,
    severity: "high",
    because: "building foreign objects can run code",
    name: "Reading the data can build objects of any class",
    description:
      "Somebody could send data that runs code while it is read. The ticket says “{quote}”; the format has to carry plain data only, or the classes have to be on a short list, with a signature checked first.",
    test: { title: "Feed the reader objects of foreign classes and an unsigned copy", minutes: 60, kind: "automated" },
  },
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
