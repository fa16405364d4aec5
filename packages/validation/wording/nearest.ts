import { schemaTypes } from '@reliure/schema';
import { toArray } from '@reliure/openapi';
import type { Failure } from '../engine/outcome.ts';

/**
 * Returns the failures that say what is wrong with a value: for a choice of which no schema allows it, those of the schema
 * that comes nearest, not of all.
 */
export function toReported(failures: readonly Failure[]): readonly Failure[] {
  // Branches share failures of the same part.
  const known = new Map<Failure, readonly Failure[]>();
  const report = (all: readonly Failure[]): readonly Failure[] =>
    all.flatMap((failed) => {
      const reported = known.get(failed) ?? toNearest(failed, report);
      known.set(failed, reported);
      return reported;
    });
  return report(failures);
}

function toNearest(failed: Failure, report: typeof toReported): readonly Failure[] {
  const { keyword, branches, reason } = failed;
  if (branches === undefined || keyword === 'propertyNames') return [failed];
  const reported = branches.map(report);
  const common = commonFailure(failed, reported);
  const chosen = common === null ? nearest(failed, reported) : [common];
  return chosen.map((one) => (reason === undefined ? one : { reason, ...one }));
}

/** Returns the failure of all schemas of a choice as one, if each asks for another type or other values. */
function commonFailure({ path, value, schema }: Failure, branches: readonly (readonly Failure[])[]): Failure | null {
  const own = branches.map((failures) => failures.find((one) => one.path.length === path.length));
  const found = own.filter((one) => one !== undefined);
  if (found.length < branches.length) return null;
  const common = { path, value };
  if (found.every(({ keyword }) => keyword === 'type'))
    return { ...common, keyword: 'type', schema: { type: found.flatMap((one) => schemaTypes(one.schema)) } };
  if (!found.every(({ keyword }) => keyword === 'enum' || keyword === 'const')) return null;
  const values = found.flatMap((one) => (one.keyword === 'enum' ? toArray(one.schema['enum']) : [one.schema['const']]));
  return { ...common, keyword: 'enum', schema: { ...schema, enum: values } };
}

/** Returns the failures of the schema of a choice that a value comes nearest to. */
function nearest({ path }: Failure, branches: readonly (readonly Failure[])[]): readonly Failure[] {
  const ranked = branches.map((failures) => ({ failures, distance: distance(failures, path.length) }));
  return ranked.reduce((best, other) => (other.distance < best.distance ? other : best), {
    failures: [] as readonly Failure[],
    distance: Infinity,
  }).failures;
}

/** A value of another type is the farthest from a schema, then one whose members name another variant. */
function distance(failures: readonly Failure[], depth: number): number {
  return failures.reduce((sum, { keyword, path }) => {
    if (keyword === 'type' && path.length === depth) return sum + 1e6;
    const names = ['const', 'enum', 'discriminator'].includes(keyword);
    return sum + (names && path.length <= depth + 1 ? 1e3 : 1);
  }, 0);
}
