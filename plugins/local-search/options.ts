/** Options of the local search plugin. */
export interface LocalSearchOptions {
  readonly id?: string;
}
