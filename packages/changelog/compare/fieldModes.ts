import type { JsonObject } from '@apidoc/openapi';
import type { ChangeKind, Direction } from '../types';

/** What an integrator may do with a field. */
export type Mode = 'read' | 'write' | 'read-write';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4 */
export function modeOf({ readOnly, writeOnly }: JsonObject): Mode {
  return readOnly === true ? 'read' : writeOnly === true ? 'write' : 'read-write';
}

const kindOfMode = { read: 'made-read-only', write: 'made-write-only', 'read-write': 'made-read-write' } as const;

/** What became of `readOnly` and `writeOnly`. */
export function compareModes(before: JsonObject, after: JsonObject): readonly ChangeKind[] {
  const [was, is] = [modeOf(before), modeOf(after)];
  return was === is ? [] : [kindOfMode[is]];
}

/**
 * The way that a field goes among data that go some way: what is only read is not sent.
 *
 * @param modes The field’s, before and after; with different ones it may go any way that the data go.
 */
export function directionWithin(modes: readonly Mode[], direction: Direction): Direction {
  const [mode, another] = new Set(modes);
  if (mode === undefined || mode === 'read-write' || another !== undefined) return direction;
  return mode === 'read' ? 'received' : 'sent';
}
