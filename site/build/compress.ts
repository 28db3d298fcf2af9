import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(html|css|js|mjs|json|svg|xml|rss|atom|txt|md|vtt|webmanifest|ics|csv|http|py|sh|sql|ts|yaml)$/;

/** In bytes. A smaller file fits one packet either way. */
export const compressFrom = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `x.br` and `x.gz` for each text file of {@link compressFrom} bytes or more.
 * @param from folder of the files
 * @param to folder that gets the same tree
 * @param files paths relative to the folder
 */
export async function compressFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  const compressOne = async (file: string) => {
    const content = await readFile(join(from, file));
    if (content.length < compressFrom) return;
    const target = join(to, file);
    await mkdir(dirname(target), { recursive: true });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${target}.br`, await brotli(content, { params }));
    await writeFile(`${target}.gz`, await zip(content, { level: 9 }));
  };
  await mkdir(to, { recursive: true });
  await Promise.all(files.filter((file) => text.test(file)).map(compressOne));
}
