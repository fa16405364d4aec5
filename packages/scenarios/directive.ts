import type { RootContent } from 'mdast';
import type { Problem } from '@reliure/openapi';
import { scenarioNodes, scenarioSummaryNodes, scenarioTableNodes } from './scenarioNodes.ts';
import type { Scenario } from './types.ts';

/** The directives that insert scenarios into a guide. */
export const scenarioDirectives = ['scenario', 'scenarios'] as const;

export type ScenarioDirective = (typeof scenarioDirectives)[number];

type Attributes = Readonly<Record<string, string | null | undefined>> | null | undefined;

/**
 * Returns the content for a directive of a guide: `::scenario{nom="ouvrir"}` for a whole scenario,
 * `::scenario{nom="ouvrir" vue="resume"}` for a list of its steps, `::scenarios` for a table of all scenarios.
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
      const name = attributes?.['nom'] ?? '';
      const scenario = scenarios.find((one) => one.name === name);
      if (scenario === undefined)
        return unknown(
          'scenario',
          name,
          scenarios.map((one) => one.name),
        );
      const view = attributes?.['vue'] ?? 'detail';
      if (view === 'detail') return scenarioNodes(scenario, baseUrl);
      return view === 'resume' ? scenarioSummaryNodes(scenario) : unknown('view', view, ['detail', 'resume']);
    }
  }
}

const noScenarios: Problem = {
  message: 'There are no scenarios.',
  remedy: 'Remove the directive, or add a scenario next to the contract.',
};

function unknown(what: string, name: string, known: readonly string[]): Problem {
  return { message: `There is no ${what} "${name}".`, remedy: `Choose one of: ${known.join(', ')}.` };
}
