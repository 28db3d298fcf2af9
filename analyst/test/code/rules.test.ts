// Long because it is one table: each rule has a risky and a fine line.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code of other files.
import { expect, test } from "vitest";
import { readCode } from "../../src/code/read-code.ts";

/** The CWE numbers that a diff raises when these lines are added to, or removed from, a file. */
function raised(path: string, added: string, removed = "", context = ""): string[] {
  const mark = (text: string, sign: string): string[] =>
    text === "" ? [] : text.split("\n").map((line) => sign + line);
  const lines = [...mark(context, " "), ...mark(removed, "-"), ...mark(added, "+")];
  const text = [`diff --git a/${path} b/${path}`, `--- a/${path}`, `+++ b/${path}`, "@@ -1,9 +1,9 @@", ...lines].join(
    "\n",
  );
  return readCode(text).findings.map(({ finding }) => finding.cwe);
}

// The same act twice: once as it should be tested, once as it is done well.
test.each<[cwe: string, path: string, risky: string, fine: string]>([
  [
    "CWE-22",
    "A.cs",
    "public async Task<IActionResult> Save(IFormFile scan)\n{\n    using var f = new StreamReader(scan.FileName);\n}",
    "public async Task<IActionResult> Save(IFormFile scan)\n{\n    using var f = new StreamReader(scan.OpenReadStream());\n}",
  ],
  [
    "CWE-22",
    "a.py",
    "name = request.args.get('n')\n(box / name).write_bytes(data)",
    "name = Path(request.args.get('n')).name\n(box / name).write_bytes(request.data)",
  ],
  [
    "CWE-22",
    "a.go",
    'f, _ := os.Open(filepath.Join(root, r.FormValue("n")))',
    'f, _ := os.Open(filepath.Join(root, filepath.Base(r.FormValue("n"))))',
  ],
  ["CWE-78", "a.py", "n = Path(name).name\nos.system(f'wc {n}')", "n = Path(name).name\nsubprocess.run(['wc', n])"],
  ["CWE-79", "a.blade.php", "{!! $page->legend !!}", "{!! view('parts.legend')->render() !!}"],
  [
    "CWE-89",
    "A.kt",
    'val marks = ids.joinToString(",") { "\'$it\'" }\nval q = "SELECT * FROM t WHERE a IN ($marks)"',
    'val marks = ids.joinToString(",") { "?" }\nval q = "SELECT * FROM t WHERE a IN ($marks)"',
  ],
  [
    "CWE-89",
    "a.ts",
    'const list = ids.map((id) => id).join(",");\nconst q = `SELECT * FROM t WHERE a IN (${list})`;',
    'const list = ids.map(() => "?").join(",");\nconst q = `SELECT * FROM t WHERE a IN (${list})`;',
  ],
  [
    "CWE-601",
    "a.ts",
    "const to = new URL(req.query.to, home);\nif (to.pathname !== home.pathname) log(to);\nres.redirect(to.href);",
    "const to = new URL(req.query.to, home);\nif (to.origin !== home.origin) return no();\nres.redirect(to.href);",
  ],
  [
    "CWE-352",
    "a.py",
    "@csrf_exempt\ndef hook(request):\n    save(request.body)\n\ndef other(request):\n    hmac.compare_digest(a, b)",
    "@csrf_exempt\ndef hook(request):\n    if not hmac.compare_digest(mac(request.body), sent):\n        return no()\n    save(request.body)",
  ],
  [
    "CWE-502",
    "A.cs",
    "var s = new JsonSerializerSettings { TypeNameHandling = TypeNameHandling.Objects };",
    "var s = new JsonSerializerSettings { TypeNameHandling = TypeNameHandling.None };",
  ],
  [
    "CWE-89",
    "a.ts",
    "await db.query(`SELECT * FROM t WHERE a = '${req.body.a}'`);",
    'await db.query("SELECT * FROM t WHERE a = $1", [req.body.a]);',
  ],
  [
    "CWE-89",
    "a.js",
    'const q = "SELECT id FROM t WHERE a = \'" + name + "\'";',
    'const q = "SELECT id FROM t WHERE a = " + Number(name);',
  ],
  ["CWE-89", "a.ts", "let sql = base;\nsql += ` AND town = '${town}'`;", "let sql = base;\nsql += ` AND town = ?`;"],
  [
    "CWE-89",
    "a.ts",
    "await prisma.$queryRawUnsafe(`SELECT * FROM t WHERE a = ${id}`);",
    "await prisma.$queryRaw`SELECT * FROM t WHERE a = ${id}`;",
  ],
  [
    "CWE-89",
    "a.py",
    "cur.execute(f\"DELETE FROM t WHERE name = '{name}'\")",
    'cur.execute("DELETE FROM t WHERE name = %s", (name,))',
  ],
  [
    "CWE-89",
    "a.py",
    "cur.execute(\"SELECT a FROM t WHERE b = '{}'\".format(b))",
    'cur.execute("SELECT a FROM t WHERE b = {}".format(int(b)))',
  ],
  [
    "CWE-89",
    "A.java",
    'String q = "SELECT * FROM t WHERE a = \'" + a + "\'";',
    'String q = "SELECT * FROM t WHERE a = ?";',
  ],
  [
    "CWE-89",
    "A.kt",
    "jdbc.query(\"SELECT * FROM t WHERE a = '$name'\", mapper)",
    'jdbc.query("SELECT * FROM t WHERE a = ?", mapper, name)',
  ],
  ["CWE-89", "a.rb", "Part.where(\"name = '#{params[:name]}'\")", 'Part.where("name = ?", params[:name])'],
  ["CWE-89", "a.rb", "Part.order(params[:sort])", "Part.order(:name)"],
  [
    "CWE-89",
    "a.php",
    "$db->query(\"SELECT * FROM t WHERE a = '$a'\");",
    '$db->prepare("SELECT * FROM t WHERE a = ?")->execute([$a]);',
  ],
  [
    "CWE-89",
    "a.php",
    "$db->query('SELECT * FROM t WHERE a = ' . $_GET['a']);",
    "$db->query('SELECT * FROM t WHERE a = ' . (int) 5);",
  ],
  [
    "CWE-89",
    "a.go",
    'rows, err := db.Query("SELECT a FROM t WHERE b = \'" + b + "\'")',
    'rows, err := db.Query("SELECT a FROM t WHERE b = $1", b)',
  ],
  [
    "CWE-89",
    "A.cs",
    'var c = new SqlCommand("SELECT * FROM T WHERE A = \'" + a + "\'", con);',
    'var c = new SqlCommand("SELECT * FROM T WHERE A = @a", con);',
  ],
  [
    "CWE-943",
    "a.js",
    "const u = await User.findOne({ email: req.body.email, password: req.body.password });",
    "const u = await User.findOne({ email: String(req.session.email) });",
  ],
  ["CWE-78", "a.ts", "exec(`convert ${req.query.file} out.png`);", 'execFile("convert", [file, "out.png"]);'],
  ["CWE-78", "a.py", 'os.system("ping " + host)', 'os.system("sync")'],
  ["CWE-78", "a.rb", 'system("tar xf #{params[:name]}")', 'system("tar", "xf", path)'],
  [
    "CWE-78",
    "a.php",
    "shell_exec('du -sh ' . $_POST['dir']);",
    "shell_exec('du -sh ' . escapeshellarg($_POST['dir']));",
  ],
  ["CWE-78", "a.go", 'exec.Command("sh", "-c", "ls "+dir).Run()', 'exec.Command("ls", "-l").Run()'],
  ["CWE-78", "A.java", 'Runtime.getRuntime().exec("ls " + dir);', 'Runtime.getRuntime().exec("ls");'],
  ["CWE-94", "a.js", "const total = eval(req.body.formula);", "const total = parser.evaluate(req.body.formula);"],
  ["CWE-94", "a.py", "total = eval(expression)", "total = ast.literal_eval(expression)"],
  [
    "CWE-1336",
    "a.py",
    'return render_template_string(request.args["t"])',
    'return render_template("t.html", t=request.args["t"])',
  ],
  ["CWE-79", "a.js", "el.innerHTML = comment.body;", "el.textContent = comment.body;"],
  [
    "CWE-79",
    "a.tsx",
    "<div dangerouslySetInnerHTML={{ __html: post.body }} />",
    "<div dangerouslySetInnerHTML={{ __html: sanitize(post.body) }} />",
  ],
  ["CWE-79", "a.vue", '<p v-html="comment.body" />', '<p v-text="comment.body" />'],
  [
    "CWE-79",
    "a.ts",
    "res.send(`<h1>Hello ${req.query.name}</h1>`);",
    "res.send(`<h1>Hello ${escapeHtml(req.query.name)}</h1>`);",
  ],
  ["CWE-79", "a.erb", "<p><%== @note.body %></p>", "<p><%= @note.body %></p>"],
  ["CWE-79", "a.py", 'return mark_safe(f"<b>{user.name}</b>")', 'return format_html("<b>{}</b>", user.name)'],
  ["CWE-79", "a.php", "echo $_GET['name'];", "echo htmlspecialchars($_GET['name']);"],
  ["CWE-79", "a.go", "data := template.HTML(note.Body)", "data := note.Body"],
  ["CWE-502", "a.py", "state = pickle.loads(raw)", "state = json.loads(raw)"],
  ["CWE-502", "a.py", "conf = yaml.load(body)", "conf = yaml.safe_load(body)"],
  ["CWE-502", "a.rb", "state = Marshal.load(Base64.decode64(cookies[:state]))", "state = JSON.parse(cookies[:state])"],
  [
    "CWE-502",
    "a.php",
    "$state = unserialize($_COOKIE['s']);",
    "$state = unserialize($s, ['allowed_classes' => false]);",
  ],
  [
    "CWE-611",
    "a.py",
    "parser = etree.XMLParser(resolve_entities=True)",
    "parser = etree.XMLParser(resolve_entities=False)",
  ],
  [
    "CWE-611",
    "A.java",
    "var f = DocumentBuilderFactory.newInstance();",
    'var f = DocumentBuilderFactory.newInstance();\nf.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);',
  ],
  ["CWE-1321", "a.js", "_.merge(settings, req.body);", "_.merge(settings, DEFAULTS);"],
  [
    "CWE-918",
    "a.ts",
    "const { feed } = req.body;\nconst r = await axios.get(feed);",
    "const r = await axios.get(FEED);",
  ],
  [
    "CWE-918",
    "a.ts",
    "const u = new URL(req.query.u);\nreturn fetch(u);",
    "const u = new URL(req.query.u);\nif (!HOSTS.has(u.hostname)) return;\nreturn fetch(u);",
  ],
  [
    "CWE-918",
    "a.py",
    'r = requests.get(request.json["url"], timeout=5)',
    "r = requests.get(f\"{BASE}/x/{quote(request.json['id'])}\", timeout=5)",
  ],
  [
    "CWE-918",
    "A.java",
    "void f(@RequestParam String url) {\nrest.getForObject(url, String.class);\n}",
    "void f(@RequestParam long id) {\nrest.getForObject(BASE + id, String.class);\n}",
  ],
  ["CWE-601", "a.ts", "res.redirect(req.query.next);", 'res.redirect("/home");'],
  ["CWE-601", "a.rb", "redirect_to params[:back]", "redirect_to root_path"],
  [
    "CWE-601",
    "a.go",
    'http.Redirect(w, r, r.FormValue("next"), http.StatusFound)',
    'http.Redirect(w, r, "/home", http.StatusFound)',
  ],
  ["CWE-601", "a.php", "header('Location: ' . $_GET['to']);", "header('Location: /home');"],
  [
    "CWE-22",
    "a.ts",
    "res.sendFile(path.join(DIR, req.params.name));",
    "res.sendFile(path.join(DIR, path.basename(req.params.name)));",
  ],
  [
    "CWE-22",
    "a.py",
    'return open(os.path.join(DIR, request.args["f"])).read()',
    "return open(os.path.join(DIR, INDEX)).read()",
  ],
  [
    "CWE-22",
    "a.go",
    'b, err := os.ReadFile(filepath.Join(dir, r.PathValue("f")))',
    'b, err := os.ReadFile(filepath.Join(dir, filepath.Base(r.PathValue("f"))))',
  ],
  [
    "CWE-22",
    "A.java",
    "Path f(@PathVariable String n) {\nreturn Files.readString(Path.of(DIR, n));\n}",
    "Path f(@PathVariable long n) {\nreturn Files.readString(Path.of(DIR, n));\n}",
  ],
  [
    "CWE-434",
    "a.ts",
    "fs.writeFile(path.join(DIR, file.originalname), file.buffer);",
    'fs.writeFile(path.join(DIR, randomUUID() + ".png"), file.buffer);',
  ],
  [
    "CWE-915",
    "a.js",
    "await User.findByIdAndUpdate(id, req.body);",
    "await User.findByIdAndUpdate(id, { name: req.body.name });",
  ],
  ["CWE-915", "a.rb", "@user.update(params[:user].permit!)", "@user.update(params.require(:user).permit(:name))"],
  ["CWE-915", "a.php", "$user->update($request->all());", "$user->update($request->only('name'));"],
  ["CWE-915", "a.py", "Member.objects.create(**request.data)", "Member.objects.create(**serializer.validated_data)"],
  [
    "CWE-639",
    "a.ts",
    'app.get("/invoices/:id", async (req, res) => {\nres.json(await Invoice.findById(req.params.id));\n});',
    'app.get("/invoices/:id", async (req, res) => {\nres.json(await Invoice.findOne({ _id: req.params.id, owner: req.user.id }));\n});',
  ],
  [
    "CWE-639",
    "a.rb",
    "def show\n@invoice = Invoice.find(params[:id])\nend",
    "def show\n@invoice = current_user.invoices.find(params[:id])\nend",
  ],
  [
    "CWE-639",
    "a.py",
    "def show(request, pk):\n    invoice = get_object_or_404(Invoice, pk=pk)",
    "def show(request, pk):\n    invoice = get_object_or_404(Invoice, pk=pk, owner=request.user)",
  ],
  ["CWE-862", "A.java", "@PermitAll\n@DeleteMapping", "@PreAuthorize(\"hasRole('ADMIN')\")\n@DeleteMapping"],
  ["CWE-295", "a.py", "requests.get(URL, verify=False)", "requests.get(URL, verify=CA)"],
  [
    "CWE-295",
    "a.php",
    "curl_setopt($c, CURLOPT_SSL_VERIFYPEER, false);",
    "curl_setopt($c, CURLOPT_SSL_VERIFYPEER, true);",
  ],
  [
    "CWE-942",
    "a.py",
    'app.add_middleware(CORSMiddleware, allow_origins=["*"])',
    "app.add_middleware(CORSMiddleware, allow_origins=ORIGINS)",
  ],
  [
    "CWE-1004",
    "a.js",
    'res.cookie("session", id, { httpOnly: false });',
    'res.cookie("session", id, { httpOnly: true, secure: true });',
  ],
  [
    "CWE-614",
    "a.js",
    'res.cookie("sid", id, { httpOnly: true, secure: false });',
    'res.cookie("sid", id, { httpOnly: true, secure: true });',
  ],
  [
    "CWE-347",
    "a.py",
    'claims = jwt.decode(token, options={"verify_signature": False})',
    'claims = jwt.decode(token, KEY, algorithms=["RS256"])',
  ],
  [
    "CWE-347",
    "a.go",
    "token, _, err := parser.ParseUnverified(raw, claims)",
    "token, err := jwt.ParseWithClaims(raw, claims, keys)",
  ],
  [
    "CWE-338",
    "a.js",
    "const resetToken = Math.random().toString(36);",
    "const resetToken = randomBytes(32).toString('hex');",
  ],
  ["CWE-916", "a.php", "$hash = md5($password);", "$hash = password_hash($password, PASSWORD_ARGON2ID);"],
  [
    "CWE-327",
    "A.java",
    'Cipher c = Cipher.getInstance("AES/ECB/PKCS5Padding");',
    'Cipher c = Cipher.getInstance("AES/GCM/NoPadding");',
  ],
  ["CWE-798", "a.py", 'API_KEY = "k9f2mQ81zLx7Wp04"', 'API_KEY = os.environ["API_KEY"]'],
  ["CWE-532", "a.ts", "logger.info(`signed in with ${req.body.password}`);", "logger.info(`signed in as ${user.id}`);"],
  ["CWE-209", "a.ts", "res.status(500).json({ error: err.stack });", 'res.status(500).json({ error: "try again" });'],
  ["CWE-489", "a.py", "app.run(debug=True)", "app.run()"],
  ["CWE-352", "A.java", "http.csrf(AbstractHttpConfigurer::disable);", "http.csrf(withDefaults());"],
  [
    "CWE-346",
    "a.js",
    'window.addEventListener("message", (e) => apply(e.data));',
    'window.addEventListener("message", (e) => {\nif (e.origin !== HOME) return;\napply(e.data);\n});',
  ],
  ["CWE-922", "a.ts", 'localStorage.setItem("access_token", token);', 'localStorage.setItem("theme", theme);'],
  ["CWE-1333", "a.ts", "const re = new RegExp(req.query.q);", "const re = new RegExp(escapeRegExp(req.query.q));"],
  ["CWE-732", "a.py", "os.chmod(path, 0o777)", "os.chmod(path, 0o640)"],
  // Calls that trust a text are no controls.
  ["CWE-89", "a.rb", "Part.order(Arel.sql(params[:by]))", 'Part.order(Arel.sql("price NULLS LAST"))'],
  [
    "CWE-89",
    "a.py",
    'Part.objects.annotate(n=RawSQL(request.GET["n"], []))',
    'Part.objects.annotate(n=RawSQL("a + %s", [request.GET["n"]]))',
  ],
  // A key that is there says nothing of its value; a beginning that may go on says nothing of the host.
  [
    "CWE-918",
    "a.py",
    'if "feed" in request.GET:\n    requests.get(request.GET["feed"])',
    'if request.GET["feed"] in FEEDS:\n    requests.get(request.GET["feed"])',
  ],
  [
    "CWE-601",
    "a.ts",
    'const to = String(req.query.to);\nif (!to.startsWith("https://club.example")) return;\nres.redirect(to);',
    'const to = String(req.query.to);\nif (!to.startsWith("https://club.example/")) return;\nres.redirect(to);',
  ],
  [
    "CWE-22",
    "a.ts",
    "const file = `${ROOT}/${req.query.name}`;\nif (!file.startsWith(ROOT)) return;\nfs.readFile(file);",
    "const file = path.resolve(ROOT, req.query.name);\nif (!file.startsWith(ROOT)) return;\nfs.readFile(file);",
  ],
  // What is looked up in a table of literals is one of them.
  [
    "CWE-601",
    "a.ts",
    "const to = pages.get(req.query.to) ?? req.query.to;\nres.redirect(to);",
    'const pages = new Map([["home", "/home"], ["help", "/help"]]);\nconst to = pages.get(req.query.to);\nres.redirect(to);',
  ],
  [
    "CWE-601",
    "a.py",
    'return redirect(request.GET["to"])',
    'pages = {"home": "/home", "help": "/help"}\nreturn redirect(pages.get(request.GET["to"], "/"))',
  ],
  [
    "CWE-89",
    "a.ts",
    "await db.query(`SELECT a FROM t ORDER BY ${req.query.by}`);",
    'const by = SORTS.includes(req.query.by) ? req.query.by : "a";\nawait db.query(`SELECT a FROM t ORDER BY ${by}`);',
  ],
  // Names in an archive are its sender's.
  [
    "CWE-22",
    "a.py",
    'with zipfile.ZipFile(upload) as z:\n    for info in z.infolist():\n        open(os.path.join(folder, info.filename), "wb")',
    'with zipfile.ZipFile(upload) as z:\n    for info in z.infolist():\n        open(os.path.join(folder, os.path.basename(info.filename)), "wb")',
  ],
  [
    "CWE-22",
    "A.java",
    "ZipEntry entry = zip.getNextEntry();\nFiles.copy(zip, root.resolve(entry.getName()));",
    "ZipEntry entry = zip.getNextEntry();\nPath to = root.resolve(entry.getName()).normalize();\nif (!to.startsWith(root)) throw new IOException();\nFiles.copy(zip, to);",
  ],
  [
    "CWE-22",
    "A.cs",
    "foreach (ZipArchiveEntry entry in zip.Entries)\n  entry.ExtractToFile(Path.Combine(root, entry.FullName));",
    "foreach (ZipArchiveEntry entry in zip.Entries)\n  entry.ExtractToFile(Path.Combine(root, Path.GetFileName(entry.FullName)));",
  ],
  [
    "CWE-22",
    "a.py",
    "import tarfile\nfor member in tar.getmembers():\n    to = folder / member.name\n    to.write_bytes(read(member))",
    "import tarfile\nfor member in tar.getmembers():\n    to = folder / os.path.basename(member.name)\n    to.write_bytes(read(member))",
  ],
  // Tokens.
  [
    "CWE-347",
    "a.js",
    "jwt.verify(raw, key, { algorithms: [decoded.header.alg] });",
    'jwt.verify(raw, key, { algorithms: ["RS256"] });',
  ],
  ["CWE-346", "A.cs", "o.ValidateAudience = false;", "o.ValidateAudience = true;"],
  // Whole objects.
  ["CWE-915", "a.ts", "save(@Body() shop: Partial<Shop>) {", "save(@Body() shop: Partial<ShopDto>) {"],
  [
    "CWE-915",
    "A.java",
    "public Shop put(@RequestBody Shop shop) { return shops.save(shop); }",
    "public Shop put(@RequestBody ShopRequest shop) { return shops.save(shop); }",
  ],
  // One step through a helper of the same change.
  [
    "CWE-601",
    "a.rb",
    "def target\n  params[:to]\nend\ndef leave\n  redirect_to target\nend",
    "def target\n  root_path\nend\ndef leave\n  redirect_to target\nend",
  ],
  [
    "CWE-918",
    "a.ts",
    "async function pull(from: string) {\n  return fetch(from);\n}\napp.post('/x', (req) => pull(req.body.from));",
    "async function pull(from: string) {\n  return fetch(from);\n}\napp.post('/x', () => pull(FEED));",
  ],
  // A key has to name whom the kept data belongs to.
  [
    "CWE-668",
    "a.php",
    "$n = Cache::remember('totals', 60, fn () => $this->totals(auth()->id()));",
    "$n = Cache::remember('totals:' . auth()->id(), 60, fn () => $this->totals(auth()->id()));",
  ],
  [
    "CWE-668",
    "a.rb",
    'Rails.cache.fetch("totals/#{year}") { current_user.totals(year) }',
    'Rails.cache.fetch("totals/#{current_user.id}/#{year}") { current_user.totals(year) }',
  ],
])("%s in %s: %s", (cwe, path, risky, fine) => {
  expect(raised(path, risky)).toContain(cwe);
  expect(raised(path, fine)).toEqual([]);
});

