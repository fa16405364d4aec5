import { resolveScenarioDirective, scenarioDirectives } from '@reliure/scenarios';
import type { Scenario } from '@reliure/scenarios';
import { replaceDirectives } from './replaceDirectives.ts';

interface Options {
  /** JSON file with the list of scenarios. */
  readonly scenariosFile: string;
  /** Whether a missing scenario is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
  /** Path of the site on its host, with a leading and a trailing slash. */
  readonly baseUrl: string;
}

/** Replaces the directives for scenarios in guides with the contract’s scenarios. */
export function scenarioDirective({ scenariosFile, isStrict, baseUrl }: Options) {
  return replaceDirectives({
    names: scenarioDirectives,
    file: scenariosFile,
    isStrict,
    toContent: ({ name, attributes }, scenarios: readonly Scenario[]) =>
      resolveScenarioDirective(name, attributes, scenarios, baseUrl),
  });
}
