import { toArray, toCanonicalJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { isEqual } from './isEqual.ts';
import type { Layer } from './layers.ts';

/** The values that layers list together. */
export interface MergedValues {
  readonly values: readonly unknown[];
  /** Whether a layer allows only one, with `const`. */
  readonly isConstant: boolean;
}

/** Returns the values that all layers list; `null` if none lists any. */
export function mergeValues(layers: readonly Layer[]): MergedValues | null {
  let merged: MergedValues | null = null;
  for (const layer of layers) {
    for (const own of listsOf(layer)) {
      merged =
        merged === null
          ? own
          : {
              values: merged.values.filter((value) => own.values.some((other) => isEqual(value, other))),
              isConstant: merged.isConstant || own.isConstant,
            };
    }
  }
  return merged;
}

function listsOf({ schema, orNull }: Layer): readonly MergedValues[] {
  const { const: constant, enum: values } = schema;
  const orElse = orNull ? [null] : [];
  return [
    ...(Array.isArray(values) ? [{ values: unique([...toArray(values), ...orElse]), isConstant: false }] : []),
    ...(constant === undefined ? [] : [{ values: unique([constant, ...orElse]), isConstant: true }]),
  ];
}

function unique(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map((value) => [toCanonicalJson(value), value])).values()];
}

/** Returns the keyword for listed values. `null` is left to the type, unless a layer lists it itself. */
export function toValueKeywords({ values, isConstant }: MergedValues, layers: readonly Layer[]): JsonObject {
  const isListed = layers.some(({ schema }) => schema['const'] === null || toArray(schema['enum']).includes(null));
  const others = values.filter((value) => value !== null);
  const written = isListed || others.length === 0 ? values : others;
  return isConstant && written.length === 1 ? { const: written[0] } : { enum: written };
}
