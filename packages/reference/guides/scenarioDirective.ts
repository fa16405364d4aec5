import { resolveScenarioDirective, scenarioDirectives } from '@apidoc/scenarios';
import type { Scenario } from '@apidoc/scenarios';
import { replaceDirectives } from './replaceDirectives';

interface Options {
  /** JSON list of scenarios. */
  readonly scenariosFile: string;
  /** Whether the guides were written for this contract: then a scenario that is missing is a fault. */
  readonly isStrict: boolean;
  /** Path of the site on its host; starts and ends with a slash. */
  readonly baseUrl: string;
}

/** Writes the contract’s scenarios where a guide asks for them. */
export function scenarioDirective({ scenariosFile, isStrict, baseUrl }: Options) {
  return replaceDirectives({
    names: scenarioDirectives,
    file: scenariosFile,
    isStrict,
    toContent: ({ name, attributes }, scenarios: readonly Scenario[]) =>
      resolveScenarioDirective(name, attributes, scenarios, baseUrl),
  });
}
