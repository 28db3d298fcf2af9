import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { StartError } from "../errors.ts";
import { type Manifest, type PageEntry, readManifest } from "./manifest.ts";

/** A file of the built site, held in memory in every form it is sent in. */
export interface SiteFile {
  readonly type: string;
  /** Hash of the content, without quotes. */
  readonly hash: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  /** A recording: players ask for parts of it. */
  readonly isPlayed: boolean;
  /** Set when the file is a page. */
  readonly page: PageEntry | null;
}

/** What is at an address. */
export type Found = { readonly file: SiteFile } | { readonly redirect: string; readonly status: 301 | 302 | 308 };

export interface Site {
  readonly buildId: string;
  /** The company whose site it is. */
  readonly brand: Manifest["brand"];
  /** What pages reach beyond their own origin, by the word in their `uses`. */
  readonly outside: Manifest["outside"];
  readonly apiOrigin: string;
  readonly notFound: SiteFile;
  readonly failure: SiteFile;
  readonly files: Iterable<SiteFile>;
  /** Looks up the path of a request as it was sent, without its query. Null when there is nothing. */
  find(path: string): Found | null;
}

/** Every kind of file the site may hold. A new kind is added here, not guessed. */
const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".rss": "application/rss+xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  // Files that texts offer are shown, not run.
  ".csv": "text/csv; charset=utf-8",
  ".http": "text/plain; charset=utf-8",
  ".py": "text/plain; charset=utf-8",
  ".sh": "text/plain; charset=utf-8",
  ".sql": "text/plain; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".yaml": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
};

/** Folders whose files the build names by their content. */
const immutableFolders = /^\/(_astro|assets)\//;

/** Reads the build in `dist` into memory. Throws a {@link StartError} that says what to do when it is absent or damaged. */
export async function loadSite(dist: string): Promise<Site> {
  const described = await readManifest(dist);
  const pagesByFile = new Map(Object.values(described.pages).map((page) => [`/${page.file}`, page]));
  const files = new Map<string, SiteFile>();
  const [plain, compressed] = await Promise.all([readTree(join(dist, "site")), readTree(join(dist, "compressed"))]);
  for (const [path, content] of plain) {
    const type = mediaTypes[extname(path)];
    if (type === undefined) throw new StartError(`The built site holds ${path}, a kind of file that is not served.`);
    files.set(path, {
      type,
      hash: createHash("sha256").update(content).digest("base64url").slice(0, 22),
      plain: content,
      br: compressed.get(`${path}.br`) ?? null,
      gzip: compressed.get(`${path}.gz`) ?? null,
      immutable: immutableFolders.test(path),
      isPlayed: /^(video|audio)\//.test(type),
      page: pagesByFile.get(path) ?? null,
    });
  }
  return siteOf(described, files);
}

function siteOf(described: Manifest, files: Map<string, SiteFile>): Site {
  const fileOf = (name: string) => {
    const file = files.get(`/${name}`);
    if (file === undefined) throw new StartError(`The built site lacks ${name}. Run \`npm run build\`.`);
    return file;
  };
  const notFound = fileOf("404.html");
  const failure = fileOf("500.html");
  const served = new Map<string, { file: SiteFile }>();
  const moved = new Map<string, { redirect: string; status: 301 | 302 | 308 }>();
  for (const [path, file] of files) {
    // A page lives at its address only; other HTML is for the server itself.
    if (!path.endsWith(".html")) served.set(path, { file });
  }
  for (const [address, page] of Object.entries(described.pages)) {
    const file = fileOf(page.file);
    if (file === notFound || file === failure) continue;
    served.set(address, { file });
    moved.set(`/${page.file}`, { redirect: address, status: 301 });
  }
  for (const { from, to, status } of described.redirects) moved.set(from, { redirect: to, status });
  return {
    buildId: described.buildId,
    brand: described.brand,
    outside: described.outside,
    apiOrigin: described.apiOrigin,
    notFound,
    failure,
    files: files.values(),
    find(path) {
      const name = path.includes("%") ? decoded(path) : path;
      if (name === null) return null;
      const found = served.get(name);
      if (found !== undefined) return name === path ? found : { redirect: encodeURI(name), status: 301 };
      const other = name.endsWith("/") ? name.slice(0, -1) : `${name}/`;
      if (served.has(other)) return { redirect: encodeURI(other), status: 301 };
      return moved.get(name) ?? moved.get(other) ?? null;
    },
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // a stray % names nothing
  }
}

/** Content of every file below `folder`, by path from it (`/a/b.css`). */
async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(
    async (file) => [`/${relative(folder, file).replaceAll(sep, "/")}`, await readFile(file)] as const,
  );
  return new Map(await Promise.all(read));
}
