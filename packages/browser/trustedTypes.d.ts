/** Absent in browsers that do not know Trusted Types. @see https://w3c.github.io/trusted-types/dist/spec/ */
interface TrustedTypes {
  /** A rule that answers `null` refuses; the sink is given to the default policy alone. */
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (html: string, type: string, sink?: string) => string | null;
      readonly createScript?: (text: string) => string | null;
      readonly createScriptURL?: (address: string) => string | null;
    },
  ): { createHTML(html: string): TrustedHTML };
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
