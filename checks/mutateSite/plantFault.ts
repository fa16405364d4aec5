import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';
import { placeProblem } from './listProblems';

/**
 * Plants a fault in a copy of the sources.
 *
 * @returns A function that undoes it.
 * @throws Error if the file does not contain the text exactly once.
 */
export function plantFault(fault: Fault, folder: string): () => void {
  const path = join(folder, fault.file);
  const text = readFileSync(path, 'utf8');
  const problem = placeProblem(fault, text);
  if (problem !== null) throw new Error(problem);
  writeFileSync(path, text.split(fault.find).join(fault.plant));
  return () => writeFileSync(path, text);
}
