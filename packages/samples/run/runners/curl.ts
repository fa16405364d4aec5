import { join } from 'node:path';
import { toolCommand } from '../tools.ts';
import type { Runner } from '../types.ts';
import { execute, readOutcomes, writeIn } from './process.ts';

const driver = `
for file in "$1"/*.sh; do
  id=\${file##*/}
  if output=$(. "$file" 2>&1); then outcome=ok; else outcome="failed: \${output//$'\\n'/ }"; fi
  printf '%s\\t%s\\n' "\${id%.sh}" "$outcome" >>"$2"
done 2>/dev/null
`;

/** Sources all commands in one bash process. */
export const runCurl: Runner = async (programs, workspace) => {
  const commands = join(workspace.folder, 'commands');
  for (const { id, text } of programs) await writeIn(commands, `${id}.sh`, text);
  const file = await writeIn(workspace.folder, 'driver.bash', driver);
  const results = join(workspace.folder, 'results.txt');
  const ended = await execute([toolCommand('curl'), file, commands, results], workspace);
  return readOutcomes(results, programs, ended);
};
