import { describe, expect, it } from 'vitest';
import { toFile, withBody } from '../testing/contract.ts';
import type { FormNode } from '../types.ts';

/** Returns the field of a body with this schema, and all fields. */
function fieldOf(schema: unknown, schemas = {}): { field: FormNode | undefined; nodes: readonly FormNode[] } {
  const { nodes, body } = toFile(withBody(schema), { schemas });
  return { field: nodes[body?.node ?? -1], nodes };
}

describe('the field of a schema', () => {
  it.each([
    ['a text', { type: 'string' }, 'text'],
    ['a whole number', { type: 'integer' }, 'integer'],
    ['a number that may be null, as OpenAPI 3.0 says it', { type: 'number', nullable: true }, 'number'],
    ['a date', { type: 'string', format: 'date' }, 'date'],
    ['a date and time', { type: 'string', format: 'date-time' }, 'dateTime'],
    ['a boolean', { type: ['boolean', 'null'] }, 'boolean'],
    ['listed values', { enum: ['a', 'b'] }, 'choice'],
    ['constants as variants', { oneOf: [{ const: 'a' }, { const: 'b' }] }, 'choice'],
    ['a file', { contentMediaType: 'application/octet-stream' }, 'file'],
    ['a file as text', { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, 'text'],
    ['required members alone', { required: ['a'] }, 'object'],
    ['a list', { type: 'array', items: {} }, 'list'],
    ['a tuple', { type: 'array', prefixItems: [{}] }, 'json'],
    ['an object', { properties: { a: {} } }, 'object'],
    ['a map', { type: 'object', additionalProperties: { type: 'string' } }, 'object'],
    ['an object of anything', { type: 'object' }, 'json'],
    ['variants', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'object'],
    ['several types', { type: ['string', 'integer'] }, 'json'],
    ['anything', {}, 'json'],
  ])('for %s', (_name, schema, control) => expect(fieldOf(schema).field?.control).toBe(control));

  it('is the same where a schema contains itself', () => {
    const tree = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      },
    };
    const { field, nodes } = fieldOf({ $ref: '#/components/schemas/Tree' }, { Tree: tree });
    const children = nodes[field?.fields?.[1]?.node ?? -1];
    expect(nodes[children?.item ?? -1]).toBe(field);
    expect(nodes).toHaveLength(3);
  });

  it('has the meanings of listed values, and says which fields are required, deprecated or not sent', () => {
    const kind = { oneOf: [{ const: 'a', title: 'Une *chose*' }, { const: 'b' }] };
    const { field, nodes } = fieldOf({
      required: ['kind'],
      properties: { kind, old: { type: 'string', deprecated: true }, id: { type: 'string', readOnly: true } },
    });
    expect(field?.fields).toMatchObject([
      { name: 'kind', isRequired: true },
      { name: 'old', isDeprecated: true },
    ]);
    expect(field?.fields).toHaveLength(2);
    expect(nodes[field?.fields?.[0]?.node ?? -1]?.values).toEqual([
      { value: 'a', meaning: 'Une chose' },
      { value: 'b' },
    ]);
  });

  it('has the variants of a discriminator by their values, and the fields of conditions', () => {
    const schemas = {
      Cat: { properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } },
      Dog: { properties: { kind: { const: 'dog' }, name: { type: 'string' } } },
    };
    const choice = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind' },
    };
    expect(fieldOf(choice, schemas).field?.choices).toMatchObject([
      {
        discriminator: 'kind',
        variants: [
          { title: 'cat', value: 'cat' },
          { title: 'dog', value: 'dog' },
        ],
      },
    ]);
    const condition = { properties: { a: {} }, if: {}, then: { properties: { b: { type: 'string' } } } };
    expect(fieldOf(condition).field?.fields?.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
