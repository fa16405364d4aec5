import { changelogDirectiveName } from '@apidoc/changelog';
import { scenarioDirectives } from '@apidoc/scenarios';
import { lifecycleDirectiveNames } from './lifecycleNodes';
import { excerptDirectiveNames } from './excerpts/excerpt';

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
