import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import { loadScenarios } from './load.ts';
import { stepNodes } from './stepNodes.ts';
import { toExpression } from './selectors.ts';
import { doorContract, doorScenario } from './testing/door.ts';

const reference = buildReference({ document: doorContract });

/** Reads the scenario of the door as a document of Arazzo 1.1 with a change. */
async function load(before: string, after: string) {
  const folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
  const text = doorScenario.replace('arazzo: 1.0.1', 'arazzo: 1.1.0').replace(before, after);
  await writeFile(join(folder, 'open-a-door.arazzo.yaml'), text);
  const [scenario] = await loadScenarios(folder, doorContract, reference);
  if (scenario === undefined) throw new Error('There is no scenario.');
  return scenario;
}

const output = 'etag: $response.header.ETag';
const selector = (text: string) => `${output}\n          id: { context: $response.body, ${text} }`;

describe('a scenario of Arazzo 1.1', () => {
  it.each([
    ['its own URI', 'info: {', '$self: https://a.example/doors\ninfo: {'],
    [
      'a step that depends on an earlier one',
      'operationId: openDoor',
      'operationId: openDoor\n        dependsOn: [read]',
    ],
  ])('may have %s', async (_name, before, after) => {
    expect((await load(before, after)).steps).toHaveLength(2);
  });

  it.each([
    ['a JSON pointer', 'selector: /id, type: jsonpointer'],
    ['a JSONPath with its version', 'selector: $.id, type: { type: jsonpath, version: rfc9535 }'],
  ])('reads an output that is selected by %s', async (_name, text) => {
    const { steps } = await load(output, selector(text));
    expect(steps[0]?.outputs[1]?.from).toEqual({ location: 'body', name: '/id' });
  });

  it('shows the time limit of a step', async () => {
    const { steps } = await load('operationId: readDoor', 'operationId: readDoor\n        timeout: 2500');
    const [step] = steps;
    expect(step?.timeoutSeconds).toBe(2.5);
    expect(step === undefined ? '' : JSON.stringify(stepNodes(step, steps, [1, 2]))).toContain('au plus 2,5');
  });

  it.each([
    ['several fields', output, selector('selector: $..id, type: jsonpath'), 'Output expression "{'],
    ['XPath', output, selector('selector: /id, type: { type: xpath, version: xpath-31 }'), 'Output expression "{'],
    [
      'a later step',
      'operationId: readDoor',
      'operationId: readDoor\n        dependsOn: [open]',
      'The step depends on "open", which is not an earlier step',
    ],
    [
      'a channel',
      'operationId: openDoor',
      "channelPath: '{$sourceDescriptions.doors.url}#/channels/a'\n        action: send",
      'has no `operationId`',
    ],
  ])('is refused for %s', async (_name, before, after, want) => {
    await expect(load(before, after)).rejects.toThrow(want);
  });
});

it.each([
  ['$response.body#/a', '$response.body#/a'],
  [{ context: '$response.body', selector: "$.a[0]['b/c']", type: 'jsonpath' }, '$response.body#/a/0/b~1c'],
  [
    { context: '$response.header.A', selector: '/a', type: 'jsonpointer' },
    '{"context":"$response.header.A","selector":"/a","type":"jsonpointer"}',
  ],
])('toExpression(%j) is %s', (given, want) => expect(toExpression(given)).toBe(want));
