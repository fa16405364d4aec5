import type { RootContent } from 'mdast';
import { choices } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { scenarioNodes, scenarioSummaryNodes, scenarioTableNodes } from './scenarioNodes.ts';
import { texts } from './texts/texts.ts';
import type { Scenario } from './types.ts';

/** The directives that insert scenarios into a guide. */
export const scenarioDirectives = ['scenario', 'scenarios'] as const;

export type ScenarioDirective = (typeof scenarioDirectives)[number];

type Attributes = Readonly<Record<string, string | null | undefined>> | null | undefined;

/** Returns the names of the attributes of `::scenario`, in the language of the site. */
export function scenarioAttributes(): { readonly name: string; readonly view: string } {
  return texts().directive;
}

/**
 * Returns the content for a directive of a guide. On an English site, it is `::scenario{name="open"}` for a whole scenario,
 * `::scenario{name="open" view="summary"}` for a list of its steps, `::scenarios` for a table of all scenarios.
 *
 * @param baseUrl Path of the site on its host.
 * @returns A problem with the valid names if the directive requests something that does not exist.
 */
export function resolveScenarioDirective(
  directive: ScenarioDirective,
  attributes: Attributes,
  scenarios: readonly Scenario[],
  baseUrl = '/',
): readonly RootContent[] | Problem {
  switch (directive) {
    case 'scenarios':
      return scenarios.length === 0 ? noScenarios : scenarioTableNodes(scenarios);
    case 'scenario': {
      const { name: nameAttribute, view: viewAttribute, views } = texts().directive;
      const name = attributes?.[nameAttribute] ?? '';
      const scenario = scenarios.find((one) => one.name === name);
      if (scenario === undefined)
        return unknown(
          'scenario',
          name,
          scenarios.map((one) => one.name),
        );
      const view = attributes?.[viewAttribute] ?? views.whole;
      if (view === views.whole) return scenarioNodes(scenario, baseUrl);
      return view === views.summary ? scenarioSummaryNodes(scenario) : unknown('view', view, Object.values(views));
    }
  }
}

const noScenarios: Problem = {
  message: 'There are no scenarios.',
  remedy: 'Remove the directive, or add a scenario next to the contract.',
};

function unknown(what: string, name: string, known: readonly string[]): Problem {
  return { message: `There is no ${what} "${name}".`, remedy: choices(known) };
}
