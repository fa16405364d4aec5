import type { Changelog } from '@apidoc/changelog';
import type { Key } from '@apidoc/docusaurus/node';
import type { Contract } from '@apidoc/openapi/node';
import type { Scenario } from '@apidoc/scenarios';
import type { Reference } from '../kinds/reference';
import type { DrawnLifecycle } from '../kinds/lifecycle/model';

/** What the plugin loads: the page model, what stands beside the contract, and the contract for files that hold it. */
export interface LoadedReference extends Reference, Pick<Contract, 'document'> {
  readonly lifecycles: readonly DrawnLifecycle[];
  readonly scenarios: readonly Scenario[];
  readonly changelog: Changelog;
  /** Stands for all that it was made from. */
  readonly key: Key;
}
