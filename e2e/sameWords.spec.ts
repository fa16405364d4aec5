import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { globSync } from 'tinyglobby';
import type { Nodes } from 'mdast';
import { markdownVersionPath } from '@reliure/richtext';
import { apiPath } from './apiPath.ts';
import { pageKinds, readDocument, sitePages } from './sitePages.ts';
import { expect, firstOnly, test } from './test.ts';

/**
 * Parts that only a page has: navigation, controls, diagrams, summaries that name or count what is inside, and other
 * calls than the first one in other languages than the first one.
 */
const onlyOnPages = [
  'nav, button, select, script, style, svg, legend, output',
  'details[data-menu]',
  'figcaption',
  ':is(li, div) > [data-collapsible] > summary',
  'details[class^=more] > summary, [data-filter-details] > summary',
  '[data-call-choice] ~ [data-call-choice] + label + div pre ~ pre',
].join();

/** Lines that only the Markdown version has: the addresses of the page, its contract and its parts, and its group. */
const onlyInMarkdown =
  /^(?:Page|Groupe|Contrat OpenAPI de cette opération|Cette partie, longue, a son propre fichier)\u00a0: .*$/gm;

const referencePages = sitePages.filter((path) => path.startsWith(apiPath()));
const onePageOfEachKind = Object.values(pageKinds).filter((path) => referencePages.includes(path));

const cases = { 'a page of each kind': onePageOfEachKind, 'every page of the reference': referencePages };

for (const [index, [title, paths]] of Object.entries(cases).entries()) {
  test(`${title} and its Markdown version have the same words`, firstOnly(index), async ({ page }) => {
    test.slow();
    expect(await findDifferences(page, paths)).toEqual([]);
  });
}

async function findDifferences(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const different: string[] = [];
  for (const path of paths) {
    const shown = toWords(await page.evaluate(readMain, [readDocument(path), onlyOnPages] as const));
    const { text, languages } = readMarkdown(path);
    const written = toWords(text);
    const missing = [...shown].filter((word) => !written.has(word) && !languages.has(word));
    const added = [...written].filter((word) => !shown.has(word));
    if (missing.length + added.length > 0) different.push(`${path}: -${missing.join(' ')} +${added.join(' ')}`);
  }
  return different;
}

/** Returns the texts of a document’s content, separated where elements start and end, except where lines may break. */
function readMain([html, ignored]: readonly [html: string, ignored: string]): string {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  for (const element of main?.querySelectorAll(`${ignored}, wbr`) ?? []) element.remove();
  main?.normalize();
  const texts = document.createNodeIterator(main ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text.nodeValue ?? '');
  return found.join(' ');
}

/**
 * Reads a Markdown version with its parts: its text, and the languages of its code, which pages show above code without a
 * title.
 */
function readMarkdown(path: string): { readonly text: string; readonly languages: ReadonlySet<string> } {
  const file = `site/build${markdownVersionPath(path)}`;
  const parts = globSync(file.replace(/md$/, '*.md'));
  const text = [file, ...parts]
    .map((part) => readFileSync(part, 'utf8'))
    .join('\n')
    .replace(onlyInMarkdown, '');
  return {
    text: toText(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })),
    languages: new Set(text.match(/(?<=^\s*```)\w+/gm)),
  };
}

function toText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(toText).join(' ') : ' ';
}

function toWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
