import { describe, expect, it } from 'vitest';
import { emptyReference, toGuideNodes } from '@reliure/reference';
import { createLinks } from '@reliure/richtext';
import { toMarkdownPassages } from './markdownPassages.ts';
import type { SearchablePassage } from '@reliure/page';

const links = createLinks({ url: 'https://site.example', baseUrl: '/', markdownVersions: new Set() }, '/docs/a');
const context = {
  links,
  toUrl: (url: string) => url,
  reference: emptyReference,
  scenarios: [],
  changelog: { releases: [], feeds: [] },
  keepsHeadingIds: true,
};

/** Returns the passages of a source. Syntax that only exists in MDX shows which of the two languages it is in. */
function passages(source: string): readonly SearchablePassage[] {
  const isMdx = /\{\/\*|^import |^<[A-Z]|=\{/m.test(source);
  return toMarkdownPassages(toGuideNodes({ body: source, isMdx }, context));
}

function anchors(source: string): readonly (string | undefined)[] {
  return passages(source).map(({ anchor }) => anchor);
}

function text(source: string): string {
  return passages(source)
    .map((passage) => [passage.section, passage.text].filter((part) => part !== undefined && part !== '').join(' '))
    .join(' | ');
}

describe('toMarkdownPassages', () => {
  it('returns a passage per heading, with the text below it, and one for the text above the first heading', () => {
    expect(passages('Début.\n\n## Les *statuts* {#statuts}\n\nUn texte\nsur deux lignes.\n\n### Détail\n')).toEqual([
      { text: 'Début.' },
      { text: 'Un texte sur deux lignes.', section: 'Les statuts', anchor: 'statuts' },
      { text: '', section: 'Détail', anchor: 'détail' },
    ]);
  });

  // The expected values are those of Docusaurus’s own heading plugin for the same sources.
  it.each([
    ['an accent', '## Étape é', ['étape-é']],
    ['punctuation', '## 1. Été : l’œuf & co !', ['1-été--lœuf--co-']],
    ['code and emphasis', '## Code `GET /v1/{id}` et *emphase*', ['code-get-v1id-et-emphase']],
    ['a link', '## [Lien](/api) **gras**', ['lien-gras']],
    ['an explicit anchor', '## Titre {#mon-id}', ['mon-id']],
    ['an explicit anchor with an accent', '## Étape {#étape-1}', ['étape-1']],
    ['an anchor that does not end the heading', '## Foo {#a} bar', ['foo-a-bar']],
    ['an anchor in an MDX comment', '## Titre {/* #mon-id */}', ['mon-id']],
    ['an anchor in an HTML comment', '## Titre <!-- #mon-id -->', ['mon-id']],
    ['duplicates', '## A\n\n## A\n\n## A', ['a', 'a-1', 'a-2']],
    ['an explicit anchor, which does not reserve an automatic one', '## A {#a}\n\n## A', ['a', 'a']],
    ['the title of the page again', '# Titre\n\n## Titre', ['titre-1']],
    ['an underlined heading', 'Titre\n-----', ['titre']],
    ['headings in a quote and in a list', '> ## Cité\n\n- ## Liste\n\n## Cité', ['cité', 'liste', 'cité-1']],
    ['headings in an admonition', ':::note\n\n## Dedans\n\n- a\n:::\n\n## Dedans', [undefined, 'dedans', 'dedans-1']],
    ['a heading in a component', '<div className={a.b}>\n\n## Dedans\n\n</div>', ['dedans']],
    ['tags at the ends', '## <a name="x"></a> Foo\n\n## Fin <br/>', ['-foo', 'fin-']],
    ['no heading in a fenced block', '```sh\n# a\n## b\n```', [undefined]],
    ['a heading after a fenced module', "```ts\nimport a from 'b';\n```\n\n## Après", [undefined, 'après']],
  ])('returns the anchors of the page for %s', (_, source, want) => {
    expect(anchors(source)).toEqual(want);
  });

  it.each([
    ['modules', "import A from 'a';\n\nexport const b = () => {\n  c();\n\n  d();\n};\n\nTexte", 'Texte'],
    ['comments', '<!-- truncate -->\n\nUn mot<!-- c -->', 'Un mot'],
    ['comments of MDX', '{/* truncate */}\n\nUn {/* b */}mot', 'Un mot'],
    ['components', '<Tabs>\n<TabItem value="a" label={b}>\n\nTexte\n\n</TabItem>\n</Tabs>', 'Texte'],
    ['tags inside a paragraph', 'Un <B c={{ d: 1 }}>mot</B> et<br/>un <kbd>K</kbd>', 'Un mot et un K'],
    ['scripts', '<script>\nalert(1)\n</script>\n\nTexte', 'Texte'],
    ['markers of admonitions', ':::note[Titre]\n\n- a\n- b\n:::', 'Titre a b'],
    ['URLs of links', 'Un [lien](/a "b") et [autre][r].\n\n[r]: /d', 'Un lien et autre.'],
    ['Markdown syntax', '**a** _b_ ~~c~~ `d`\n\n> e\n\n1. f\n\n---\n\n- [x] g\\*', 'a b c d e f g*'],
    ['explicit anchors', '## Titre {#id}', 'Titre'],
  ])('omits %s from titles and texts', (_, source, want) => {
    expect(text(source)).toBe(want);
  });

  it.each([
    ['a table', '| a | b |\n|---|---|\n| c<br/>d | e |', 'a b c d e'],
    ['paragraphs of an item', '- a\n\n  b\n- c\n  - d', 'a b c d'],
    ['a hard line break', 'a\\\nb  \nc', 'a b c'],
    ['HTML', '<details>\n<summary>Voir</summary>\n\nTexte\n\n</details>', 'Voir Texte'],
    ['a footnote', 'a[^1]\n\n[^1]: b\n\n    c', 'a b c'],
    [
      'a fenced block',
      'a\n\n```json title="200 OK"\n{\n  "statut": "demarree"\n}\n```',
      'a 200 OK : { "statut": "demarree" }',
    ],
  ])('separates the words of %s', (_, source, want) => {
    expect(text(source)).toBe(want);
  });

  it.each(['', '\n\n', '# Titre', '<!-- a -->', "import a from 'b';"])('returns no passage for « %s »', (source) => {
    expect(passages(source)).toEqual([]);
  });
});
