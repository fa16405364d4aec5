import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@apidoc/openapi';
import { toScenario } from './scenario';
import { doorOperations, doorScenario } from './testing/door';

const scenario = toScenario(toObject(parseYaml(doorScenario)), doorOperations);

describe('toScenario', () => {
  it('returns the inputs, with the scopes that an access token needs', () => {
    expect(scenario.inputs).toEqual([
      { name: 'token', description: 'An access token.', usedIn: [1, 2], scopes: ['doors:read', 'doors:write'] },
      { name: 'doorId', description: 'The door.', example: 'door-1', usedIn: [1, 2], scopes: [] },
    ]);
  });

  it('links each output to the steps that use it', () => {
    const [read, open] = scenario.steps;
    expect(read?.outputs).toEqual([{ name: 'etag', from: { location: 'header', name: 'ETag' }, usedIn: [2] }]);
    expect(open?.usedValues).toEqual([{ name: 'token' }, { name: 'doorId' }, { name: 'etag', step: 1 }]);
  });

  it('shows the values in a request as names in braces', () => {
    expect(scenario.steps[1]?.request).toEqual({
      parameters: [
        { location: 'header', name: 'Authorization', text: 'Bearer {token}' },
        { location: 'path', name: 'doorId', text: '{doorId}' },
        { location: 'header', name: 'If-Match', text: '{etag}' },
      ],
      body: { mediaType: 'application/json', text: '{\n  "wide": true,\n  "by": "{doorId}"\n}' },
    });
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
