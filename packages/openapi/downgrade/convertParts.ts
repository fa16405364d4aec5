import { isObject, members, toText, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import type { Resolve } from '../document/references.ts';
import { isData, maps } from '../document/visitParts.ts';

/** A contract that older tools read. */
export interface Downgraded {
  readonly document: JsonObject;
  /** The parts that the older version cannot express, each once, in words of OpenAPI only: `QUERY /stations`. */
  readonly losses: readonly string[];
}

/** How an object is converted. */
export interface Context {
  readonly resolve: Resolve;
  readonly lose: (loss: string) => void;
}

/** The place of an object: the keys from the root, and whether it is a map, whose keys are the author’s. */
export interface Place {
  readonly path: readonly string[];
  readonly isMap: boolean;
}

/** Converts an object of one kind; another one is returned as it is. */
export type Conversion = (node: JsonObject, place: Place, context: Context) => JsonObject;

/** Whether a place is a value in a map or a list with this name. */
export function isIn({ path, isMap }: Place, ...names: readonly string[]): boolean {
  return !isMap && names.includes(path.at(-2) ?? '');
}

/** Joins a title, which has no place of its own in an older version, and the text after it. */
export function joinTexts(title: unknown, text: unknown): string {
  return [toText(title)?.replace(/\.$/, ''), toText(text)].filter((one) => one !== undefined).join('. ');
}

/** Converts the root of a contract, then all objects in it except data and extensions. */
export function convertParts(root: JsonObject, conversions: readonly Conversion[], context: Context): JsonObject {
  return convert(root, { path: [], isMap: false });

  function convert(node: JsonObject, place: Place): JsonObject {
    const own = conversions.reduce((value, conversion) => conversion(value, place, context), node);
    const entries = members(own).map(([key, value]) => {
      const isSchemes = key === 'securitySchemes' && !place.isMap;
      if (!place.isMap && !isSchemes && isData(key, value)) return [key, value] as const;
      const path = [...place.path, key];
      const isMap = isSchemes || (!place.isMap && maps.has(key));
      if (Array.isArray(value))
        return [key, value.map((item: unknown) => inside(item, { path, isMap: false }))] as const;
      return [key, inside(value, { path, isMap: isMap && isObject(value) })] as const;
    });
    return toOrderedObject(entries);
  }

  function inside(value: unknown, at: Place): unknown {
    return isObject(value) ? convert(value, at) : value;
  }
}
