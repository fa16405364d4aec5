import type { RootContent } from 'mdast';
import { changelogDirectiveName } from '@reliure/changelog';
import { grammarProblem } from '@reliure/guides';
import type { GuideKind } from '@reliure/guides/node';
import type { Problem, LineProblem } from '@reliure/openapi';
import { nearest } from '@reliure/openapi';
import {
  excerptDirectiveNames,
  findDirective,
  lifecycleAttribute,
  lifecycleDirectiveNames,
  toExcerpt,
} from '@reliure/reference';
import type { GuideReference } from '@reliure/reference';
import { policyProblem } from '@reliure/publish/server';
import { asWritten, isHighlighted } from '@reliure/richtext';
import { resolveScenarioDirective, scenarioDirectives } from '@reliure/scenarios';
import type { Scenario } from '@reliure/scenarios';
import { linkProblem, type LinkingPage, type SiteTargets } from './linkProblem.ts';
import { missingImageProblem } from './missingImageProblem.ts';
import type { PageParts } from './readPage.ts';

/** Everything that the parts of a page are compared with. */
export interface PageRules extends SiteTargets {
  readonly policy: string;
  readonly scenarios: readonly Scenario[];
  readonly reference: GuideReference;
}

/** Finds what a build would refuse in a page, and what a browser would not show. */
export function pageProblems(
  { references, fences, directives }: PageParts,
  page: LinkingPage & { readonly kind: GuideKind },
  rules: PageRules,
): readonly LineProblem[] {
  const at = (line: number, problem: Problem | null): readonly LineProblem[] =>
    problem === null ? [] : [{ line, ...problem }];
  return [
    ...references.flatMap(({ line, element, url }) =>
      at(
        line,
        element === 'a'
          ? linkProblem(url, page, rules)
          : (policyProblem({ element, url }, rules.policy) ?? missingImageProblem({ element, url }, page, rules)),
      ),
    ),
    ...fences.flatMap(({ line, language }) => at(line, isHighlighted(language) ? null : grammarProblem(language))),
    ...directives.flatMap(({ line, node }) => at(line, directiveProblem(node, page.kind, rules))),
  ].sort((one, other) => one.line - other.line);
}

function directiveProblem(
  { name, attributes }: Extract<RootContent, { type: 'leafDirective' }>,
  kind: GuideKind,
  { scenarios, reference }: PageRules,
): Problem | null {
  const scenarioName = scenarioDirectives.find((known) => known === name);
  if (kind !== 'guide' && (scenarioName !== undefined || name === changelogDirectiveName())) {
    return { message: `"::${name}" is shown in guides only.`, remedy: 'Link to a guide that contains it.' };
  }
  if (scenarioName !== undefined) {
    const content = resolveScenarioDirective(scenarioName, attributes, scenarios);
    return 'message' in content ? content : null;
  }
  const excerptName = findDirective(name, excerptDirectiveNames());
  if (excerptName !== undefined) {
    const content = toExcerpt(excerptName, attributes, reference, asWritten);
    return 'message' in content ? content : null;
  }
  if (findDirective(name, lifecycleDirectiveNames()) === undefined) return null;
  const cycle = attributes?.[lifecycleAttribute()] ?? '';
  const lifecycles = reference.lifecycles.map((lifecycle) => lifecycle.name);
  if (lifecycles.includes(cycle)) return null;
  return { message: `There is no life cycle "${cycle}".`, remedy: nearest(cycle, lifecycles) };
}
