import type { JsonObject } from '@reliure/openapi';
import type { ChangeKind, Direction } from '../../types.ts';

/** The access that an integrator has to a field. */
export type Mode = 'read' | 'write' | 'read-write';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4 */
export function modeOf({ readOnly, writeOnly }: JsonObject): Mode {
  return readOnly === true ? 'read' : writeOnly === true ? 'write' : 'read-write';
}

const kindOfMode = { read: 'made-read-only', write: 'made-write-only', 'read-write': 'made-read-write' } as const;

/** Compares the `readOnly` and `writeOnly` of two fields. */
export function compareModes(before: JsonObject, after: JsonObject): readonly ChangeKind[] {
  const [was, is] = [modeOf(before), modeOf(after)];
  return was === is ? [] : [kindOfMode[is]];
}

/** Whether a field with these modes is never in data with this direction: a read-only one in what is only sent. */
export function isLeftOut(modes: readonly Mode[], direction: Direction): boolean {
  const leftOut = direction === 'sent' ? 'read' : direction === 'received' ? 'write' : undefined;
  return modes.length > 0 && modes.every((mode) => mode === leftOut);
}

/**
 * Returns the direction of a field, given the direction of the data around it: a read-only field is never sent, and a
 * write-only field is never received.
 *
 * @param modes The field’s modes before and after. If they differ, the field gets the direction of the data around it.
 */
export function directionWithin(modes: readonly Mode[], direction: Direction): Direction {
  const [mode, another] = new Set(modes);
  if (mode === undefined || mode === 'read-write' || another !== undefined) return direction;
  return mode === 'read' ? 'received' : 'sent';
}
