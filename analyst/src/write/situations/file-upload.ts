// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations } from "../situation.ts";

const STATED: Situation["control"] = {
  when: [
    "allowlist|whitelist|allow list ... type|extension|format|file",
    "only .. pdf|jpg|jpeg|png|csv|xlsx|image|mp3|gif|webp",
    "type|content|magic bytes|signature|mime .. checked|verified|validated|sniffed",
    "check|verify|validate ... magic bytes|mime|content type|file type|signature|extension",
    "virus|malware|antivirus|clamav scan|scanner|scanned|check|checked",
    "separate|other|own|sandbox domain|origin|host",
    "re encode|encoded",
  ],
  so: "Check that it judges the content and not the name or the type that the sender reports, that it holds for the file as it is handed out later, and that a direct request cannot leave it out.",
};

const PROBES =
  "Harmless samples: probe.html and probe.svg with a script that writes document.domain on the page; both also named probe.png and probe.pdf.";

/** A file that a program with known faults opens, worded for the programs that read one kind of file. */
const converter = (
  id: string,
  tools: string,
  docs: string,
  sample: string,
  raises: string,
  silent: string,
): Situation => ({
  id,
  when: [`[tool:${tools}] & [doc:${docs}]`, `[doc:${docs}] & [tool:${tools}]`],
  unless: ["test suite|fixture", "upgrade|bump .. version", "icon|favicon|logo of ours"],
  cwe: 434,
  severity: "medium",
  because: "{tool} has a long list of known faults in reading hostile files, and it runs with the worker's rights",
  name: [
    "Crafted {doc} sent to {endpoint} reach {tool} as they are",
    "Crafted {doc} can turn {tool} against the machine it runs on",
  ],
  so: "So each {doc} is opened by {tool} with the rights of its process: a crafted one may crash it, keep it running without end, or have it open other files and addresses that the content names, unless it is confined.",
  control: STATED,
  test: {
    act: "craft-file",
    title: "Feed {tool} crafted {doc} files",
    setUp:
      "A staging machine with the rights of the real one, its time, memory and network watched; a listener on a public host.",
    steps: [sample, "Send a hundred valid samples with random bytes changed, and note exit codes and running times."],
    failsIf:
      "the listener logs a request, the result shows the host name, or one sample keeps the next from being worked on",
  },
  raises,
  silent,
});

