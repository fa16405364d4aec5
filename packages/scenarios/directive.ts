import type { RootContent } from 'mdast';
import type { Flaw } from '@apidoc/openapi';
import { scenarioNodes, scenarioSummaryNodes, scenarioTableNodes } from './scenarioNodes';
import type { Scenario } from './types';

/** The directives by which a guide asks for scenarios. */
export const scenarioDirectives = ['scenario', 'scenarios'] as const;

/** A directive of guides that the contract’s scenarios fill. */
export type ScenarioDirective = (typeof scenarioDirectives)[number];

type Attributes = Readonly<Record<string, string | null | undefined>> | null | undefined;

/**
 * What a directive of a guide stands for: `::scenario{nom="ouvrir"}` for a scenario whole,
 * `::scenario{nom="ouvrir" vue="resume"}` for its steps as a list, `::scenarios` for a table of all.
 *
 * @param baseUrl Path of the site on its host.
 * @returns A flaw where the directive asks for what there is not, with what may be asked for.
 */
export function resolveScenarioDirective(
  directive: ScenarioDirective,
  attributes: Attributes,
  scenarios: readonly Scenario[],
  baseUrl = '/',
): readonly RootContent[] | Flaw {
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

const noScenarios: Flaw = {
  message: 'There are no scenarios.',
  remedy: 'Remove the directive, or write a scenario beside the contract.',
};

function unknown(what: string, name: string, known: readonly string[]): Flaw {
  return { message: `There is no such ${what} as "${name}".`, remedy: `Choose one of: ${known.join(', ')}.` };
}
