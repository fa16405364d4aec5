import type { Changelog } from '@reliure/changelog';
import type { Key } from '@reliure/docusaurus/node';
import type { Contract } from '@reliure/openapi/node';
import type { Scenario } from '@reliure/scenarios';
import type { Reference } from '../kinds/reference.ts';

/** The plugin’s content: the page model, the data from the files next to the contract, and the contract itself. */
export interface LoadedReference extends Reference, Pick<Contract, 'document' | 'published'> {
  /** Name of the reference beside others. */
  readonly label: string;
  readonly scenarios: readonly Scenario[];
  readonly changelog: Changelog;
  /** Path of the changelog’s page; `null` if there is none. */
  readonly changelogPage: string | null;
  /** Cache key of everything that the content was built from. */
  readonly key: Key;
}
