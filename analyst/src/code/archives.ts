import type { Program } from "./program.ts";

/** Names that stand where an archive is unpacked. */
const ARCHIVE =
  /^(?:zipfile|tarfile|ZipFile|TarFile|ZipInputStream|ZipEntry|JarInputStream|TarArchiveInputStream|TarArchiveEntry|ZipArchiveInputStream|ArchiveEntry|SevenZFile|ZipArchive|ZipArchiveEntry|TarReader|ZipReader|TarEntry|yauzl|unzipper|AdmZip|JSZip|StreamZip|PharData|zip|tar|namelist|infolist|getmembers|getNextEntry|getNextTarEntry|Zip|TarReader|IArchiveEntry)$/;
const ARCHIVE_MODULE =
  /^(?:archive\/(?:zip|tar)|yauzl|unzipper|adm-zip|jszip|tar-stream|node-stream-zip|zip|rubygems\/package)$/;
/** The name of an entry as each library gives it. */
const NAMED =
  /^(?:f|e|ze|te|file|entry|item|hdr|header|member|info|zinfo|zipinfo|tarinfo|zipEntry|tarEntry|zipFile|it)\.(?:Name|FullName|Key|getName\(\)|name|filename|fileName|entryName|path|full_name|relativePath)$|\.getNameIndex\(\)$/;
const LISTING = /\.(?:namelist|getnames)\(\)$/;

/** Tells whether a path reads the name of an archive's entry. Nothing does in a file that unpacks nothing. */
export function readArchiveEntries(program: Program): (path: string, at: number) => boolean {
  const unpacks = program.tokens.some(({ kind, text }) =>
    kind === "name" ? ARCHIVE.test(text) : kind === "string" && ARCHIVE_MODULE.test(text),
  );
  return unpacks ? (path) => NAMED.test(path) || LISTING.test(path) : () => false;
}
