import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@reliure/openapi';
import { buildReference } from '@reliure/reference';
import { toOperationIndex } from './load.ts';
import { toScenario } from './scenario.ts';
import { doorContract, doorOperations, doorScenario } from './testing/door.ts';

const scenario = toScenario(toObject(parseYaml(doorScenario)), doorOperations);

describe('toScenario', () => {
  it('returns the inputs, with the scopes that an access token needs', () => {
    expect(scenario.inputs).toEqual([
      {
        name: 'token',
        variable: 'API_TOKEN',
        description: 'An access token.',
        usedIn: [1, 2],
        scopes: ['doors:read', 'doors:write'],
      },
      { name: 'doorId', variable: 'DOOR_ID', description: 'The door.', example: 'door-1', usedIn: [1, 2], scopes: [] },
    ]);
  });

  it('links each output to the steps that use it', () => {
    const [read, open] = scenario.steps;
    expect(read?.outputs).toEqual([
      { name: 'etag', variable: 'ETAG', from: { location: 'header', name: 'ETag' }, usedIn: [2] },
    ]);
    expect(open?.usedValues).toEqual([
      { name: 'token', variable: 'API_TOKEN' },
      { name: 'doorId', variable: 'DOOR_ID' },
      { name: 'etag', variable: 'ETAG', step: 1 },
    ]);
  });

  it('shows the values in a request as variables in braces', () => {
    expect(scenario.steps[1]?.request).toEqual({
      parameters: [
        { location: 'header', name: 'Authorization', text: 'Bearer {API_TOKEN}' },
        { location: 'path', name: 'doorId', text: '{DOOR_ID}' },
        { location: 'header', name: 'If-Match', text: '{ETAG}' },
      ],
      body: { mediaType: 'application/json', text: '{\n  "wide": true,\n  "by": "{DOOR_ID}"\n}' },
    });
  });

  it('returns the values of outputs in the example of the expected response, and names equal ones by their steps', () => {
    const text = doorScenario
      .replace('etag: $response.header.ETag', 'etag: $response.header.ETag\n          who: $response.body#/by/0')
      .concat('        outputs: { etag: $response.header.ETag }\n');
    const response = {
      description: 'The door.',
      headers: { ETag: { schema: { type: 'string', examples: ['"1"'] } } },
      content: { 'application/json': { examples: { one: { value: { by: [] } }, two: { value: { by: ['me'] } } } } },
    };
    const path = toObject(toObject(doorContract['paths'])['/doors/{doorId}']);
    const get = { ...toObject(path['get']), responses: { '200': response } };
    const document = { ...doorContract, paths: { '/doors/{doorId}': { ...path, get } } };
    const operations = toOperationIndex(document, buildReference({ document }));
    const named = text.replace('operationId: readDoor', 'operationId: readDoor\n        x-example: two');
    const { steps } = toScenario(toObject(parseYaml(named)), operations);
    expect(steps.flatMap(({ outputs }) => outputs.map(({ variable, example }) => [variable, example]))).toEqual([
      ['ETAG_1', '"1"'],
      ['WHO', 'me'],
      ['ETAG_2', undefined],
    ]);
  });

  it('links each step to its operation', () => {
    expect(scenario.steps.map(({ operation }) => operation.slug)).toEqual(['read-a-door', 'open-a-door']);
  });

  it('returns branches with the contract’s title of the error', () => {
    const [branch] = scenario.steps[1]?.branches ?? [];
    expect(branch?.condition.error?.title).toBe('The door is locked');
    expect(branch?.action).toEqual({ kind: 'retry', step: 1, afterSeconds: 5, limit: 2 });
  });

  it('returns the step after a success if it is not the next one', () => {
    const text = doorScenario.replace(
      '        outputs:\n          etag',
      '        onSuccess: [{ name: on, type: goto, stepId: open }]\n        outputs:\n          etag',
    );
    expect(toScenario(toObject(parseYaml(text)), doorOperations).steps[0]?.continueAt).toBe(2);
  });
});
