import type { Problem } from '@reliure/openapi';

/** Returns the problem of a language whose code would be shown without colours. */
export function grammarProblem(language: string): Problem {
  return {
    message: `Code in "${language}" has no grammar, so it would not be highlighted.`,
    remedy: 'Add the grammar to packages/richtext/highlight/languages.ts, or use the language text.',
  };
}
