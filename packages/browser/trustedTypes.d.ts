/** Absent in browsers that do not support Trusted Types. @see https://w3c.github.io/trusted-types/dist/spec/ */
interface TrustedTypes {
  /** Creates a policy. A rule that returns `null` refuses the string; only the default policy is passed the sink. */
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
