import { join } from 'node:path';
import type { Outcomes, Program, Runner, Workspace } from '../types.ts';
import { execute, readOutcomes, writeIn } from './process.ts';

const driver = `
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder, results] = process.argv;
console.log = () => {};
for (const name of readdirSync(folder)) {
  const outcome = await import(pathToFileURL(join(folder, name)).href).then(
    () => 'ok',
    (error) => \`failed: \${String(error.stack).replaceAll('\\n', ' ')}\`,
  );
  appendFileSync(results, \`\${name.replace(/\\.mjs$/, '')}\\t\${outcome}\\n\`);
}
`;

/** Imports all samples in one Node.js process. */
export const runJavaScript: Runner = async (programs, workspace) => {
  const modules = join(workspace.folder, 'modules');
  for (const { id, text } of programs) await writeIn(modules, `${id}.mjs`, text);
  return runModules(modules, programs, workspace);
};

/** Runs the modules of a folder, which are named after the programs. */
export async function runModules(
  modules: string,
  programs: readonly Program[],
  workspace: Workspace,
): Promise<Outcomes> {
  const file = await writeIn(workspace.folder, 'driver.mjs', driver);
  const results = join(workspace.folder, 'results.txt');
  const ended = await execute([process.execPath, file, modules, results], workspace);
  return readOutcomes(results, programs, ended);
}
