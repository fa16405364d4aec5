import { describe, expect, it } from 'vitest';
import { withParentExamples } from './parentExamples.ts';
import type { Field, SchemaNode } from './schemaNode.ts';

const node = (examples: readonly string[], ...fields: readonly Field[]): SchemaNode => ({
  type: 'texte',
  examples,
  parts: fields.length > 0 ? [{ kind: 'fields', fields }] : [],
});
const field = (name: string, of: SchemaNode): Field => ({ name, anchor: name, required: true, node: of });
const code = field('code', node(['"SUIVI"']));

describe('withParentExamples', () => {
  it.each([
    ['the value in the parent’s example', [{ code: 'A' }], ['"A"']],
    ['each value once', [{ code: 'A' }, { code: 'B' }, { code: 'A' }], ['"A"', '"B"']],
    ['the field’s own example if the parent’s has no value', [{ other: 'A' }], ['"SUIVI"']],
    ['the field’s own example if the parent has none', [], ['"SUIVI"']],
    ['the field’s own example if the parent’s is not an object', ['A'], ['"SUIVI"']],
  ])('shows %s', (_, examples, want) => {
    expect(withParentExamples(node([], code).parts, examples)).toEqual(node([], { ...code, node: node(want) }).parts);
  });

  it('keeps the field’s examples if they include the parent’s value', () => {
    const { parts } = node([], field('duree', node(['60', 'null'])));
    expect(withParentExamples(parts, [{ duree: 60 }])).toEqual(parts);
  });

  it('keeps a field without examples', () => {
    const { parts } = node([], field('mode', node([])));
    expect(withParentExamples(parts, [{ mode: 'A' }])).toEqual(parts);
  });

  it('replaces the examples of nested fields and list items', () => {
    const inner = (value: string) => node([], { ...code, node: node([value]) });
    const list = (of: SchemaNode): SchemaNode => ({ ...node([]), parts: [{ kind: 'items', node: of }] });
    const { parts } = node([], field('mode', inner('"SUIVI"')), field('types', list(inner('"SUIVI"'))));
    expect(withParentExamples(parts, [{ mode: { code: 'A' }, types: [{ code: 'B' }] }])).toEqual(
      node([], field('mode', inner('"A"')), field('types', list(inner('"B"')))).parts,
    );
  });
});
