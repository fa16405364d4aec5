import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFormat } from './formats.ts';

const texts = [
  ...['2024-02-29', '2023-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '1900-02-29', '2000-02-29', '0000-01-01'],
  ...['12:00:00Z', '12:00:00', '24:00:00Z', '23:59:60Z', '22:59:60-01:00', '00:59:60+01:00', '12:00:60Z', '1:00:00Z'],
  ...['12:00:00.5+0200', '12:00:00+02', '12:00:00+24:00', '12:00:00+01:60', '23:59:61Z', '23:60:00Z'],
  ...[
    '2026-02-28T12:00:00Z',
    '2026-02-28 12:00:00z',
    '2026-02-30T12:00:00Z',
    '2026-02-28T12:00:00',
    '2026-02-28t1:0:0Z',
  ],
  ...['P1D', 'P', 'PT', 'PT5M', 'P1Y2M3DT4H5M6S', 'P1W', 'P1DT', '1D', 'P1W2D', 'PT1.5S'],
  ...[
    'https://a.fr',
    'http://[::1]:80/a?b#c',
    'mailto:a@b.fr',
    'a',
    '//a/b',
    '/a b',
    'urn:uuid:1',
    '#a',
    '',
    'http://',
    ':',
  ],
  ...[
    'http://a.fr/é',
    'http://u:p@a.fr:8080/x;y=1',
    'x:',
    'http://[v1.a]/',
    'http://[::g]/',
    '/',
    '//',
    '///',
    'a//b',
    'a?b?c',
  ],
  ...['a:/', 'a://b//', 'http://1.2.3.4', '%zz', '%20', 'a/%2', 'http://a:b', '?', 'a#b#c'],
  ...['a@b.fr', 'a@b', 'a.b+c@d-e.fr', '.a@b.fr', 'a@-b.fr', 'a b@c.fr', 'é@a.fr'],
  ...['a.b', 'a.b.', '-a', 'a-', 'a_b', `${'a'.repeat(64)}.fr`, 'é.fr', `${'a.'.repeat(127)}a`, `${'a.'.repeat(126)}a`],
  ...[
    '1.2.3.4',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3',
    '::',
    '::1',
    '1::',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
  ],
  ...[
    '1::2::3',
    '::1.2.3.4',
    '1:2:3:4:5:6:1.2.3.4',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    'fe80::1%eth0',
    '1:2:3:4:5::1.2.3.4',
  ],
  ...[
    '1:2:3:4:5:6:7:1.2.3.4',
    '::1:2:3:4:5:1.2.3.4',
    '::1:2:3:4:5:6:1.2.3.4',
    '1::2:3:4:5:6:7',
    '1::2:3:4:5:6:7:8',
    ':1',
    '1:',
  ],
  ...['00000000-0000-4000-8000-000000000000', 'urn:uuid:00000000-0000-4000-8000-000000000000', '0000'],
  ...['/a~1', '/a~', 'a', '#/a~0', '#', '#/%20', '0', '1/a', '01', '2#', '-1'],
  ...[
    'YQ==',
    'YWI=',
    'YWJj',
    'YQ',
    'Y===',
    'Y Q=',
    'a{b}',
    '{+a,b*}',
    '{a:3}',
    '{',
    '{}',
    '[a',
    '(?<a>x)',
    '\\Z',
    'a\\Z',
    '\\-',
  ],
];

/** Formats that are checked less strictly: addresses of private networks are addresses. */
const others = new Set(['url']);
const names = Object.keys(fullFormats).filter((name) => !others.has(name));
const pieces = fc.array(
  fc.constantFrom(...Array.from('0123456789abfgzTZ:-+./%#?[]@~{}=, é"'), '::', '//', '1.2.3.4', '12', '59', '20'),
  {
    maxLength: 14,
  },
);
const text = fc.oneof(
  fc.constantFrom(...texts),
  pieces.map((parts) => parts.join('')),
);

/** Whether a value has a format of ajv-formats. */
function hasAjvFormat(value: string | number, name: string): boolean {
  const format: unknown = Reflect.get(fullFormats, name);
  const isDefinition = typeof format === 'object' && format !== null && 'validate' in format;
  const isOfNumbers = isDefinition && 'type' in format && format.type === 'number';
  const validate: unknown = isDefinition ? format.validate : format;
  if (isOfNumbers !== (typeof value === 'number')) return true;
  if (validate instanceof RegExp) return validate.test(String(value));
  return typeof validate !== 'function' || Reflect.apply(validate, undefined, [value]) === true;
}

describe('hasFormat', () => {
  it.each(names)('decides on %s as Ajv does', (name) => {
    const of = (has: (value: string | number, format: string) => boolean) =>
      [...texts, 1, 1.5, 2 ** 31, -(2 ** 31)].filter((value) => has(value, name));
    expect(of(hasFormat)).toEqual(of(hasAjvFormat));
    fc.assert(
      fc.property(text, (value) => {
        expect([value, hasFormat(value, name)]).toEqual([value, hasAjvFormat(value, name)]);
      }),
      { numRuns: 1500, seed: 1 },
    );
  });

  it('allows what it does not know', () => expect(hasFormat('a', 'constructor')).toBe(true));
});
