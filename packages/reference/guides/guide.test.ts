import { describe, expect, it } from 'vitest';
import { links } from '@apidoc/richtext/testing';
import { toRichText } from '@apidoc/richtext';
import { toGuideMarkdown } from './guide';

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
const scenarios = [{ name: 'entrer', title: 'Entrer', description: 'Par la `porte`.', inputs: [], steps: [] }];
const changelog = { releases: [], feeds: [] };
const toUrl = (url: string) => (url.includes('absente') ? null : links.toUrl(url));
const write = (body: string, isMdx = false, more = {}) =>
  toGuideMarkdown({ title: 'Guide', body, isMdx, ...more }, { links, lifecycles, scenarios, changelog, toUrl }).replace(
    /^# Guide\n\nPage\u00a0: <https:\/\/site\.example\/api\/lire>\n\n?/,
    '',
  );

describe('toGuideMarkdown', () => {
  it('begins with the title, the description, and the address of the page', () =>
    expect(write('Texte.', false, { description: 'En bref.' })).toBe(
      '# Guide\n\n> En bref.\n\nPage\u00a0: <https://site.example/api/lire>\n\nTexte.\n',
    ));

  it.each([
    ['what is plain', 'Du `code`, **gras**.\n\n- a\n- b\n\n| a |\n| - |\n| b |\n\n> c\n\n```js\nd\n```\n'],
    ['a colon between words', 'La portée visites:lire, à 10:30.\n'],
    ['a directive inside a line that Docusaurus shows', 'Le :mot est là.\n'],
    ['tags', '<kbd>Ctrl</kbd>\n'],
    ['a footnote', 'a[^1]\n\n[^1]: b\n'],
    ['an image of the web', '![a](https://a.example/b.png)\n'],
  ])('keeps %s', (_name, body) => expect(write(body)).toBe(body));

  it.each([
    ['leaves out a title that the page has of its own', '# Autre\n\nTexte.', 'Texte.\n'],
    ['leaves out the anchors of headings', '## A `b` {#a-b}\n\n### C {#c}', '## A `b`\n\n### C\n'],
    [
      'leaves explained words as they are read',
      'L’:terme[INS] et :terme[les **lots**]{de="Lot"}.',
      'L’INS et les **lots**.\n',
    ],
    ['leaves out comments', 'a\n\n<!-- truncate -->\n\nb', 'a\n\nb\n'],
    [
      'writes an admonition as a quote',
      ':::warning[Un titre]\nTexte.\n\n- a\n:::',
      '> **Un titre**\n>\n> Texte.\n>\n> - a\n',
    ],
    ['names an admonition without a title', ':::tip\nTexte.\n:::', '> **Astuce**\n>\n> Texte.\n'],
    [
      'writes one admonition inside another',
      '::::note\na\n:::tip\nb\n:::\n::::',
      '> **Remarque**\n>\n> a\n>\n> > **Astuce**\n> >\n> > b\n',
    ],
    [
      'writes states',
      '::etats{cycle="porte"}',
      '| Code | Nom | Sens |\n| - | - | - |\n| `fermee` | Fermée (final) | Close. |\n',
    ],
    [
      'writes transitions',
      '::transitions{cycle="porte"}',
      '| Transition | De | Vers | Condition |\n| - | - | - | - |\n| [Ouvrir](/api/ecrire.md) | aucun | `fermee` | |\n' +
        '| Claquer (le vent) | `fermee` | `fermee`, `ouverte` | vent |\n',
    ],
    [
      'writes scenarios',
      '::scenarios',
      '| Scénario | Ce qu’il raconte | Étapes |\n| - | - | - |\n' +
        '| [Entrer](/docs/scenarios/entrer) | Par la `porte`. | 0 |\n',
    ],
    ['leaves out a scenario of another contract', 'a\n\n::scenario{nom="autre"}\n\nb', 'a\n\nb\n'],
    ['leaves out a table of another contract', 'a\n\n::etats{cycle="autre"}\n\nb', 'a\n\nb\n'],
    [
      'says what code is',
      '```bash title="Une commande" {1,3} showLineNumbers\nls\n```',
      'Une commande\u00a0:\n\n```bash\nls\n```\n',
    ],
    [
      'leads to twins',
      '[a](/docs/intro#b) [c](#d) [e][f]\n\n[f]: /api',
      '[a](/docs/intro.md#b) [c](https://site.example/api/lire#d) [e][f]\n\n[f]: /api.md\n',
    ],
    ['turns a link to nothing into its text', 'Voir [**a** b](/api/absente).', 'Voir **a** b.\n'],
    ['names a picture of the page', '![Un schéma](./a.svg)', '_Image\u00a0: Un schéma_\n'],
    ['leads to a picture of the site', '![a](/img/b.svg)', '![a](/img/b.svg)\n'],
  ])('%s', (_name, body, want) => expect(write(body)).toBe(want));

  it.each([
    ['leaves out modules', "import A from './a';\n\nexport const b = 1;\n\nTexte.", 'Texte.\n'],
    ['leaves out comments and values', 'a {/* b */}c{1 + 1}.\n\n{/* truncate */}\n\nd', 'a c.\n\nd\n'],
    [
      'leads to a component',
      '<Calcul a={1} />',
      'Contenu interactif\u00a0: [voir la page](https://site.example/api/lire).\n',
    ],
    [
      'keeps what stands inside components',
      '<Tabs>\n<TabItem value="a" label="Un">\n\n## A\n\n</TabItem>\n</Tabs>\n\nUn <B c="d">mot</B>.',
      '**Un**\n\n## A\n\nUn mot.\n',
    ],
  ])('%s in MDX', (_name, body, want) => expect(write(body, true)).toBe(want));

  it('keeps braces and tags of Markdown that is not MDX', () =>
    expect(write('Un {id} <A>b</A>\n\nimport de texte')).toBe('Un {id} <A>b</A>\n\nimport de texte\n'));
});
