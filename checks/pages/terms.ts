import { resolveTerm, termDirective } from '@reliure/guides';
import type { Glossary } from '@reliure/guides';
import type { LineProblem } from '@reliure/openapi';

const directive = new RegExp(`:${termDirective}\\[([^\\]]*)\\](?:\\{de=(?:"([^"]*)"|([^}\\s]*))\\})?`, 'g');

/** Finds glossary references in a guide that the glossary cannot resolve. */
export function termProblems(source: string, glossary: Glossary): readonly LineProblem[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(directive)].flatMap(([, label = '', quoted, plain]) => {
      const term = resolveTerm(label.replace(/[*_`]/g, ''), quoted ?? plain, glossary);
      if (!('message' in term)) return [];
      return [
        {
          line: index + 1,
          message: `:${termDirective}: ${term.message}`,
          remedy: `${term.remedy} Otherwise, add it to the glossary.`,
        },
      ];
    }),
  );
}
