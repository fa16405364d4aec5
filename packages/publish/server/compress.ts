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
  '.ts',
  '.txt',
  '.xml',
  '.yaml',
  '.yml',
  '.csv',
  '.webmanifest',
]);

/** Below this size, a file fits into one packet with or without compression. */
const minBytes = 1024;

/** Above this size, the highest quality takes minutes and saves only a tenth. */
const largeBytes = 8_000_000;

/** Writes a Brotli and a gzip version beside each text file that benefits. Returns the number of compressed files. */
export async function compressFiles(files: readonly string[], quality: number): Promise<number> {
  const queue = files.filter((file) => compressible.has(extname(file)));
  let written = 0;
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      if (content.length < minBytes) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: content.length > largeBytes ? Math.min(quality, 9) : quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // Repeated passages of the offline copy are far apart.
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
