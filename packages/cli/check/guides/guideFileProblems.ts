import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import { isDate } from '@reliure/changelog';
import { markdownProblems } from '@reliure/guides';
import type { MarkdownRules } from '@reliure/guides';
import { findCorruption, nearest } from '@reliure/openapi';
import type { Problem, LineProblem } from '@reliure/openapi';
import { frontMatterOf, toSearchPhrases } from '@reliure/richtext';
import { frontMatterProblem } from '../pages/frontMatter.ts';

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
export function guideFileProblems(source: string, file: string, rules: MarkdownRules): readonly LineProblem[] {
  const corruption = findCorruption(source);
  if (corruption !== null) return [corruption];
  const syntaxProblem = frontMatterProblem(source);
  const frontProblems = syntaxProblem === null ? memberProblems(frontMatterOf(source)) : [syntaxProblem];
  return [...frontProblems, ...markdownProblems(source, file, rules)];
}

function memberProblems(front: string): readonly LineProblem[] {
  const { contents } = parseDocument(front.replace(/^---/, '').replace(/---\n$/, ''));
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    const problem = frontMatterKeys.has(name) ? valueProblem(name, value) : keyProblem(name);
    return problem === null ? [] : [{ line: front.slice(0, 3 + key.range[0]).split('\n').length, ...problem }];
  });
}

function keyProblem(name: string): Problem {
  return { message: `Unknown front matter key "${name}".`, remedy: nearest(name, [...frontMatterKeys]) };
}

function valueProblem(name: string, value: unknown): Problem | null {
  switch (name) {
    case 'date':
      return dateProblem(value);
    case 'search_phrases':
      return toSearchPhrases(isNode(value) ? value.toJSON() : value) === null ? phrasesProblem : null;
    default:
      return null;
  }
}

const phrasesProblem: Problem = {
  message: '`search_phrases` is not a list of phrases.',
  remedy: 'Use a list of phrases, such as [coupure, { en: no network }].',
};

/** Checks a date, because YAML reads 2026-02-30 as the second of March. */
function dateProblem(value: unknown): Problem | null {
  const written = isScalar(value) ? (value.source ?? String(value.value)) : '';
  const [day = ''] = written.split(/[T ]/);
  if (isDate(day)) return null;
  return { message: `"${written}" is not a date.`, remedy: 'Write year, month and day, as in 2026-04-13.' };
}
