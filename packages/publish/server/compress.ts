import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible: ReadonlySet<string> = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.md',
  '.txt',
  '.xml',
  '.yaml',
  '.yml',
  '.csv',
  '.webmanifest',
]);

/** Below this a file and its compressed twin both fit into one packet. */
const leastBytes = 1024;

/** Past this, the highest quality takes minutes and saves a tenth. */
const largeBytes = 8_000_000;

/** Writes a Brotli and a gzip twin beside each text file that gains by it; tells how many there are. */
export async function compressFiles(files: readonly string[], quality: number): Promise<number> {
  const waiting = files.filter((file) => compressible.has(extname(file)));
  let written = 0;
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(file);
      if (content.length < leastBytes) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: content.length > largeBytes ? Math.min(quality, 9) : quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // What repeats in the offline copy lies far apart.
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: Math.min(quality, 9) }));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return written;
}
