import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { highlightedLanguages } from '@reliure/richtext';

/** Returns the problem of a language whose code would be shown without colours. */
export function grammarProblem(language: string): Problem {
  return {
    message: `Code in "${language}" has no grammar, so it would not be highlighted.`,
    remedy: `${nearest(language, highlightedLanguages())} For any other language, write text.`,
  };
}
