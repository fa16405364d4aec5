import { describe, expect, it } from 'vitest';
import { withVersion } from './withVersion.ts';

describe('withVersion', () => {
  it.each([
    ['YAML', 'info:\n  version: 1.5.0\n', 'info:\n  version: 1.6.0\n'],
    ['another indentation', 'info:\n    version: 1.5.0\n', 'info:\n    version: 1.6.0\n'],
    ['a comment', 'info:\n  version: 1.5.0 # SemVer\n', 'info:\n  version: 1.6.0 # SemVer\n'],
    ['quotes', "info: { version: '1.5.0' }", "info: { version: '1.6.0' }"],
    ['a number', 'info: { version: 1.5 }', 'info: { version: 1.6.0 }'],
    ['JSON', '{\r\n  "info": { "version": "1.5.0" }\r\n}', '{\r\n  "info": { "version": "1.6.0" }\r\n}'],
    ['a byte order mark', '\ufeffinfo:\n  version: 1.5.0\n', '\ufeffinfo:\n  version: 1.6.0\n'],
    [
      'another version before it',
      'x-tool:\n  version: 3\ninfo:\n  version: 1.5.0\n',
      'x-tool:\n  version: 3\ninfo:\n  version: 1.6.0\n',
    ],
  ])('replaces the version in %s', (_fact, text, want) => expect(withVersion(text, '1.6.0')).toBe(want));

  it.each([
    ['', 'no content'],
    ['info: { title: a }', 'no version'],
    ['info:\n  version:\n', 'an empty version'],
    ['info:\n  version: |\n    1.5.0\n  title: a\n', 'a version on a separate line'],
    ['info: { $ref: info.yaml }', 'a version in another file'],
    ['x: &v 1.5.0\ninfo:\n  version: *v\n', 'an alias as version'],
  ])('rejects %j, which has %s', (text) => {
    expect(() => withVersion(text, '1.6.0')).toThrow('has no `info.version` on a single line. Add it');
  });
});
