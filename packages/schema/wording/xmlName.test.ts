import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toXmlName } from './xmlName.ts';

describe('toXmlName', () => {
  it.each<[string, JsonObject, kind: string | undefined, name?: string]>([
    ['nothing to say', { type: 'string' }, undefined],
    ['the same name', { xml: { name: 'books' } }, undefined],
    ['an element', { xml: { name: 'book' } }, 'element', 'book'],
    ['a prefix', { xml: { prefix: 'x', namespace: 'urn:x' } }, 'element', 'x:books'],
    ['an attribute', { xml: { attribute: true } }, 'attribute', 'books'],
    ['an attribute with a name and a prefix', { xml: { attribute: true, name: 'b', prefix: 'x' } }, 'attribute', 'x:b'],
    ['a list without wrapping', { type: 'array', items: {} }, undefined],
    ['the name of items', { type: 'array', items: { xml: { name: 'book' } } }, 'element', 'book'],
    // Only the items have elements, so the list’s own name says nothing.
    ['a list whose own name is unused', { type: 'array', xml: { name: 'list' }, items: {} }, undefined],
    ['a wrapped list', { type: 'array', xml: { wrapped: true }, items: {} }, 'element', 'books/books'],
    [
      'a wrapped list with names',
      { type: 'array', xml: { wrapped: true, name: 'list', prefix: 'x' }, items: { xml: { name: 'book' } } },
      'element',
      'x:list/book',
    ],
    ['a component', { $ref: '#/components/schemas/Book' }, 'element', 'volume'],
  ])('reads %s', (_name, schema, kind, name) => {
    const resolve = createResolve({ components: { schemas: { Book: { xml: { name: 'volume' } } } } });
    expect(toXmlName('books', [schema], resolve)).toEqual(kind === undefined ? {} : { xml: { kind, name } });
  });
});
