import {
  createResolve,
  escapeToken,
  isObject,
  member,
  members,
  toCanonicalJson,
  toFieldName,
  toText,
  unescapeToken,
  writeJson,
} from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { readValue } from '@reliure/validation';

/** A part of a value, as its contract describes it. */
export interface Part {
  /** Name of the member; empty for an item, or the whole value. */
  readonly name: string;
  /** Number of the item, from 1. */
  readonly number?: number;
  /** Names of the members from the whole value to this one, without the numbers of items. */
  readonly names: readonly string[];
  /** The value as JSON; missing for an object, a list, or a member that is missing. */
  readonly text?: string;
  /** Number of items, for a list. */
  readonly count?: number;
  /** First sentence of the description. */
  readonly description?: string;
  /** The meaning of a coded value. */
  readonly meaning?: string;
  /** Whether the contract says nothing of it. */
  readonly isUnknown?: true;
  readonly isMissing?: true;
  /** The violations of the contract, in words. */
  readonly problems: readonly string[];
  readonly parts: readonly Part[];
  /** Number of items after the shown ones. */
  readonly others?: number;
}

/** A value with what its contract says of it. */
export interface Explanation {
  readonly part: Part;
  /** The fields with problems, as `lines.2.count`: empty for the whole value. */
  readonly problems: readonly string[];
  /** The fields that the contract does not describe. */
  readonly unknown: readonly string[];
}

/** Number of items of a list that are explained, besides those with problems. */
const shownItems = 3;
const longestText = 120;

/** Explains a value part by part. */
export function explain(value: unknown, schema: unknown, document: JsonObject): Explanation {
  const { violations, schemas } = readValue(value, schema, document, 'response');
  const resolve = createResolve(document);
  const describedNames = new Set<string>();
  const unknown: string[] = [];
  const part = toPart(value, '', '', []);
  return { part, problems: violations.map(({ pointer }) => toFieldName(pointer)), unknown };

  function toPart(own: unknown, pointer: string, name: string, names: readonly string[]): Part {
    const layers = schemas.get(pointer) ?? [];
    const isUnknown = pointer !== '' && layers.length === 0;
    if (isUnknown) unknown.push(toFieldName(pointer));
    return {
      name,
      names,
      ...shownValue(own),
      ...describe(layers, names),
      ...meaningOf(own, layers),
      ...(isUnknown && { isUnknown }),
      problems: problemsAt(pointer),
      // What is inside an unknown part is unknown, too: once is enough.
      ...(isUnknown ? { parts: [] } : partsOf(own, pointer, names)),
    };
  }

  function partsOf(own: unknown, pointer: string, names: readonly string[]): Pick<Part, 'parts' | 'others'> {
    if (Array.isArray(own)) {
      const shown = [...own.entries()].filter(([index]) => index < shownItems || hasProblems(`${pointer}/${index}`));
      const parts = shown.map(([index, item]) => ({
        ...toPart(item, `${pointer}/${index}`, '', names),
        number: index + 1,
      }));
      const others = own.length - shown.length;
      return { parts, ...(others > 0 && { others }) };
    }
    const described = members(own).map(([name, child]) =>
      toPart(child, `${pointer}/${escapeToken(name)}`, name, [...names, name]),
    );
    return { parts: [...described, ...(isObject(own) ? missingParts(own, pointer, names) : [])] };
  }

  /** Returns the members that an object should have. */
  function missingParts(own: JsonObject, pointer: string, names: readonly string[]): readonly Part[] {
    const missing = violations.filter(
      ({ pointer: at }) => at.startsWith(`${pointer}/`) && !at.slice(pointer.length + 1).includes('/'),
    );
    const pointers = new Set(missing.map(({ pointer: at }) => at));
    return [...pointers].flatMap((at) => {
      const name = unescapeToken(at.slice(pointer.length + 1));
      if (Object.hasOwn(own, name)) return [];
      const declared = (schemas.get(pointer) ?? []).flatMap((layer) => member(layer['properties'], name) ?? []);
      const inner = [...names, name];
      return [
        {
          name,
          names: inner,
          ...describe(
            declared.map((schema) => resolve(schema).node),
            inner,
          ),
          isMissing: true as const,
          problems: problemsAt(at),
          parts: [],
        },
      ];
    });
  }

  function problemsAt(pointer: string): readonly string[] {
    return violations.filter(({ pointer: at }) => at === pointer).map(({ message }) => message);
  }

  function hasProblems(pointer: string): boolean {
    return violations.some(({ pointer: at }) => at === pointer || at.startsWith(`${pointer}/`));
  }

  /** Items are described once. */
  function describe(layers: readonly JsonObject[], names: readonly string[]): Pick<Part, 'description'> {
    const key = JSON.stringify(names);
    // The description of a coded value is not that of the field.
    const [text] = layers.flatMap((layer) =>
      layer['const'] === undefined ? (toText(layer['description']) ?? []) : [],
    );
    if (text === undefined || names.length === 0 || describedNames.has(key)) return {};
    describedNames.add(key);
    return { description: firstSentence(text) };
  }

  function meaningOf(own: unknown, layers: readonly JsonObject[]): Pick<Part, 'meaning'> {
    const coded = layers.find(
      (layer) => layer['const'] !== undefined && toCanonicalJson(layer['const']) === toCanonicalJson(own),
    );
    const meaning = toText(coded?.['title']) ?? toText(coded?.['description']);
    return meaning === undefined ? {} : { meaning: firstSentence(meaning) };
  }
}

function shownValue(value: unknown): Pick<Part, 'text' | 'count'> {
  if (Array.isArray(value)) return { count: value.length };
  if (isObject(value)) return {};
  const text = writeJson(value);
  return { text: text.length > longestText ? `${text.slice(0, longestText)}…` : text };
}

/**
 * Returns the first sentence of a Markdown text, without its markup.
 *
 * @example firstSentence('Le [patient](/api/x) de `visite`. Jamais nul.') // 'Le patient de visite.'
 */
export function firstSentence(markdown: string): string {
  const plain = markdown
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/[`*]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?…](?=\s|$)/u.exec(plain)?.[0] ?? plain;
}
