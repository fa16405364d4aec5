import { describe, expect, it } from 'vitest';
import { compareVersions, toReleases, toReleaseText } from './releaseFile';

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
});

describe('compareVersions', () => {
  it.each([
    ['1.9.0', '1.10.0', -1],
    ['2.0.0', '1.10.0', 1],
    ['1.0.0', '1.0.0', 0],
  ])('orders %s and %s', (one, other, want) => expect(Math.sign(compareVersions(one, other))).toBe(want));
});
