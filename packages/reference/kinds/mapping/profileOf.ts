import { structureOf, type MappedTo, type Target } from '../../model/contract/mappings.ts';

/** Returns the title of the profile of an element, unless it is the one of all elements of the structure. */
export function profileOf({ code, target }: MappedTo, targets: readonly Target[]): string | undefined {
  if (!code.includes('.') || target === structureOf(code)) return undefined;
  return targets.find(({ name }) => name === target)?.title;
}
