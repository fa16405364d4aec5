import type { Document, Source } from '@redocly/openapi-core';
import { append } from '../document/append.ts';
import { escapeToken } from '../document/pointer.ts';

/** The location of a value in the files of a contract. */
export interface DocumentLocation {
  readonly source: Source;
  /** As a URI fragment. */
  readonly pointer: string;
}

/**
 * Returns the location of each object of the contract. It also works for objects of the bundle, because Redocly reuses
 * the objects. Iterates, because deep contracts would overflow the call stack.
 */
export function nodeLocations(documents: readonly Document[]): ReadonlyMap<unknown, DocumentLocation> {
  const locations = new Map<unknown, DocumentLocation>();
  for (const { source, parsed } of documents) {
    const waiting: { readonly node: unknown; readonly pointer: string }[] = [{ node: parsed, pointer: '#' }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { node, pointer } = next;
      if (typeof node !== 'object' || node === null || locations.has(node)) continue;
      locations.set(node, { source, pointer });
      // Reversed, so that the first member is visited first: an object that is used twice gets the location of its
      // first use.
      for (const [key, child] of Object.entries(node).reverse()) {
        waiting.push({ node: child, pointer: `${pointer}/${escapeToken(key)}` });
      }
    }
  }
  return locations;
}

/** Returns a function that finds the locations whose value is exactly a given text. */
export function createFindText(
  locations: ReadonlyMap<unknown, DocumentLocation>,
): (text: string) => readonly DocumentLocation[] {
  // Built on first use: few contracts have a text to look for, and the index is as large as the contract.
  let index: ReadonlyMap<string, readonly DocumentLocation[]> | undefined;
  return (text) => (index ??= indexTexts(locations)).get(text) ?? [];
}

function indexTexts(
  locations: ReadonlyMap<unknown, DocumentLocation>,
): ReadonlyMap<string, readonly DocumentLocation[]> {
  const index = new Map<string, DocumentLocation[]>();
  for (const [node, { source, pointer }] of locations) {
    if (typeof node !== 'object' || node === null) continue;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'string') continue;
      append(index, value, { source, pointer: `${pointer}/${escapeToken(key)}` });
    }
  }
  return index;
}
