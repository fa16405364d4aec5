import { describe, expect, it } from 'vitest';
import { withOwnExamples } from './ownExamples';
import type { Field, SchemaNode } from './schemaNode';

const node = (examples: readonly string[], ...fields: readonly Field[]): SchemaNode => ({
  type: 'texte',
  examples,
  parts: fields.length > 0 ? [{ kind: 'fields', fields }] : [],
});
const field = (name: string, of: SchemaNode): Field => ({ name, anchor: name, required: true, node: of });
const code = field('code', node(['"SUIVI"']));

describe('withOwnExamples', () => {
  it.each([
    ['what the structure’s example holds', [{ code: 'A' }], ['"A"']],
    ['each value once', [{ code: 'A' }, { code: 'B' }, { code: 'A' }], ['"A"', '"B"']],
    ['the member’s own where the structure’s holds none', [{ other: 'A' }], ['"SUIVI"']],
    ['the member’s own where the structure has none', [], ['"SUIVI"']],
    ['the member’s own where the structure’s is no object', ['A'], ['"SUIVI"']],
  ])('shows %s', (_, examples, want) => {
    expect(withOwnExamples(node([], code).parts, examples)).toEqual(node([], { ...code, node: node(want) }).parts);
  });

  it('keeps further examples of a value that is the same', () => {
    const { parts } = node([], field('duree', node(['60', 'null'])));
    expect(withOwnExamples(parts, [{ duree: 60 }])).toEqual(parts);
  });

  it('leaves a member without examples as it is', () => {
    const { parts } = node([], field('mode', node([])));
    expect(withOwnExamples(parts, [{ mode: 'A' }])).toEqual(parts);
  });

  it('goes down into members and into the elements of lists', () => {
    const inner = (value: string) => node([], { ...code, node: node([value]) });
    const list = (of: SchemaNode): SchemaNode => ({ ...node([]), parts: [{ kind: 'items', node: of }] });
    const { parts } = node([], field('mode', inner('"SUIVI"')), field('types', list(inner('"SUIVI"'))));
    expect(withOwnExamples(parts, [{ mode: { code: 'A' }, types: [{ code: 'B' }] }])).toEqual(
      node([], field('mode', inner('"A"')), field('types', list(inner('"B"')))).parts,
    );
  });
});
