// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations, Wording } from "../situation.ts";

// Nouns that a headline can name.
const KINDS =
  "attachment|attachments|photo|photos|picture|pictures|backup|backups|note|notes|document|documents|subtitle|subtitles|theme|themes|template|templates|layout|layouts|report|reports|dumps|recording|recordings|artifact|artifacts|artefacts|scan|scans|snippet|snippets|fonts|avatars|logos|video|videos|image|images|movie|film|plugins|invoice|letters|submissions|certificates|bills|tracks|covers|albums|books|libraries|library|drawings|logs";
const SOURCES = "name|names|title|titles|uid|filename|filenames|path|category|slug|key|lang|folder|tag|label|id";

const STATED: Situation["control"] = {
  when: [
    "basename|realpath|canonicalize|canonicalized|canonical|normalize|normalized ... path|name|inside|below|within|under",
    "path|name .. normalized|canonicalized|sanitized|checked|cleaned",
    "reject|refuse|forbid|strip|block|deny ... traversal|dots|slash|separator|absolute",
    "must|has to|have to .. inside|below|within|under .. folder|directory|root",
    "only .. inside|below|within|under .. folder|directory|root",
  ],
  consequence:
    "Check that it holds for ../ and ..\\, absolute paths, %2e%2e%2f, a link inside the folder, and a sibling folder whose name begins the same.",
};

const PACKS = "zip|archive|tar|tarball|tgz|ova|7z|epub|backup|bundle|pack|package";
const UNPACK = "unpack|unzip|untar|extract|extracted|extraction|extractall";
const PATH_DROPPED = "drop|dropped|remove|removes|removed .. normalise|normalize|basename|realpath|sanitize|check";

// Wordings of the second tier.
const MARKED =
  "A test machine with the change, whose file system the tester can list, and marked.txt one folder above the permitted one.";

const CLIMB: Wording =
  "Send ../marked.txt, ..%2fmarked.txt, ..\\marked.txt, ....//marked.txt and the full path of marked.txt in its place.";

const CLIMBED: Wording = "the text of marked.txt comes back, or marked.txt itself is different afterwards";
// End of wordings.

