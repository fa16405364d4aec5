export { resolveScenarioDirective, scenarioAttributes, scenarioDirectives } from './directive.ts';
export type { ScenarioDirective } from './directive.ts';
export { toProblem } from './toProblem.ts';
export { scenarioCallsPath, scenarioFilePath, scenarioPath } from './paths.ts';
export { toScenarioHttpFile } from './calls/scenarioHttpFile.ts';
export { happyPath } from './happyPath.ts';
export { toScenario } from './scenario.ts';
export type { Scenario } from './types.ts';
