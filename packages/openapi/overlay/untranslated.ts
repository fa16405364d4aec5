import { isObject, type JsonObject } from '../document/json.ts';
import { escapeToken } from '../document/pointer.ts';
import { visitParts } from '../document/visitParts.ts';

/** A text for readers in a contract. */
export interface ContractText {
  readonly owner: JsonObject;
  readonly key: string;
  readonly pointer: string;
}

const textKeys = ['title', 'summary', 'description'];

/** Returns the texts of a contract. */
export function collectTexts(contract: object): readonly ContractText[] {
  const pointers = new Map<object, string>([[contract, '#']]);
  visitParts(contract, ({ parent, key, value }) => {
    if (typeof value === 'object' && value !== null)
      pointers.set(value, `${pointers.get(parent) ?? ''}/${escapeToken(key)}`);
    return true;
  });
  return [...pointers].flatMap(([owner, pointer]) =>
    isObject(owner)
      ? textKeys
          .filter((key) => typeof owner[key] === 'string' && owner[key] !== '')
          .map((key) => ({ owner, key, pointer: `${pointer}/${key}` }))
      : [],
  );
}

/** The members that an overlay has written. */
export type Written = Map<object, Set<string | number>>;

/** Adds a member to those that an overlay has written. */
export function addWritten(written: Written, owner: object, key: string | number): void {
  written.set(owner, (written.get(owner) ?? new Set()).add(key));
}

/** Returns the texts that a contract had before an overlay was applied, still has, and that the overlay did not write. */
export function untranslated(contract: object, before: readonly ContractText[], written: Written) {
  const present = new Set(collectTexts(contract).map(({ owner }) => owner));
  return before.filter(({ owner, key }) => present.has(owner) && written.get(owner)?.has(key) !== true);
}
