export { resolveScenarioDirective, scenarioDirectives } from './directive';
export type { ScenarioDirective } from './directive';
export { fault } from './fault';
export { scenarioFilePath, scenarioPath } from './paths';
export { plainWay } from './plainWay';
export { toScenario } from './scenario';
export type { Scenario } from './types';
