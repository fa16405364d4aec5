import { isMap } from 'yaml';
import { describe, expect, it } from 'vitest';
import { assertYaml, readYaml } from './readYaml.ts';

describe('readYaml', () => {
  it('returns the line of a node', () => {
    const { contents, lineOf, problem } = readYaml('# a\nb: 1\nc: 2');
    expect(isMap(contents) && contents.items.map(({ key }) => lineOf(key))).toEqual([2, 3]);
    expect(problem).toBeNull();
  });

  it('returns the first syntax error', () => {
    const { problem } = readYaml('a: [b]\nc: [d\ne: [f]');
    expect(problem?.line).toBe(3);
    expect(problem?.message).toMatch(/^Flow sequence .*[^:]\.$/);
  });

  it('accepts an empty text', () => {
    expect(readYaml('')).toMatchObject({ contents: null, problem: null });
  });
});

describe('assertYaml', () => {
  it('throws with the file, the line and a remedy', () => {
    expect(() => assertYaml('a:\n  label: a: b\n', 'blog/tags.yml')).toThrow(
      /^blog\/tags\.yml:2\n {2}Nested mappings .*\n {2}→ Fix the YAML syntax\.$/,
    );
  });

  it('accepts valid YAML', () => {
    expect(() => assertYaml('a:\n  label: b\n', 'blog/tags.yml')).not.toThrow();
  });
});
