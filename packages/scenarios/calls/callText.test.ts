import { describe, expect, it } from 'vitest';
import { callText } from './callText.ts';
import type { Request, ScenarioStep, SentParameter } from '../types.ts';

const step = (path: string, parameters: readonly SentParameter[], more: Partial<ScenarioStep> = {}): ScenarioStep => ({
  id: 'read',
  number: 1,
  operation: { slug: 'read', title: 'Read', method: 'GET', path },
  description: '',
  request: { parameters },
  usedValues: [{ name: 'aId', variable: 'A_ID' }],
  expected: { checks: [] },
  outputs: [],
  branches: [],
  ...more,
});
const sent = (location: SentParameter['location'], name: string, text: string): SentParameter => ({
  location,
  name,
  text,
});
const withBody = (text: string, mediaType = 'a/json'): Partial<ScenarioStep> => {
  const request: Request = { parameters: [], body: { mediaType, text } };
  return { operation: { slug: 'read', title: 'Read', method: 'PUT', path: '/a' }, request };
};

describe('callText', () => {
  it.each([
    ['a variable in the path', step('/a/{id}', [sent('path', 'id', '{A_ID}')]), 'curl -i "$BASE/a/$A_ID"'],
    ['a variable before a letter', step('/a/{id}x', [sent('path', 'id', '{A_ID}')]), 'curl -i "$BASE/a/${A_ID}x"'],
    ['a value in the path', step('/a/{id}', [sent('path', 'id', "b/c d$&'")]), 'curl -i "$BASE/a/b%2Fc%20d%24%26%27"'],
    [
      'a variable with the name of another parameter',
      step('/{a}/{b}', [sent('path', 'a', '{A_ID}'), sent('path', 'b', 'c')]),
      'curl -i "$BASE/$A_ID/c"',
    ],
    ['a path parameter that is not sent', step('/a/{id}', []), 'curl -i "$BASE/a/{id}"'],
    [
      'a query',
      step('/a', [sent('query', 'since', '{A_ID}'), sent('query', 'q[r]', 'é+{c}')]),
      'curl -i -G "$BASE/a" \\\n  --data-urlencode "since=$A_ID" \\\n  --data-urlencode \'q%5Br%5D=é+{c}\'',
    ],
    [
      'a query of a call that sends something',
      step('/a', [sent('query', 'since', '12:00+01:00'), sent('query', 'q', 'é {A_ID}')], {
        operation: { slug: 'read', title: 'Read', method: 'DELETE', path: '/a' },
      }),
      'curl -i -X DELETE "$BASE/a?since=12:00%2B01:00&q=%C3%A9%20$A_ID"',
    ],
    [
      'headers and cookies',
      step('/a', [sent('cookie', 'sid', '{A_ID}'), sent('header', 'ETag', '"a b"'), sent('cookie', 'b', 'c;d')]),
      'curl -i "$BASE/a" \\\n  -H \'ETag: "a b"\' \\\n  -b "sid=$A_ID; b=c%3Bd"',
    ],
    [
      'the parts of a form',
      step('/a', [], withBody('{ "data": "{\\"id\\":\\"{A_ID}\\"}", "note": "b" }', 'multipart/form-data')),
      `curl -i -X PUT "$BASE/a" \\\n  -F "data={\\"id\\":\\"$A_ID\\"};type=application/json" \\\n  -F 'note=b'`,
    ],
    [
      'a body',
      step('/a', [], withBody('{ "a": "it\'s $b" }')),
      `curl -i -X PUT "$BASE/a" \\\n  -H 'Content-Type: a/json' \\\n  -d '{ "a": "it'\\''s $b" }'`,
    ],
    [
      'a body with a variable',
      step('/a', [], withBody('{ "a": "{A_ID}", "b": "\\n$c {d}" }')),
      `curl -i -X PUT "$BASE/a" \\\n  -H 'Content-Type: a/json' \\\n  -d @- <<JSON\n{ "a": "$A_ID", "b": "\\\\n\\$c {d}" }\nJSON`,
    ],
  ])('writes %s', (_name, given, want) => expect(callText(given)).toBe(want));
});
