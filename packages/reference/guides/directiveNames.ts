import { changelogDirectiveName } from '@reliure/changelog';
import { scenarioDirectives } from '@reliure/scenarios';
import { lifecycleDirectiveNames } from './lifecycleNodes.ts';
import { excerptDirectiveNames } from './excerpts/excerpt.ts';

interface Features {
  readonly hasScenarios: boolean;
  readonly hasChangelog: boolean;
}

/** Returns the names of the directives that show content of the contract in guides. */
export function directiveNames({ hasScenarios, hasChangelog }: Features): readonly string[] {
  return [
    ...excerptDirectiveNames,
    ...lifecycleDirectiveNames,
    ...(hasScenarios ? scenarioDirectives : []),
    ...(hasChangelog ? [changelogDirectiveName] : []),
  ];
}
