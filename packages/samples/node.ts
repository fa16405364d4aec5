export { kotlinLibraries, toOlderImports } from './run/runners/kotlin.ts';
export { missingTools, toolCommand } from './run/tools.ts';
