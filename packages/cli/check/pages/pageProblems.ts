import type { RootContent } from 'mdast';
import { changelogDirectiveNames } from '@reliure/changelog';
import { grammarProblem } from '@reliure/guides';
import type { GuideKind } from '@reliure/guides/node';
import type { Problem, LineProblem } from '@reliure/openapi';
import { choices } from '@reliure/openapi';
import {
  excerptDirectiveNames,
  findDirective,
  lifecycleAttribute,
  lifecycleDirectiveNames,
  takeReference,
  toExcerpt,
} from '@reliure/reference';
import { policyProblem } from '@reliure/publish/server';
import { asWritten, isHighlighted, mainReference } from '@reliure/richtext';
import { resolveScenarioDirective, scenarioDirectives } from '@reliure/scenarios';
import { linkProblem, type LinkingPage, type SiteTargets } from './linkProblem.ts';
import { missingImageProblem } from './missingImageProblem.ts';
import { shownReference, type ShownReferences } from './shownReference.ts';
import type { PageParts } from './readPage.ts';

/** Everything that the parts of a page are compared with. */
export interface PageRules extends SiteTargets, ShownReferences {
  readonly policy: string;
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
  { name, ...directive }: Extract<RootContent, { type: 'leafDirective' }>,
  kind: GuideKind,
  rules: PageRules,
): Problem | null {
  const { id, attributes } = takeReference(directive.attributes);
  const shown = shownReference(id, rules);
  if (shown === undefined) {
    const known = [mainReference, ...(rules.others?.keys() ?? [])];
    return { message: `There is no reference "${id ?? ''}".`, remedy: choices(known) };
  }
  const { scenarios, reference } = shown;
  const scenarioName = scenarioDirectives.find((known) => known === name);
  if (
    kind !== 'guide' &&
    (scenarioName !== undefined || findDirective(name, changelogDirectiveNames()) !== undefined)
  ) {
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
  const cycle = attributes[lifecycleAttribute()] ?? '';
  const lifecycles = reference.lifecycles.map((lifecycle) => lifecycle.name);
  if (lifecycles.includes(cycle)) return null;
  return { message: `There is no life cycle "${cycle}".`, remedy: choices(lifecycles) };
}
