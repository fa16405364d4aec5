import { describe, expect, it } from 'vitest';
import { compareVersions, isDate, isVersion, toReleases, toReleaseText } from './releaseFile.ts';

const first = { version: '1.9.0', date: '2026-01-01', shape: { paths: { '/a': {}, '/b': {} } } };
const second = { version: '1.10.0', date: '2026-02-01', shape: { paths: { '/a': {} } } };
const only = (content: unknown) => toReleases([{ file: 'versions/1.0.0.json', name: '1.0.0', content }]);
const read = (name: string, text: string) => ({ file: `${name}.json`, name, content: JSON.parse(text) as unknown });

describe('toReleases', () => {
  it('reads the output of toReleaseText, in the order of the versions', () =>
    expect(
      toReleases([read('1.10.0', toReleaseText(second, first)), read('1.9.0', toReleaseText(first, undefined))]),
    ).toEqual([first, second]));

  it.each([
    [{ version: '1.1.0', date: '2026-01-01', contract: {} }, 'The member "version" is "1.1.0", not the file’s name.'],
    [
      { version: '1.0.0', date: '1er janvier', contract: {} },
      'The member "date" is "1er janvier", not a date (YYYY-MM-DD).',
    ],
    [
      { version: '1.0.0', date: '2026-13-01', contract: {} },
      'The member "date" is "2026-13-01", not a date (YYYY-MM-DD).',
    ],
    [{ version: '1.0.0', date: '2026-01-01', changes: {} }, 'The first release has no member "contract".'],
    [[], 'The member "version" is missing, not the file’s name.'],
    [undefined, 'The file is not JSON.'],
  ])('rejects %j', (content, message) =>
    expect(() => only(content)).toThrow(`versions/1.0.0.json\n  ${message}\n  → Restore the file`),
  );

  it('rejects a later release without changes', () => {
    const later = { version: '1.10.0', date: '2026-02-01', contract: {} };
    expect(() =>
      toReleases([read('1.9.0', toReleaseText(first, undefined)), read('1.10.0', JSON.stringify(later))]),
    ).toThrow(/^1\.10\.0\.json\n {2}A release after the first has no member "changes"\.\n/);
  });

  it('reports every file that is not a release', () => {
    const files = ['1.0.0', '1.1.0'].map((name) => ({ file: `${name}.json`, name, content: undefined }));
    expect(() => toReleases(files)).toThrow(/^1\.0\.0\.json\n[^]*\n\n1\.1\.0\.json\n/);
  });
});

describe('toReleaseText', () => {
  it('writes only the changes of a later release', () =>
    expect(toReleaseText(second, first)).toMatchInlineSnapshot(`
      "{"version":"1.10.0","date":"2026-02-01","changes":{"paths":{"/b":null}}}
      "
    `));

  it('writes values that fit in 140 characters on one line, and others with a line for each member', () => {
    const [fits, tooLong] = ['x'.repeat(128), 'x'.repeat(129)];
    const shape = { lists: [[fits, null], [tooLong, null], 1], text: fits + fits };
    expect(toReleaseText({ ...first, shape }, undefined)).toBe(`{
 "version": "1.9.0",
 "date": "2026-01-01",
 "contract": {
  "lists": [
   ["${fits}",null],
   [
    "${tooLong}",
    null
   ],
   1
  ],
  "text": "${fits}${fits}"
 }
}
`);
  });
});

describe('compareVersions', () => {
  it.each([
    ['1.9.0', '1.10.0', -1],
    ['2.0.0', '1.10.0', 1],
    ['1.2.3', '1.2.4', -1],
    ['1.0', '1.0.1', -1],
    ['1.0.0', '1.0.0', 0],
  ])('orders %s and %s', (one, other, want) => expect(Math.sign(compareVersions(one, other))).toBe(want));
});

describe('isVersion', () => {
  it.each([
    ['1.0.0', true],
    ['10.20.30', true],
    ['1.0', false],
    ['v1.0.0', false],
    ['1.0.0-beta', false],
    ['1.x.0', false],
  ])('for %j, returns %j', (text, want) => expect(isVersion(text)).toBe(want));
});

describe('isDate', () => {
  it.each([
    ['2026-01-31', true],
    ['2024-02-29', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-01', false],
    ['2026-01-01T00:00:00.000Z', false],
    ['1er janvier', false],
  ])('for %j, returns %j', (text, want) => expect(isDate(text)).toBe(want));
});
