// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations } from "../situation.ts";

const STATED: Situation["control"] = {
  when: [
    "basename|realpath|canonicalize|canonicalized|canonical|normalize|normalized ... path|name|inside|below|within|under",
    "path|name .. normalized|canonicalized|sanitized|checked|cleaned",
    "reject|refuse|forbid|strip|block|deny ... traversal|dots|slash|separator|absolute",
    "must|has to|have to .. inside|below|within|under .. folder|directory|root",
    "only .. inside|below|within|under .. folder|directory|root",
  ],
  so: "Check that it holds for ../ and ..\\, absolute paths, %2e%2e%2f, a link inside the folder, and a sibling folder whose name begins the same.",
};

const PACKS = "zip|archive|tar|tarball|tgz|ova|7z|epub|backup|bundle|pack|package";
const UNPACK = "unpack|unzip|untar|extract|extracted|extraction|extractall";
const PATH_DROPPED = "drop|dropped|remove|removes|removed .. normalise|normalize|basename|realpath|sanitize|check";

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
    because: "one bucket holds many callers' files, apart only by the beginning of their keys",
    name: [
      "The {part} sent to {endpoint} may reach keys under another prefix",
      "A {part} with ../ in it may reach keys under another prefix",
    ],
    so: "So the key is put together from a {part} that comes from outside, and one with a slash in it, or one that a client library resolves like ../, may name a key under another prefix, unless each part is checked.",
    test: {
      act: "swap-ids",
      title: "Name keys under another prefix by the {part}",
      setUp: "Two callers, A and B, on staging; a marked file of B's whose key is known.",
      steps: [
        "As A, store a file and read it back, and note how its key is made from what was sent.",
        "As A, ask for B's file with ../ and B's prefix in the {part}, then with %2e%2e%2f and with a leading slash.",
        "As A, store a file under the same {part}, and as B read the marked file again.",
      ],
      failsIf: "the mark comes back to A, or B's file is changed",
    },
    raises: "Folders for staff papers\n\nFolder and name come from the request and make the key in the bucket.",
    silent: "Folders for staff papers\n\nThe bucket is moved to another region; customers see no difference.",
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
    because: "a file written outside the folder can replace another's, or one that the program itself runs",
    name: [
      "Entry names in the {pack} from {who} can lead outside the target folder",
      "Entry names in the {pack} can lead outside the target folder",
      "{call} may write entries wherever their names lead",
    ],
    so: [
      "So each entry of the {pack} brings its own path: a name like ../../x, or a link followed by a file beneath it, is written wherever the unpacking account may write, unless every resolved name is checked.",
      "So each entry brings its own path: a name like ../../x, or a link followed by a file beneath it, is written wherever the unpacking account may write, unless every resolved name is checked.",
    ],
    control: STATED,
    test: {
      act: "craft-file",
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
    raises:
      "Themes from a file\n\nShop owners upload a zip, which we unpack to the theme folder with the names it has.",
    silent:
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
    because: "what the server reads ends in a result that its author can open",
    name: [
      "Through {endpoint} the server may read its own files by file:",
      "A file: address may read the server's own files into the result",
    ],
    so: "So an address may begin with file:, and whoever writes it has the server read its own settings and keys into the result, unless the folder is limited.",
    test: {
      act: "craft-file",
      title: "Name the server's own files by file: addresses",
      setUp: "A test machine with a marked text file in /tmp and one beside the permitted folder.",
      steps: [
        "With the least rights that may supply the address, name a permitted file and see it in the result.",
        "Name file:///tmp/marked.txt, file:///etc/hostname and the file beside the folder.",
        "Look for the marks in the result and in error messages.",
      ],
      failsIf: "a mark or the machine's host name appears",
    },
    raises:
      "Letters with logo\n\nThe printer runs with local file access now, as the logo lies on the disk; letters hold the customer's HTML.",
    silent: "Letters with logo\n\nThe printer gets the logo as part of the letter; the letter is plain text.",
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
    because: "what kept the path inside is what this change loosens",
    name: [
      "{endpoint} may open any file by its {kind}",
      "With {kind} paths allowed, settings and keys of the server can be named",
    ],
    so: "So whoever supplies the path may name settings, keys and others' files that the process can open, unless the resolved path is compared with a list of folders.",
    control: STATED,
    test: {
      act: "alter-values",
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
    raises:
      "Pictures in letters\n\nThe template may name any file on the server now, since logos lie in several places.",
    silent: "Pictures in letters\n\nThe template names a picture by its number; pictures are kept in the database.",
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
    because: "a chosen name can replace or show a file that the program itself reads",
    name: ["{call} takes the {name} as it was sent, ../ included"],
    so: "So the {name} that comes from outside is joined to a folder, and one with ../ or an absolute path leads out of it, to files that the program itself reads, unless the result is checked before it is opened.",
    control: STATED,
    test: {
      act: "alter-values",
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
    raises: "Manuals\n\n`fs.createReadStream(path.join(BASE, req.query.file))` replaces the three handlers.",
    silent: "Manuals\n\n`db.read(id)` replaces the three handlers for manuals.",
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
    because: "a chosen name can replace a file that the program itself reads",
    name: ["{owner} {name} with ../ in it can lead out of its folder"],
    so: "So the {owner} {name} becomes part of a path, and one with ../ or an absolute path leads out of the folder: to others' files and to those that the program itself reads, unless the result is checked before it is opened.",
    control: STATED,
    test: {
      act: "alter-values",
      title: "Give the {owner} {name} climbing values",
      setUp: "A test machine with the change, whose file system the tester can list.",
      steps: [
        "With the least rights that may set it, use probe-1.txt as the {owner} {name} and note where it leads.",
        "Use ../probe-2.txt, ..\\probe-3.txt, /tmp/probe-4.txt, %2e%2e%2fprobe-5.txt and the name of a file that exists in the folder above.",
        "Look for the five files, and compare the one in the folder above with what it was.",
      ],
      failsIf: "a file outside the folder was written, replaced or handed out",
    },
    raises: "Scans from branches\n\nEach scan is saved below the branch's folder under the original file name.",
    silent:
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
    because: "settings, keys and others' documents lie on the same disk",
    name: [
      "The {param} named to {endpoint} can lie outside its folder",
      "The {param} that a request names can lie outside its folder",
    ],
    so: "So the caller names the file by the {param}, and with ../ in front of it can name the service's settings and others' documents, unless the resolved path is checked to lie below the folder.",
    control: STATED,
    test: {
      act: "alter-values",
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
    raises: "Old manuals\n\nGET /manuals?file=2014/pump.pdf streams the document from the archive folder.",
    silent: "Old manuals\n\nGET /manuals/{id} streams the document that the table names for this number.",
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
    because: "the target is opened with the service's rights and not with those of whoever placed it",
    name: "A planted symbolic link leads the service to files beyond its folder",
    so: "So whoever may place a link in that folder lets the service read, write or hand over the file it points to, with the service's own rights, unless the target is checked when it is opened.",
    control: STATED,
    test: {
      act: "use-identity",
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
    raises: "Panel editor\n\nSymlinks below the home folder are followed, because shared themes are linked there.",
    silent:
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
    because: "what lies beside the served files was never meant to be fetched",
    name: "{endpoint} may serve files from beside its {tree}",
    so: "So the rest of the address becomes a path on the disk, and %2e%2e%2f, a double slash or a backslash may lead out of the {tree}, unless it is resolved and compared before the file is opened.",
    control: STATED,
    test: {
      act: "alter-values",
      title: "Leave the {tree} behind {endpoint} by encoded paths",
      setUp:
        "A test machine with a marked file one folder above the served one; a client that sends paths as they are, such as curl --path-as-is.",
      steps: [
        "With the least rights that {endpoint} asks for, request a permitted file and then ../marked.txt below the same route.",
        "Request it with %2e%2e%2f, %252e%252e%252f, ..%5c and //etc/hostname in place of the dots.",
      ],
      failsIf: "the mark or the host name comes back",
    },
    raises: "Plugin pictures\n\nGET /plugins/:plugin/pictures serves what lies in the folder of the plugin.",
    silent: "Plugin pictures\n\nPictures are bundled with the release and get a hash in their name.",
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
    because: "reading and writing happen with the program's rights, whatever the setter's own are",
    name: [
      "The {use} {setting} that {who} set may lead anywhere on the machine",
      "The {use} {setting} sent may lead anywhere on the machine",
    ],
    so: "So whoever sets the {use} {setting} names a place on the machine, and the program goes there with its own rights: its settings, its jobs and others' files, unless it is compared with the folders that are meant.",
    control: STATED,
    test: {
      act: "alter-values",
      title: "Set a {use} {setting} outside the meant folders",
      setUp: "A test machine with the change, and a marked file in a folder that is not meant.",
      steps: [
        "With the least rights that may do so, set the {use} {setting} to a permitted place and confirm that it works.",
        "Set it to ../../ followed by the marked file's folder, to /etc and to the program's own folder.",
        "Let the program read and write, and look at what is shown and what has been written.",
      ],
      failsIf: "the mark is shown, or a file appears outside the permitted places",
    },
    raises:
      "Restore elsewhere\n\nOn the restore page users type the target folder, and the service copies the files there.",
    silent: "Restore elsewhere\n\nOn the restore page users choose one of their computers by name from a list.",
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
    because: "the check decides alone which files can be named from outside",
    name: [
      "The {what} check in {endpoint} may miss other spellings of a path",
      "The new {what} check may miss other spellings of a path",
    ],
    so: "Such a check is passed by encoded dots, by a backslash, by an absolute path and by a sibling folder with the same beginning. Check that it judges the resolved path, at each place where the name is used.",
    test: {
      act: "alter-values",
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
    raises: "fix(backup): prevent path traversal\n\nNames are cleaned before the copy is written.",
    silent: "fix(backup): prevent empty copies\n\nSizes are compared before the old copy is removed.",
  },
  {
    id: "general-path-traversal",
    cwe: 22,
    severity: "medium",
    because: "whoever supplies the name may read or replace a file with the program's rights",
    name: [
      "{doer} can {deed}, and a name with ../ may reach other files",
      "A name with ../ may lead from {endpoint} to other files",
      "Around {code}, a name with ../ may reach other files",
      "A name with ../ may lead past the {objects} that are meant",
      "A name with ../ may reach other files than meant",
    ],
    so: [
      "What it lets {doer} do may work with a name that they supply. The question is whether the finished path is resolved, and refused where it ends outside the place meant, before a file is opened.",
      "The question about {endpoint} is which part of the path a caller supplies, and whether the finished path is resolved, and refused where it ends outside the place meant.",
      "The question around {code} is who supplies a name in the path, and whether the finished path is resolved, and refused where it ends outside the place meant.",
      "That line bears on which files are reached. The question is who supplies a name in their path, and whether the finished path is resolved, and refused where it ends outside the place meant.",
    ],
    test: {
      act: "alter-values",
      title: [
        "Send ../ in names as {doer}",
        "Send ../ in names that go into {endpoint}",
        "Send ../ in the names used around {code}",
        "Send ../ in every name the line works with",
      ],
      setUp:
        "A test system with the change, and marked.txt one level above the place where the line's files lie; the caller is not meant to reach it.",
      steps: [
        [
          "As {doer}, {deed}; give the name probe.txt wherever one is taken, also for an archive's entry, and find the file that it leads to.",
          "As the caller the line names, supply probe.txt wherever a name goes into {endpoint}, and find the file that it leads to.",
          "As the caller the line names, supply probe.txt wherever a name is taken, also for an archive's entry, and find the file that it leads to.",
        ],
        "In the same place send ../marked.txt, ..%2fmarked.txt, ..\\marked.txt and the full path of marked.txt.",
      ],
      failsIf: "the text of marked.txt comes back, or marked.txt itself was altered",
    },
  },
];
