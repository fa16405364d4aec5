import type { Contract } from '../../core/contract/load';
import type { LoadedContent } from './props';

/** What the plugin loads: the page model, and the contract that it was made from for files that hold it. */
export type LoadedReference = LoadedContent & Pick<Contract, 'document'>;
