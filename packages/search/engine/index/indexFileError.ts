/** Why an index file cannot be used. */
export type IndexFault =
  { readonly code: 'noList' | 'otherVersion' } | { readonly code: 'brokenEntry'; readonly position: number };

/** Thrown when an index file cannot be used. The engine has no texts for visitors: components word the fault. */
export class IndexFileError extends Error {
  override readonly name = 'IndexFileError';
  readonly fault: IndexFault;

  constructor(fault: IndexFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}
