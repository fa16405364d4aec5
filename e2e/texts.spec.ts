import { existsSync } from 'node:fs';
import { identity } from '../site/identity.ts';
import { decode } from './decode.ts';
import { readDocument, sitePages } from './sitePages.ts';
import { expect, test } from './test.ts';

/** Returns the text of a page as visitors read it, without code. */
function readText(html: string): string {
  const main = /<main[^]*?<\/main>/.exec(html)?.[0] ?? '';
  return main.replace(/<(pre|code|script|style|svg)\b[^]*?<\/\1>/gi, ' ').replace(/<[^>]+>/g, ' ');
}

/** Matches Markdown syntax in text: backquotes, links, strong emphasis. */
const markdown = /[^\n]{0,40}(?:`|\]\(|\*\*\p{L})[^\n]{0,40}/gu;

test('no page shows Markdown syntax', () => {
  const found = sitePages.flatMap((path) =>
    (readText(readDocument(path)).match(markdown) ?? []).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no page contains invalid characters', () => {
  const found = sitePages.flatMap((path) => {
    const html = readDocument(path);
    const position = html.search(/[\0\ufffd]/);
    return position === -1 ? [] : [`${path}: ${html.slice(Math.max(0, position - 20), position + 1)}`];
  });
  expect(found).toEqual([]);
});

test('no page has a duplicate id', () => {
  const found = sitePages.flatMap((path) => {
    const ids = readIds(path);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`);
  });
  expect(found).toEqual([]);
});

test('every link within the site has a target', () => {
  const idsByPath = new Map(sitePages.map((path) => [path, new Set(readIds(path))]));
  const found = sitePages.flatMap((path) =>
    readLinks(path)
      .filter(({ target, fragment }) => {
        const ids = idsByPath.get(target);
        return ids === undefined ? !isFile(target) : fragment !== '' && !ids.has(fragment);
      })
      .map(({ target, fragment }) => `${path}: ${target}#${fragment}`),
  );
  expect(found).toEqual([]);
});

function readBody(path: string): string {
  return readDocument(path).replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ');
}

function readIds(path: string): readonly string[] {
  return [...readBody(path).matchAll(/<[^>]*?\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) =>
    decode(quoted ?? bare ?? ''),
  );
}

/** Returns the path and the fragment of each link of a page to this site. */
function readLinks(path: string): readonly { readonly target: string; readonly fragment: string }[] {
  const found = [...readBody(path).matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s>"]+))/g)];
  return found.flatMap(([, quoted, bare]) => {
    const url = new URL(decode(quoted ?? bare ?? ''), identity.url + path);
    if (url.origin !== identity.url) return [];
    return [{ target: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }];
  });
}

function isFile(path: string): boolean {
  const file = `site/build/${decodeURIComponent(path.slice(identity.baseUrl.length))}`;
  return existsSync(file) || existsSync(`${file}.html`);
}
