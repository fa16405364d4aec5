import { describe, expect, it } from 'vitest';
import { withVersion } from './withVersion';

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
  ])('writes into %s', (_fact, text, want) => expect(withVersion(text, '1.6.0')).toBe(want));

  it.each([
    ['', 'nothing'],
    ['info: { title: a }', 'no version'],
    ['info:\n  version:\n', 'an empty one'],
    ['info:\n  version: |\n    1.5.0\n  title: a\n', 'one on a line of its own'],
    ['info: { $ref: info.yaml }', 'one that stands elsewhere'],
    ['x: &v 1.5.0\ninfo:\n  version: *v\n', 'one that stands above'],
  ])('refuses %j, which has %s', (text) => {
    expect(() => withVersion(text, '1.6.0')).toThrow('has no info.version. Write it there');
  });
});
