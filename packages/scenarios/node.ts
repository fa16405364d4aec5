export { loadScenarios, scenarioExtension, scenarioFiles, toOperationIndex } from './load.ts';