export const pathTraversal: Situations = [
  {
    id: "path-in-bucket",
    when: [
      "[part:name|filename|folder|path] .. come|comes|from|sent .... key|prefix|object & bucket|s3|gcs|minio",
      "key|prefix|object .. made|built|put together .. from .. [part:name|filename|folder|path] & bucket|s3|gcs|minio",
    ],
    unless: ["access|api|secret|private key|keys ... bucket|s3", "temp|local folder|disk"],
    cwe: 22,
    severity: "high",
    rationale: "one bucket holds many callers' files, apart only by the beginning of their keys",
    name: [
      "The {part} sent to {endpoint} may reach keys under another prefix",
      "A {part} with ../ in it may reach keys under another prefix",
    ],
    consequence:
      "So the key is put together from a {part} that comes from outside, and one with a slash in it, or one that a client library resolves like ../, may name a key under another prefix, unless each part is checked.",
    test: {
      technique: "swap-ids",
      title: "Name keys under another prefix by the {part}",
      setUp: "Two callers, A and B, on staging; a marked file of B's whose key is known.",
      steps: [
        "As A, store a file and read it back, and note how its key is made from what was sent.",
        "As A, ask for B's file with ../ and B's prefix in the {part}, then with %2e%2e%2f and with a leading slash.",
        "As A, store a file under the same {part}, and as B read the marked file again.",
      ],
      failsIf: "the mark comes back to A, or B's file is changed",
    },
    example: "Folders for staff papers\n\nFolder and name come from the request and make the key in the bucket.",
    counterexample: "Folders for staff papers\n\nThe bucket is moved to another region; customers see no difference.",
  },
  {
    id: "path-from-archive",
    when: [
      `[who:<customer|staff|admin|partner|everyone>] .... upload|import|restore|bring|drop|hand .... [pack:${PACKS}] && ${UNPACK}`,
      `${UNPACK} .... [pack:${PACKS}]`,
      `[pack:${PACKS}] .... ${UNPACK}`,
      `[pack:${PACKS}] .... keep|keeping ... path|name|folder|structure`,
      `folder|structure|names|paths .. in|from|of the? [pack:${PACKS}] .. become|created|kept|written|are`,
      "[call:extractall|extractto|extracttodirectory|unpackarchive]",
      `accept|upload|import|install|restore .... [pack:zip|archive|tarball|tgz] && ${UNPACK} .. to|into|at|below|under`,
    ],
    unless: [
      "unpack|unpacked|extract|extracted .. in|to|into memory",
      "docker|container image ... tar|layer",
      "by hand|manually .. unpack|unzip",
      "unpack|unzip .. by hand|manually",
      "extract .. text|method|function|component|class|constant|helper|data|value|common|logic|string",
      "bundle|package .. size|manager|json|lock|split",
      "add|create|export|download .. as|into a? zip|tar",
    ],
    cwe: 22,
    severity: "high",
    rationale: "a file written outside the folder can replace another's, or one that the program itself runs",
    name: [
      "Entry names in the {pack} from {who} can lead outside the target folder",
      "Entry names in the {pack} can lead outside the target folder",
      "{call} may write entries wherever their names lead",
    ],
    consequence: [
      "So each entry of the {pack} brings its own path: a name like ../../x, or a link followed by a file beneath it, is written wherever the unpacking account may write, unless every resolved name is checked.",
      "So each entry brings its own path: a name like ../../x, or a link followed by a file beneath it, is written wherever the unpacking account may write, unless every resolved name is checked.",
    ],
    control: STATED,
    test: {
      technique: "craft-file",
      title: ["Unpack a {pack} whose entry names climb out", "Unpack an archive whose entry names climb out"],
      setUp:
        "A test machine with the change, watched for new files. A valid sample and a script that writes archives with free entry names.",
      steps: [
        "Add the entries ../../escape-1.txt, ..\\..\\escape-2.txt and /tmp/escape-3.txt to the sample and hand it in with the least rights that may.",
        "Add a link named out that points to /tmp, followed by the entry out/escape-4.txt, and hand it in.",
        "Search the machine for escape-1 to escape-4.",
      ],
      failsIf: "one of the four files lies outside the target folder",
    },
    example:
      "Themes from a file\n\nShop owners upload a zip, which we unpack to the theme folder with the names it has.",
    counterexample:
      "Themes from a file\n\nShop owners upload one stylesheet, which we keep in the database under the shop's id.",
  },
  {
    id: "path-file-url",
    when: [
      "[opt:local] file access .. on|enabled|allowed|now|true|is",
      "enable|allow|with [opt:local] file access",
      "scheme .... http .... [opt:file]",
      "[opt:file] url|uri|scheme ... allowed|accepted|work|supported|possible",
    ],
    unless: ["upload", "no local file access"],
    cwe: 22,
    severity: "high",
    rationale: "what the server reads ends in a result that its author can open",
    name: [
      "Through {endpoint} the server may read its own files by file:",
      "A file: address may read the server's own files into the result",
    ],
    consequence:
      "So an address may begin with file:, and whoever writes it has the server read its own settings and keys into the result, unless the folder is limited.",
    test: {
      technique: "craft-file",
      title: "Name the server's own files by file: addresses",
      setUp: "A test machine with a marked text file in /tmp and one beside the permitted folder.",
      steps: [
        "With the least rights that may supply the address, name a permitted file and see it in the result.",
        "Name file:///tmp/marked.txt, file:///etc/hostname and the file beside the folder.",
        "Look for the marks in the result and in error messages.",
      ],
      failsIf: "a mark or the machine's host name appears",
    },
    example:
      "Letters with logo\n\nThe printer runs with local file access now, as the logo lies on the disk; letters hold the customer's HTML.",
    counterexample: "Letters with logo\n\nThe printer gets the logo as part of the letter; the letter is plain text.",
  },
  {
    id: "path-climb-allowed",
    when: [
      "[kind:absolute|relative] path .. allowed|accepted|kept|work|fine|ok|possible|permitted",
      "allow|accept|permit|keep .. [kind:absolute|relative] path",
      "any|arbitrary [kind:file|folder|directory|path] .. on the? server|disk|machine|host",
      "[kind:path|name|file] .. may|can .. lead|point|be|lie outside of? the? folder|directory|root|project|share|library",
    ],
    unless: ["prevent|forbid|refuse|reject .... outside", "import|module path"],
    cwe: 22,
    severity: "high",
    rationale: "what kept the path inside is what this change loosens",
    name: [
      "{endpoint} may open any file by its {kind}",
      "With {kind} paths allowed, settings and keys of the server can be named",
    ],
    consequence:
      "So whoever supplies the path may name settings, keys and others' files that the process can open, unless the resolved path is compared with a list of folders.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Name files outside the folder",
      setUp:
        "A test machine with a marked file beside the permitted folder, in a sibling folder whose name begins the same, and in /tmp.",
      steps: [
        "With the least rights that may supply the path, name a permitted file and confirm that it works.",
        "Name the three marked files by ../, by absolute path and with %2e%2e%2f for the dots.",
        "Name /etc/hostname and the service's own settings file.",
      ],
      failsIf: "a mark, the host name or a line of the settings file comes back",
    },
    example:
      "Pictures in letters\n\nThe template may name any file on the server now, since logos lie in several places.",
    counterexample:
      "Pictures in letters\n\nThe template names a picture by its number; pictures are kept in the database.",
  },
  {
    id: "path-from-code",
    when: [
      "[call:readfile|readfilesync|sendfile|fileresponse|fopen|createreadstream|writefile|writefilesync|createwritestream|copyfile|join] .... req|request|query|params|args|body .. [name:theme|file|name|path|filename|template|page|lang|doc|key|dir|folder|id|title]",
      "[call:readfile|readfilesync|sendfile|fopen|createreadstream|writefile|writefilesync|createwritestream|copyfile|join|combine] .... [name:filename|originalname|displayname]",
      "[call:join|combine|createwritestream] .... entry [name:path|name|filename]",
      "[call:file] cachedir|dir|folder .. [name:displayname|filename|originalname]",
    ],
    unless: ["basename .. filename|originalname|name"],
    cwe: 22,
    severity: "high",
    rationale: "a chosen name can replace or show a file that the program itself reads",
    name: ["{call} takes the {name} as it was sent, ../ included"],
    consequence:
      "So the {name} that comes from outside is joined to a folder, and one with ../ or an absolute path leads out of it, to files that the program itself reads, unless the result is checked before it is opened.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Send a {name} that climbs out of the folder",
      setUp:
        "A test machine with the change, whose file system the tester can list, and a marked file one folder above.",
      steps: [
        "Send a permitted {name} and note which file it leads to.",
        "Send ../marked, ../../marked, ..\\marked, /tmp/marked and %2e%2e%2fmarked as the {name}, with the marked file's own ending where one is appended.",
        "List the folder above and compare the marked file with what it was.",
      ],
      failsIf: "the marked file is handed out, or a new file lies outside the folder",
    },
    example: "Manuals\n\n`fs.createReadStream(path.join(BASE, req.query.file))` replaces the three handlers.",
    counterexample: "Manuals\n\n`db.read(id)` replaces the three handlers for manuals.",
  },
  {
    id: "path-from-file-name",
    when: [
      "[owner:album|customer|user|project|original|branch|device|site|group|patient|channel|document|display|attachment|sender|team|tenant|folder|room|job|host] [name:name|filename|id] .. is|used|becomes|kept|taken .. as|the .. folder|file|path|directory",
      "[owner:album|customer|user|project|original|branch|device|site|group|patient|channel|document|display|attachment|sender|team|tenant|job|host] [name:name|filename] .. folder|directory",
      "saved|stored|written|kept|save|store|write|keep ... under|as|by|with|below|to .. [owner:album|customer|user|project|original|branch|device|site|group|patient|channel|document|attachment|sender|file|upload] [name:name|filename|title] & folder|disk|directory|file|share|path",
      "saved|stored|written|kept|save|store|write|keep ... under|as|by|with|below|to .. [owner:original] file? [name:name|filename]",
      "[owner:file] [name:name|names] .. from|sent by|as sent|comes from .. the? client|browser|scanner|device|sender|mail|header",
      "[owner:original] file [name:name|names] .. kept|used|preserved|stays",
    ],
    unless: ["random|generated|uuid|hash .. name|filename", "domain|last|first|host|class name", "in the? database"],
    cwe: 22,
    severity: "high",
    rationale: "a chosen name can replace a file that the program itself reads",
    name: ["{owner} {name} with ../ in it can lead out of its folder"],
    consequence:
      "So the {owner} {name} becomes part of a path, and one with ../ or an absolute path leads out of the folder: to others' files and to those that the program itself reads, unless the result is checked before it is opened.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Give the {owner} {name} climbing values",
      setUp: "A test machine with the change, whose file system the tester can list.",
      steps: [
        "With the least rights that may set it, use probe-1.txt as the {owner} {name} and note where it leads.",
        "Use ../probe-2.txt, ..\\probe-3.txt, /tmp/probe-4.txt, %2e%2e%2fprobe-5.txt and the name of a file that exists in the folder above.",
        "Look for the five files, and compare the one in the folder above with what it was.",
      ],
      failsIf: "a file outside the folder was written, replaced or handed out",
    },
    example: "Scans from branches\n\nEach scan is saved below the branch's folder under the original file name.",
    counterexample:
      "Scans from branches\n\nEach scan is kept in the database; a random name is generated when it is handed out.",
  },
  {
    id: "path-parameter-read",
    when: [
      "<endpoint> & [param:file|doc|template|filename] & stream|send|serve|read|open|return|download|append|join|folder|disk|directory",
      "[param:file|path|filename] parameter|param|query|argument .. names|read|open|served|streamed|joined|appended|relative",
      "open|read|load|show .. file named in the [param:link|request|query|message]",
    ],
    unless: [
      "import path",
      "file id|ids",
      "critical|happy path",
      "object storage|s3|bucket",
      "etc passwd",
      "multipart",
      "upload",
      "tmp",
      "temp files|file",
    ],
    cwe: 22,
    severity: "high",
    rationale: "settings, keys and others' documents lie on the same disk",
    name: [
      "The {param} named to {endpoint} can lie outside its folder",
      "The {param} that a request names can lie outside its folder",
    ],
    consequence:
      "So the caller names the file by the {param}, and with ../ in front of it can name the service's settings and others' documents, unless the resolved path is checked to lie below the folder.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Climb out of the folder with the {param}",
      setUp:
        "A test machine with a marked file one folder above the served one and one in a sibling folder whose name begins the same.",
      steps: [
        "With the least rights that may send it, request a permitted file and note the answer.",
        "Send ../marked.txt, ..%2fmarked.txt, %252e%252e%252fmarked.txt and ....//marked.txt as the {param}.",
        "Send /etc/hostname, ../../../../etc/hostname and the marked file of the sibling folder.",
      ],
      failsIf: "the answer holds a mark or the machine's host name",
    },
    example: "Old manuals\n\nGET /manuals?file=2014/pump.pdf streams the document from the archive folder.",
    counterexample: "Old manuals\n\nGET /manuals/{id} streams the document that the table names for this number.",
  },
  {
    id: "path-link-followed",
    when: [
      "[link:symlink|symlinks] ... followed|follow|allowed|kept|resolved|restored",
      "follow|following ... [link:symlink|symlinks]",
      "symbolic [link:link|links] ... followed|follow|kept|restored|allowed",
    ],
    unless: ["not|never|no|skip|ignore|refuse|don't .. follow|symlinks"],
    cwe: 59,
    severity: "high",
    rationale: "the target is opened with the service's rights and not with those of whoever placed it",
    name: "A planted symbolic link leads the service to files beyond its folder",
    consequence:
      "So whoever may place a link in that folder lets the service read, write or hand over the file it points to, with the service's own rights, unless the target is checked when it is opened.",
    control: STATED,
    test: {
      technique: "use-identity",
      title: "Plant symbolic links and have the service follow them",
      setUp:
        "A test machine, an ordinary account that may place files in the folder, and a marked file that only the service may read.",
      steps: [
        "As the ordinary account, place a link to the marked file and one to its folder, and have the service open, list and copy them.",
        "Replace a plain file by a link to the marked file between listing and opening, and repeat it a hundred times.",
        "Compare owner and mode of the marked file before and after.",
      ],
      failsIf: "the mark can be read by the ordinary account, or the marked file changes",
    },
    example: "Panel editor\n\nSymlinks below the home folder are followed, because shared themes are linked there.",
    counterexample:
      "Panel editor\n\nThe list marks a symbolic name with an arrow. It is not possible to open it; they are skipped.",
  },
  {
    id: "path-served-tree",
    when: [
      "serve|serves|served|stream|list|browse ... [tree:folder|directory|volume|share|disk] & <endpoint>",
      "<endpoint> & serve|serves|served|stream|list|browse ... [tree:folder|directory|volume|share|disk]",
    ],
    unless: ["s3|bucket|object storage", "root folder in|of the repository", "etc passwd"],
    cwe: 22,
    severity: "medium",
    rationale: "what lies beside the served files was never meant to be fetched",
    name: "{endpoint} may serve files from beside its {tree}",
    consequence:
      "So the rest of the address becomes a path on the disk, and %2e%2e%2f, a double slash or a backslash may lead out of the {tree}, unless it is resolved and compared before the file is opened.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Leave the {tree} behind {endpoint} by encoded paths",
      setUp:
        "A test machine with a marked file one folder above the served one; a client that sends paths as they are, such as curl --path-as-is.",
      steps: [
        "With the least rights that {endpoint} asks for, request a permitted file and then ../marked.txt below the same route.",
        "Request it with %2e%2e%2f, %252e%252e%252f, ..%5c and //etc/hostname in place of the dots.",
      ],
      failsIf: "the mark or the host name comes back",
    },
    example: "Plugin pictures\n\nGET /plugins/:plugin/pictures serves what lies in the folder of the plugin.",
    counterexample: "Plugin pictures\n\nPictures are bundled with the release and get a hash in their name.",
  },
  {
    id: "path-in-setting",
    when: [
      "[who:<customer|staff|admin|partner|everyone>] .. enter|type|choose|set|give .. [use:target|output|destination|backup|export|download|import|working|storage] [setting:path|folder|directory]",
      "[use:target|output|destination|backup|export|download|working|storage] [setting:path|folder|directory] .. free text|entered|typed|from the? request|body|message|user",
    ],
    unless: ["s3|bucket|object storage", "career|learning|critical path"],
    cwe: 22,
    severity: "medium",
    rationale: "reading and writing happen with the program's rights, whatever the setter's own are",
    name: [
      "The {use} {setting} that {who} set may lead anywhere on the machine",
      "The {use} {setting} sent may lead anywhere on the machine",
    ],
    consequence:
      "So whoever sets the {use} {setting} names a place on the machine, and the program goes there with its own rights: its settings, its jobs and others' files, unless it is compared with the folders that are meant.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Set a {use} {setting} outside the meant folders",
      setUp: "A test machine with the change, and a marked file in a folder that is not meant.",
      steps: [
        "With the least rights that may do so, set the {use} {setting} to a permitted place and confirm that it works.",
        "Set it to ../../ followed by the marked file's folder, to /etc and to the program's own folder.",
        "Let the program read and write, and look at what is shown and what has been written.",
      ],
      failsIf: "the mark is shown, or a file appears outside the permitted places",
    },
    example:
      "Restore elsewhere\n\nOn the restore page users type the target folder, and the service copies the files there.",
    counterexample: "Restore elsewhere\n\nOn the restore page users choose one of their computers by name from a list.",
  },
  {
    id: "path-guard-added",
    when: [
      "[verb:prevent|fix|block|reject|refuse|mitigate|protect] .... path|directory [what:traversal]",
      "[verb:prevent|fix|block|reject|refuse|mitigate|protect] .... zip [what:slip]",
      "[verb:sanitize|restrict] .. [what:filename|filenames]",
    ],
    unless: [PATH_DROPPED],
    cwe: 22,
    severity: "medium",
    rationale: "the check decides alone which files can be named from outside",
    name: [
      "The {what} check in {endpoint} may miss other spellings of a path",
      "The new {what} check may miss other spellings of a path",
    ],
    consequence:
      "Such a check is passed by encoded dots, by a backslash, by an absolute path and by a sibling folder with the same beginning. Check that it judges the resolved path, at each place where the name is used.",
    test: {
      technique: "alter-values",
      title: "Try to pass the {what} check with other spellings",
      setUp:
        "A test machine with a marked file one folder above the permitted one and one in a sibling folder whose name begins the same.",
      steps: [
        "With the least rights that may supply the name, send ../marked.txt; it has to be refused.",
        "Send ..%2fmarked.txt, %252e%252e%252fmarked.txt, ..\\marked.txt, ....//marked.txt and the absolute path.",
        "Send the sibling folder's file, and a link inside the permitted folder that points to the marked one.",
      ],
      failsIf: "a marked file is read or written",
    },
    example: "fix(backup): prevent path traversal\n\nNames are cleaned before the copy is written.",
    counterexample: "fix(backup): prevent empty copies\n\nSizes are compared before the old copy is removed.",
  },
  // Second tier: the class being decided, one topic tells which question it is.
  {
    id: "path-dots-named",
    topicOnly: true,
    when: [
      `any|free|relative|absolute|outside|above|slashes|leaves .... [what:${KINDS}]`,
      `[what:${KINDS}] .... outside|relative|absolute|above|slashes|leaves`,
      "outside of? the? [place:folder|directory|root|project|package|repository|library|workspace|book]",
      "<endpoint> & any|free|relative|absolute",
      "leaves|leave the? .. [place:folder|directory|root]",
      "above|beside|levels .. [place:folder|directory|page|snippets]",
      "relative|absolute to|paths|path",
      "any path|file|folder|directory|place",
      "lie|lies|point|ends outside",
      "slash|slashes|separators ... name|names|path|anywhere|at|allowed",
      "leading slashes|slash",
      "honours|honors .. absolute",
    ],
    unless: ["prevent|prevents|forbid|refuse|reject|block .... outside", "import paths"],
    cwe: 22,
    severity: "high",
    rationale: "the line itself lets the name lead to another place",
    name: [
      "{endpoint} may open files other than the {what}",
      "A path may be given that leads to files other than the {what}",
      "{endpoint} may open files beyond the folder meant",
      "A path may be given that leads beyond the {place}",
      "A path may be given that leads beyond the files meant",
    ],
    consequence:
      "So the path may lead away from its folder by intent: whoever supplies it reaches what else the process can open, its settings and others' files, unless the finished path is compared with the folders that are meant.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: ["Name files beyond the meant folder in {endpoint}", "Name files beyond the meant folder"],
      setUp: MARKED,
      steps: [
        "With the least rights that may supply the path, name a file that is meant and confirm that it works.",
        "Name marked.txt by ../ and by its full path, then with %2e%2e%2f for the dots.",
        "Name /etc/hostname and the program's own settings file in the same way.",
      ],
      failsIf: "the text of marked.txt, the host name or a line of the settings comes back",
    },
    example: "Snippets\n\nThe snippet may lie outside the project.",
    counterexample: "Snippets\n\nThe snippet is shown in grey.",
  },
  {
    id: "path-check-changed",
    topicOnly: true,
    when: [
      "prevent|prevents|preventing|escape|escaping|stop|stopped|stops|fix|validate|reject|warn .... outside|escaping|traversal|path|directory|worktree|boundary|symlink|slip",
      "check|checks|checking .. inside|within|outside|below|path|target|name|prefix|contains|starts",
      "strip|strips|sanitize|normalise|normalize|normalising|basename|realpath|islocal|resolve|resolves|canonical",
      "path .. starts with",
      "decode|decoded|decoding .. path|twice|before|after|once|address",
    ],
    cwe: 22,
    severity: "medium",
    rationale: "the whole guard is how such a path is compared, and paths have several spellings",
    name: [
      "“{line}”: other spellings of a path may pass",
      "The path check around {code} may be passed by another spelling",
      "The path check may be passed by another spelling",
    ],
    consequence:
      "So a check, or its order, decides which paths pass. Check that it judges the finished path after all decoding, that a folder whose name only begins the same is refused, and that a link inside the folder is too.",
    test: {
      technique: "alter-values",
      title: "Pass the check with other spellings of a path",
      setUp:
        "A test machine with marked.txt one folder above the permitted one, one in a sibling folder whose name begins the same, and a link in the permitted folder that points to the first.",
      steps: [
        "With the least rights that may supply the path, send ../marked.txt and its full path; both have to be refused.",
        "Send ..%2fmarked.txt, %252e%252e%252fmarked.txt, ..\\marked.txt, ....//marked.txt and /./../marked.txt.",
        "Name the file in the sibling folder, the link, and a path that is empty once it is cleaned, such as //.",
      ],
      failsIf: "the text of a marked file comes back, or a marked file is different afterwards",
    },
    example: "Backup names\n\nPrevent names from escaping the data folder.",
    counterexample: "Backup names\n\nNames of backups hold the date.",
  },
  {
    id: "path-temp-name",
    topicOnly: true,
    when: [
      "in|to|under|below|at tmp",
      "var tmp",
      "temp|temporary folder|dir|directory .. share|shared|name",
      "tmp .. name",
    ],
    cwe: 59,
    severity: "high",
    rationale: "other accounts of the machine can write to that folder too",
    name: [
      "“{line}”: a planted link may receive what is written",
      "In a folder for temporary files, a planted link may receive what is written",
    ],
    consequence:
      "So a file is made where other accounts may write: one of them puts a link of the expected name there first, and the program writes to where it points, with its own rights.",
    test: {
      technique: "use-identity",
      title: "Plant a link under the expected name",
      setUp:
        "A test machine, an ordinary account on it, and a marked file that the program may write and the account may not.",
      steps: [
        "Cause the write once and note the name of the temporary file and its owner.",
        "As the ordinary account, place a link of the next name that points to the marked file, and cause the write again.",
        "As the ordinary account, replace the file by the link between two writes, a hundred times.",
      ],
      failsIf: "the marked file is changed, or the ordinary account reads what was written",
    },
    example: "Render\n\nFrames are written to tmp by the job.",
    counterexample: "Render\n\nFrames are kept in memory.",
  },
  {
    id: "path-code-loose",
    topicOnly: true,
    when: [
      "join|sendfile|readfile|fopen|makedirs|mkdir|copyfile|writefile|createwritestream|combine|absolutepath|unlink .... [name:name|filename|layout|lang|template|title|folder|room|lut|key]",
      "join|sendfile|readfile|fopen|makedirs|mkdir|copyfile|writefile|createwritestream|combine .... path|file|dir|params|req|request|get|query|form|url|page|id|args",
      "path|filepath join",
      "send_file|sendfile|x_sendfile|create_directories|readfile",
      "readfile|file_read .... get",
    ],
    cwe: 22,
    severity: "high",
    rationale: "a chosen name can replace or show a file that the program itself reads",
    name: [
      "A {name} with ../ may lead out of the folder that it is joined to",
      "A value sent to {endpoint} with ../ may lead out of the folder that it is joined to",
      "A value with ../ may lead out of the folder that it is joined to",
    ],
    consequence:
      "So a value from outside becomes part of a path in the code: one with ../ or an absolute one leads out of the folder, unless the finished path is compared with it before a file is opened.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Send a name with ../ into the joined path",
      setUp: MARKED,
      steps: [
        "With the least rights that may send the value, send a permitted one and note which file it leads to.",
        CLIMB,
        "Where an ending is appended, send the same with a marked file that has this ending.",
      ],
      failsIf: CLIMBED,
    },
    example: "Icons\n\n`path.join(ICONS, theme)` is used for the icon.",
    counterexample: "Icons\n\n`ICONS.get(theme)` is used for the icon.",
  },
  {
    id: "path-archive-loose",
    topicOnly: true,
    when: [
      "restore|restores|restored|restoring|unpack|unpacked|unpacks|unzip|extract|extracts|extracted .... [pack:backup|backups|snapshot|theme|plugin|package|layers|bundle|export|project|course]",
      "[pack:backup|backups|snapshot|theme|plugin|package|layers|bundle|export|project|course] .... restore|restores|restored|restoring|unpack|unpacked|unpacks|unzip|extract|extracts|extracted",
      "[pack:zip|zips|archive|archives|tar|tarball|tgz|ova|7z|rar|epub|apkg|gz|jar|msix|layers]",
      "restore|restores|restored|restoring|unpack|unpacked|unpacks|unzip|extract|extracts|extracted",
      "[pack:package|packages|bundle|backup|backups|themes|theme] .. contain|contains|unpack|unpacked|install|installs|restore|restored",
    ],
    unless: ["zip r", "as one zip", "export|download|back_up|backs_up .. as|writes .. zip|archive"],
    cwe: 22,
    severity: "high",
    rationale: "a file that is written elsewhere can replace one that the program itself runs",
    name: [
      "Names inside the {pack} may lead outside the target folder",
      "Names that come with the files may lead outside the target folder",
    ],
    consequence:
      "So files come with names of their own: one such as ../../x, an absolute one, or a link followed by a file beneath it, is written wherever the program may write, unless each finished path is compared with the target folder.",
    control: STATED,
    test: {
      technique: "craft-file",
      title: "Hand in entries whose names climb out",
      setUp:
        "A test machine with the change, watched for new files, a valid sample, and a script that writes entries with free names.",
      steps: [
        "Hand in the valid sample with the least rights that may, and note the folder that it ends in.",
        "Add the entries ../../escape-1.txt, ..\\..\\escape-2.txt and /tmp/escape-3.txt, and hand it in.",
        "Add a link named out that points to /tmp and the entry out/escape-4.txt, and hand it in.",
        "Search the machine for escape-1 to escape-4.",
      ],
      failsIf: "one of the four files lies outside that folder",
    },
    example: "Themes\n\nA theme is a zip with styles in it.",
    counterexample: "Themes\n\nA theme is a set of colours.",
  },
  {
    id: "path-include",
    topicOnly: true,
    when: [
      "include|shortcode|partial|skeleton|snippet .. file|path|name|variables",
      "template|templates|layout|layouts .. name|file|path|picks|may|html",
      "shortcode|error_page|skeleton",
      "linked images|pictures|image|pictures",
      "href .. in the file|relative",
      "error page",
    ],
    cwe: 22,
    severity: "high",
    rationale: "what is pulled in this way ends in a page that its author can read",
    name: [
      "“{line}”: a named file may be any that the server can open",
      "Whoever names the file to {endpoint} may have any file of the server pulled in",
      "Whoever names the file to be pulled in may name any that the server can open",
    ],
    consequence:
      "So the content names a file and the server pulls it in: its author may name settings and keys with ../ or a full path, and read them in the result, unless the place is limited.",
    control: STATED,
    test: {
      technique: "craft-file",
      title: "Name a file outside the folder in the content",
      setUp: MARKED,
      steps: [
        "With the least rights that may write the content, name a permitted file and see it in the result.",
        "Name ../marked.txt, ../../marked.txt and the full path of marked.txt.",
        "Where endings or kinds are checked, name a copy of marked.txt with a permitted ending.",
      ],
      failsIf: "the text of marked.txt stands in the result or in an error message",
    },
    example: "Page parts\n\nThe shortcode puts a part into the page.",
    counterexample: "Page parts\n\nEach part has a border and a margin.",
  },
  {
    id: "path-link-loose",
    topicOnly: true,
    when: ["symlink|symlinks|symbolic|hardlink|hard_links", "links .. created|create|followed|target|install|bin"],
    cwe: 59,
    severity: "high",
    rationale: "the target is opened with the rights of the program and not of whoever placed it",
    name: [
      "“{line}”: a planted link may lead to files beyond the folder",
      "A planted link may lead to files beyond the folder",
    ],
    consequence:
      "So a link in the folder decides which file is meant: whoever may place one has the program read or write the file it points to, with the program's rights, unless the target is checked when it is opened.",
    control: STATED,
    test: {
      technique: "use-identity",
      title: "Place a link and have the program use it",
      setUp:
        "A test machine, an ordinary account that may place files there, and a marked file that only the program may read.",
      steps: [
        "As the ordinary account, place a link to the marked file and one to its folder, and have the program use both.",
        "Replace a plain file by a link between check and use, a hundred times.",
        "Compare the marked file with what it was.",
      ],
      failsIf: "the mark can be read by the ordinary account, or the marked file changes",
    },
    example: "Tools\n\nOn install a symlink is made for each tool.",
    counterexample: "Tools\n\nOn install a line is printed for each tool.",
  },
  {
    id: "path-static-loose",
    topicOnly: true,
    when: [
      `serve|serves|served|serving|static .... [what:${KINDS}]`,
      "serve|serves|served|serving|static|assets|docroot|root|x_sendfile|web_root .... path|folder|file|url|address|assets|files|plugin|name|without|request|root|below",
      "<endpoint> & path|assets|folder|file below|from|under",
      "emulator|webdav|sftp|tftp|ftp .. files|names|folder|home|share|root",
    ],
    cwe: 22,
    severity: "high",
    rationale: "settings and keys lie on the same disk as what is served",
    name: [
      "{endpoint} may serve files from beside its folder",
      "An encoded path may fetch files from beside the {what}",
      "Files from beside the served folder may be fetched by an encoded path",
    ],
    consequence:
      "So the address becomes a path on the disk: encoded dots, a double slash or a backslash may lead out of the folder, unless the path is resolved and compared with it before the file is opened.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: ["Leave the served folder behind {endpoint}", "Leave the served folder by encoded paths"],
      setUp:
        "A test machine with marked.txt one folder above the served one; a client that sends paths as they are, such as curl --path-as-is.",
      steps: [
        "With the least rights that may, fetch a served file, then ../marked.txt below the same address.",
        "Fetch it with %2e%2e%2f, %252e%252e%252f, ..%5c and // in place of ../.",
        "Fetch a hidden file such as .env in the served folder itself.",
      ],
      failsIf: "the text of marked.txt, or the hidden file, comes back",
    },
    example: "Icons of plugins\n\nStatic files are taken from the folder of the plugin.",
    counterexample: "Icons of plugins\n\nIcons are drawn in one colour.",
  },
  {
    id: "path-parameter-loose",
    topicOnly: true,
    when: [
      `[param:path|dir|src|template|layout|doc|location|target] .... [what:${KINDS}]`,
      `[what:${KINDS}] .... [param:path|dir|src|location|target]`,
      "[param:file|path|name|dir|src|folder|template|layout|f|paths|filename|key|lut|doc|page|query|location|target] parameter|param|field|argument",
      "<endpoint> & [param:file|path|name|dir|folder|paths|filename|template|layout|src|key|f|doc]",
      "[param:path|paths|dir|filename|folder] is|are|comes|come|may|taken|below|sent|relative|of|as|from",
      "<endpoint>",
      "[param:path|filename] ",
    ],
    unless: ["import path"],
    cwe: 22,
    severity: "high",
    rationale: "settings, keys and others' files lie on the same disk",
    name: [
      "The {param} value sent to {endpoint} may lead to files other than the {what}",
      "The {param} value sent to {endpoint} may lead to other files",
      "A {param} that a caller supplies may lead to files other than the {what}",
      "A value sent to {endpoint} may lead to other files",
      "A {param} that a caller supplies may lead to other files",
      "A value that a caller supplies may lead to other files",
    ],
    consequence:
      "So a caller has a say in which file is opened: with ../ or a full path it may be the program's settings and others' files, unless the finished path is compared with the folder that is meant.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: ["Send climbing values to {endpoint}", "Send climbing values for the file"],
      setUp: MARKED,
      steps: [
        "With the least rights that may send it, name a permitted file and note the request and the answer.",
        CLIMB,
        "Send %252e%252e%252fmarked.txt, and a folder in place of a file.",
      ],
      failsIf: CLIMBED,
    },
    example: "Manual pages\n\nThe page parameter is the path of the manual.",
    counterexample: "Manual pages\n\nThe page number is printed at the foot.",
  },
  {
    id: "path-name-loose",
    topicOnly: true,
    when: [
      `[what:${KINDS}] .... [src:${SOURCES}]`,
      `[src:${SOURCES}] .... [what:${KINDS}]`,
      "save|saves|saved|store|stores|stored|write|writes|written|keep|kept|goes|go|named|upload|uploads|copied|copy .... as|under|below|to|into|next|by|in ... name|names|folder|filename|file|path|share|disk|nas|storage|photos|key|uid|number|id|title",
      "[what:name|names|uid|title|filename|filenames|key] .... folder|folders|sub_folders|subfolders|file|files|path|disk|directory",
      "file|folder|original name|names|filename",
      "attachment|attachments|upload|uploads|photo|photos|mime|scans .... folder|file|disk|save|name|nas|share|storage",
      "folder|folders|directory|sub_folders .. per|structure|of|by|for",
    ],
    cwe: 22,
    severity: "high",
    rationale: "a chosen name can replace another's file, or one that the program itself reads",
    name: [
      "Through {endpoint}, a {src} with ../ may put {what} outside the folder meant",
      "A {src} with ../ may put {what} outside the folder meant",
      "Through {endpoint}, a name with ../ may lead out of the folder",
      "A name with ../ may lead out of the folder in which files are kept",
    ],
    consequence:
      "So a name from outside takes part in where a file lies: one with ../, a slash or a full path leads out of the folder, to others' files and to the program's own, unless the finished path is compared with it.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Hand in names that climb out of the folder",
      setUp: "A test machine with the change, whose file system the tester can list.",
      steps: [
        "With the least rights that may set the name, hand in probe-1.txt and note where it lies.",
        "Hand in ../probe-2.txt, ..\\probe-3.txt, /tmp/probe-4.txt and %2e%2e%2fprobe-5.txt.",
        "Hand in the name of a test file that lies one folder above, with ../ before it, and compare that file.",
      ],
      failsIf: "one of the probes lies outside the folder, or the file above is different",
    },
    example: "Gallery\n\nPictures are saved under the title that comes along.",
    counterexample: "Gallery\n\nPictures are shown in rows of five.",
  },
  {
    id: "path-folder-setting",
    topicOnly: true,
    when: [
      "[what:folder|folders|directory|path|share|library|libraries|mount|datapath|destination|target|volume|disk|output] .... chosen|typed|choose|set|type|settings|add|enter|free|customizable|customisable|watch|picker|move|server|configured|new|local|absolute|other|named|says|text",
      "point .. folder|folders|directory",
      "datapath",
      "own|custom|external [what:folder|directory|libraries|folders|path]",
      "file_manager|folder_picker|log_viewer|theme_editor",
    ],
    cwe: 22,
    severity: "medium",
    rationale: "the program reads and writes there with its own rights",
    name: [
      "The {what} that is set may lead anywhere on the machine",
      "A place that is set may lead anywhere on the machine",
    ],
    consequence:
      "So a place on the machine is named by the caller's choice, and the program goes there with its own rights: its settings and others' files lie there too, unless the place is compared with the folders that are meant.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: "Name a place that is not meant",
      setUp: "A test machine with the change, and marked.txt in a folder that is not meant.",
      steps: [
        "With the least rights that may, name a permitted place and confirm that it works.",
        "Name the folder of marked.txt by ../../ and by its full path, then /etc and the program's own folder.",
        "Have the program list, read and write there, and look at what is shown and what has been written.",
      ],
      failsIf: "the name of marked.txt is shown, or a file appears in a place that is not meant",
    },
    example: "Add a library\n\nUsers choose a folder on the server.",
    counterexample: "Add a library\n\nUsers choose a colour for the shelf.",
  },
  // End of the second tier.
  {
    id: "general-path-traversal",
    cwe: 22,
    severity: "medium",
    rationale: "whoever supplies the name may read or replace a file with the program's rights",
    name: [
      "“{line}”: a name with ../ may reach other files",
      "A name with ../ may lead from {endpoint} to other files",
      "Around {code}, a name with ../ may reach other files",
      "A name with ../ may reach other files than meant",
    ],
    consequence:
      "The question is who supplies a part of the path here, and whether the finished path is compared with the folder meant before a file is opened.",
    control: STATED,
    test: {
      technique: "alter-values",
      title: ["Send ../ in what goes into {endpoint}", "Send ../ in the names that the line works with"],
      setUp: MARKED,
      steps: [
        "With the least rights that may supply the name, supply a permitted one and find the file that it leads to.",
        CLIMB,
      ],
      failsIf: CLIMBED,
    },
  },
];
