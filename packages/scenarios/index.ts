export { resolveScenarioDirective, scenarioDirectives } from './directive';
export type { ScenarioDirective } from './directive';
export { toProblem } from './toProblem';
export { scenarioFilePath, scenarioPath } from './paths';
export { happyPath } from './happyPath';
export { toScenario } from './scenario';
export type { Scenario } from './types';
