/** The remedy for what a rule reports in words that match a pattern. */
export interface Remedy {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly text: (match: RegExpExecArray, suggestions: readonly string[]) => string;
}
