import { describe, expect, it } from 'vitest';
import { withoutMarkup } from './withoutMarkup';

/** Lines that are not blank. */
function lines(source: string): readonly string[] {
  return withoutMarkup(source)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

describe('withoutMarkup', () => {
  it.each([
    ['an import', "import Tabs from '@theme/Tabs';\n\nTexte", ['Texte']],
    ['several imports', "import A from 'a';\nimport {\n  b,\n} from 'b';\nimport 'c';\n\nTexte", ['Texte']],
    ['an export', 'Avant\n\nexport const a = 1;\n\nAprès', ['Avant', 'Après']],
    [
      'an export with blank lines',
      'export function A() {\n  const a = 1;\n\n  return (\n    <p>\n\n    </p>\n  );\n}\n\nTexte',
      ['Texte'],
    ],
    ['an export at the end', 'Texte\n\nexport const a = 1;', ['Texte']],
    ['an import with Windows line ends', "import A from 'a';\r\n\r\nTexte", ['Texte']],
    ['a comment', 'Avant {/* rien */}après', ['Avant après']],
    ['a comment of several lines', '{/*\n\n## Caché\n\n*/}\n\nTexte', ['Texte']],
    ['the marks of an explained word', 'L’:terme[INS] et :terme[les lots]{de="Lot"}.', ['L’INS et les lots.']],
    ['a component', '<Calculateur />\n\nTexte', ['Texte']],
    ['a component with values', '<A\n  b={() => <i>c</i>}\n  d={{ e: { f: 1 } }}\n  g="h"\n/>\n\nTexte', ['Texte']],
    ['components around text', '<Tabs>\n<TabItem value="a">\nTexte\n</TabItem>\n</Tabs>', ['Texte']],
    ['a fragment', '<>\n\nTexte\n\n</>', ['Texte']],
    ['the values of a tag', 'Un <B c={d} e="f">mot</B> là', ['Un <B>mot</B> là']],
    ['the marks of an admonition', ':::note\nTexte\n:::', ['Texte']],
    ['the marks around its title', ':::warning[Le titre]\nTexte\n:::', ['Le titre', 'Texte']],
    ['the marks around its older title', ':::tip Le titre\nTexte\n:::', ['Le titre', 'Texte']],
    [
      'the attributes of an admonition',
      '::::danger[Titre]{#id .classe}\n:::mon-type{.a}\nTexte\n:::\n::::',
      ['Titre', 'Texte'],
    ],
    ['an admonition in a quote', '> :::note\n> Texte\n> :::', ['>', '> Texte', '>']],
  ])('takes out %s', (_, source, want) => {
    expect(lines(source)).toEqual(want);
  });

  it.each([
    ['a word', 'L’import se fait la nuit.\n\nimport des lots, puis export des retours\n\nexport mensuel'],
    ['a line of a paragraph', "Un texte\nimport a from 'b'"],
    ['a fenced block', "```ts\nimport a from 'b';\n\nexport const c = 1;\n```\n\nTexte"],
    ['a fenced block in a list', '- a\n\n  ~~~mdx\n  :::note\n  <Tabs>\n  {/* b */}\n  ~~~\n\nTexte'],
    ['a fence inside a longer fence', '````md\n```js\n:::note\n```\n:::\n````\n\nTexte'],
    ['a fenced block left open', '```\n:::note\n<Tabs>'],
    ['a code span', 'Écrivez `<Tabs a={b}>`, ``{/* ` */}`` et `import a`.'],
    ['an address', 'Voir <https://a.example/?b={c}> et /v1/visites/{id}'],
    ['a comparison', 'a < b et c > d, 3 <4'],
    ['two colons', 'A :: B\n:: C'],
    ['plain HTML', '<details>\n<summary>Voir</summary>\n\nTexte\n\n</details>'],
  ])('leaves alone %s', (_, source) => {
    expect(withoutMarkup(source)).toBe(source);
  });

  it('drops a directive that stands alone', () => {
    expect(withoutMarkup('Avant\n\n::etats{cycle="visite"}\n\nAprès')).toBe('Avant\n\n\n\nAprès');
  });

  it('makes of a commented anchor one that Markdown knows', () => {
    expect(withoutMarkup('## Titre {/* #ancre */}')).toBe('## Titre <!-- #ancre -->');
  });

  it.each([
    '<A '.repeat(5_000),
    '{/* '.repeat(5_000),
    '`'.repeat(20_000),
    `<A ${'b={'.repeat(5_000)}`,
    ':::['.repeat(5_000),
    `import ${'a, '.repeat(5_000)}`,
  ])('reads a long hostile text to its end', (source) => {
    // Backtracking without end would meet the test’s time limit.
    expect(withoutMarkup(`${source}\n\nfin`)).toMatch(/fin$/);
  });
});
