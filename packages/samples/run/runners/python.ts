import { join } from 'node:path';
import { toolCommand } from '../tools.ts';
import type { Runner } from '../types.ts';
import { execute, readOutcomes, writeIn } from './process.ts';

const driver = `
import contextlib
import io
import runpy
import sys
from pathlib import Path

with open(sys.argv[2], "w", encoding="utf-8") as results:
    for file in Path(sys.argv[1]).glob("*.py"):
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                runpy.run_path(str(file))
            outcome = "ok"
        except BaseException as error:
            outcome = f"failed: {type(error).__name__}: {error}".replace("\\n", " ")
        results.write(f"{file.stem}\\t{outcome}\\n")
`;

/** Runs all samples in one Python process. */
export const runPython: Runner = async (programs, workspace) => {
  const scripts = join(workspace.folder, 'scripts');
  for (const { id, text } of programs) await writeIn(scripts, `${id}.py`, text);
  const file = await writeIn(workspace.folder, 'driver.py', driver);
  const results = join(workspace.folder, 'results.txt');
  const ended = await execute([toolCommand('python'), '-X', 'utf8', file, scripts, results], workspace);
  return readOutcomes(results, programs, ended);
};