test("a value that was there before is no finding of this change", () => {
  expect(raised("a.ts", "const a = 1;", "", "res.redirect(req.query.next);")).toEqual([]);
});

test("a value that only now comes from the request is, though its sink was there before", () => {
  expect(raised("a.ts", "const to = req.query.next;", 'const to = "/home";', "")).toEqual([]);
  const text =
    "--- a/a.ts\n+++ b/a.ts\n@@ -1,3 +1,3 @@\n-const to = HOME;\n+const to = req.query.next;\n res.redirect(to);";
  expect(readCode(text).findings.map(({ finding }) => finding.cwe)).toEqual(["CWE-601"]);
});

test("code in a comment is not read", () => {
  expect(raised("a.ts", "// res.redirect(req.query.next);\n/* eval(req.body.x)\n   eval(req.body.y) */")).toEqual([]);
  expect(raised("a.py", "# os.system('rm ' + name)")).toEqual([]);
});

test.each([
  "tests/test_a.py",
  "src/a.test.ts",
  "docs/a.md",
  "package-lock.json",
  "src/generated/a.ts",
  "vendor/a.php",
  "internal/a_test.go",
  "spec/models/a_spec.rb",
])("%s is not shipped, and counts for nothing", (path) => {
  expect(raised(path, "res.redirect(req.query.next);\nos.system('rm ' + name)")).toEqual([]);
});

