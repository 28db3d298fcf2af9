// Long because it is one table: each entry is a call that is worth a test.
import type { Language } from "./files.ts";
import type { CodeSituation } from "./situation.ts";
import { injection } from "./situations/injection.ts";
import { requests } from "./situations/requests.ts";
import { settings } from "./situations/settings.ts";
import type { Place } from "./sources.ts";

/** A call that is a finding when a stranger chooses what it is given. */
export interface CallRule {
  readonly situation: CodeSituation;
  readonly callee: RegExp;
  readonly languages?: readonly Language[];
  readonly place: Place;
  /** `request`: only what a request carries; `any`: whatever is not known to be harmless. */
  readonly from: "request" | "derived" | "any";
  /** Which argument; all when absent. */
  readonly argument?: number;
  /** What the call's text has, or has not, to contain. */
  readonly and?: RegExp;
  readonly unless?: RegExp;
}

const WRAPPED = /createH(?:mac|ash)|\b(?:allow|permit|safe|valid|sanitiz|sanitis|escape|encode)/i;

/** In each language the calls are looked up by their last name; the first rule that holds tells. */
export const callRules: readonly CallRule[] = [
  // Calls that say of a text that it is safe as SQL.
  {
    situation: injection.statement,
    callee:
      /^(?:Arel\.sql|RawSQL|literal_column|sql\.raw|Prisma\.raw|(?:knex|db|this\.db|DB|trx)\.raw|[sS]equelize\.literal|literal|gorm\.Expr|goqu\.L|sq\.Expr|squirrel\.Expr|sqlalchemy\.text|sa\.text|DSL\.(?:field|condition|sql))$|(?:^|\.)(?:extra|FromSqlRaw|ExecuteSqlRaw|ExecuteSqlRawAsync|SqlQueryRaw|\$queryRawUnsafe|\$executeRawUnsafe)$/,
    place: "statement",
    from: "request",
    argument: 0,
  },
  // A shell, and programs whose arguments are joined.
  {
    situation: injection.shell,
    languages: ["javascript"],
    callee: /(?:^|\.)(?:exec|execSync|execAsync|\$)$/,
    place: "shell",
    from: "any",
    argument: 0,
    and: /^(?!.*(?:[Rr]egex|pattern|RE\b|_RE\b|stmt|statement|query|redis|multi|pipeline|db)\b.{0,8}\.exec).*(?:child_process|exec\(|execSync|execAsync|promisify)/s,
    unless: /\.exec\((?:[\w.]+)\)$|^\w*(?:[Pp]attern|[Rr]egex|[A-Z_]+)\.exec/,
  },
  {
    situation: injection.shell,
    languages: ["javascript"],
    callee: /(?:^|\.)(?:spawn|spawnSync|execFile|execFileSync|execa)$/,
    place: "shell",
    from: "any",
    and: /shell:\s*true|["'`](?:sh|bash|cmd(?:\.exe)?|\/bin\/(?:ba)?sh)["'`]/,
  },
  {
    situation: injection.shell,
    languages: ["python"],
    callee:
      /^(?:os\.system|os\.popen|subprocess\.getoutput|subprocess\.getstatusoutput|commands\.getoutput)$|(?:^|\.)create_subprocess_shell$/,
    place: "shell",
    from: "any",
    argument: 0,
  },
  {
    situation: injection.shell,
    languages: ["python"],
    callee: /^(?:subprocess\.)?(?:run|call|check_call|check_output|Popen)$/,
    place: "shell",
    from: "any",
    argument: 0,
    and: /shell\s*=\s*True|["'](?:sh|bash|\/bin\/(?:ba)?sh)["']\s*,\s*["']-c/,
  },
  {
    situation: injection.shell,
    languages: ["java"],
    callee: /(?:getRuntime\(\)|^runtime)\.exec$/,
    place: "shell",
    from: "any",
  },
  {
    situation: injection.shell,
    languages: ["java", "csharp"],
    callee: /(?:^new |^)(?:ProcessBuilder|Process\.Start|ProcessStartInfo|listOf)$|^new ProcessStartInfo$/,
    place: "shell",
    from: "any",
    and: /["'](?:\/bin\/)?(?:sh|bash|cmd(?:\.exe)?|powershell(?:\.exe)?)["']/,
  },
  {
    situation: injection.shell,
    languages: ["go"],
    callee: /^exec\.Command(?:Context)?$/,
    place: "shell",
    from: "any",
    and: /["'](?:\/bin\/)?(?:sh|bash|cmd|powershell)["']/,
  },
  {
    situation: injection.shell,
    languages: ["go"],
    callee: /^exec\.Command(?:Context)?$/,
    place: "shell",
    from: "request",
    argument: 0,
  },
  {
    situation: injection.shell,
    languages: ["ruby"],
    callee: /^(?:Kernel\.)?(?:system|exec|spawn)$|^(?:IO\.popen|Open3\.\w+)$/,
    place: "shell",
    from: "any",
    argument: 0,
    and: /#\{|\+|params|^\w+[ (]\w+\)?$/,
  },
  {
    situation: injection.shell,
    languages: ["php"],
    callee: /^(?:exec|system|shell_exec|passthru|popen|proc_open)$/,
    place: "shell",
    from: "any",
    argument: 0,
  },
  // Code and templates.
  {
    situation: injection.evaluated,
    languages: ["javascript"],
    callee:
      /^(?:eval|new Function|Function|setTimeout|setInterval)$|(?:^|\.)(?:runInContext|runInNewContext|runInThisContext|new Script)$/,
    place: "code",
    from: "request",
  },
  {
    situation: injection.evaluated,
    languages: ["javascript"],
    callee: /^(?:eval|new Function)$|(?:^|\.)(?:runInNewContext|runInThisContext)$/,
    place: "code",
    from: "any",
  },
  {
    situation: injection.evaluated,
    languages: ["python"],
    callee: /^(?:eval|exec)$/,
    place: "code",
    from: "any",
    argument: 0,
  },
  {
    situation: injection.evaluated,
    languages: ["ruby"],
    callee: /(?:^|\.)(?:eval|instance_eval|class_eval|module_eval|constantize|public_send|send)$/,
    place: "code",
    from: "request",
  },
  {
    situation: injection.evaluated,
    languages: ["php"],
    callee: /^(?:eval|assert|create_function|call_user_func|call_user_func_array)$/,
    place: "code",
    from: "request",
  },
  {
    situation: injection.evaluated,
    languages: ["java"],
    callee: /(?:^|\.)(?:parseExpression|eval|createValueExpression)$|Ognl\.getValue$/,
    place: "code",
    from: "derived",
  },
  {
    situation: injection.evaluated,
    languages: ["csharp"],
    callee: /^CSharpScript\.(?:EvaluateAsync|RunAsync)$/,
    place: "code",
    from: "any",
  },
  {
    situation: injection.template,
    languages: ["python"],
    callee: /(?:^|\.)(?:render_template_string|from_string|Template)$/,
    place: "markup",
    from: "derived",
    argument: 0,
  },
  {
    situation: injection.template,
    languages: ["javascript"],
    callee:
      /^(?:ejs\.render|[Hh]andlebars\.compile|pug\.(?:compile|render)|_\.template|nunjucks\.renderString|[Mm]ustache\.render)$/,
    place: "code",
    from: "derived",
    argument: 0,
  },
  {
    situation: injection.template,
    languages: ["ruby"],
    callee: /^(?:ERB\.new|Liquid::Template\.parse|render)$/,
    place: "code",
    from: "request",
    and: /ERB|Liquid|inline:/,
  },
  {
    situation: injection.template,
    languages: ["php", "java", "go"],
    callee: /(?:^|\.)(?:createTemplate|renderString|fromString|Parse)$/,
    place: "code",
    from: "request",
    and: /createTemplate|renderString|fromString|template/i,
  },
  // Objects and documents.
  {
    situation: injection.objectRead,
    languages: ["python"],
    callee: /^(?:pickle|cPickle|_pickle|dill|cloudpickle|marshal|jsonpickle|shelve)\.(?:loads?|decode|open|Unpickler)$/,
    place: "code",
    from: "any",
    unless: /\bopen\(|CACHE|cache_file|\.pkl["']/,
  },
  {
    situation: injection.objectRead,
    languages: ["python"],
    callee: /^yaml\.(?:load|load_all|unsafe_load|full_load)$/,
    place: "code",
    from: "any",
    unless: /SafeLoader|safe_load|BaseLoader/,
  },
  {
    situation: injection.objectRead,
    languages: ["php"],
    callee: /^(?:unserialize|igbinary_unserialize|yaml_parse)$/,
    place: "code",
    from: "any",
    unless: /allowed_classes['"]?\s*=>\s*(?:false|\[)/,
  },
  {
    situation: injection.objectRead,
    languages: ["ruby"],
    callee:
      /^(?:Marshal\.(?:load|restore)|YAML\.(?:load|unsafe_load|load_stream)|Psych\.(?:load|unsafe_load)|Oj\.load|Oj\.object_load)$/,
    place: "code",
    from: "any",
    unless: /File\.|permitted_classes|Rails\.root|mode: :(?:strict|compat)/,
  },
  {
    situation: injection.objectRead,
    languages: ["java"],
    callee:
      /(?:new |^)(?:ObjectInputStream|XMLDecoder)$|(?:xstream|XStream\w*)\.fromXML$|(?:^|\.)enableDefaultTyping$|(?:^|\.)activateDefaultTyping$/i,
    place: "code",
    from: "any",
  },
  {
    situation: injection.objectRead,
    languages: ["csharp"],
    callee:
      /(?:BinaryFormatter|LosFormatter|SoapFormatter|NetDataContractSerializer|ObjectStateFormatter|formatter)\.?(?:\(\))?\.(?:Deserialize|UnsafeDeserialize)$|^new (?:BinaryFormatter|LosFormatter|SoapFormatter|NetDataContractSerializer)$/,
    place: "code",
    from: "any",
  },
  {
    situation: injection.objectRead,
    languages: ["javascript"],
    callee: /^(?:serialize|nodeSerialize|node_serialize)\.unserialize$|^unserialize$|(?:^|\.)deserialize$/,
    place: "code",
    from: "request",
  },
  {
    situation: injection.prototype,
    languages: ["javascript"],
    callee:
      /^(?:_|lodash)\.(?:merge|defaultsDeep|mergeWith|set|setWith)$|^(?:merge|deepmerge|deepMerge|defaultsDeep|mergeDeep|extend|\$\.extend|jQuery\.extend)$/,
    place: "object",
    from: "request",
  },
  // Markup.
  {
    situation: injection.markup,
    languages: ["javascript"],
    callee:
      /(?:^|\.)(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$|^document\.write(?:ln)?$|bypassSecurityTrust(?:Html|Script|Url|ResourceUrl)$|(?:^|\.)(?:html|append|prepend)$|^new SafeString$|SafeString$/,
    place: "markup",
    from: "any",
    and: /insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|document\.write|bypassSecurity|SafeString|\$\(.{0,80}\)\.(?:html|append|prepend)\([^)]*[<`+\w]/,
    unless: /createElement|\.append\(\w+\)$/,
  },
  {
    situation: injection.markup,
    languages: ["javascript"],
    callee: /(?:^|\.)(?:send|end|write|html|body)$/,
    place: "markup",
    from: "request",
    and: /<\/?[a-z][a-z\d]*[\s>$]|\.html\(/i,
  },
  {
    situation: injection.markup,
    languages: ["javascript"],
    callee: /^(?:res|response|reply)\.(?:send|end|write)$/,
    place: "markup",
    from: "request",
    and: /\((?:["'`]|\w+\.(?:query|params|body)\b)/,
    unless: /\.(?:send|end)\((?:req|request)\.(?:body|query|params)\)$|\{/,
  },
  {
    situation: injection.markup,
    languages: ["python"],
    callee: /(?:^|\.)(?:mark_safe|Markup|SafeString|SafeText)$/,
    place: "markup",
    from: "any",
  },
  {
    situation: injection.markup,
    languages: ["python"],
    callee: /^(?:HttpResponse|make_response|HTMLResponse|Response|web\.Response|self\.write)$/,
    place: "markup",
    from: "request",
    and: /<[a-z]|HTMLResponse/i,
  },
  {
    situation: injection.markup,
    languages: ["ruby"],
    callee: /(?:^|\.)(?:raw|html_safe)$/,
    place: "markup",
    from: "any",
  },
  {
    situation: injection.markup,
    languages: ["ruby"],
    callee: /^render$/,
    place: "markup",
    from: "request",
    and: /\bhtml:|inline:/,
  },
  {
    situation: injection.markup,
    languages: ["php"],
    callee: /^(?:echo|print|printf|vprintf)$/,
    place: "markup",
    from: "request",
  },
  {
    situation: injection.markup,
    languages: ["go"],
    callee: /^template\.(?:HTML|JS|URL|HTMLAttr|CSS)$/,
    place: "markup",
    from: "any",
  },
  {
    situation: injection.markup,
    languages: ["go"],
    callee: /^(?:fmt\.Fprint(?:f|ln)?|io\.WriteString|w\.Write)$/,
    place: "markup",
    from: "request",
    and: /<[a-z]/i,
  },
  {
    situation: injection.markup,
    languages: ["csharp"],
    callee: /(?:^|\.)Html\.Raw$|^new HtmlString$|^new MarkupString$/,
    place: "markup",
    from: "any",
  },
  {
    situation: injection.markup,
    languages: ["csharp"],
    callee: /(?:^|\.)(?:Content|WriteAsync|Write)$/,
    place: "markup",
    from: "request",
    and: /<[a-z]|text\/html/i,
  },
  {
    situation: injection.markup,
    languages: ["java"],
    callee: /(?:getWriter\(\)|writer|out)\.(?:write|print|println|append|printf)$|^ResponseEntity\.ok$|respondText$/,
    place: "markup",
    from: "request",
    and: /<[a-z]|getWriter|text\/html|ContentType\.Text\.Html/i,
  },
  // Addresses, redirects and paths.
  {
    situation: requests.address,
    languages: ["javascript"],
    callee:
      /^(?:fetch|axios|got|request|superagent|needle|undici\.(?:fetch|request)|\$fetch|ofetch|page\.goto|nodeFetch|node_fetch)$|^(?:axios|got|http|https|superagent|needle|request|ky|httpClient|this\.http|this\.httpService|client)\.(?:get|post|put|patch|delete|head|request|stream)$|(?:^|\.)page\.(?:goto|setContent)$/,
    place: "address",
    from: "request",
    argument: 0,
  },
  {
    situation: requests.address,
    languages: ["python"],
    callee:
      /^(?:requests|httpx|session|client|aiohttp|urllib3|http|self\.session|self\.client)\.(?:get|post|put|patch|delete|head|request|stream|urlopen)$|(?:^|\.)(?:urlopen|urlretrieve)$/,
    place: "address",
    from: "request",
  },
  {
    situation: requests.address,
    languages: ["java"],
    callee:
      /^new (?:URL|URI|HttpGet|HttpPost)$|^URI\.create$|(?:^|\.)(?:getForObject|getForEntity|postForObject|postForEntity|exchange)$|^Jsoup\.connect$|(?:^|\.)uri$|^(?:client|httpClient|http)\.(?:get|post|request)$|(?:^|\.)url$/,
    place: "address",
    from: "request",
    argument: 0,
  },
  {
    situation: requests.address,
    languages: ["go"],
    callee: /^(?:http|client|httpClient|c|s\.client|h\.client|h\.http|s\.http)\.(?:Get|Post|Head|PostForm)$/,
    place: "address",
    from: "request",
    argument: 0,
  },
  {
    situation: requests.address,
    languages: ["go"],
    callee: /^http\.NewRequest(?:WithContext)?$/,
    place: "address",
    from: "request",
    unless: /,\s*(?:r|req)\.Body\)$/,
  },
  {
    situation: requests.address,
    languages: ["ruby"],
    callee:
      /^(?:Net::HTTP|Net\.HTTP|HTTParty|Faraday|RestClient|Typhoeus|HTTP|URI|Excon|Down|OpenURI|Open)\.(?:get|get_response|post|post_form|open|open_uri|download|head|start)$|^(?:open|URI\.open|URI\.parse\(\)\.open)$/,
    place: "address",
    from: "request",
    argument: 0,
  },
  {
    situation: requests.address,
    languages: ["php"],
    callee:
      /^(?:file_get_contents|fopen|curl_init|simplexml_load_file|get_headers|getimagesize|copy|readfile)$|^Http\.(?:get|post|head|put)$|(?:^|\.)(?:client|http|httpClient)\.(?:get|request|post)$/,
    place: "address",
    from: "request",
    and: /url|uri|href|link|feed|webhook|callback|Http|http|curl_init|avatar|image|source|target|endpoint/i,
  },
  {
    situation: requests.address,
    languages: ["php"],
    callee: /^curl_setopt$/,
    place: "address",
    from: "request",
    and: /CURLOPT_URL/,
  },
  {
    situation: requests.address,
    languages: ["csharp"],
    callee:
      /(?:^|\.)(?:GetAsync|GetStringAsync|GetStreamAsync|GetByteArrayAsync|PostAsync|PutAsync|DownloadString|DownloadData|OpenRead|GetFromJsonAsync)$|^WebRequest\.Create$/,
    place: "address",
    from: "request",
    argument: 0,
  },
  {
    situation: requests.redirect,
    languages: ["javascript"],
    callee:
      /(?:^|\.)(?:redirect|sendRedirect)$|^(?:NextResponse|Response)\.redirect$|^(?:window\.)?location\.(?:assign|replace)$|^(?:router|navigate|history)\.(?:push|replace)$|^(?:navigate|redirect|sendRedirect|permanentRedirect)$/,
    place: "redirect",
    from: "request",
    unless:
      /redirect\(\s*(?:req|request)\.(?:originalUrl|url)\b|https?:\/\/\$\{(?:req|request)\.(?:hostname|headers\.host)/,
  },
  {
    situation: requests.redirect,
    languages: ["javascript"],
    callee: /^res\.(?:set|setHeader|header|writeHead)$|^(?:headers|response\.headers)\.set$/,
    place: "redirect",
    from: "request",
    and: /["'`][Ll]ocation["'`]|\b[Ll]ocation:/,
  },
  {
    situation: requests.redirect,
    languages: ["python"],
    callee:
      /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|RedirectResponse|HTTPFound|HTTPSeeOther)$/,
    place: "redirect",
    from: "request",
  },
  {
    situation: requests.redirect,
    languages: ["java"],
    callee:
      /(?:^|\.)sendRedirect$|^new RedirectView$|(?:^|\.)location$|respondRedirect$|(?:^|\.)(?:temporaryRedirect|seeOther)$/,
    place: "redirect",
    from: "request",
  },
  {
    situation: requests.redirect,
    languages: ["ruby"],
    callee: /^redirect_to$/,
    place: "redirect",
    from: "request",
    argument: 0,
    unless: /only_path: true|allow_other_host: false|url_from/,
  },
  {
    situation: requests.redirect,
    languages: ["php"],
    callee: /^header$/,
    place: "redirect",
    from: "request",
    and: /[Ll]ocation:/,
  },
  {
    situation: requests.redirect,
    languages: ["php"],
    callee: /^(?:redirect|new RedirectResponse|Redirect\.(?:to|away))$|redirect\(\)\.(?:to|away)$|\$this\.redirect$/,
    place: "redirect",
    from: "request",
  },
  {
    situation: requests.redirect,
    languages: ["go"],
    callee: /^http\.Redirect$|^(?:c|ctx)\.Redirect$/,
    place: "redirect",
    from: "request",
    unless: /,\s*r\.URL\.(?:Path|String\(\)|RequestURI\(\))\s*,|"https:\/\/"\s*\+\s*r\.Host/,
  },
  {
    situation: requests.redirect,
    languages: ["csharp"],
    callee: /(?:^|\.)(?:Redirect|RedirectPermanent)$/,
    place: "redirect",
    from: "request",
  },
  {
    situation: requests.upload,
    languages: ["php"],
    callee: /^move_uploaded_file$/,
    place: "path",
    from: "request",
    argument: 1,
  },
  {
    situation: requests.upload,
    languages: ["python"],
    callee: /(?:^|\.)(?:join|open)$/,
    place: "path",
    from: "request",
    and: /\.filename\b|\.name\b.{0,40}(?:upload|media)/i,
    unless: /secure_filename|basename/,
  },
  {
    situation: requests.upload,
    languages: ["java", "csharp", "javascript", "ruby"],
    callee:
      /(?:^|\.)(?:resolve|Combine|join|get|of|transferTo|File|writeFile|write|CreateFile|Create)$|^new (?:File|FileStream|FileOutputStream)$/,
    place: "path",
    from: "derived",
    and: /getOriginalFilename\(\)|originalname\b|\.FileName\b|original_filename|originalFilename/,
    unless: /basename|GetFileName\(|getName\(|extname|GetExtension/,
  },
  {
    situation: requests.path,
    languages: ["javascript"],
    callee:
      /(?:^|\.)(?:readFile|readFileSync|createReadStream|writeFile|writeFileSync|createWriteStream|unlink|unlinkSync|rm|rmSync|sendFile|download|stat|readdir|access|copyFile|rename|appendFile)$/,
    place: "path",
    from: "request",
    unless: /\broot:/,
  },
  {
    situation: requests.path,
    languages: ["python"],
    callee:
      /^(?:open|io\.open|codecs\.open|send_file|FileResponse|os\.(?:remove|unlink|listdir|rename)|shutil\.\w+|Path)$|(?:^|\.)(?:read_text|read_bytes|write_text|write_bytes|extractall)$/,
    place: "path",
    from: "request",
    unless: /send_from_directory|secure_filename/,
  },
  {
    situation: requests.path,
    languages: ["java"],
    callee:
      /^new (?:File|FileInputStream|FileOutputStream|FileReader|FileSystemResource|FileWriter|UrlResource)$|^(?:Paths\.get|Path\.of|Files\.\w+|File|FileInputStream)$|(?:^|\.)resolve$/,
    place: "path",
    from: "request",
  },
  {
    situation: requests.path,
    languages: ["ruby"],
    callee: /^(?:send_file|File\.(?:read|open|write|delete|binread|new)|IO\.read|FileUtils\.\w+|Dir\.\w+|render)$/,
    place: "path",
    from: "request",
    argument: 0,
    unless: /^render (?:json|html|plain|inline|:|partial)|status:/,
  },
  {
    situation: requests.path,
    languages: ["php"],
    callee:
      /^(?:include|include_once|require|require_once|file_get_contents|readfile|fopen|file|unlink|file_put_contents|copy|rename|highlight_file|scandir|is_file)$|(?:^|\.)(?:download|file)$|^Storage\.\w+$/,
    place: "path",
    from: "request",
    unless: /\.(?:file|hasFile)\(\s*['"]\w+['"]\s*\)$/,
  },
  {
    situation: requests.path,
    languages: ["go"],
    callee:
      /^(?:os\.(?:Open|ReadFile|Create|Remove|RemoveAll|WriteFile|OpenFile|Stat)|ioutil\.(?:ReadFile|WriteFile)|http\.ServeFile|c\.File|c\.SendFile|filepath\.Join|path\.Join)$/,
    place: "path",
    from: "request",
    unless: /ServeFile\(w, r, "[^"]*"\)/,
  },
  {
    situation: requests.path,
    languages: ["csharp"],
    callee:
      /^(?:System\.IO\.)?(?:File\.\w+|Path\.Combine|Directory\.\w+)$|^new (?:FileStream|StreamReader|FileInfo)$|(?:^|\.)PhysicalFile$/,
    place: "path",
    from: "request",
  },
  // Whole objects.
  {
    situation: requests.assignment,
    languages: ["javascript"],
    callee:
      /^Object\.assign$|(?:^|\.)(?:create|update|updateOne|updateMany|findByIdAndUpdate|findOneAndUpdate|insert|insertOne|insertMany|upsert|save|set|assign|merge|patch|bulkCreate|build|fill|findAndModify|replaceOne|values)$/,
    place: "object",
    from: "request",
    and: /(?:\.\.\.|[(,]\s*|data:\s*|\$set:\s*)(?:await\s+)?(?:req|request|ctx|c|event)?\.?(?:request\.)?(?:body|query|json\(\)|input|payload|data|dto|changes|fields|patch|update|attrs|values|params)\b\s*(?:[,)}]|as\b|$)/,
    unless: WRAPPED,
  },
  {
    situation: requests.assignment,
    languages: ["python"],
    callee:
      /^setattr$|(?:^|\.)(?:__dict__\.update|create|update|filter|get_or_create|update_or_create|insert|values|insert_one|update_one|from_dict)$|^[A-Z]\w+$/,
    place: "object",
    from: "request",
    and: /^setattr\(|\*\*\s*(?:request|data|payload|body|params|fields|values|json)\b|__dict__\.update|(?:update_one|insert_one|from_dict)\(.{0,80}request\.(?:json|get_json|data)/,
    unless: /validated_data|cleaned_data|model_dump|\.dict\(|\.filter\(/,
  },
  {
    situation: requests.assignment,
    languages: ["ruby"],
    callee:
      /(?:^|\.)(?:new|create!?|update!?|update_attributes|update_columns|assign_attributes|insert|build|permit!|attributes)$/,
    place: "object",
    from: "request",
    and: /\(?\s*params(?:\[:\w+\])?(?:\.(?:to_unsafe_h|permit!|to_unsafe_hash)\b.{0,3})?\)?$|permit!|to_unsafe/,
    unless: /\.permit\(|_params\)?$/,
  },
  {
    situation: requests.assignment,
    languages: ["php"],
    callee: /(?:^|\.)(?:create|update|fill|forceFill|insert|updateOrCreate|firstOrCreate|make)$/,
    place: "object",
    from: "request",
    and: /(?:->|\()(?:all|input|post|getParsedBody|json)\(\)|\$_(?:POST|GET|REQUEST)\s*\)/,
  },
  {
    situation: requests.assignment,
    languages: ["java"],
    callee:
      /^(?:BeanUtils\.(?:copyProperties|populate)|modelMapper\.map|objectMapper\.(?:updateValue|readerForUpdating\(\)\.readValue)|mapper\.updateValue)$/,
    place: "object",
    from: "request",
  },
  {
    situation: requests.assignment,
    languages: ["csharp"],
    callee: /(?:^|\.)(?:TryUpdateModelAsync|SetValues|JsonConvert\.PopulateObject|PopulateObject)$/,
    place: "object",
    from: "any",
    unless: /TryUpdateModelAsync.*=>/s,
  },
  {
    situation: requests.assignment,
    languages: ["java"],
    callee: /(?:^|\.)(?:save|saveAndFlush|persist|merge)$/,
    place: "object",
    from: "request",
    argument: 0,
    and: /\(\w+\)$/,
  },
  {
    situation: requests.assignment,
    languages: ["csharp"],
    callee: /^_?(?:db|dbContext|context|ctx|\w*Context)\.(?:\w+\.)?(?:Update|Attach|Add|AddAsync)$/,
    place: "object",
    from: "request",
    argument: 0,
    and: /\(\w+\)$/,
  },
  {
    situation: injection.queryObject,
    languages: ["javascript"],
    callee:
      /(?:^|\.)(?:find|findOne|findOneAndUpdate|deleteMany|deleteOne|updateMany|countDocuments|aggregate|where|\$where)$/,
    place: "object",
    from: "request",
    and: /\(\s*(?:req|request|ctx)\.(?:body|query|params)\s*[,)]|\$where|\.\.\.(?:req|request)\.(?:query|body)|\bpassword:\s*(?:req|request)\.body|\(\s*JSON\.parse\(/,
  },
  {
    situation: injection.expression,
    languages: ["javascript", "python", "java", "ruby", "csharp", "go"],
    callee:
      /^(?:new RegExp|RegExp|re\.(?:compile|search|match|findall|sub)|Pattern\.compile|Regexp\.new|new Regex|Regex\.\w+)$/,
    place: "code",
    from: "request",
    argument: 0,
    unless: /escape|quote|Escape|Quote/,
  },
  {
    situation: requests.path,
    languages: ["ruby"],
    callee: /(?:^|\.)(?:extract|File\.join)$/,
    place: "path",
    from: "request",
    and: /entry|\be\b/,
  },
  // Logs.
  {
    situation: settings.stored,
    languages: ["javascript"],
    callee: /^(?:window\.)?(?:localStorage|sessionStorage)\.setItem$/,
    place: "object",
    from: "any",
    and: /\(\s*["'`](?!.{0,20}(?:csrf|theme|push))[\w.:-]*(?:token|jwt|secret|password|session_?id|api_?key)/i,
  },
];
