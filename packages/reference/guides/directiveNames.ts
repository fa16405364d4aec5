import { changelogDirectiveNames } from '@reliure/changelog';
import { scenarioDirectives } from '@reliure/scenarios';
import { lifecycleDirectiveNames } from './lifecycleNodes.ts';
import { excerptDirectiveNames } from './excerpts/excerpt.ts';

interface Features {
  readonly hasScenarios: boolean;
  readonly hasChangelog: boolean;
}

/** Returns the names of the directives that show content of the contract in guides, in the language of the site. */
export function directiveNames({ hasScenarios, hasChangelog }: Features): readonly string[] {
  return [
    ...Object.values(excerptDirectiveNames()),
    ...Object.values(lifecycleDirectiveNames()),
    ...(hasScenarios ? scenarioDirectives : []),
    ...(hasChangelog ? Object.values(changelogDirectiveNames()) : []),
  ];
}
