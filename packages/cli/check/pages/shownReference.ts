import type { GuideReference } from '@reliure/reference';
import { mainReference } from '@reliure/richtext';
import type { Scenario } from '@reliure/scenarios';

/** The part of a reference that guides can show. */
interface Shown {
  readonly reference: GuideReference;
  readonly scenarios: readonly Scenario[];
}

/** The main reference of a site, and the others by their ids. */
export interface ShownReferences extends Shown {
  readonly others?: ReadonlyMap<string, Shown>;
}

/** Returns the reference that a directive names, or the main one; `undefined` if there is none with this id. */
export function shownReference(id: string | undefined, references: ShownReferences): Shown | undefined {
  return id === undefined || id === mainReference ? references : references.others?.get(id);
}
