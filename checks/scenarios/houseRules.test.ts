import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@reliure/openapi';
import { toScenario } from '@reliure/scenarios';
import { doorOperations, doorScenario } from '@reliure/scenarios/testing/door.ts';
import { houseProblems } from './houseRules.ts';

const validScenario = doorScenario.replace('title: Open a door', 'title: Open a door, summary: Two calls.');

function problemsOf(text: string): readonly string[] {
  const document = toObject(parseYaml(text));
  return houseProblems(document, toScenario(document, doorOperations)).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );
}

describe('houseProblems', () => {
  it('accepts a scenario that follows the rules', () => {
    expect(problemsOf(validScenario)).toEqual([]);
  });

  it.each([
    ['        description: Look at it.\n', '', '#/workflows/0/steps/0 A text is missing.'],
    [', examples: [door-1]', '', '#/workflows/0/inputs/properties/doorId Input "doorId" has no example.'],
    [
      'description: The door.',
      'title: Door',
      '#/workflows/0/inputs/properties/doorId Input "doorId" has no description.',
    ],
    [
      '        doorId: {',
      '        key: { description: Clé., examples: [k] }\n        doorId: {',
      '#/workflows/0/inputs/properties/key Input "key" is not used.',
    ],
    [
      '          etag: $',
      '          id: $response.body#/id\n          etag: $',
      '#/workflows/0/steps/0/outputs/id Output "id" is not used.',
    ],
    [
      '        outputs:\n          etag',
      '        onSuccess: [{ name: on, type: goto, stepId: read }]\n        outputs:\n          etag',
      '#/workflows/0/steps/1/onFailure Step "open" is only reached through a branch',
    ],
  ])('reports %j changed to %j', (original, changed, want) => {
    expect(validScenario).toContain(original);
    expect(problemsOf(validScenario.replace(original, changed)).join('\n')).toContain(want);
  });
});