test("a package of the source that is called docs is code", () => {
  expect(raised("src/main/java/docs/a.ts", "res.redirect(req.query.next);")).toEqual(["CWE-601"]);
});

test.each<[cwe: string, path: string, removed: string, added: string, context: string]>([
  ["CWE-862", "a.py", '@permission_required("a.b")', "", "def f(request):\n    pass"],
  ["CWE-862", "A.cs", '[Authorize(Roles = "Admin")]', "", "public IActionResult F()\n{"],
  ["CWE-306", "a.rb", "before_action :authenticate_user!", "", "def show\nend"],
  ["CWE-639", "a.py", "order = Order.objects.get(pk=pk, user=request.user)", "order = load(pk)", ""],
  ["CWE-352", "a.js", "app.use(csrfProtection);", "", "app.use(routes);"],
  ["CWE-307", "a.js", "app.use(rateLimit({ max: 5 }));", "", "app.use(routes);"],
  ["CWE-79", "a.php", "$text = htmlspecialchars($text);", "", "show($text);"],
  ["CWE-20", "a.ts", "const body = schema.parse(req.body);", "const { body } = req;", ""],
  ["CWE-345", "a.ts", "if (!verifySignature(raw, header)) return;", "", "apply(raw);"],
  ["CWE-693", "a.js", "app.use(helmet());", "", "app.use(routes);"],
  ["CWE-770", "a.go", "body = http.MaxBytesReader(w, r.Body, 1<<20)", "body = r.Body", ""],
  ["CWE-434", "a.js", "upload = multer({ fileFilter: onlyImages })", "upload = multer()", ""],
  ["CWE-22", "a.py", "name = secure_filename(name)", "", "save(name)"],
  ["CWE-384", "a.rb", "reset_session", "", "log_in(user)"],
  ["CWE-362", "a.py", "seat = Seat.objects.select_for_update().get(pk=pk)", "seat = load(pk)", ""],
  ["CWE-778", "a.ts", 'audit.log("refund", id);', "", "refund(id);"],
])("%s when a guard goes from %s: %s", (cwe, path, removed, added, context) => {
  expect(raised(path, added, removed, context)).toContain(cwe);
  expect(raised(path, `${added}\n${removed.replace("(", "( ")}`, removed, context)).not.toContain(cwe);
});

