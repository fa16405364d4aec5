import { nearest } from '@apidoc/openapi';
import type { Flaw, LineFlaw } from '@apidoc/openapi';
import type { ExchangeChecks } from './exchanges';
import { fenceFlaws } from './fences';
import { readGuide } from './guide';
import { errorFlaw, spanFlaw, statusFlaw } from './spans';
import type { ContractVocabulary } from './vocabulary';

/** The result of checking a guide against the contract. */
export interface GuideCheck {
  readonly flaws: readonly LineFlaw[];
  /** Words of the allow list that the guide uses. */
  readonly allowed: ReadonlySet<string>;
}

/** The rules that a guide is checked against. */
export interface GuideRules {
  readonly vocabulary: ContractVocabulary;
  readonly checks: ExchangeChecks;
  /** Code that sentences may contain although it is not a name of the API. */
  readonly allowed: ReadonlySet<string>;
  /** Identifiers of the data set. */
  readonly identifiers: ReadonlySet<string> | null;
}

/**
 * Checks a guide against the contract: code in sentences, statuses, links to the reference, identifiers, and fences.
 */
export function checkGuide(source: string, { vocabulary, checks, allowed, identifiers }: GuideRules): GuideCheck {
  const { spans, statuses, fences, slugs, identifiers: shown } = readGuide(source);
  const at = (line: number, flaw: Flaw | null): readonly LineFlaw[] => (flaw === null ? [] : [{ line, ...flaw }]);
  const unknownSpans = spans
    .map(({ line, text }) => ({ text, flaws: at(line, spanFlaw(text, vocabulary)) }))
    .filter(({ flaws }) => flaws.length > 0);
  return {
    allowed: new Set(unknownSpans.filter(({ text }) => allowed.has(text)).map(({ text }) => text)),
    flaws: [
      ...unknownSpans.filter(({ text }) => !allowed.has(text)).flatMap(({ flaws }) => flaws),
      ...statuses.flatMap(({ line, status, code }) =>
        at(line, code === undefined ? statusFlaw(status, vocabulary) : errorFlaw(status, code, vocabulary)),
      ),
      ...slugs
        .filter(({ slug }) => !vocabulary.slugs.has(slug))
        .flatMap(({ line, slug }) =>
          at(line, { message: `There is no page /api/${slug}.`, remedy: nearest(slug, vocabulary.slugs) }),
        ),
      ...shown
        .filter(({ id }) => identifiers !== null && !identifiers.has(id))
        .flatMap(({ line, id }) =>
          at(line, {
            message: `Identifier ${id} is not in the data set.`,
            remedy: 'Use an identifier from jeu-de-donnees.yaml.',
          }),
        ),
      ...fences.flatMap((fence) => fenceFlaws(fence, checks, vocabulary).flatMap((flaw) => at(fence.line, flaw))),
    ].sort((one, other) => one.line - other.line),
  };
}
