// npm run bench:agents: what an agent has to fetch and read of the built site until it has the answer to each of forty questions.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseYaml } from '@redocly/openapi-core';
import { setLanguage } from '@reliure/language';
import { markdownVersionPath } from '@reliure/richtext';
import { createSearch } from '@reliure/mcp/tools/searchDocs.ts';
import { openSite } from '@reliure/mcp/site/openSite.ts';
import { answerLimit, toPiece } from '@reliure/mcp/tools/pieces.ts';
import { identity } from '../../site/identity.ts';

interface Question {
  readonly question: string;
  readonly page: string;
  /** A text of the page that is part of the answer. */
  readonly answer: string;
}

/** The cost of a question: the number of fetches, and of the characters read. */
interface Cost {
  readonly fetches: number;
  readonly characters: number;
}

const root = 'site/build';
if (!existsSync(`${root}/llms.txt`)) {
  console.error('There is no built site. Build it first: npm run build');
  process.exit(1);
}
setLanguage(identity.language);
const questions = parseYaml(readFileSync('bench/agents/questions.yaml', 'utf8')) as readonly Question[];
const search = createSearch(await openSite(root));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const links = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((https:\/\/[^)#\s]*)/g)].map(([, url = '']) => url.replace(identity.url, ''));

const ways: Readonly<Record<string, (question: Question) => Cost | null | Promise<Cost | null>>> = {
  'indexes: root, part, page': byIndex,
  'tools: search, pages in the order found': bySearch,
  'pages as HTML, from the reference or the guides': byHtml,
};
const rows = await Promise.all(
  Object.entries(ways).map(async ([name, cost]) =>
    toRow(name, await Promise.all(questions.map(async (question) => cost(question)))),
  ),
);
console.log(
  [
    `| ${questions.length} questions | answered | fetches | characters, median | characters, most |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n'),
);

/** Follows the indexes to the page by the shortest way. */
function byIndex({ page, answer }: Question): Cost | null {
  const target = markdownVersionPath(page);
  const index = read('/llms.txt');
  if (links(index).includes(target)) return readParts([index], target, answer);
  const part = links(index).find((path) => path.startsWith('/llms/') && links(read(path)).includes(target));
  return part === undefined ? null : readParts([index, read(part)], target, answer);
}

/** Reads the Markdown version of a page, and then its parts until one has the answer. */
function readParts(before: readonly string[], path: string, answer: string): Cost | null {
  const text = read(path);
  const parts = [...text.matchAll(/<(https:[^>]*\.md)>/g)].map(([, url = '']) => read(url.replace(identity.url, '')));
  const found = [text, ...parts].findIndex((part) => part.includes(answer));
  if (found < 0) throw new Error(`${path} does not contain « ${answer} ».`);
  return toCost([...before, text, ...parts.slice(0, found)]);
}

/** Searches with the question, and reads the pages that are found until one has the answer. */
async function bySearch({ question, page, answer }: Question): Promise<Cost | null> {
  const found = await search(question);
  const texts = [found];
  for (const [, path = ''] of found.matchAll(/^- .*? \((\/[^)]*)\) —/gm)) {
    const text = read(markdownVersionPath(path));
    for (let offset = 0; offset < text.length; offset += answerLimit) {
      texts.push(toPiece(text, offset));
      if (path === page && text.slice(0, offset + answerLimit).includes(answer)) return toCost(texts);
      if (path !== page) break;
    }
  }
  return null;
}

/** Reads the page that lists all others as HTML, then the page. */
function byHtml({ page }: Question): Cost {
  const start = page.startsWith('/docs/') ? '/docs/reperes/overview.html' : '/api.html';
  return toCost([read(start), read(`${page}.html`)]);
}

function toCost(texts: readonly string[]): Cost {
  return { fetches: texts.length, characters: texts.reduce((sum, { length }) => sum + length, 0) };
}

function toRow(name: string, costs: readonly (Cost | null)[]): string {
  const known = costs.filter((cost) => cost !== null);
  const characters = known.map((cost) => cost.characters).sort((one, other) => one - other);
  const fetches = known.reduce((sum, cost) => sum + cost.fetches, 0) / known.length;
  const median = characters[Math.floor(characters.length / 2)] ?? 0;
  return `| ${name} | ${known.length} | ${fetches.toFixed(1)} | ${median} | ${characters.at(-1) ?? 0} |`;
}
