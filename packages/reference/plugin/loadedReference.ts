import type { Key } from '@apidoc/docusaurus/node';
import type { Contract } from '@apidoc/openapi/node';
import type { LoadedContent } from './props';

/** What the plugin loads: the page model, and the contract that it was made from for files that hold it. */
export interface LoadedReference extends LoadedContent, Pick<Contract, 'document'> {
  /** Stands for all that it was made from. */
  readonly key: Key;
}
