import { describe, expect, it } from 'vitest';
import { programProblems, toProgram } from './programs.ts';

const source = `---
title: Ranger
---

Voici :

\`\`\`ts
const rang = (titre: string): number => titre.length;
\`\`\`

\`\`\`json
{ "rang": 1 }
\`\`\`

> \`\`\`ts
> export const premier = rang('a');
> \`\`\`
`;

describe('toProgram', () => {
  it('keeps the line numbers of the guide', () => {
    const lines = toProgram(source).split('\n');
    expect(lines.map((line, index) => (line === '' ? '' : `${String(index + 1)}: ${line}`)).filter(Boolean)).toEqual([
      '8: const rang = (titre: string): number => titre.length;',
      "16: export const premier = rang('a');",
    ]);
  });
});

describe('programProblems', () => {
  it('returns the errors of each guide, with their lines', () => {
    const wrong = toProgram(source.replace("rang('a')", 'rang(1)'));
    const problems = programProblems(
      new Map([
        ['juste.md', `${toProgram(source)}\nexport const lire = (url: URL) => fetch(url);`],
        ['faux.md', wrong],
      ]),
    );
    expect(
      [...problems].map(([file, [problem]]) => `${file}:${String(problem?.line)} ${problem?.message ?? ''}`),
    ).toEqual(["faux.md:16 TS2345: Argument of type 'number' is not assignable to parameter of type 'string'."]);
  });
});
