import { nearest } from '@reliure/openapi';
import type { Problem, LineProblem } from '@reliure/openapi';
import { defaultBasePath } from '@reliure/richtext';
import type { ExchangeChecks } from './exchanges.ts';
import { fenceProblems } from './fences.ts';
import { readGuide } from './readGuide.ts';
import { errorProblem, spanProblem, statusProblem } from './spans.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The result of checking a guide against the contract. */
export interface GuideCheck {
  readonly problems: readonly LineProblem[];
  /** Words of the allow list that the guide uses. */
  readonly allowed: ReadonlySet<string>;
}

/** The rules that a guide is checked against. */
export interface GuideRules {
  readonly vocabulary: Vocabulary;
  /** Paths of the references from the site’s root; by default `/api`. */
  readonly basePaths?: readonly string[];
  readonly checks: ExchangeChecks;
  /** Checks against one contract each, by the id of its reference; by default none. */
  readonly referenceChecks?: ReadonlyMap<string, ExchangeChecks>;
  /** Code that sentences may contain although it is not a name of the API. */
  readonly allowed: ReadonlySet<string>;
  /** Identifiers of the data set. */
  readonly identifiers: ReadonlySet<string> | null;
}

/**
 * Checks a guide against the contracts: code in sentences, statuses, links to the reference, identifiers, and fences.
 */
export function checkGuide(
  source: string,
  { vocabulary, basePaths = [defaultBasePath], checks, referenceChecks = new Map(), allowed, identifiers }: GuideRules,
): GuideCheck {
  const { spans, statuses, fences, pages, identifiers: shown } = readGuide(source, basePaths);
  const { isExact } = vocabulary;
  const at = (line: number, problem: Problem | null): readonly LineProblem[] =>
    problem === null ? [] : [{ line, ...problem }];
  const unknownSpans = spans
    .map(({ line, text }) => ({ text, problems: at(line, spanProblem(text, vocabulary)) }))
    .filter(({ problems }) => problems.length > 0);
  return {
    allowed: new Set(unknownSpans.filter(({ text }) => allowed.has(text)).map(({ text }) => text)),
    problems: [
      ...unknownSpans.filter(({ text }) => !allowed.has(text)).flatMap(({ problems }) => problems),
      ...statuses.flatMap(({ line, status, code }) => {
        if (code !== undefined) return at(line, errorProblem(status, code, vocabulary));
        return isExact ? at(line, statusProblem(status, vocabulary)) : [];
      }),
      // The check of pages finds dead links. Code of other programs may contain such paths, unless it must be exact.
      ...pages
        .filter(({ path }) => isExact && !vocabulary.pages.has(path))
        .flatMap(({ line, path }) =>
          at(line, { message: `There is no page ${path}.`, remedy: nearest(path, vocabulary.pages) }),
        ),
      ...shown
        .filter(({ id }) => identifiers !== null && !identifiers.has(id))
        .flatMap(({ line, id }) =>
          at(line, {
            message: `Identifier ${id} is not in the data set.`,
            remedy: 'Use an identifier from the file of `checks.dataSet`.',
          }),
        ),
      ...fences.flatMap((fence) =>
        fenceProblems(fence, { vocabulary, checks, referenceChecks }).flatMap((problem) => at(fence.line, problem)),
      ),
    ].sort((one, other) => one.line - other.line),
  };
}
