import { inflateRawSync } from 'node:zlib';
import { literalsOf } from './literalsOf.ts';
import { toPlain } from './plainText.ts';

/** Files without text. */
const binary = /\.(?:png|jpe?g|gif|webp|ico|woff2?)$/;

/** Attributes of elements that no visitor reads and no address contains. */
const technical = /^(?:class|style|d|points|integrity|viewbox|transform|data-v|nonce)$/i;

/**
 * Returns the texts of a built file, as they read: texts, attributes and addresses of pages, string literals of scripts, and
 * the whole of other files.
 *
 * @param path Its extension gives the format.
 */
export function toBuiltTexts(path: string, content: Buffer): readonly string[] {
  if (binary.test(path)) return [];
  if (path.endsWith('.zip')) return unzip(content).flatMap(({ name, data }) => [name, ...toBuiltTexts(name, data)]);
  const text = content.toString('utf8');
  if (path.endsWith('.html')) return textsOfPage(text).map(toPlain);
  if (path.endsWith('.js')) return literalsOf(text).map(toPlain);
  return [toPlain(path.endsWith('.json') ? unescapeJson(text) : text)];
}

function textsOfPage(html: string): readonly string[] {
  const literals: string[] = [];
  const withoutScripts = html.replace(/<script\b([^>]*)>([^]*?)<\/script>/g, (_, attributes: string, code: string) => {
    literals.push(...(/type="?application\//.test(attributes) ? [unescapeJson(code)] : literalsOf(code)));
    return '';
  });
  const markup = withoutScripts.replace(/<style\b[^>]*>[^]*?<\/style>/g, '');
  const attributes = [...markup.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) =>
    [...tag.matchAll(/\s([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)]
      .filter(([, name = '']) => !technical.test(name))
      .map(([, , double, single, bare]) => double ?? single ?? bare ?? ''),
  );
  // Elements within a sentence do not interrupt it.
  const texts = markup.replace(/<\/?(?:a|abbr|b|bdi|code|em|i|mark|span|strong|wbr)\b[^>]*>/gi, '').split(/<[^>]+>/);
  return [...literals, ...attributes, ...texts].filter((text) => text.trim() !== '');
}

function unescapeJson(json: string): string {
  return json
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(["\\/])/g, '$1');
}

/** Returns the files of a ZIP archive. @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
function unzip(archive: Buffer): readonly { readonly name: string; readonly data: Buffer }[] {
  const files: { name: string; data: Buffer }[] = [];
  const headerLength = 30;
  for (let at = 0; archive.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [method, packed] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 18)];
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 26), archive.readUInt16LE(at + 28)];
    const start = at + headerLength + nameLength + extraLength;
    const data = archive.subarray(start, start + packed);
    const name = archive.toString('utf8', at + headerLength, at + headerLength + nameLength);
    files.push({ name, data: method === 0 ? data : inflateRawSync(data) });
    at = start + packed;
  }
  return files;
}
