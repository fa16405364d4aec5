import { join } from 'node:path';
import { toolCommand } from '../tools.ts';
import type { Runner } from '../types.ts';
import { execute, readOutcomes, writeIn } from './process.ts';

const driver = `<?php

[, $folder, $results] = $argv;
set_error_handler(fn ($level, $message) => throw new ErrorException($message));
function run(string $file): void
{
    ob_start();
    try {
        include $file;
    } finally {
        ob_end_clean();
    }
}
foreach (glob("$folder/*.php") as $file) {
    try {
        run($file);
        $outcome = 'ok';
    } catch (Throwable $error) {
        $outcome = 'failed: ' . str_replace("\\n", ' ', (string) $error);
    }
    file_put_contents($results, basename($file, '.php') . "\\t$outcome\\n", FILE_APPEND);
}
`;

/** Includes all samples in one PHP process. */
export const runPhp: Runner = async (programs, workspace) => {
  const scripts = join(workspace.folder, 'scripts');
  for (const { id, text } of programs) await writeIn(scripts, `${id}.php`, text);
  const file = await writeIn(workspace.folder, 'driver.php', driver);
  const results = join(workspace.folder, 'results.txt');
  const ended = await execute([toolCommand('php'), file, scripts, results], workspace);
  return readOutcomes(results, programs, ended);
};