export const fileUpload: Situations = [
  {
    id: "upload-in-web-root",
    when: [
      "stored|store|saved|kept|keep|go|goes|lands|moved|written|unpacked .... [root:webroot|htdocs|www]",
      "stored|store|saved|kept|keep|go|goes|lands|moved|written|unpacked .... web [root:root]",
      "stored|store|saved|kept|keep|go|goes|lands|moved|written .... public [root:folder|directory] & upload|file|attachment|picture|document",
    ],
    unless: ["build|bundle|asset|release .. web root|www|htdocs"],
    cwe: 434,
    severity: "high",
    because: "what lies under that folder is handed out as a page, and run where the server knows its ending",
    name: [
      "What is sent to {endpoint} can be run straight from the web server's folder",
      "A stored file can be run straight from the web server's folder",
    ],
    so: "So whoever may send a file also places it where the web server answers with it: probe.php may be executed and probe.html opened as a page of this site, unless endings and execution are limited there.",
    control: STATED,
    test: {
      act: "craft-file",
      title: "Send .php and .html files and open them by address",
      setUp:
        "A test machine with the change. probe.php that prints 7*7, probe.html and probe.svg with a script that writes document.domain.",
      steps: [
        "As the caller who may send files, send the three samples under their own names, then as probe.php.png and probe.phtml.",
        "Without a session, open each stored one by its address.",
      ],
      failsIf: "the answer holds 49, or the script writes this site's domain",
    },
    raises:
      "Reference pictures\n\nFiles of clients are stored under the original name in the web root so that artists can open them.",
    silent: "Reference pictures\n\nThe build of the front end is copied to the web root by the deploy job.",
  },
  {
    id: "upload-runs-as-code",
    when: [
      "[who:<customer|staff|admin|partner|everyone>] .... upload|install|bring|import|drop .... [pack:plugin|addon|firmware|module|script|skill|macro]",
      "upload|install|drop .. [pack:plugin|addon|firmware|skill] .. from|as|file|zip",
      "[pack:plugin|addon|firmware|module] .. uploaded|dropped",
      "php .. templates|files .... activated|run|executed & [pack:theme|zip|upload]",
    ],
    unless: ["file extension|extensions", "dark|light|colour|color theme", "migration|build|test script"],
    cwe: 434,
    severity: "high",
    because: "a {pack} is not kept as data: it is run",
    name: [
      "A {pack} from {who} runs with the rights of the program that loads it",
      "An uploaded {pack} runs with the rights of the program that loads it",
    ],
    so: "So whoever may hand in a {pack} also decides what runs here, with the rights of the program that loads it, unless its origin is checked and its rights are fewer.",
    control: STATED,
    test: {
      act: "craft-file",
      title: "Hand in a harmless {pack} that leaves a mark",
      setUp: "A test installation; a valid {pack} to which one harmless line is added that writes a marker file.",
      steps: [
        "With the least rights that may do so, hand in the altered {pack}, without a signature, and start it.",
        "Send the same request with the rights one step lower.",
        "Look for the marker file and its owner.",
      ],
      failsIf: "the lower rights suffice, or the marker file belongs to root",
    },
    raises: "Offline devices\n\nAdmins upload plugins as a zip on the settings page; they are loaded at once.",
    silent: "Offline devices\n\nThe check on the file extension is written anew; .csv is the only one as before.",
  },
  {
    id: "upload-svg-shown",
    when: [
      "[what:avatar|emoji|logo|icon|badge|banner|sticker|picture|image|attachment|exhibit|cover|photo|file] .... [kind:svg|html] .. allowed|accepted|allow|accept|support|possible|upload|too",
      "[what:avatar|emoji|logo|icon|badge|banner|sticker|picture|image|attachment|exhibit|cover|photo] .... [kind:svg]",
      "accept|allow|support|take .... [kind:svg|html] .. as|for [what:avatar|emoji|logo|icon|badge|banner|sticker|picture|image|attachment|cover]",
      "upload|attach|set .... [what:avatar|emoji|logo|icon|badge|banner|sticker|picture|image|attachment|cover] .... [kind:svg|html]",
      "[kind:html|svg] .. [what:exhibits|attachments|files|documents|pages] .. open|shown|served",
    ],
    unless: [
      "content disposition .. attachment",
      "inline svg",
      "svg clean|cleaning|sanitize|sanitizer|sanitized",
      "clean|cleaning|sanitize|sanitizer|sanitized .. svg",
      "svg .. component|sprite|bundled",
      "html email|editor|template",
      "alt text|attribute",
    ],
    cwe: 434,
    severity: "high",
    because: "script in such a file runs as a page of this site, with the rights of whoever opens it",
    name: ["Script in {kind} sent as {what} can run as a page of this site"],
    so: "So {kind} with script in it may be sent as {what}, and opened by its address it runs under this site's name and acts for whoever opens it, unless that address is an origin of its own.",
    control: STATED,
    test: {
      act: "craft-file",
      title: "Send script in {kind} as {what} and open it",
      setUp: `Two accounts on staging, A and B. ${PROBES}`,
      steps: [
        "As A, send the four files as {what}, with Content-Type text/html and image/svg+xml.",
        "As B, open each one the way B would come to it, and its address directly.",
        "Note the host, Content-Type, Content-Disposition and X-Content-Type-Options of each answer.",
      ],
      failsIf: "the script writes the domain of the site that B uses",
    },
    raises: "Nicer teams\n\nTeam logos: SVG is accepted too, so that they stay sharp.",
    silent: "Nicer teams\n\nTeam logos get a round frame in the list.",
  },
  {
    id: "upload-opens-inline",
    when: [
      "[file:attachments|files|documents|uploads|exhibits|attachment|document|photos|pictures|upload] .... open|opens|opened|shown|displayed|viewed .. in|inline .. browser|tab|domain|page",
      "open|opens|show|view|shown .... [file:attachments|files|documents|uploads|exhibits|attachment|document] .. in|under .. browser|tab|domain",
      "[file:attachments|files|documents|uploads|attachment|document|upload] .... inline",
      "inline & [file:uploads|attachments|files|documents]",
      "attach [file:anything] .... open|opens",
      "click shows it inline .... [file:files|pdfs]",
    ],
    unless: [
      "content disposition .. attachment",
      "as downloads|download|attachment",
      "browser inline cache",
      "inline .. comment|style|function|edit|image|script|help",
      "tab index",
    ],
    cwe: 434,
    severity: "high",
    because: "an HTML or SVG file from another person runs as a page of this site, with the rights of whoever opens it",
    name: [
      "{file} opened from {endpoint} can run script as a page of this site",
      "{file} opened in the browser can run script as a page of this site",
    ],
    so: "So an HTML or SVG file among the {file} runs under the address it is opened from and acts for whoever opens it, unless that address is an origin of its own.",
    control: STATED,
    test: {
      act: "craft-file",
      title: "Send script among the {file} and open it as another account",
      setUp: `Two accounts on staging, A and B. ${PROBES}`,
      steps: [
        "As A, hand in the four samples with Content-Type text/html and image/svg+xml.",
        "As B, open each one the way B would come to it, and its address directly.",
        "Note the host, Content-Type, Content-Disposition and X-Content-Type-Options of each answer.",
      ],
      failsIf: "the script writes the domain of the site that B uses",
    },
    raises: "Claims desk\n\nAttachments from customers now open in the browser with one click.",
    silent: "Claims desk\n\nAttachments from customers are served as downloads with one click.",
  },
  {
    id: "upload-check-dropped",
    when: [
      "[who:<customer|staff|partner|anonymous>] .... attach|upload|send|reply|hand|drop .... any|every|all [kind:file|type|format|kind|extension]",
      "any|every|all file? [kind:type|types|format|formats|extension|extensions] & [what:attachments|files|uploads|documents|bids|attachment|upload]",
      "allow|accept|take any|every|all [kind:file|files] ",
      "[what:files|attachments|uploads|documents] of any [kind:kind|type|sort|format]",
      "drop|remove|skip|disable|lift|relax .. [kind:type|extension|mime|file] check|list|filter|restriction|whitelist|allowlist",
      "any [kind:type|format] since|as|because",
      "[kind:extension|type|format|mime] .. let through|isn't checked|not checked|doesn't matter",
    ],
    unless: [
      "all files .. changed|touched|renamed|formatted",
      "any type .. errors|hints|script",
      "mail|email .. composer",
      "type check .. ci|build|lint",
      "content type header",
    ],
    cwe: 434,
    severity: "high",
    because: "nothing named here stands between a sent file and whoever opens it",
    name: [
      "{who} can hand in programs and pages with script, as any {kind} passes",
      "Programs and pages with script pass as {what}, whatever their {kind}",
      "Programs and pages with script pass, as every {kind} is taken",
    ],
    so: "So programs, documents with macros and pages with script are kept like the files that are meant and reach whoever opens them later, unless they are handed out harmlessly.",
    control: STATED,
    test: {
      act: "craft-file",
      title: "Hand in dangerous types and open them",
      setUp:
        "A test system, and harmless samples: probe.html and probe.svg with a script that writes document.domain, probe.docm, the EICAR test file, and probe.php that prints 7*7.",
      steps: [
        "As the caller the line names, hand in each sample, then each again renamed to .jpg with Content-Type image/jpeg.",
        "As whoever receives the files, open each stored one from where it is listed and by its address.",
      ],
      failsIf: "a script writes this site's domain, 49 is printed, or the EICAR file comes back without a warning",
    },
    raises: "Applications\n\nApplicants can attach files of any type from now on.",
    silent: "Applications\n\nThe form on the careers page shows the name of any recruiter from now on.",
  },
  {
    id: "upload-archive-bomb",
    when: [
      "[who:<customer|staff|admin|partner|everyone>] .... upload|import|restore|bring|drop|hand|send .... [pack:zip|archive|tarball|epub|kmz|docx] && unpack|unzip|extract|extracted|decompress|inflate",
      "[pack:zip|archive|archives|gz|tar|kmz|epub|7z] .... unpacked|unzipped|extracted|decompressed|inflated",
      "unpack|unzip|extract|decompress|inflate|gunzip .... [pack:zip|archive|archives|gz|gzip|tar|epub]",
      "upload|import|accept .... [pack:zip] .. with|of|containing",
    ],
    unless: [
      "download|export ... as|all|a zip|archive|one",
      "extract .. method|component|function",
      "deploy|build|release",
    ],
    cwe: 409,
    severity: "medium",
    because: "a few megabytes can fill disk or memory that all callers share",
    name: [
      "A {pack} of a few megabytes from {who} can unpack to more than the disk holds",
      "A {pack} of a few megabytes can unpack to more than the disk holds",
    ],
    so: "So what arrives is small and what it unpacks to is not: a few megabytes of {pack} can become gigabytes or a million files, unless size, number and depth are counted while it is unpacked.",
    control: {
      when: ["limit|cap|max|maximum|at most ... unpacked|uncompressed|decompressed|entries|extracted|ratio"],
      so: "Check that the limit counts bytes as they are written, and not the sizes that the archive states of itself, and that archives within archives count too.",
    },
    test: {
      act: "craft-file",
      title: "Hand in a {pack} that unpacks into far more",
      setUp: "A test machine with a small disk and a memory limit, watched; a valid {pack}.",
      steps: [
        "With the least rights that may hand it in, send the valid {pack} with one added entry of 10 GB of zeroes.",
        "Send it with 200,000 empty entries, and with the archive packed ten times into itself.",
        "Send one whose header states 1 kB for an entry of 1 GB.",
        "Send an ordinary {pack} from elsewhere while each is worked on.",
      ],
      failsIf: "the disk of the machine fills up, or the ordinary one is not worked on",
    },
    raises: "Photos of a viewing\n\nAgents upload a zip, and we unpack it and add each picture to the flat.",
    silent: "Photos of a viewing\n\nBuyers download all pictures of a flat as one zip from the page.",
  },
  converter(
    "upload-feeds-ffmpeg",
    "ffmpeg|ffprobe|mediainfo|mencoder",
    "video|videos|audio|recording|recordings|voice|clip|clips|mp4|ogg|track|film|waveform|poster",
    "With the least rights that may send one, send a playlist (.m3u8) renamed to .mp4 that names the listener and file:///etc/hostname.",
    "Voice messages\n\nGuests send a recording in any container, and ffmpeg turns it into a wave file on the API server.",
    "Voice messages\n\nGuests hear the recording of the house, which is part of the release.",
  ),
  converter(
    "upload-feeds-office",
    "libreoffice|soffice|pandoc|tika|unoconv|gotenberg",
    "document|documents|docx|pptx|pdf|slides|odp|letter|letters|presentation|cv|file|files|word",
    "With the least rights that may send one, send a .docx with a linked picture at the listener's address, one with a linked file:///etc/hostname, and one with 10,000 nested tables.",
    "Slides\n\nSpeakers send documents, which soffice turns into pages on our machine.",
    "Slides\n\nSpeakers send a link to the slides on their own site.",
  ),
  converter(
    "upload-feeds-images",
    "imagemagick|graphicsmagick|ghostscript|gs|libvips|vips|exiftool|poppler|pdftocairo|tesseract|libheif|pillow|inkscape|mupdf",
    "image|images|photo|photos|picture|pictures|pdf|pdfs|eps|psd|svg|tiff|heic|scan|scans|avatar|thumbnail|thumbnails|drawing|logo",
    "With the least rights that may send one, send an SVG renamed to .png that refers to the listener and to file:///etc/hostname, and a picture whose header states 50,000 x 50,000 pixels.",
    "Thumbnails\n\nPhotos of sellers are scaled with ImageMagick on the web machine.",
    "Thumbnails\n\nPhotos of sellers are scaled by the browser before they are shown.",
  ),
  {
    id: "upload-sheet-import",
    when: [
      "import|upload .... [sheet:csv|xlsx|xls|excel|spreadsheet|ods|tsv] && export|download .... csv|xlsx|xls|excel|spreadsheet|sheet",
      "download .... [sheet:excel|csv|spreadsheet] .... upload|import",
    ],
    unless: ["css|sass|less ... import", "import .. statement|module|path|order"],
    cwe: 1236,
    severity: "medium",
    because: "the cell does its work on the machine of whoever opens the exported sheet",
    name: ["An imported {sheet} cell can leave again as a live formula"],
    so: "So a cell that begins with =, +, - or @ comes in by one {sheet} and leaves by another, where it is a live formula on the machine of whoever opens it, unless it is escaped on the way out.",
    test: {
      act: "craft-file",
      title: "Import formula cells from a {sheet} and export them again",
      setUp: "A staging system with the import and the export, and a spreadsheet program that is off the network.",
      steps: [
        "Import a row whose text cells hold =1+1, +1+1, @SUM(1;1) and a tab followed by =1+1.",
        "Export the same data and open the file in the spreadsheet program.",
      ],
      failsIf: "a cell shows 2 after the export",
    },
    raises:
      "Contacts from a list\n\nSales staff upload an .xlsx with contacts.\n\nThe list can be exported as CSV by everybody.",
    silent:
      "Contacts from a list\n\nSales staff see the contacts of the trade fair; operations loads them at night by API.",
  },
  {
    id: "upload-without-account",
    when: [
      "[who:guest|guests|visitor|visitors|applicant|applicants|citizen|citizens|listener|listeners|bidder|bidders] .... attach|upload|send|add|hand .... [file:photo|photos|file|files|video|videos|picture|pictures|cv|document|documents|attachment|attachments] && without|no account|login|registering|registration|signing",
      "<anonymous> .... attach|upload|send|add|hand|drop .... [file:photo|photos|file|files|video|videos|picture|pictures|cv|document|documents|attachment|attachments]",
      "attach|upload|send|add|hand|drop .... [file:photo|photos|file|files|video|videos|picture|pictures|cv|document|documents|attachment|attachments] .... <anonymous>",
      "[file:photos|files|pictures|documents|attachments|videos] .. attached|uploaded|sent|added .. public form|page",
    ],
    unless: ["<anonymous> ... download|view|see", "sign in first"],
    cwe: 434,
    severity: "medium",
    because: "no account has to be risked, so a script can send as many as it likes",
    name: [
      "{who} can leave programs in place of {file} at {endpoint}",
      "{who} without an account can leave programs and pages in place of {file}",
      "Without an account, programs and pages can be left in place of {file}",
    ],
    so: "So a script may leave pages with script, programs and large files in place of {file}, without a name to hold to account, and they wait for whoever opens them later, unless type, size and number are limited.",
    control: STATED,
    test: {
      act: "craft-file",
      title: "Send other things than {file} without an account",
      setUp:
        "A browser without a session, the account that receives the {file}, and harmless samples: probe.html and probe.svg with a script that writes document.domain, and the EICAR test file.",
      steps: [
        "Without a session, send each sample, then each again renamed to .jpg and .pdf with the matching Content-Type.",
        "Send one large sample 200 times from one address.",
        "As the receiving account, open what was stored; without a session, try the address of each.",
      ],
      failsIf: "a script writes this site's domain, the EICAR file is handed out, or all 200 are kept",
    },
    raises: "Report a broken lamp\n\nPhotos can be attached on the public form, also without an account.",
    silent: "Report a broken lamp\n\nThe public form asks for street and number of the lamp. Nothing else is sent.",
  },
  {
    id: "upload-from-user",
    when: [
      "[who:<customer|staff|admin|partner|everyone>] .. can|may|to|want|leave|upload|attach|add .... [file:photo|photos|picture|pictures|image|images|avatar|avatars|logo|logos|banner|banners|scan|scans|receipt|receipts|pdf|pdfs|cv] & upload|attach|add|send|hand|drop|leave|take",
      "take|upload|attach .. [file:photo|photos|picture|pictures|image|images|scan|scans|receipt|receipts|pdf|pdfs] .. of|as|from|for",
    ],
    unless: [
      "<upload> .. artifact|coverage",
      "crop|gallery|picker .. fix",
      "mail|email .. composer",
      "fix|bug|bugfix",
      "download|remove|delete .. photo|picture|image|logo|avatar",
    ],
    cwe: 434,
    severity: "medium",
    because: "it takes another person to open the file, and the sender is known by the account",
    name: [
      "A page with script can be sent to {endpoint} in place of {file}",
      "{who} can send a page with script in place of {file}",
      "A page with script can be sent in place of {file}",
    ],
    so: "So the request may hold a page with script in place of {file}, and whoever opens its address has it run under the name of the host it lies on, unless the content is checked and the type is set on the way out.",
    control: STATED,
    test: {
      act: "craft-file",
      title: "Send pages with script in place of {file}",
      setUp: `A test system with one account that sends and one that opens the {file}. ${PROBES}`,
      steps: [
        "As the sender, send each sample by its own type, then renamed to .png with Content-Type image/png.",
        "As the other account, open what was stored the way it would be come to, and by its address.",
      ],
      failsIf: "a script writes this site's domain",
    },
    raises: "Faces in the team list\n\nEmployees upload a photo on their profile; it is shown in the team list.",
    silent: "Faces in the team list\n\nEmployees get a coloured circle with their initials in the team list.",
  },
  {
    id: "general-file-upload",
    cwe: 434,
    severity: "medium",
    because: "what the sender hid in the file does its harm where it is opened later",
    name: [
      "{doer} can {deed}, and a file they send may not be what it claims",
      "{endpoint} may take a file that is not what it claims",
      "Around {code}, a file may not be what it claims",
      "What comes in as {objects} may not be what it claims",
      "A file that is handed in may not be what it claims",
    ],
    so: [
      "What it lets {doer} do may bring in files. The question is whether their content decides what they are taken for, and whether script in them stays inert where they are opened.",
      "The question about {endpoint} is whether a file's content decides what it is taken for, and whether script in it stays inert where the file is opened.",
      "The question around {code} is whether a file's content decides what it is taken for, and whether script in it stays inert where the file is opened.",
      "That line bears on which files come in. The question is whether their content decides what they are taken for, and whether script in them stays inert where they are opened.",
    ],
    test: {
      act: "craft-file",
      title: [
        "Hand in disguised files as {doer}",
        "Hand in disguised files to {endpoint}",
        "Hand in disguised files around {code}",
        "Hand in disguised files",
      ],
      setUp:
        "A test system, and harmless samples: probe.html and probe.svg with a script that writes document.domain, and probe.php that prints 7*191; copies of each with the expected ending.",
      steps: [
        [
          "As {doer}, {deed}; use each sample as the file, first with its own ending and type, then the copy with the expected ones.",
          "As the caller the line names, send each sample to {endpoint}, first with its own ending and type, then the copy with the expected ones.",
          "As the caller the line names, hand in each sample, first with its own ending and type, then the copy with the expected ones.",
        ],
        "For each that was taken, open what came of it in a browser where the product shows it, then by its direct address.",
      ],
      failsIf: "the script writes the product's own domain, or the answer has 1337 in place of the program's text",
    },
  },
];
