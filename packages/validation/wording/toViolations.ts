import { escapeToken, isObject, member, toArray } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import type { Failure, Path } from '../engine/outcome.ts';
import { toReported } from './nearest.ts';
import { toMessage } from './toMessage.ts';

/** Something in a value that its schema does not allow. */
export interface Violation {
  /** JSON Pointer of what is wrong, or missing, in the value: empty for the value itself. */
  readonly pointer: string;
  /** The keyword of the schema that does not allow it. */
  readonly keyword: string;
  /** Says in the language of the site what is allowed. */
  readonly message: string;
}

/** Returns failures in words, each once. */
export function toViolations(failures: readonly Failure[], resolve: Resolve): readonly Violation[] {
  const violations = new Map<string, Violation>();
  for (const failed of toReported(failures).map(atAbsentMember)) {
    const violation = {
      pointer: toPointer(failed.path),
      keyword: failed.keyword,
      message: toMessage(failed, resolve),
    };
    const key = JSON.stringify([violation.pointer, violation.message]);
    if (!violations.has(key)) violations.set(key, violation);
  }
  return [...violations.values()];
}

/** Puts the failure of a schema that excludes one member, `not: { required: [a] }`, where that member is. */
function atAbsentMember(failed: Failure): Failure {
  const not = failed.schema['not'];
  const [name, ...others] = toArray(member(not, 'required'));
  const isAlone = isObject(not) && Object.keys(not).every((key) => key === 'required' || key === 'type');
  if (failed.keyword !== 'not' || typeof name !== 'string' || others.length > 0 || !isAlone) return failed;
  return { ...failed, path: [...failed.path, name], keyword: 'properties' };
}

/** Returns a path as a JSON Pointer. @see https://www.rfc-editor.org/rfc/rfc6901#section-3 */
export function toPointer(path: Path): string {
  return path.map((key) => `/${escapeToken(String(key))}`).join('');
}
