import type { Outcome, Place } from './outcome.ts';

/**
 * Returns the outcome of a schema for a part of a value, which is found once: in a choice whose schemas all contain the
 * choice, each level would otherwise multiply the time by their number.
 */
export function knownOutcome(value: unknown, schema: unknown, { check, path }: Place, find: () => Outcome): Outcome {
  if (check.known === undefined || typeof value !== 'object' || value === null) return find();
  const [layer, ...others] = check.resolve(schema).layers;
  const own = { schema: others.length === 0 ? layer : schema, isQuick: check.isQuick === true };
  // What a negation or a condition asks is without a sender.
  const isAsked = check.omitted === undefined;
  const all = check.known.get(value) ?? [];
  check.known.set(value, all);
  const known = all.find(
    (one) =>
      one.schema === own.schema &&
      one.isQuick === own.isQuick &&
      one.isAsked === isAsked &&
      one.path.length === path.length &&
      one.path.every((key, index) => key === path[index]),
  );
  if (known !== undefined) return known.outcome;
  const outcome = find();
  all.push({ ...own, isAsked, path, outcome });
  return outcome;
}
