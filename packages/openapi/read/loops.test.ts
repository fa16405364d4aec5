import { describe, expect, it } from 'vitest';
import { referenceLoops } from './loops.ts';

const loops = (files: Readonly<Record<string, unknown>>) =>
  referenceLoops(new Map(Object.entries(files))).map(({ file, pointer }) => `${file}${pointer}`);

describe('referenceLoops', () => {
  it.each([
    ['a reference to itself', { '/a': { A: { $ref: '#/A' } } }, ['/a#/A']],
    ['two references to each other', { '/a': { A: { $ref: '#/B' }, B: { $ref: '#/A' } } }, ['/a#/B']],
    ['a loop through two files', { '/a': { A: { $ref: 'b' } }, '/b': { $ref: 'a#/A' } }, ['/b#']],
    ['a reference through its own pointer', { '/a': { 'A/': { $ref: '#/A~1/properties/x' } } }, ['/a#/A~1']],
    ['two loops', { '/a': { A: { $ref: '#/A' }, B: { $ref: '#/B' } } }, ['/a#/A', '/a#/B']],
    ['the loop that a reference leads into', { '/a': { Z: { $ref: '#/A' }, A: { $ref: '#/A' } } }, ['/a#/A']],
  ])('finds %s', (_name, files, want) => expect(loops(files)).toEqual(want));

  it.each([
    ['a cycle through a property', { '/a': { A: { properties: { a: { $ref: '#/A' } } } } }],
    ['a cycle through allOf', { '/a': { A: { allOf: [{ $ref: '#/B' }] }, B: { allOf: [{ $ref: '#/A' }] } } }],
    ['a chain that ends', { '/a': { A: { $ref: '#/B' }, B: { $ref: '#/C' }, C: {} } }],
    ['two references to one target', { '/a': { A: [{ $ref: '#/C' }, { $ref: '#/C' }], C: {} } }],
    ['a missing target', { '/a': { A: { $ref: '#/rien' }, B: { $ref: 'rien' } } }],
  ])('ignores %s', (_name, files) => expect(loops(files)).toEqual([]));
});
