import type { Resolve } from '@reliure/openapi';
import { isValueList, type Choice } from '../choices.ts';
import { isEqual } from './isEqual.ts';

/**
 * Limits choices between constants to the constants that are allowed. If there are several such choices, the first one
 * says what they allow together, with the title and description of each value.
 */
export function narrowLists(
  choices: readonly Choice[],
  isAllowed: (value: unknown) => boolean,
  resolve: Resolve,
): readonly Choice[] {
  const lists = choices.filter((choice) => isValueList(choice, resolve));
  const [first, ...others] = lists;
  if (first === undefined) return choices;
  const constantOf = (schema: unknown) => resolve(schema).node['const'];
  const offered = others.map(({ schemas }) => schemas.map(constantOf));
  const schemas = first.schemas.filter((schema) => {
    const value = constantOf(schema);
    return isAllowed(value) && offered.every((values) => values.some((other) => isEqual(value, other)));
  });
  const narrowed = schemas.length === first.schemas.length ? first : { ...first, schemas };
  return choices.flatMap((choice) => (choice === first ? [narrowed] : lists.includes(choice) ? [] : [choice]));
}
