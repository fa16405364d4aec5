import type { RootContent } from 'mdast';
import { changelogDirectiveName } from '@apidoc/changelog';
import { grammarFlaw } from '@apidoc/guides';
import type { GuideKind } from '@apidoc/guides/node';
import type { Flaw, LineFlaw } from '@apidoc/openapi';
import { nearest } from '@apidoc/openapi';
import { excerptDirectiveNames, lifecycleDirectiveNames, toExcerpt } from '@apidoc/reference';
import type { GuideReference } from '@apidoc/reference';
import { policyFlaw } from '@apidoc/publish/server';
import { asWritten, isHighlighted } from '@apidoc/richtext';
import { resolveScenarioDirective, scenarioDirectives } from '@apidoc/scenarios';
import type { Scenario } from '@apidoc/scenarios';
import { linkFlaw, type LinkingPage, type SiteTargets } from './linkFlaw';
import { missingImageFlaw } from './missingImageFlaw';
import type { PageParts } from './readPage';

/** Everything that the parts of a page are compared with. */
export interface PageRules extends SiteTargets {
  readonly policy: string;
  readonly scenarios: readonly Scenario[];
  readonly reference: GuideReference;
}

/** Finds what a build would refuse in a page, and what a browser would not show. */
export function pageFlaws(
  { references, fences, directives }: PageParts,
  page: LinkingPage & { readonly kind: GuideKind },
  rules: PageRules,
): readonly LineFlaw[] {
  const at = (line: number, flaw: Flaw | null): readonly LineFlaw[] => (flaw === null ? [] : [{ line, ...flaw }]);
  return [
    ...references.flatMap(({ line, element, url }) =>
      at(
        line,
        element === 'a'
          ? linkFlaw(url, page, rules)
          : (policyFlaw({ element, url }, rules.policy) ?? missingImageFlaw({ element, url }, page, rules)),
      ),
    ),
    ...fences.flatMap(({ line, language }) => at(line, isHighlighted(language) ? null : grammarFlaw(language))),
    ...directives.flatMap(({ line, node }) => at(line, directiveFlaw(node, page.kind, rules))),
  ].sort((one, other) => one.line - other.line);
}

function directiveFlaw(
  { name, attributes }: Extract<RootContent, { type: 'leafDirective' }>,
  kind: GuideKind,
  { scenarios, reference }: PageRules,
): Flaw | null {
  const scenarioName = scenarioDirectives.find((known) => known === name);
  if (kind !== 'guide' && (scenarioName !== undefined || name === changelogDirectiveName)) {
    return { message: `"::${name}" is shown in guides only.`, remedy: 'Link to a guide that contains it.' };
  }
  if (scenarioName !== undefined) {
    const content = resolveScenarioDirective(scenarioName, attributes, scenarios);
    return 'message' in content ? content : null;
  }
  const excerptName = excerptDirectiveNames.find((known) => known === name);
  if (excerptName !== undefined) {
    const content = toExcerpt(excerptName, attributes, reference, asWritten);
    return 'message' in content ? content : null;
  }
  if (!lifecycleDirectiveNames.some((known) => known === name)) return null;
  const cycle = attributes?.['cycle'] ?? '';
  const lifecycles = reference.lifecycles.map((lifecycle) => lifecycle.name);
  if (lifecycles.includes(cycle)) return null;
  return { message: `There is no life cycle "${cycle}".`, remedy: nearest(cycle, lifecycles) };
}
