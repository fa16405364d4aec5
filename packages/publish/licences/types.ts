/** A package of others whose code visitors get. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As an SPDX expression. @see https://spdx.org/licenses/ */
  readonly licence: string;
  /** The text that its licence asks to pass on; `null` when the package brings none. */
  readonly text: string | null;
}
