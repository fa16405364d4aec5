import { describe, expect, it } from 'vitest';
import { ExactNumber, toOrderedObject } from '@reliure/openapi';
import { toSamples } from '../samples.ts';
import { plainRequest } from '../testing/request.ts';

const exact = (text: string) => new ExactNumber(text);
const sender = (value: unknown) =>
  new Map(
    toSamples({ ...plainRequest, method: 'POST', body: { kind: 'json', mediaType: 'application/json', value } }).map(
      ({ id, text }) => [id, text],
    ),
  );

/** The languages that write a value as a literal. The others always write JSON. */
const literals = {
  javascript: 'JSON.stringify(',
  typescript: 'JSON.stringify(',
  python: 'json=',
  php: 'json_encode(',
  dart: 'jsonEncode(',
};

describe('toSamples', () => {
  it.each<[value: unknown, json: string, literal: string]>([
    [exact('1945044589271781376'), '1945044589271781376', 'python php'],
    [exact('-9223372036854775808'), '-9223372036854775808', 'python'],
    [exact('18446744073709551616'), '18446744073709551616', 'python'],
    [exact('1.0'), '1.0', 'python'],
    [exact('-0'), '-0', ''],
    [exact('1.10'), '1.10', ''],
    [exact('1e400'), '1e400', ''],
    [exact('0.1234567890123456789'), '0.1234567890123456789', ''],
    [exact('12345678901234567890.0'), '12345678901234567890.0', ''],
    [
      toOrderedObject([
        ['b', 1],
        ['1', 2],
      ]),
      '{"b":1,"1":2}',
      'python php dart',
    ],
    [{ a: 1.5, b: 2 }, '{"a":1.5,"b":2}', 'javascript typescript python php dart'],
    [100000000000000000000, '100000000000000000000', 'javascript typescript python'],
  ])('sends %s with its digits and its order in each language', (value, json, literal) => {
    const samples = sender({ list: [value] });
    for (const [language, call] of Object.entries(literals)) {
      const text = samples.get(language) ?? '';
      const isLiteral = literal.split(' ').includes(language);
      expect([language, text.includes(call)]).toEqual([language, isLiteral]);
      if (!isLiteral) expect(text.replaceAll('\\"', '"')).toContain(`{"list":[${json}]}`);
    }
    for (const language of ['curl', 'java', 'csharp', 'go', 'kotlin', 'swift']) {
      const text = samples.get(language)?.replaceAll(/\\(?=")|\s/g, '');
      expect([language, text?.includes(json)]).toEqual([language, true]);
    }
  });

  it('sends such values in parts of forms as text', () => {
    const parts = [{ kind: 'json', name: 'a', value: { id: exact('1e400') }, mediaType: 'application/json' }] as const;
    const samples = toSamples({ ...plainRequest, method: 'POST', body: { kind: 'multipart', parts } });
    for (const { text } of samples) expect(text).toContain('1e400');
    expect(samples.find(({ id }) => id === 'javascript')?.text).not.toContain('stringify');
  });
});
