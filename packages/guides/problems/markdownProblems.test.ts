import { describe, expect, it } from 'vitest';
import { markdownProblems } from './markdownProblems.ts';

const rules = {
  directives: { textDirective: ['terme'], leafDirective: ['etats'], containerDirective: ['note', 'tip'] },
  notes: new Set(['register']),
  components: new Set(['Head', 'Details']),
};

const problemsOf = (source: string, file = 'a.md') =>
  markdownProblems(source, file, rules).map(({ line, message }) => `${String(line)}: ${message}`);

const asText = (written: string, line = 1) => `${String(line)}: "${written}" would be published as text.`;

describe('markdownProblems', () => {
  it.each([
    ':::note[Titre]\n\nA.\n\n:::\n\n::etats{cycle="a"}\n\nB à 10:30, a:b, :terme[a].\n\n    indenté\n',
    '::::note\n\n:::tip\n\nA.\n\n:::\n\n::::\n\n- :::tip\n  A\n  :::\n',
    '````md\n```\n::rien\n##A\n[a] (b.md)\n**a **\n````\n\n`:::note A`, `[a][b]`, `**a **`, `{a}`\n',
    '\\[a\\][b] a[0][1] [a](b.md) (c/d) [a][b] [b] \\[^1] a[^register]\n\n[b]: c.md\n',
    '| a | b |\n| - | - |\n| `\\|` | 2 |\n\nTitre\n---\n\nA\n\n---\n\nB #1 et C# et #canal.\n',
    '## A {#a}\n\n### B {#b}\n\n## C\n\n::etats\n\n#### D\n',
    '1. a\n1. b\n1. c\n\nA\n\n4. a\n5. b\n\n- [ ] a\n- [x] b\n- [a](b.md)\n',
    '**a** *b* 2 ** 3, \\*\\*a \\*\\*, docs/**/a, **a `b` c**\n\n> **a\n> b**\n',
    '![a](b.png) <img alt="" src="/b.png"> <a href="https://a.example/b.html">a</a> <!-- <img src="a.png"> -->\n',
    'A[^1].\n\n[^1]: B.\n',
    '😀 **a** [b](c.md) `**d **`\n',
  ])('accepts %j', (source) => expect(problemsOf(source)).toEqual([]));

  it.each([
    "import A, {B} from './a';\n\nexport const c = 1;\n\n<A /> <B.C /> <Details>a</Details> {c} {props.d} {/* e */} 1 < 2\n",
    'A \\{a} &lt;b `{c}` <img alt="" {...props} /> {frontMatter}\n',
  ])('accepts MDX %j', (source) => expect(problemsOf(source, 'a.mdx')).toEqual([]));

  it.each([
    [':::note Titre\n\nA.\n', [asText(':::note Titre')]],
    ['::: note\n\nA.\n', [asText('::: note')]],
    ['> :::tip Un conseil\n', [asText(':::tip Un conseil')]],
    ['A\n\n:::note {a=b} c\n', [asText(':::note {a=b} c', 3)]],
    ['::etats {cycle="a"}\n', [asText('::etats {cycle="a"}')]],
    ['::etat{cycle="a"}\n', ['1: There is no directive "etat".']],
    [':::nota\n\nA.\n\n:::\n', ['1: There is no directive "nota".']],
    [':term[a]\n', ['1: There is no directive "term".']],
    ['::note\n', ['1: "::note" would be published without its effect.']],
    [':::note\n\nA.\n', ['1: ":::note" is not closed.']],
    ['::::note\n\n:::tip\n\nA.\n\n:::\n', ['1: "::::note" is not closed.']],
    ['- :::note\n  A\n\nB\n', ['1: ":::note" is not closed.']],
    ['\n```js\na;\n\n## B\n', ['2: The fence "```js" is not closed.']],
    ['````\n```\n', ['1: The fence "````" is not closed.']],
    ['- ~~~\n  a\n', ['1: The fence "~~~" is not closed.']],
    ['A\n\n    :::note\n', ['3: ":::note" is indented, so it would be published as code.']],
    ['A\n\n    1. Ouvrir\n', ['3: "1. Ouvrir" is indented, so it would be published as code.']],
    ['##Titre\n', [asText('##Titre')]],
    ['A\n\n#Titre\n', [asText('#Titre', 3)]],
    ['A\n###Été\n', [asText('###Été', 2)]],
    ['[a](mon fichier.md)\n', [asText('[a](mon fichier.md)')]],
    ['A\n[b](https://a.example/c d)\n', [asText('[b](https://a.example/c d)', 2)]],
    ['![a](img/b c.png)\n', [asText('[a](img/b c.png)')]],
    ['[a] (https://a.example)\n', [asText('[a] (https://a.example)')]],
    ['[a] (./b.md) et [c]  (/d)\n', [asText('[a] (./b.md)'), asText('[c]  (/d)')]],
    ['[a][b]\n', [asText('[a][b]')]],
    ['- ![a][b]\n', [asText('![a][b]')]],
    ['| [a][b] | c |\n| - | - |\n', [asText('[a][b]')]],
    ['**gras **\n', [asText('**gras **')]],
    ['** gras**\n', [asText('** gras**')]],
    ['A\n\n**gras\n', [asText('**gras', 3)]],
    ['gras** a\n', [asText('gras**')]],
    ['[ ] a\n', [asText('[ ] a')]],
    ['[x] a\n[ ] b\n', [asText('[x] a'), asText('[ ] b', 2)]],
    ['- [ ]a\n', [asText('[ ]a')]],
    ['| a | b |\n| - | - | - |\n', [asText('| - | - | - |', 2)]],
    ['| a | b |\n| - | - |\n| 1 |\n', ['3: The row has 1 cell, and the header of the table has 2.']],
    ['| a | b |\n| - | - |\n| `c|d` | 1 |\n', ['3: The row has 3 cells, and the header of the table has 2.']],
    ['A.\n---\n', ['1: "A." would be published as a heading, because of the line under it.']],
    ['A\nB\n---\n', ['1: "A" would be published as a heading, because of the line under it.']],
    ['## A {#a}\n\n## B {#a}\n', ['3: The heading in line 1 has the identifier "a" too.']],
    ['## A\n\n#### B\n', ['3: "#### B" skips a level: it follows a heading of level 2.']],
    ['### A\n', ['1: "### A" skips a level: it follows a heading of level 1.']],
    ['1. a\n3. b\n', ['2: The item 3 would be published as 2.']],
    ['1. a\n2. b\n2. c\n', ['3: The item 2 would be published as 3.']],
    ['1. a\n\n```\nb\n```\n\n1. c\n', ['7: The list would start again at 1 after the code.']],
    ['A[^1].\n', ['1: The note "[^1]" is not defined, so it would be published as text.']],
    ['A.\n\n[^b]: B.\n', ['3: Nothing refers to the note "[^b]", so it would not be published.']],
    ['![](a.png)\n', ['1: The image has no alternative text.']],
    ['![ ][a]\n\n[a]: a.png\n', ['1: The image has no alternative text.']],
    ['A\n\n<div>\n<img src="/a.png">\n</div>\n', ['4: The element <img> has no alternative text.']],
    ['A <!-- b\n\n<!-- c\n\nB\n', ['3: The comment is not closed, and hides what follows.']],
  ])('reports %j', (source, want) => expect(problemsOf(source)).toEqual(want));

  it.each([
    ['<img alt="a" src="./img/a.png">', 'img src="./img/a.png"'],
    ['<video src="a.mp4"></video>', 'video src="a.mp4"'],
    ["A <a href='../b.md#c'>b</a>", 'a href="../b.md#c"'],
    ['<object data=a.pdf></object>', 'object data="a.pdf"'],
  ])('reports the file of %j', (source, element) =>
    expect(problemsOf(source)).toEqual([
      `1: <${element}> would not find its file, because only Markdown’s links and images are copied.`,
    ]),
  );

  it.each([
    ['<Foo />\n', ['1: The component <Foo> is neither imported nor known.']],
    ['A\n\n<Tabs.Item>a</Tabs.Item>\n', ['3: The component <Tabs> is neither imported nor known.']],
    ['A <Bar /> B <Baz />\n', expect.objectContaining({ length: 2 })],
    ['GET /visites/{id}\n', ['1: "{id}" is code in MDX, and there is no id.']],
    ['A\n\n<!-- b -->\n', ['3: "<!-- b -->" is an HTML comment, which MDX does not have.']],
    ['A\n\nB {\n', [expect.stringMatching(/^3: The page is not valid MDX: .*, in "B \{"\.$/)]],
    ['A <b\n', [expect.stringMatching(/^1: The page is not valid MDX/)]],
    ['<div>\n\nA\n', [expect.stringMatching(/The page is not valid MDX/)]],
    ['## A {#a}\n', [expect.stringMatching(/^1: The page is not valid MDX/)]],
  ])('reports MDX %j', (source, want) => expect(problemsOf(source, 'a.mdx')).toEqual(want));

  it('reports all problems of a file, in lines that count its front matter', () =>
    expect(problemsOf('---\ntitle: A\n---\n\n:::note A\n\n##B\n\n**c **\n')).toEqual([
      asText(':::note A', 5),
      asText('##B', 7),
      asText('**c **', 9),
    ]));

  it('does not know the headings above a part of a page', () =>
    expect(problemsOf('### A\n', 'docs/_part.md')).toEqual([]));

  it.each([
    [':::note Titre\n', 'Write :::note[Titre].'],
    ['::: note\n', 'Write :::note on a line of its own, without a space.'],
    ['##Titre\n', 'Write ## Titre, or \\# for the character.'],
    ['[a](b c.md)\n', 'Write %20 instead of each space: b%20c.md'],
  ])('says how to fix %j', (source, want) => expect(markdownProblems(source, 'a.md', rules)[0]?.remedy).toBe(want));
});
