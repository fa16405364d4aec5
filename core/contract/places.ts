import type { Document, Source } from '@redocly/openapi-core';
import { escapeToken } from './pointer';

/** Where something stands in the files of a contract. */
export interface Place {
  readonly source: Source;
  /** As a URI fragment. */
  readonly pointer: string;
}

/** Where each object of the contract was written: Redocly keeps the objects when it bundles. */
export function nodePlaces(documents: readonly Document[]): ReadonlyMap<unknown, Place> {
  const places = new Map<unknown, Place>();
  function collect(node: unknown, source: Source, pointer: string): void {
    if (typeof node !== 'object' || node === null || places.has(node)) return;
    places.set(node, { source, pointer });
    for (const [key, child] of Object.entries(node)) collect(child, source, `${pointer}/${escapeToken(key)}`);
  }
  for (const { source, parsed } of documents) collect(parsed, source, '#');
  return places;
}

/** Where the objects of a contract hold exactly this text as a value. */
export function findText(places: ReadonlyMap<unknown, Place>, text: string): readonly Place[] {
  return [...places].flatMap(([node, { source, pointer }]) =>
    typeof node !== 'object' || node === null
      ? []
      : Object.entries(node).flatMap(([key, value]) =>
          value === text ? [{ source, pointer: `${pointer}/${escapeToken(key)}` }] : [],
        ),
  );
}
