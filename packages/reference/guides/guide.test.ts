import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { toRichText } from '@reliure/richtext';
import { toGuideMarkdown } from './guide.ts';
import { emptyReference } from './plainNodes.ts';

const lifecycles = [
  {
    name: 'porte',
    slug: 'etats/porte',
    title: 'Porte',
    description: [],
    states: [{ code: 'fermee', title: 'Fermée', description: toRichText('Close.'), isFinal: true }],
    transitions: [
      { title: 'Ouvrir', from: [], to: ['fermee'], condition: [], operation: { slug: 'ecrire', title: 'Ouvrir' } },
      { title: 'Claquer', from: ['fermee'], to: ['fermee', 'ouverte'], condition: toRichText('vent'), by: 'le vent' },
    ],
  },
];
const reference = { ...emptyReference, lifecycles };
const scenarios = [{ name: 'entrer', title: 'Entrer', description: 'Par la `porte`.', inputs: [], steps: [] }];
const changelog = { releases: [], feeds: [] };
const toUrl = (url: string) => (url.includes('absente') ? null : links.toUrl(url));
const write = (body: string, isMdx = false, more = {}) =>
  toGuideMarkdown({ title: 'Guide', body, isMdx, ...more }, { links, reference, scenarios, changelog, toUrl }).replace(
    /^# Guide\n\nPage\u00a0: .*\n\n?/,
    '',
  );

