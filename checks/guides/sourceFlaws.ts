import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import { isDate } from '@apidoc/changelog';
import { markdownFlaws } from '@apidoc/guides';
import type { MarkdownRules } from '@apidoc/guides';
import { findCorruption, nearest } from '@apidoc/openapi';
import type { Flaw, LineFlaw } from '@apidoc/openapi';
import { frontMatterOf, toSearchPhrases } from '@apidoc/richtext';

/**
 * Keys that the front matter of a guide, a post or a page may have.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
const frontMatterKeys: ReadonlySet<string> = new Set([
  ...['title', 'description', 'slug', 'sidebar_label', 'sidebar_position', 'search_phrases', 'tags', 'date', 'authors'],
  ...['toc_min_heading_level', 'toc_max_heading_level', 'hide_table_of_contents', 'hide_title', 'keywords', 'image'],
  ...['pagination_next', 'pagination_prev', 'pagination_label', 'draft', 'unlisted', 'id', 'title_meta', 'format'],
  ...['displayed_sidebar', 'sidebar_class_name', 'sidebar_custom_props', 'sidebar_key', 'custom_edit_url'],
  ...['last_update', 'parse_number_prefixes', 'wrapperClassName'],
]);

/**
 * Finds mistakes in the form of a file, whatever it says about the API. Except for a damaged file, a build would
 * publish them without a warning.
 */
export function sourceFlaws(source: string, file: string, rules: MarkdownRules): readonly LineFlaw[] {
  const corruption = findCorruption(source);
  if (corruption !== null) return [corruption];
  return [...frontFlaws(frontMatterOf(source)), ...markdownFlaws(source, file, rules)];
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