// The same deletion twice: once nothing takes its place, once an added line does.
test.each<[cwe: string, path: string, removed: string, missing: string, moved: string]>([
  [
    "CWE-639",
    "a.ts",
    "if (note.ownerId !== user.id) throw new Denied();",
    "return notes.findOne({ where: { id }, select: { ownerId: true } });",
    "return notes.findOne({ where: { id, ownerId } });",
  ],
  [
    "CWE-639",
    "a.ts",
    "if (bill.tenant_id !== session.tenant) return gone();",
    "const bill = await bills.findOne({\n  where: {\n    id,\n  },\n});",
    "const bill = await bills.findOne({\n  where: {\n    id,\n    tenantId,\n  },\n});",
  ],
  [
    "CWE-639",
    "a.py",
    "return Trip.objects.filter(organisation=self.request.user.organisation)",
    'if self.action == "list":\n    trips = trips.filter(organisation=self.request.user.organisation)',
    "trips = Trip.objects.filter(organisation=self.request.user.organisation)",
  ],
])("%s when a condition of %s is not moved: %s", (cwe, path, removed, missing, moved) => {
  expect(raised(path, missing, removed)).toContain(cwe);
  expect(raised(path, moved, removed)).toEqual([]);
});

test("a list of fields that becomes all fields is mass assignment, and no missing validation", () => {
  const before = "params.require(:dog).permit(:name, :age)";
  expect(raised("a.rb", "params.require(:dog)\n  .except(:chip)\n  .permit!", before)).toEqual(["CWE-915"]);
  expect(raised("a.rb", "params.require(:dog).except(:chip, :vet, :keeper).permit!", before)).toEqual(["CWE-915"]);
  expect(raised("a.rb", "params.require(:dog)\n  .permit(:name, :age, :coat)", before)).toEqual([]);
});

