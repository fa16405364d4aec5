export { kotlinLibraries, toOlderImports } from './run/runners/kotlin';
export { missingTools, toolCommand } from './run/tools';