describe('toGuideMarkdown', () => {
  it('starts with the title, the description and the URL of the page', () =>
    expect(write('Texte.', false, { description: 'En bref.' })).toBe(
      '# Guide\n\n> En bref.\n\nPage\u00a0: <https://site.example/api/lire>. Index de toutes les pages\u00a0: <https://site.example/llms.txt>\n\nTexte.\n',
    ));

  it.each([
    ['plain Markdown', 'Du `code`, **gras**.\n\n- a\n- b\n\n| a |\n| - |\n| b |\n\n> c\n\n```js\nd\n```\n'],
    ['a colon between words', 'La portée visites:lire, à 10:30.\n'],
    ['an unknown text directive, which Docusaurus shows as text', 'Le :mot est là.\n'],
    ['HTML tags', '<kbd>Ctrl</kbd>\n'],
    ['a footnote', 'a[^1]\n\n[^1]: b\n'],
    ['an image with an absolute URL', '![a](https://a.example/b.png)\n'],
  ])('keeps %s', (_name, body) => expect(write(body)).toBe(body));

  it.each([
    ['removes the title in the body', '# Autre\n\nTexte.', 'Texte.\n'],
    ['removes the explicit ids of headings', '## A `b` {#a-b}\n\n### C {#c}', '## A `b`\n\n### C\n'],
    [
      'converts glossary terms to their text',
      'L’:terme[INS] et :terme[les **lots**]{de="Lot"}.',
      'L’INS et les **lots**.\n',
    ],
    ['removes comments', 'a\n\n<!-- truncate -->\n\nb', 'a\n\nb\n'],
    [
      'converts an admonition to a quote',
      ':::warning[Un titre]\nTexte.\n\n- a\n:::',
      '> **Un titre**\n>\n> Texte.\n>\n> - a\n',
    ],
    ['adds the default title to an admonition without a title', ':::tip\nTexte.\n:::', '> **Astuce**\n>\n> Texte.\n'],
    [
      'converts nested admonitions',
      '::::note\na\n:::tip\nb\n:::\n::::',
      '> **Remarque**\n>\n> a\n>\n> > **Astuce**\n> >\n> > b\n',
    ],
    [
      'inserts the states of a life cycle',
      '::etats{cycle="porte"}',
      '| Code | Nom | Sens |\n| - | - | - |\n| `fermee` | Fermée (final) | Close. |\n',
    ],
    [
      'inserts the transitions of a life cycle',
      '::transitions{cycle="porte"}',
      '| Transition | De | Vers | Condition |\n| - | - | - | - |\n| [Ouvrir](https://site.example/api/ecrire.md) | aucun | `fermee` | |\n' +
        '| Claquer (le vent) | `fermee` | `fermee`, `ouverte` | vent |\n',
    ],
    [
      'inserts the table of scenarios',
      '::scenarios',
      '| Scénario | Objet | Étapes |\n| - | - | - |\n| [Entrer](https://site.example/docs/scenarios/entrer) | Par la `porte`. | 0 |\n',
    ],
    ['removes a scenario that the contract does not have', 'a\n\n::scenario{nom="autre"}\n\nb', 'a\n\nb\n'],
    ['removes a life cycle table that the contract does not have', 'a\n\n::etats{cycle="autre"}\n\nb', 'a\n\nb\n'],
    [
      'writes the title of a code block above it',
      '```bash title="Une commande" {1,3} showLineNumbers\nls\n```',
      'Une commande\u00a0:\n\n```bash\nls\n```\n',
    ],
    [
      'links to the Markdown versions of pages',
      '[a](/docs/intro#b) [c](#d) [e][f]\n\n[f]: /api',
      '[a](https://site.example/docs/intro.md#b) [c](https://site.example/api/lire#d) [e][f]\n\n' +
        '[f]: https://site.example/api.md\n',
    ],
    ['converts a link without a target to its text', 'Voir [**a** b](/api/absente).', 'Voir **a** b.\n'],
    ['converts an image with a relative path to its text', '![Un schéma](./a.svg)', '_Image\u00a0: Un schéma_\n'],
    ['keeps an image with a path from the site’s root', '![a](/img/b.svg)', '![a](https://site.example/img/b.svg)\n'],
  ])('%s', (_name, body, want) => expect(write(body)).toBe(want));

  it.each([
    ['removes imports and exports', "import A from './a';\n\nexport const b = 1;\n\nTexte.", 'Texte.\n'],
    ['removes comments and expressions', 'a {/* b */}c{1 + 1}.\n\n{/* truncate */}\n\nd', 'a c.\n\nd\n'],
    [
      'replaces a component with a link to the page',
      '<Calcul a={1} />',
      'Contenu interactif\u00a0: [voir la page](https://site.example/api/lire).\n',
    ],
    [
      'keeps the children of components',
      '<Tabs>\n<TabItem value="a" label="Un">\n\n## A\n\n</TabItem>\n</Tabs>\n\nUn <B c="d">mot</B>.',
      '**Un**\n\n## A\n\nUn mot.\n',
    ],
  ])('%s in MDX', (_name, body, want) => expect(write(body, true)).toBe(want));

  it('keeps braces and tags in Markdown that is not MDX', () =>
    expect(write('Un {id} <A>b</A>\n\nimport de texte')).toBe('Un {id} <A>b</A>\n\nimport de texte\n'));

  it('has English directives and words on an English site', () => {
    setLanguage('en');
    const body =
      ':::tip\nText.\n:::\n\n```js title="a.js"\nb\n```\n\n::states{lifecycle="porte"}\n\n' +
      '::diagram{lifecycle="porte"}\n\n::etats{cycle="porte"}\n\n![Door](./b.png)\n\n<Widget />';
    expect(write(body, true)).toBe(
      '# Guide\n\nPage: <https://site.example/api/lire>. Index of all pages: <https://site.example/llms.txt>\n\n> **Tip**\n>\n> Text.\n\na.js:\n\n```js\nb\n```\n\n' +
        '| Code | Name | Meaning |\n| - | - | - |\n| `fermee` | Fermée (final) | Close. |\n\n' +
        'Diagram: see [Lifecycle: Porte](https://site.example/api/etats/porte).\n\n_Image: Door_\n\n' +
        'Interactive content: [see the page](https://site.example/api/lire).\n',
    );
  });
});