test("a guard that goes with what it guarded is not missed", () => {
  expect(raised("a.py", "", '@permission_required("a.b")\ndef gone(request):\n    pass')).toEqual([]);
  expect(raised("a.ts", "", 'import { RolesGuard } from "./guards";')).toEqual([]);
});

test.each<[cwe: string, path: string, removed: string, weak: string, fine: string]>([
  [
    "CWE-345",
    "a.ts",
    "if (!mac || !isSigned(raw, mac)) return;",
    "if (mac && !isSigned(raw, mac)) return;",
    "if (!mac || !isSigned(raw, mac, key)) return;",
  ],
  ["CWE-639", "a.py", "if not owns(user, doc):\n    raise Http404", "log(doc)", "require_owner(user, doc)"],
  [
    "CWE-862",
    "a.ts",
    "if (closed || !mayEdit(me) || !canPublish(me)) return deny();",
    "if (closed && !canPublish(me)) return deny();",
    "if (closed || !canPublish(me) || late) return deny();",
  ],
  [
    "CWE-346",
    "a.js",
    'jwt.verify(raw, key, { audience: "shop", algorithms: ["RS256"] });',
    'jwt.verify(raw, key, { algorithms: ["RS256"] });',
    'jwt.verify(raw, key, { audience: AUDIENCE, algorithms: ["RS256"] });',
  ],
  [
    "CWE-915",
    "a.ts",
    "await shops.update(id, {\n  name: dto.name,\n  town: dto.town,\n});",
    "await shops.update(id, dto);",
    "await shops.update(id, {\n  name: dto.name,\n  town: dto.town ?? null,\n});",
  ],
])("%s when a check of %s is weakened: %s", (cwe, path, removed, weak, fine) => {
  expect(raised(path, weak, removed)).toContain(cwe);
  expect(raised(path, fine, removed)).toEqual([]);
});

