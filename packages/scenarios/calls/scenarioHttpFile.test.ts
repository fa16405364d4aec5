import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@reliure/openapi';
import { toScenario } from '../scenario.ts';
import { doorOperations, doorScenario } from '../testing/door.ts';
import { toScenarioHttpFile } from './scenarioHttpFile.ts';

const write = (text = doorScenario) =>
  toScenarioHttpFile(toScenario(toObject(parseYaml(text)), doorOperations), 'https://docs.example/open', ['https://a']);
const withQuery = (value: string, example: string) =>
  doorScenario
    .replace('examples: [door-1]', `examples: ['${example}']`)
    .replace(
      '- { name: doorId, in: path, value: $inputs.doorId }\n          - { name: If-Match',
      `- { name: include, in: query, value: ${value} }\n          - { name: If-Match`,
    );

describe('toScenarioHttpFile', () => {
  it('begins with the scenario, its page, and the inputs as variables', () => {
    const [head, variables] = write().split('\n\n');
    expect(head?.split('\n#\n').slice(0, 3)).toEqual([
      '# Open a door',
      '# Read it, then open it.',
      '# Chaque étape, les refus possibles et que faire alors\u00a0: https://docs.example/open',
    ]);
    expect(variables).toBe('@BASE = http://127.0.0.1:4010\n@API_TOKEN = demo\n@DOOR_ID = door-1');
  });

  it.each([
    ['the values of its response', "\n\n> {%\n  client.global.set('ETAG', response.headers.valueOf('ETag'));\n%}"],
    [
      'values of earlier responses',
      [
        'PUT {{BASE}}/doors/{{DOOR_ID}}',
        'Authorization: Bearer {{API_TOKEN}}',
        'If-Match: {{ETAG}}',
        'Prefer: code=200',
        'Content-Type: application/json',
        '',
        '{\n  "wide": true,\n  "by": "{{DOOR_ID}}"\n}',
      ].join('\n'),
    ],
  ])('writes a call with %s', (_name, want) => expect(write()).toContain(want));

  it.each([
    [
      'an input',
      withQuery('$inputs.doorId', 'a+b'),
      '@DOOR_ID = a+b\n@DOOR_ID_ENCODED = a%2Bb',
      '?include={{DOOR_ID_ENCODED}}',
    ],
    ['an input that needs no encoding', withQuery('$inputs.doorId', 'a'), '@DOOR_ID = a', '?include={{DOOR_ID}}'],
    [
      'a value of a response',
      withQuery('$steps.read.outputs.etag', 'a'),
      "client.global.set('ETAG_ENCODED', encodeURIComponent(response.headers.valueOf('ETag')));",
      '?include={{ETAG_ENCODED}}',
    ],
  ])('encodes %s for a query', (_name, text, assignment, query) => {
    const lines = write(text);
    expect(lines).toContain(assignment);
    expect(lines).toContain(query);
  });
});
