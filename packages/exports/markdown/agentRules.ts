import type { Reference } from '@reliure/reference';
import { errorsSlug, introductionSlug, markdownVersionPath, referencePath, toSitePath } from '@reliure/richtext';
import { texts } from '../texts.ts';

/** The parts of a reference from which rules for agents follow. */
export type DescribedApi = Pick<Reference, 'operations' | 'errors' | 'basePath'>;

/** Lists what agents get wrong without being asked, as far as it concerns an API, as sentences in Markdown. */
export function toAgentRules(
  { operations, errors, basePath }: DescribedApi,
  toUrl: (path: string) => string,
): readonly string[] {
  const rules = texts().rules;
  const toPage = (slug: string) => toUrl(markdownVersionPath(toSitePath(referencePath(slug), basePath)));
  const facts = operations.map((operation) => operation.facts);
  return [
    rules.onlyDocumented,
    ...(operations.some(({ deprecated }) => deprecated === true) ? [rules.current] : []),
    rules.authentication(toPage(introductionSlug)),
    ...(facts.some(({ resend }) => resend === 'key') ? [rules.idempotency] : []),
    ...(facts.some(({ concurrency }) => concurrency !== 'none') ? [rules.versions] : []),
    ...(errors.length === 0 ? [] : [rules.errors(toPage(errorsSlug()))]),
    rules.extract,
  ];
}
