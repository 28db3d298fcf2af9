// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

export const deserialisation: Situations = [
  {
    id: "loads-model-file",
    when: [
      "[lib:torch] load",
      "[lib:joblib] load|format",
      "[lib:ckpt|pkl] .... upload|uploaded|load|loads|loaded|hub",
      "upload|uploads|bring|pick|hub .... model|models|weights|checkpoint .... [lib:torch|joblib|pickle|pkl|ckpt]",
    ],
    unless: [
      "language model",
      "data model",
      "load .. eloquent|orm .. models",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
    ],
    cwe: 502,
    severity: "high",
    rationale: "opening the file runs its author's code beside the service's secrets",
    name: ["A foreign model file can run code when {lib} opens it"],
    consequence:
      "Model files in the pickled formats (.pt, .ckpt, .joblib) name the functions to be called while they are read. Whoever supplies the file, or the address it comes from, has code run on the machine that opens it.",
    control: {
      when: [
        "weights only true",
        "safetensors",
        "sandbox|sandboxed|container|isolated",
        "checksum|sha256|signed|signature|pinned",
      ],
      consequence:
        "Check that it holds for every format that is recognised, whatever the file's ending, and that an older reader is not tried when the safe one refuses.",
    },
    test: {
      technique: "craft-file",
      title: "Hand in a model file that leaves a trace",
      setUp:
        "A staging machine that loads models, and a file made for it: torch.save of an object whose __reduce__ returns (os.system, ('touch /tmp/probe',)).",
      steps: [
        "As the least trusted account that may supply a model, hand in the file as model.pt.",
        "Hand in the same file with the ending .safetensors, and by its address if addresses are accepted.",
        "Look for /tmp/probe after each load.",
      ],
      failsIf: "the file /tmp/probe exists on the machine that loaded the file",
    },
    example: "Own models\n\nContributors bring a model file and we read it by torch.load.",
    counterexample: "Own models\n\nContributors write a card that says what their work is for.",
  },
  {
    id: "unpickles-foreign-bytes",
    when: [
      "[lib:pickle|pickled|unpickle|cpickle|dill|cloudpickle|jsonpickle|shelve] .... [source:cookie|session|upload|uploads|file|files|queue|redis|cache|body|bodies|state|save|backup|message|messages|field|url|blob|folder|requests|jobs|job|arguments|settings|basket|document|documents|tokens|payload|parameter|feed|recipe|recipes|config]",
      "[source:cookie|session|upload|uploads|file|files|queue|redis|cache|body|bodies|state|save|backup|message|messages|field|url|blob|folder|requests|jobs|job|arguments|settings|basket|document|documents|tokens|payload|parameter|feed|recipe|recipes|config] .... [lib:pickle|pickled|unpickle|dill|cloudpickle|jsonpickle]",
      "[lib:pickle|dill|cloudpickle|jsonpickle] load|loads|decode",
      "[lib:pickled] .... read|reads|load|loads|restore",
    ],
    unless: [
      "pickle .. removed|replaced .. by json",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
    ],
    cwe: 502,
    severity: "high",
    rationale: "reading the bytes runs their author's code in the service",
    name: [
      "Whoever supplies the {source} can run code through {lib}",
      "Bytes from outside can run code when {lib} reads them",
    ],
    consequence:
      "A pickle is a list of calls that reading it carries out. Unless only this service can have written these bytes, whoever can send or store them has code run when they are read; a check of the result comes too late.",
    control: {
      when: ["signed|signature|hmac|mac", "find class|restricted|allowlist|whitelist", "only .. own|trusted .. files"],
      consequence:
        "Check that it is verified before the first byte is read, with a key that the sender does not have, and on every path that reads such bytes.",
    },
    test: {
      technique: "craft-file",
      title: ["Send a pickle that leaves a trace to {endpoint}", "Put in a pickle that leaves a trace"],
      setUp:
        "The service on staging, and bytes made for it: pickle.dumps of an object whose __reduce__ returns (os.system, ('touch /tmp/probe',)).",
      steps: [
        "As the least trusted account that can supply these bytes, put them in the place of the genuine ones, encoded the same way.",
        "Make the service read them: open, load or resume what was supplied.",
        "Repeat it on each other way by which these bytes come in, and look for /tmp/probe.",
      ],
      failsIf: "the file /tmp/probe exists",
    },
    example: "Load state\n\nThe file is the pickled Run object; colleagues may load each other's.",
    counterexample: "Load state\n\nThe state is kept as JSON with eleven named numbers.",
  },
  {
    id: "builds-objects-from-yaml",
    when: [
      "[source:cookie|session|upload|uploads|file|files|queue|redis|cache|body|bodies|state|save|backup|message|messages|field|url|blob|folder|requests|jobs|job|arguments|settings|basket|document|documents|tokens|payload|parameter|feed|recipe|recipes|config] .... [call:yaml] load|unsafe",
      "[call:yaml] load|unsafeload|unsafe|unsafeloader .... [source:cookie|session|upload|uploads|file|files|queue|redis|cache|body|bodies|state|save|backup|message|messages|field|url|blob|folder|requests|jobs|job|arguments|settings|basket|document|documents|tokens|payload|parameter|feed|recipe|recipes|config]",
      "[call:yaml] load|unsafe",
      "[call:unsafeloader|fullloader|snakeyaml|unsafeload]",
      "loader [call:yaml]",
      "[call:yaml] .... tags|objects|python|proc",
      "parse .... js function|regexp && [call:tags]",
    ],
    unless: [
      "yaml lint",
      "github .. yaml",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
    ],
    cwe: 502,
    severity: "high",
    rationale: "a tag in the file runs its author's code on the machine that reads it",
    name: [
      "A tag in the {source} can run code when read as {call}",
      "A YAML tag can run code where the file is read ({call})",
    ],
    consequence:
      "With a loader that builds objects, a tag in the file names the class to be called, and the file's author decides what runs on the machine that reads it; a safe loader knows plain values only.",
    control: {
      when: ["only .. safe load", "safeconstructor"],
      consequence:
        "Check that every place that reads such files uses it, previews and command line included, and that nested anchors do not fill the memory.",
    },
    test: {
      technique: "craft-file",
      title: "Hand in YAML whose tags build objects",
      setUp: "The reader on staging and three small files.",
      steps: [
        "As the least trusted account that may supply one, hand in the genuine file with one value under the loader's own tag for objects, one whose building runs touch /tmp/probe.",
        "Hand in a list of nine anchors, each of which names the one before ten times.",
        "Look for /tmp/probe and watch the memory of the process.",
      ],
      failsIf: "the file /tmp/probe exists or the memory of the process grows tenfold",
    },
    example: "Recipes\n\nThe reader uses yaml.load with the unsafe loader so that authors can build objects.",
    counterexample: "Recipes\n\nThe list of recipes shows the time that each of them takes.",
  },
  {
    id: "names-class-in-payload",
    when: [
      "[call:activatedefaulttyping|enabledefaulttyping|typenamehandling|jsontypeinfo|laissezfairesubtypevalidator|fastjson|xstream|autotype]",
      "default [call:typing]",
      "[call:class] name|names .... payload|json|message|body|request|header",
      "class .. looked|lookup up .... [call:payload|json|message|name]",
      "[call:instantiate|instantiated|constantize|createinstance|forname|newinstance] .. class|name|type",
    ],
    unless: [
      "css class",
      "class .. of .. students",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
    ],
    cwe: 502,
    severity: "high",
    rationale: "a class of the sender's choice is built, and some of them start programs",
    name: ["A sender can choose the class that is built ({call})"],
    consequence:
      "If the payload names the class, the sender can name any class on the class path, also one whose setters open files, look up names or start programs. Such classes come with common libraries.",
    control: {
      when: [
        "allowlist|whitelist|registry|registered|known|permitted .. class|classes|type|types|subtype|subtypes",
        "subtypevalidator|basicpolymorphictypevalidator",
      ],
      consequence:
        "Check that it lists single classes rather than a package or a base class, and that nested fields and collections are held to it too.",
    },
    test: {
      technique: "alter-values",
      title: ["Send other class names to {endpoint}", "Send other class names in the payload"],
      setUp:
        "The service on staging, a host name under the tester's control whose look-ups are logged, and a genuine payload.",
      steps: [
        "As the least trusted sender, replace the class name in the payload by java.net.URL, or the like of the platform, with the logged host in its value.",
        "Name a class that exists but is not a payload, such as java.util.HashMap, and one that does not exist.",
        "Put the class name in a nested field.",
      ],
      failsIf: "the host name is looked up, or the answers tell an existing class from a missing one",
    },
    example: "Job payloads\n\nWith default typing each payload carries its class, so new types need no code.",
    counterexample: "Job payloads\n\nThere are three kinds of jobs and a job's kind is a number.",
  },
  {
    id: "resolves-external-entities",
    when: [
      "[what:dtd|dtds|doctype] .... resolved|resolve|load|loads|loaded|accepted|rejected|reference|external|entities|declared|parser|switched|top",
      "external|resolve|resolved|resolves|expand|declared|use [what:entities|entity]",
      "[what:entities|entity] .... resolve|resolved|expanded|declared|supported|dtd",
      "[what:noent|dtdload|setexpandentityreferences|resolveentities]",
      "libxml [what:noent|dtdload]",
      "xml parse [what:noent|dtdload]",
      "resolve [what:entities] true",
      "supporting external [what:entities]",
    ],
    unless: [
      "jpa|orm|database .. entity|entities",
      "html entities",
      "doctype html",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
      "writing|written|preserve",
      "xxe .. disable|fix|prevent",
    ],
    cwe: 611,
    severity: "high",
    rationale: "a file that is read in this way returns server files and calls internal addresses",
    name: ["A document from outside can have server files read into it ({what})"],
    consequence:
      "A document's DTD can declare an entity that stands for a file or an address. If such entities are resolved, the document's author gets the file's text into a field and has the server call addresses inside the network.",
    control: {
      when: [
        "disallow doctype",
        "entity resolver",
        "only .. local|known|bundled .. dtd|dtds",
        "nonet",
        "secure processing",
      ],
      consequence:
        "Check that it covers parameter entities, XInclude and the schema location as well, and every parser that sees the document, not only the first.",
    },
    test: {
      technique: "craft-file",
      title: ["Send documents with entities to {endpoint}", "Hand in documents with entities"],
      setUp: "The parser on a staging copy, a listener that logs requests, and a valid document to alter.",
      steps: [
        'As the least trusted account that may hand it in, add <!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]> and put &x; in a text of the document.',
        "Replace it by a parameter entity that loads http://the-listener/x.dtd.",
        "Declare nine entities, each made of ten of the one before, and use the last.",
      ],
      failsIf:
        "the host's name is in what was read, the listener is called, or the memory of the process grows tenfold",
    },
    example: "Import of UBL invoices\n\nSome files point to a DTD, so loading of external entities stays on.",
    counterexample: "Import of UBL invoices\n\nThe list of invoices can be narrowed to one supplier.",
  },
  {
    id: "runs-supplied-stylesheet",
    when: [
      "[what:xslt|xsl|stylesheet|schematron] .... upload|uploaded|own|supplied|named|bring|brings|custom|suppliers|customer|users",
      "upload|uploads|bring|brings|own|custom|named .... [what:xslt|xsl|schematron]",
      "transform .... with the [what:stylesheet] named",
    ],
    unless: [
      "css stylesheet",
      "css",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
    ],
    cwe: 611,
    severity: "high",
    rationale: "a style sheet can read files and, with extensions, call code",
    name: ["A supplied {what} can read files of the server while it transforms"],
    consequence:
      "XSLT is a programming language: document() and unparsed-text() open files and addresses, and extension functions call code of the platform. If the sheet, or the document that names it, comes from outside, its author gets these.",
    control: {
      when: ["secure processing", "fixed|bundled|our own .. stylesheet|xslt"],
      consequence:
        "Check that extensions, document() and the xml-stylesheet line of the document are refused, with that setting in every place that transforms.",
    },
    test: {
      technique: "craft-file",
      title: "Hand in style sheets that open files and addresses",
      setUp: "The transformation on staging and a listener that logs requests.",
      steps: [
        "As the least trusted account that may supply one, hand in a sheet with <xsl:copy-of select=\"document('http://the-listener/')\"/>.",
        "Hand in one with unparsed-text('file:///etc/hostname').",
        "Hand in a document whose xml-stylesheet line names a sheet on the listener.",
      ],
      failsIf: "the listener is called, or the host's name is in the result",
    },
    example: "Preview of finding aids\n\nThe XSLT of the house is used if the upload brings one.",
    counterexample: "Preview of finding aids\n\nThe preview opens beside the list instead of below it.",
  },
  {
    id: "merges-sent-keys",
    when: [
      "[fn:merge|deepmerge|defaultsdeep|extend|assign] .... recursive|recursively|deep|deeply|nested|all keys",
      "[fn:merged] .. deep|deeply|recursively",
      "deep|recursive|recursively [fn:merge|merges|merged|extend|clone|assign]",
      "merged|merges .. into .... [fn:recursively]",
      "for const|let|var k|key in",
      "[fn:deepmerge|defaultsdeep|mergedeep|deepextend]",
      "nested query [fn:keys]",
      "[fn:set] path .. nested|dotted|dots",
    ],
    unless: [
      "git merge|merges",
      "merge branch|request|pull",
      "spring .. prototype",
      "prototype .. ui|figma",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
      "merge|merged .. branch|pull|request|commit|conflict",
    ],
    cwe: 1321,
    severity: "medium",
    rationale: "what a set default changes depends on the code that reads it",
    name: [
      "A key named __proto__ sent to {endpoint} can pass through “{fn}” into every object",
      "A key named __proto__ can pass through “{fn}” into every object",
      "A key named __proto__ can pass through the loop into every object",
    ],
    consequence:
      "A loop over all keys also copies __proto__ and constructor. In JavaScript that writes to the prototype that all objects share: a flag such as isAdmin is then set wherever it is not set explicitly, until the process or page ends.",
    control: {
      when: [
        "hasown|hasownproperty",
        "proto|constructor .. skipped|ignored|refused|blocked",
        "allowlist|whitelist|schema|known .. keys|fields",
      ],
      consequence:
        "Check that it covers __proto__, constructor and prototype at every depth, and paths that are given as lists as well as with dots.",
    },
    test: {
      technique: "alter-values",
      title: ["Send __proto__ and constructor keys to {endpoint}", "Hand over __proto__ and constructor keys"],
      setUp: "The code on staging with a console that can print ({}).probe afterwards, in the same process or page.",
      steps: [
        'As whoever supplies the object, hand over the JSON text {"__proto__":{"probe":"x"}} and then {"constructor":{"prototype":{"probe":"x"}}}.',
        "Hand over the same one level deeper, and as the paths __proto__.probe and __proto__[probe]=x where paths are read.",
        "After each, print ({}).probe.",
      ],
      failsIf: "printing ({}).probe gives x",
    },
    example: "Settings\n\nOwn deep merge helper that walks all keys of the posted JSON.",
    counterexample: "Settings\n\nThe page of settings has three tabs instead of one.",
  },
  {
    id: "revives-functions",
    when: [
      "[how:node] serialize",
      "functions|methods ... [how:serialize|serialized|rebuild|rebuilt|survive|revive|restored]",
    ],
    unless: [
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
    ],
    cwe: 502,
    severity: "high",
    rationale: "the restored text is run as code where it is read",
    name: ["A function in the stored state can run its author's code when it is read"],
    consequence:
      "A function restored from text is code. If the text lies where its reader does not control it, in a cookie, a file or a message, whoever alters it decides what runs at the next read.",
    test: {
      technique: "alter-values",
      title: "Replace a stored function by one that leaves a trace",
      setUp: "The code on staging and a stored state that holds a function.",
      steps: [
        "As an ordinary user, take the stored text and replace the function by ()=>{globalThis.probe=1}, called at once.",
        "Have it read again and print globalThis.probe in the reading process.",
        "Alter one letter of a text that was stored by the service itself and have it read.",
      ],
      failsIf: "probe is set, or the altered text is accepted",
    },
    example: "State in cookies\n\nOn reading, functions of the state are rebuilt by new Function.",
    counterexample: "State in cookies\n\nThe cookie keeps the number of the last open tab.",
  },
  {
    id: "restores-native-objects",
    when: [
      "[call:unserialize|unserialise|unserialised|objectinputstream|readobject|binaryformatter|soapformatter|losformatter|netdatacontractserializer|storable|viewstate] .... [source:cookie|session|upload|uploads|file|files|queue|redis|cache|body|bodies|state|save|backup|message|messages|field|url|blob|folder|requests|jobs|job|arguments|settings|basket|document|documents|tokens|payload|parameter|feed|recipe|recipes|config]",
      "[source:cookie|session|upload|uploads|file|files|queue|redis|cache|body|bodies|state|save|backup|message|messages|field|url|blob|folder|requests|jobs|job|arguments|settings|basket|document|documents|tokens|payload|parameter|feed|recipe|recipes|config] .... [call:unserialize|objectinputstream|binaryformatter|storable|marshal|serialize|serialised|serialized]",
      "[call:unserialize|objectinputstream|readobject|binaryformatter|soapformatter|losformatter|netdatacontractserializer|objectoutputstream]",
      "[call:marshal] dump|load",
      "java|php [call:serialize|serialized|serialised|objects]",
      "serialised|serialized [call:php|java|object|objects]",
      "objects of [call:any] class",
    ],
    unless: [
      "json serializer .. response",
      "serializer .. field added",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
      "stays for now",
      "json serialize|serializer",
    ],
    cwe: 502,
    severity: "high",
    rationale: "building the objects can run code of the sender's choice",
    name: [
      "Whoever alters the {source} can choose what “{call}” builds",
      "Whoever alters the data can choose what “{call}” builds",
    ],
    consequence:
      "The data names the classes that are built from it. Whoever can alter it picks classes whose start-up and clean-up methods write files, call addresses and, in known chains, start programs.",
    control: {
      when: [
        "signed|signature|hmac|mac|encrypted",
        "allowed classes",
        "objectinputfilter|allowlist|whitelist",
        "mutual tls",
      ],
      consequence:
        "Check that it is verified before the first object is built, with a key that the sender does not have, and that an altered value is refused.",
    },
    test: {
      technique: "craft-file",
      title: ["Alter and replace what {endpoint} restores", "Alter and replace the serialised data"],
      setUp:
        "The service on staging, a genuine value, a host name whose look-ups are logged, and a generator of test payloads such as ysoserial (URLDNS) for Java and phpggc for PHP.",
      steps: [
        "As whoever can supply the data, alter one field of a genuine value, such as a price or a role, and hand it in.",
        "Hand in an object of another class that exists in the service, encoded the same way.",
        "Hand in a payload that only looks up the logged host name when it is read.",
      ],
      failsIf: "the altered value is accepted, the other class is built, or the host name is looked up",
    },
    example: "Carts survive a deploy\n\nThe cart cookie is restored with unserialize().",
    counterexample: "Carts survive a deploy\n\nThe cart is a table row with a number per article.",
  },
  {
    id: "parses-supplied-xml",
    when: [
      "import|imports|importer|upload|uploads|uploaded|accept|accepts|receive .... [format:xml|camt|ubl|xrechnung|zugferd|soap|kml|gpx|opml|xliff|tmx|bmecat|ovf|enex|musicxml|tcx]",
      "[format:xml|camt|ubl|xrechnung|zugferd|kml|gpx|opml|xliff|tmx|bmecat|ovf|enex|musicxml|tcx] .... import|imports|imported|upload|uploaded|parser|parsed by|with",
      "[format:documentbuilderfactory|saxparserfactory|xmlinputfactory|domdocument|loadxml|simplexmlelement] .... upload|uploaded|import|file|files|body",
    ],
    unless: [
      "xml sitemap",
      "ui|layout|strings xml",
      "replaced|replaces|instead|removed|drop|drops .. pickle|unserialize|binaryformatter|marshal|serialize",
      "bump|upgrade|update .. yaml|pickle|lxml",
    ],
    cwe: 611,
    severity: "medium",
    rationale: "whether files can be read depends on the parser's settings",
    name: [
      "Entities in {format} sent to {endpoint} can name server files",
      "Entities in foreign {format} documents can name server files",
    ],
    consequence:
      "XML may begin with a DTD that stands for files and addresses. Many parsers resolve it unless it is switched off, and then the document's author reads files of the server and has it call internal addresses.",
    control: {
      when: ["disallow doctype", "defusedxml", "entities .. off|disabled|forbidden", "secure processing", "nonet"],
      consequence:
        "Check that it is set for every parser that sees the document, schema and style sheet included, and that a document with a DTD is refused.",
    },
    test: {
      technique: "craft-file",
      title: ["Send XML with a DTD to {endpoint}", "Hand in XML with a DTD"],
      setUp: "The reader on staging, a listener that logs requests, and a valid document to alter.",
      steps: [
        'As the least trusted account that may hand it in, add <!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]> and put &x; in a text that is kept; in a zipped format, do so in its inner XML.',
        'Replace it by <!DOCTYPE r SYSTEM "http://the-listener/x.dtd">.',
        "Declare nine entities, each made of ten of the one before, and use the last.",
      ],
      failsIf: "the host's name is kept, the listener is called, or the memory of the process grows tenfold",
    },
    example: "Bank statements\n\nUsers upload a camt.053 file and our own XML parser reads it.",
    counterexample: "Bank statements\n\nThe list of statements shows the newest first.",
  },
  // Second tier: the class being decided, one topic tells which question it is.
  {
    id: "xml-parser-loose",
    topicOnly: true,
    when: [
      "[doc:docx|odt|xlsx|pom|svg|gpx|kml|project|invoice|invoices|feed|form|statement|metadata|wsdl|soap|document|documents|upload|import] .... xml|parser|dom|documentbuilderfactory|sax|entities|doctype",
      "xml|parser|dom|documentbuilderfactory|sax .... [doc:docx|odt|xlsx|pom|svg|gpx|kml|project|invoice|invoices|feed|form|statement|metadata|wsdl|soap]",
      "[kind:docx|xliff|pom|svg|ubl] ",
      "[lib:documentbuilderfactory|saxparser|xmlreader|dom4j|jaxb|libxml|libxml2|lxml|xmlreaderfactory|nokogiri|xslt|simplexml|elementtree|xmldocument|xxe|doctype|dtd|xinclude|entities|xliff|docx|pom]",
      "[lib:sax|dom|xml] parser|reader|parse|file|files|import",
      "parse|read|reads|parses|opened|import .. [lib:xml|svg|docx|xliff|ubl|pom]",
      "entity substitution",
      "external [lib:catalogues|entities|entity]",
      "[kind:docx|xliff|pom|svg|ubl|xml|gpx]",
    ],
    cwe: 611,
    severity: "high",
    rationale: "what an outside entity names is read by the server and may come back in the result",
    name: [
      "An entity declared in the {doc} may read the server's files",
      "A document may read the server's files by an entity that it declares",
    ],
    consequence:
      "So the document's author may declare an entity with a file or an address behind it, and the server reads it while parsing, unless the parser refuses document types and outside entities.",
    test: {
      technique: "craft-file",
      title: ["Send {endpoint} a document with an outside entity", "Hand in a document with an outside entity"],
      setUp: "The parser on staging, a valid document, and a listener that logs requests.",
      steps: [
        "Hand in the valid document with the least rights that may; it has to work.",
        'Add <!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]> and use &x; in a text that is shown.',
        "Put the listener's address in place of the file, then as a parameter entity and as an external DTD.",
        "Declare ten entities, each ten times the one before, and time the answer.",
      ],
      failsIf: "the host name comes back, the listener is called, or the answer takes more than ten times as long",
    },
    example: "Letters from Word\n\nThe upload is read by DocumentBuilderFactory with its defaults.",
    counterexample: "Letters from Word\n\nThe upload is shown as a picture.",
  },
  {
    id: "class-name-loose",
    topicOnly: true,
    when: [
      "class|type name|names|field|property .... data|loaded|instance|object|reflection|looked|read|context|payload|found|fields",
      "[x:typenamehandling|polymorphic|reflection|readobject|objectinputstream|ext]",
      "msgpack|messagepack .. ext|object|typed|extensions",
      "any|arbitrary type|class|object|objects",
      "serialised|serialized .. object|objects|java|instance",
      "creates .. object|instance",
    ],
    unless: ["used to|no longer|only .. type|types|class|listed"],
    cwe: 502,
    severity: "high",
    rationale: "building an object runs code of its class before anything looks at it",
    name: [
      "Data sent to {endpoint} may name the class that is built",
      "Data may name a class that was never meant, and it is built",
    ],
    consequence:
      "So the data has a say in which class is built from it: its author names one whose creation or setters do more than carry values, unless only listed classes are taken.",
    test: {
      technique: "craft-file",
      title: ["Send {endpoint} data that names another class", "Hand in data that names another class"],
      setUp: "The reader on staging with a log of processes and loaded classes, and a genuine message.",
      steps: [
        "Send the genuine message with the least rights that may; it has to work.",
        "Replace the type in it by a harmless class of the standard library that the message never uses.",
        "Replace it by a class that does not exist, and read the error.",
      ],
      failsIf: "the other class is built, or the error tells that it was looked for",
    },
    example: "Queue format\n\nMessages hold the class name and are turned into objects by reflection.",
    counterexample: "Queue format\n\nMessages hold the time and a number.",
  },
  {
    id: "types-limited",
    topicOnly: true,
    when: [
      "only|allow|allowed|list|listed .. types|type|classes|class",
      "used to create",
      "replace|replaces|replaced|migrate|migration|instead|start ... by|from|to|with .. json|plain|system|newtonsoft|safe",
    ],
    cwe: 502,
    severity: "medium",
    rationale: "what the old reader accepted may still be taken on a path that was left",
    name: [
      "“{line}”: the old reader may still take a foreign type",
      "A foreign type may still be taken by a reader that was left in place",
    ],
    consequence:
      "So the reader is narrowed or replaced. Check that no path falls back to the old one, that data written before is read by the new one too, and that a type outside the list is refused before it is built.",
    test: {
      technique: "craft-file",
      title: "Hand in old-format data and a foreign type",
      setUp: "The reader on staging with a log of processes, data in the old format and data in the new one.",
      steps: [
        "Hand in data in the new format; it has to work.",
        "Hand in the old format where the new one is expected, by changed header, cookie and file ending.",
        "Name a harmless class that is not on the list, at the top and nested in a list.",
      ],
      failsIf: "the old reader takes the data, or the class that is not listed is built",
    },
    example: "Sessions\n\nThis replaces the old format by plain JSON.",
    counterexample: "Sessions\n\nThis shows the end of the session in minutes.",
  },
  {
    id: "prototype-loose",
    topicOnly: true,
    when: [
      "allowprototypes|prototype|proto|setdeep|lodash|deepmerge|mergedeep|defaultsdeep",
      "merge|merges|recursive|deep .. body|defaults|object|helper|objects|config|options|settings",
      "qs parse|depth",
      "contain dots",
      "dots|dotted .. name|names|path|fieldname|key|keys",
      "set deep",
      "creates the levels",
    ],
    cwe: 1321,
    severity: "high",
    rationale: "a property set on the prototype is seen by every object of the process",
    name: [
      "A key named __proto__ sent to {endpoint} may change every object",
      "“{line}”: a key named __proto__ may change every object",
      "A key named __proto__ may change every object of the process",
    ],
    consequence:
      "So keys from outside decide where a value is set: __proto__ or constructor.prototype as a key puts it on every object, where it may switch on what a check asks for, unless such keys are refused.",
    test: {
      technique: "alter-values",
      title: ["Send __proto__ as a key to {endpoint}", "Send __proto__ as a key"],
      setUp:
        "The service on staging, started afresh, and a way to see the properties of a new object, such as an answer that lists them.",
      steps: [
        "With the least rights that may, send a genuine body; it has to work.",
        'Add {"__proto__":{"probe":"x"}}, then {"constructor":{"prototype":{"probe":"x"}}}, then the key __proto__.probe and __proto__[probe]=x.',
        "Send a further request as another account and look for probe in its answer.",
      ],
      failsIf: "probe is found in an object that was not sent",
    },
    example: "Custom fields\n\nField names may contain dots and become levels.",
    counterexample: "Custom fields\n\nField names are printed in italics.",
  },
  {
    id: "pickle-loose",
    topicOnly: true,
    when: [
      "[lib:joblib|pickle|pickled|cloudpickle|dill|torch|rdata|rds|marshal|binaryformatter|shelve|numpy|npy|keras|h5]",
      "binary formatter",
      "dump of .. python|objects",
      "python objects",
      "model save|load|zoo|file|files",
      "upload|download models|model",
    ],
    cwe: 502,
    severity: "high",
    rationale: "reading it runs what its author put in, beside the secrets of the service",
    name: [
      "A file in the {lib} format may run code of its author when it is read",
      "A file of stored objects may run code of its author when it is read",
    ],
    consequence:
      "So a format is read that can name functions to be called while it is loaded: whoever can write or replace the data has code run by the reader, unless it is proven to be the service's own.",
    test: {
      technique: "craft-file",
      title: "Hand in stored objects that leave a trace",
      setUp:
        "The reader on staging with a listener that logs requests, and data of the format whose loading requests the listener and does nothing else.",
      steps: [
        "Hand in genuine data with the least rights that may; it has to be read.",
        "Hand in the prepared data in its place, with the same name and ending.",
        "Change the place that the genuine data is kept in, as far as the account may, and have it read again.",
      ],
      failsIf: "the listener is called",
    },
    example: "Model shelf\n\nThe tool reads joblib dumps of colleagues.",
    counterexample: "Model shelf\n\nThe tool shows the size of each entry.",
  },
  {
    id: "yaml-tags-loose",
    topicOnly: true,
    when: ["yaml", "pyyaml|snakeyaml", "new pkg", "tags in .. files|file|task"],
    cwe: 502,
    severity: "high",
    rationale: "a tag can name any class or function that the reader knows",
    name: ["“{line}”: a tag in the file may build an object", "A tag in the file may build an object when it is read"],
    consequence:
      "So the file may carry a tag that names what is to be built from it: whoever writes the file has an object made that was never meant, unless the loader knows plain values only.",
    test: {
      technique: "craft-file",
      title: "Hand in a file with a tag that builds an object",
      setUp: "The reader on staging with a listener that logs requests, and a genuine file.",
      steps: [
        "Hand in the genuine file with the least rights that may; it has to work.",
        "Add a value with a tag of the loader's own for objects, one that names a harmless class of the standard library.",
        "Add one whose building requests the listener, then one that includes /etc/hostname.",
      ],
      failsIf: "the object is built, the listener is called, or the host name stands in the result",
    },
    example: "Task files\n\nThe files may say new pkg and a name.",
    counterexample: "Task files\n\nTask files are sorted by name.",
  },
  {
    id: "saved-state-loose",
    topicOnly: true,
    when: [
      "save|saved|saves|state|slots|session|settings|resume|restore|snapshot|import|project ... file|files|read|load|loaded|loads|back|raw|struct|structs|binary|shared|foreign|opened",
      "[x:reinterpretcast|memcpy|ifstream]",
    ],
    cwe: 502,
    severity: "medium",
    rationale: "a saved file can be written by another than the program that reads it",
    name: [
      "“{line}”: a crafted file may do more than carry values",
      "A crafted saved file may do more than carry values when it is read",
    ],
    consequence:
      "So the program reads back what it takes for its own: whoever can hand in or replace that file chooses its contents, and with a native format also what is built from it, unless the contents are checked first.",
    test: {
      technique: "craft-file",
      title: "Hand in a saved file that was altered",
      setUp: "The program on a test machine with a log of processes, and a genuine saved file.",
      steps: [
        "Load the genuine file; it has to work.",
        "Change a length, a type's name and a count in it to far too large ones, one at a time, and load it.",
        "Where the format stores objects, store one whose loading requests a listener, and load it.",
      ],
      failsIf: "the program crashes, builds what the genuine file never held, or calls the listener",
    },
    example: "Level states\n\nThe resume option loads the slots of friends from a file.",
    counterexample: "Level states\n\nThe game has a slower intro.",
  },
  {
    id: "body-read-loose",
    topicOnly: true,
    when: ["json|body|payload|parse|parser|deserialize|deserialise|unmarshal|decode|reader|format"],
    cwe: 502,
    severity: "medium",
    rationale: "a reader that takes more than values lets the sender choose what is built",
    name: [
      "Crafted data sent to {endpoint} may do more than carry values",
      "“{line}”: crafted data may do more than carry values",
      "Crafted data may use {code} to do more than carry values",
      "Crafted data may do more than carry values when it is parsed",
    ],
    consequence:
      "So data from outside is turned into a structure there: a named type, a key such as __proto__ and very deep nesting are what its sender may try, unless the reader takes plain values only.",
    test: {
      technique: "craft-file",
      title: ["Send crafted data to {endpoint}", "Hand in crafted data"],
      setUp: "The reader on staging with a log of processes, and a genuine piece of data.",
      steps: [
        "Hand in the genuine data with the least rights that may; it has to be taken.",
        'Add the keys "@class", "$type" and "__type" with a harmless class of the standard library.',
        'Add {"__proto__":{"probe":"x"}} and look for probe in a later answer.',
        "Nest ten thousand brackets and time the answer.",
      ],
      failsIf: "the class is built, probe is found elsewhere, or the process stops answering",
    },
    example: "Parser\n\nThe decoder keeps unknown fields.",
    counterexample: "Colours\n\nThe header keeps its colour.",
  },
  // End of the second tier.
  {
    id: "general-deserialisation",
    cwe: 502,
    severity: "medium",
    rationale: "data that chooses what is built from it can read files and run code in the reader",
    name: [
      "“{line}”: crafted data may do more than carry values",
      "Crafted data sent to {endpoint} may do more than carry values",
      "Crafted data may use {code} to do more than carry values",
      "Crafted data may do more than carry values when it is read",
    ],
    consequence:
      "The question is how the data is turned into a structure here: if it can name a type, an outside entity or a property such as __proto__, its author chooses what is built and loaded.",
    test: {
      technique: "craft-file",
      title: ["Send crafted data to {endpoint}", "Hand in crafted data"],
      setUp:
        "The reader on staging with a log of processes, a genuine piece of data, and a listener that logs requests.",
      steps: [
        "Hand in the genuine data with the least rights that may; it has to be taken.",
        "Name a harmless class that the data never uses wherever the format can name a type, and hand it in.",
        "Where the format knows entities or properties, add one that requests the listener, then the key __proto__.",
      ],
      failsIf: "the other class is built, the listener is called, or a later object has the added property",
    },
  },
];
