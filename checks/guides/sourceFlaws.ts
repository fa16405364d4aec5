import type { Nodes } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import { changelogDirectiveName, isDate } from '@apidoc/changelog';
import { findCorruption, nearest } from '@apidoc/openapi';
import type { Flaw, LineFlaw } from '@apidoc/openapi';
import { excerptDirectiveNames, lifecycleDirectiveNames } from '@apidoc/reference';
import { bodyOf, frontMatterOf, toSearchPhrases } from '@apidoc/richtext';
import { scenarioDirectives } from '@apidoc/scenarios';

/**
 * Keys that the front matter of a guide, a post or a page may have.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
const frontMatterKeys: ReadonlySet<string> = new Set([
  ...['title', 'description', 'slug', 'sidebar_label', 'sidebar_position', 'search_phrases', 'tags', 'date', 'authors'],
  ...['toc_min_heading_level', 'toc_max_heading_level', 'hide_table_of_contents', 'hide_title', 'keywords', 'image'],
  ...['pagination_next', 'pagination_prev', 'draft', 'unlisted'],
]);

const directiveNames: ReadonlySet<string> = new Set([
  ...lifecycleDirectiveNames,
  ...excerptDirectiveNames,
  ...scenarioDirectives,
  changelogDirectiveName,
  'sources',
  ...['note', 'tip', 'info', 'warning', 'danger', 'caution'],
]);

/**
 * Finds mistakes in the form of a file, whatever it says about the API. Except for a damaged file, a build would
 * publish them without a warning.
 */
export function sourceFlaws(source: string): readonly LineFlaw[] {
  const corruption = findCorruption(source);
  if (corruption !== null) return [corruption];
  return [...frontFlaws(frontMatterOf(source)), ...bodyFlaws(bodyOf(source), source.split('\n'))];
}

function frontFlaws(front: string): readonly LineFlaw[] {
  const document = parseDocument(front.replace(/^---/, '').replace(/---\n$/, ''));
  const { contents, errors } = document;
  if (errors.length > 0) {
    return errors.map(({ message, linePos }) => ({
      line: linePos?.[0].line ?? 1,
      message: `The front matter is not YAML: ${message.split('\n')[0] ?? ''}`,
      remedy: 'Put values that contain a colon in quotes, and check the indentation.',
    }));
  }
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    const flaw = frontMatterKeys.has(name) ? valueFlaw(name, value) : keyFlaw(name);
    return flaw === null ? [] : [{ line: front.slice(0, 3 + key.range[0]).split('\n').length, ...flaw }];
  });
}

function keyFlaw(name: string): Flaw {
  return { message: `Unknown front matter key "${name}".`, remedy: nearest(name, [...frontMatterKeys]) };
}

function valueFlaw(name: string, value: unknown): Flaw | null {
  switch (name) {
    case 'date':
      return dateFlaw(value);
    case 'search_phrases':
      return toSearchPhrases(isNode(value) ? value.toJSON() : value) === null ? phrasesFlaw : null;
    default:
      return null;
  }
}

const phrasesFlaw: Flaw = {
  message: '`search_phrases` is not a list of phrases.',
  remedy: 'Use a list of phrases, such as [coupure, { en: no network }].',
};

/** Checks a date, because YAML reads 2026-02-30 as the second of March. */
function dateFlaw(value: unknown): Flaw | null {
  const written = isScalar(value) ? (value.source ?? String(value.value)) : '';
  const [day = ''] = written.split(/[T ]/);
  if (isDate(day)) return null;
  return { message: `"${written}" is not a date.`, remedy: 'Write year, month and day, as in 2026-04-13.' };
}

function bodyFlaws(body: string, lines: readonly string[]): readonly LineFlaw[] {
  const root = fromMarkdown(body, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  });
  const flaws: LineFlaw[] = [];
  visit(root, (node) => {
    const flaw = nodeFlaw(node, lines);
    if (flaw !== null) flaws.push({ line: node.position?.start.line ?? 1, ...flaw });
  });
  return flaws;
}

function nodeFlaw(node: Nodes, lines: readonly string[]): Flaw | null {
  const first = lines[(node.position?.start.line ?? 1) - 1]?.slice((node.position?.start.column ?? 1) - 1) ?? '';
  const isClosedBy = (end: RegExp) =>
    node.position?.start.line !== node.position?.end.line && end.test(lines[(node.position?.end.line ?? 1) - 1] ?? '');
  switch (node.type) {
    case 'code': {
      const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
      if (fence === undefined || isClosedBy(new RegExp(`${fence}\\s*$`))) return null;
      return { message: `The fence "${first}" is not closed.`, remedy: `Add a line with ${fence} after the code.` };
    }
    case 'leafDirective':
    case 'containerDirective':
      if (!directiveNames.has(node.name)) {
        return { message: `There is no directive "${node.name}".`, remedy: nearest(node.name, [...directiveNames]) };
      }
      if (node.type === 'leafDirective' || isClosedBy(/:{3,}\s*$/)) return null;
      return { message: `"${first}" is not closed.`, remedy: 'Add a line with ::: at its end.' };
    default:
      return null;
  }
}
