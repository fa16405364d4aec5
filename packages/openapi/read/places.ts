import type { Document, Source } from '@redocly/openapi-core';
import { append } from '../document/append';
import { escapeToken } from '../document/pointer';

/** The place of a value in the files of a contract. */
export interface DocumentPlace {
  readonly source: Source;
  /** As a URI fragment. */
  readonly pointer: string;
}

/**
 * Returns the place of each object of the contract. It also works for objects of the bundle, because Redocly reuses the
 * objects. Iterates, because deep contracts would overflow the call stack.
 */
export function nodePlaces(documents: readonly Document[]): ReadonlyMap<unknown, DocumentPlace> {
  const places = new Map<unknown, DocumentPlace>();
  for (const { source, parsed } of documents) {
    const waiting: { readonly node: unknown; readonly pointer: string }[] = [{ node: parsed, pointer: '#' }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { node, pointer } = next;
      if (typeof node !== 'object' || node === null || places.has(node)) continue;
      places.set(node, { source, pointer });
      // Reversed, so that the first member is visited first: an object that is used twice gets the place of its first
      // use.
      for (const [key, child] of Object.entries(node).reverse()) {
        waiting.push({ node: child, pointer: `${pointer}/${escapeToken(key)}` });
      }
    }
  }
  return places;
}

/** Returns a function that finds the places whose value is exactly a given text. */
export function createFindText(
  places: ReadonlyMap<unknown, DocumentPlace>,
): (text: string) => readonly DocumentPlace[] {
  // Built on first use: few contracts have a text to look for, and the index is as large as the contract.
  let index: ReadonlyMap<string, readonly DocumentPlace[]> | undefined;
  return (text) => (index ??= indexTexts(places)).get(text) ?? [];
}

function indexTexts(places: ReadonlyMap<unknown, DocumentPlace>): ReadonlyMap<string, readonly DocumentPlace[]> {
  const index = new Map<string, DocumentPlace[]>();
  for (const [node, { source, pointer }] of places) {
    if (typeof node !== 'object' || node === null) continue;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'string') continue;
      append(index, value, { source, pointer: `${pointer}/${escapeToken(key)}` });
    }
  }
  return index;
}
