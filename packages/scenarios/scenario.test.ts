import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@apidoc/openapi';
import { toScenario } from './scenario';
import { doorOperations, doorScenario } from './testing/door';

const scenario = toScenario(toObject(parseYaml(doorScenario)), doorOperations);

describe('toScenario', () => {
  it('tells what must be known first, and what an access token must open', () => {
    expect(scenario.inputs).toEqual([
      { name: 'token', description: 'An access token.', usedIn: [1, 2], scopes: ['doors:read', 'doors:write'] },
      { name: 'doorId', description: 'The door.', example: 'door-1', usedIn: [1, 2], scopes: [] },
    ]);
  });

  it('follows a datum from the answer that holds it to the requests that use it', () => {
    const [read, open] = scenario.steps;
    expect(read?.kept).toEqual([{ name: 'etag', from: { place: 'header', name: 'ETag' }, usedIn: [2] }]);
    expect(open?.uses).toEqual([{ name: 'token' }, { name: 'doorId' }, { name: 'etag', step: 1 }]);
  });

  it('writes a request with the names of its data', () => {
    expect(scenario.steps[1]?.request).toEqual({
      parameters: [
        { place: 'header', name: 'Authorization', text: 'Bearer {token}' },
        { place: 'path', name: 'doorId', text: '{doorId}' },
        { place: 'header', name: 'If-Match', text: '{etag}' },
      ],
      body: { mediaType: 'application/json', text: '{\n  "wide": true,\n  "by": "{doorId}"\n}' },
    });
  });

  it('links each step to its operation', () => {
    expect(scenario.steps.map(({ operation }) => operation.slug)).toEqual(['read-a-door', 'open-a-door']);
  });

  it('tells a branch with the contract’s words for its error', () => {
    const [branch] = scenario.steps[1]?.branches ?? [];
    expect(branch?.condition.error?.title).toBe('The door is locked');
    expect(branch?.action).toEqual({ kind: 'retry', step: 1, afterSeconds: 5, limit: 2 });
  });

  it('says where a success goes on, if not at the next step', () => {
    const text = doorScenario.replace(
      '        outputs:\n          etag',
      '        onSuccess: [{ name: on, type: goto, stepId: open }]\n        outputs:\n          etag',
    );
    expect(toScenario(toObject(parseYaml(text)), doorOperations).steps[0]?.continueAt).toBe(2);
  });
});