test("markup that an option of the same change escapes is fine", () => {
  const view = "--- a/a.blade.php\n+++ b/a.blade.php\n@@ -1,1 +1,1 @@\n-x\n+{!! $note->shown !!}\n";
  const model = (option: string): string =>
    `--- a/Note.php\n+++ b/Note.php\n@@ -1,1 +1,4 @@\n+public function getShownAttribute(): string\n+{\n+  return Str::markdown($this->text, ['html_input' => '${option}']);\n+}\n`;
  expect(readCode(model("allow") + view).findings).toHaveLength(1);
  expect(readCode(model("strip") + view).findings).toEqual([]);
});

test("a diff's headers are no words of the ticket", () => {
  const change =
    "diff --git a/package.json b/package.json\nindex 1a2b3c4..5d6e7f8 100644\n--- a/package.json\n+++ b/package.json\n";
  const { prose } = readCode(`${change}@@ -1,1 +1,1 @@\n-"left": "1.0"\n+"left": "1.1"\n`);
  expect(prose).not.toMatch(/diff --git|index|package\.json/);
  expect(prose).toContain('"left": "1.1"');
});

test("translations count for nothing, and what is deleted is not quoted as there", () => {
  const copy =
    '--- a/locales/de.json\n+++ b/locales/de.json\n@@ -1,1 +1,1 @@\n-"a": "Upload any file"\n+"a": "Enter the six-digit reset code"\n';
  expect(readCode(copy).prose.trim()).toBe("");
  const settings = "--- a/a.yaml\n+++ b/a.yaml\n@@ -1,1 +1,1 @@\n-public: true\n+public: false\n";
  expect(readCode(settings).prose).toContain("public: false");
  expect(readCode(settings).prose).not.toContain("public: true");
});

test("a finding says whether the change adds or deletes what it quotes", () => {
  const of = (line: string): string =>
    readCode(`--- a/a.py\n+++ b/a.py\n@@ -1,1 +1,1 @@\n${line}\n def f(request):`).findings[0]?.finding.description ??
    "";
  expect(of("+os.system('rm ' + name)")).toMatch(/^The change adds “os\.system/);
  expect(of('-@permission_required("a.b")')).toMatch(/^The change deletes “@permission_required/);
});
