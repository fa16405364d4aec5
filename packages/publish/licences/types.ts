/** A third-party package whose code visitors get. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. @see https://spdx.org/licenses/ */
  readonly licence: string;
  /** The licence text, which the licence requires to be passed on; `null` if the package contains none. */
  readonly text: string | null;
}
