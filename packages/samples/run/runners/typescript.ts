import { join, resolve } from 'node:path';
import type { Runner } from '../types.ts';
import { runModules } from './javascript.ts';
import { execute, writeIn } from './process.ts';

/** The configuration of a strict project for Node.js. */
const options = {
  compilerOptions: {
    target: 'ES2022',
    module: 'NodeNext',
    moduleDetection: 'force',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    lib: ['ES2023'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    skipLibCheck: true,
    rootDir: 'sources',
    outDir: 'modules',
  },
  include: ['sources'],
};

/** Compiles all samples together, then imports them in one Node.js process. */
export const runTypeScript: Runner = async (programs, workspace) => {
  for (const { id, text } of programs) await writeIn(workspace.folder, `sources/${id}.mts`, text);
  const project = await writeIn(workspace.folder, 'tsconfig.json', JSON.stringify(options));
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const { output } = await execute([process.execPath, compiler, '-p', project], workspace, workspace.folder);
  const outcomes = await runModules(join(workspace.folder, 'modules'), programs, workspace);
  return new Map(
    programs.map(({ id }) => {
      const errors = output.split('\n').filter((line) => line.includes(`${id}.mts(`));
      return [id, errors.length > 0 ? errors.join('\n') : (outcomes.get(id) ?? null)] as const;
    }),
  );
};
