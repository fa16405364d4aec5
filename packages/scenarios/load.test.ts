import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import { toProblem } from './toProblem.ts';
import { loadScenarios } from './load.ts';
import { doorContract, doorScenario } from './testing/door.ts';

const reference = buildReference({ document: doorContract });

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

describe('loadScenarios', () => {
  it('reads the Arazzo documents of a folder, and nothing else', async () => {
    const folder = await folderWith({ 'open-a-door.arazzo.yaml': doorScenario, 'README.md': '# Notes' });
    const scenarios = await loadScenarios(folder, doorContract, reference);
    expect(scenarios.map(({ name, title, steps }) => [name, title, steps.length])).toEqual([
      ['open-a-door', 'Open a door', 2],
    ]);
  });

  it('orders the scenarios by x-order, then by file name', async () => {
    const named = (name: string, order: string) =>
      doorScenario.replace('open-a-door', name).replace("version: '1' }", `version: '1'${order} }`);
    const folder = await folderWith({
      'a.arazzo.yaml': named('a', ''),
      'b.arazzo.yaml': named('b', ', x-order: 2'),
      'c.arazzo.yaml': named('c', ', x-order: 1'),
    });
    const scenarios = await loadScenarios(folder, doorContract, reference);
    expect(scenarios.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  });

  it('returns no scenarios if the folder is missing', async () => {
    expect(await loadScenarios('/nowhere/scenarios', doorContract, reference)).toEqual([]);
  });

  it.each([
    [
      'a document that is not valid Arazzo',
      doorScenario.replace('stepId: read\n', 'step: read\n'),
      /:17:9 {2}#\/workflows\/0\/steps\/0/,
    ],
    ['a document that cannot be parsed', 'arazzo: [', /open-a-door\.arazzo\.yaml:1:\d+\n {2}The file cannot be parsed/],
    [
      'an operation that the contract does not have',
      doorScenario.replace('readDoor', 'readDor'),
      /open-a-door\.arazzo\.yaml:19:\d+ {2}#\/workflows\/0\/steps\/0\/operationId\n {2}Operation "readDor" is not in the contract\.\n {2}→ Did you mean "readDoor"/,
    ],
  ])('rejects %s, and reports file and line', async (_name, text, message) => {
    const folder = await folderWith({ 'open-a-door.arazzo.yaml': text });
    await expect(loadScenarios(folder, doorContract, reference)).rejects.toThrow(message);
  });

  it('applies a publisher’s own rules', async () => {
    const folder = await folderWith({ 'open-a-door.arazzo.yaml': doorScenario });
    const rules = () => [toProblem('#/workflows/0/summary', 'Too short.', 'Say more.')];
    await expect(loadScenarios(folder, doorContract, reference, rules)).rejects.toThrow(
      /:7:\d+ {2}#\/workflows\/0\/summary\n {2}Too short\.\n {2}→ Say more\./,
    );
  });
});
