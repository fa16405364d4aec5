import { resolveTerm, termDirective } from '@reliure/guides';
import type { Glossary } from '@reliure/guides';
import type { LineProblem } from '@reliure/openapi';

/** Finds glossary references in a guide that the glossary cannot resolve. */
export function termProblems(source: string, glossary: Glossary): readonly LineProblem[] {
  const { name, attribute } = termDirective();
  const directive = new RegExp(`:${name}\\[([^\\]]*)\\](?:\\{${attribute}=(?:"([^"]*)"|([^}\\s]*))\\})?`, 'g');
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(directive)].flatMap(([, label = '', quoted, plain]) => {
      const term = resolveTerm(label.replace(/[*_`]/g, ''), quoted ?? plain, glossary);
      if (!('message' in term)) return [];
      return [
        {
          line: index + 1,
          message: `:${name}: ${term.message}`,
          remedy: `${term.remedy} Otherwise, add it to the glossary.`,
        },
      ];
    }),
  );
}
