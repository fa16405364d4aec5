import { resolveScenarioDirective } from '@reliure/scenarios';
import type { Scenario, ScenarioDirective } from '@reliure/scenarios';
import type { DirectiveNames } from './findDirective.ts';
import { replaceDirectives } from './replaceDirectives.ts';

interface Options {
  /** JSON file with the list of scenarios. */
  readonly scenariosFile: string;
  /** Ids of the other references. */
  readonly references?: readonly string[];
  /** Whether a missing scenario is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
  /** Path of the site on its host, with a leading and a trailing slash. */
  readonly baseUrl: string;
}

// They are the same in all languages.
const names: DirectiveNames<ScenarioDirective> = { scenario: 'scenario', scenarios: 'scenarios' };

/** Replaces the directives for scenarios in guides with the contract’s scenarios. */
export function scenarioDirective({ scenariosFile, references = [], isStrict, baseUrl }: Options) {
  return replaceDirectives({
    names: () => names,
    file: scenariosFile,
    references,
    isStrict,
    toContent: ({ name, attributes }, scenarios: readonly Scenario[], { downloadFolder }) =>
      resolveScenarioDirective(name, attributes, scenarios, toFolder(baseUrl, downloadFolder)),
  });
}

/** Returns the path of the folder of a reference’s files on the host, with a trailing slash. */
function toFolder(baseUrl: string, downloadFolder: string): string {
  return downloadFolder === '' ? baseUrl : `${baseUrl}${downloadFolder.slice(1)}/`;
}
