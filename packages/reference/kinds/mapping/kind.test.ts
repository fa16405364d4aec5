import { describe, expect, it } from 'vitest';
import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { outline } from '@reliure/schema/testing/outline.ts';
import { writePage } from '../testing/writePage.ts';
import { toCatalogues, toPages } from '../pages.ts';
import { buildReference } from '../reference.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const standard = {
  title: 'Norme 2',
  description: 'Voir [Porte](/api/correspondances/norme/Porte).',
  'x-search-phrases': ['traduire une porte'],
  targets: {
    Door: { name: 'Porte de la norme', uri: 'https://norme.example/Door', address: 'https://norme.example/door' },
    Gate: { uri: 'https://norme.example/Gate' },
    states: { name: 'États', uri: 'https://norme.example/states' },
  },
  schemas: {
    Porte: {
      remark: 'Une `Door`.',
      fields: {
        id: 'Door.id',
        nom: ['Door.name', 'Gate.name'],
        cle: { to: 'Door.key', as: 'Gate', equivalence: 'wider', remark: 'Toute *clé*.' },
        'lieu.rue': 'Door.street',
        lieu: null,
        vide: 'Unknown.id',
      },
    },
    Etat: { element: 'Door.state', system: 'states', codes: { ouverte: 'open', fermee: null } },
    Plan: { remark: 'La norme n’a pas de plan.' },
    Absent: { fields: { id: 'Door.id' } },
  },
};

const document = {
  info: { title: 'A', version: '1.2' },
  paths: { '/a': { get: { summary: 'Lire', responses: { 200: json(to('Porte')) } } } },
  components: {
    schemas: {
      Porte: {
        title: 'Porte d’entrée',
        properties: {
          id: { type: 'string' },
          nom: { type: 'string' },
          cle: { type: 'string' },
          lieu: { type: 'object', properties: { rue: { type: 'string' } } },
          vide: { type: 'string' },
          etat: to('Etat'),
          plan: to('Plan'),
        },
      },
      Etat: { enum: ['ouverte', 'fermee'] },
      Plan: { properties: { echelle: { type: 'integer' } } },
    },
  },
  'x-mappings': { norme: standard },
};

const reference = buildReference({ document });
const pages = toPages(reference).filter(({ slug = '' }) => slug.startsWith('correspondances'));
const textOf = (wanted: string) => pages.find(({ slug }) => slug === wanted)?.markdownVersion.render(links) ?? '';

describe('mappings', () => {
  it('returns a page for each mapped schema of the contract, and an index page', () => {
    expect(pages.map(({ slug, markdownVersion: { title, section } }) => [slug, title, section])).toEqual([
      ['correspondances/norme', 'Correspondance Norme 2', 'Référence'],
      ['correspondances/norme/Etat', 'Etat\u00a0: correspondance Norme 2', 'Correspondance Norme 2'],
      ['correspondances/norme/Porte', 'Porte d’entrée\u00a0: correspondance Norme 2', 'Correspondance Norme 2'],
    ]);
    expect(toCatalogues(pages)).toEqual([{ slug: 'correspondances/norme', title: 'Correspondance Norme 2', count: 2 }]);
    expect(reference.deadLinks).toEqual([]);
  });

  it('returns no page for a contract without mappings', () => {
    const { 'x-mappings': _mappings, ...without } = document;
    expect(toPages(buildReference({ document: without })).map(({ slug = '' }) => slug)).not.toContainEqual(
      expect.stringContaining('correspondances'),
    );
  });

  it('renders the counterparts of fields as Markdown', () =>
    expect(textOf('correspondances/norme/Porte')).toMatchInlineSnapshot(`
      "# Porte d’entrée : correspondance Norme 2

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Schéma [\`Porte\`](https://site.example/api/schemas/Porte)

      Une \`Door\`.

      - [Porte de la norme](https://norme.example/door) \`https://norme.example/Door\`
      - Gate \`https://norme.example/Gate\`

      ## Champs

      | Champ | Norme 2 | Remarque |
      | - | - | - |
      | \`id\` | \`Door.id\` | |
      | \`nom\` | \`Door.name\`, \`Gate.name\` | |
      | \`cle\` | \`Door.key\` (Gate) | Sens plus large. Toute _clé_. |
      | \`lieu.rue\` | \`Door.street\` | |
      | \`lieu\` | sans correspondance | |
      | \`vide\` | sans correspondance | |

      Télécharger : [ConceptMap (JSON)](https://site.example/api/correspondances/norme/Porte.json)
      "
    `));

  it('renders the counterparts of codes as Markdown', () =>
    expect(textOf('correspondances/norme/Etat')).toMatchInlineSnapshot(`
      "# Etat : correspondance Norme 2

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Liste [\`Etat\`](https://site.example/api/listes/Etat) → \`Door.state\`

      - États \`https://norme.example/states\`

      ## Codes

      | Code | Norme 2 | Remarque |
      | - | - | - |
      | \`ouverte\` | \`open\` | |
      | \`fermee\` | sans correspondance | |

      Télécharger : [ConceptMap (JSON)](https://site.example/api/correspondances/norme/Etat.json)
      "
    `));

  it('renders the index with the schemas that have no counterpart', () =>
    expect(textOf('correspondances/norme')).toMatchInlineSnapshot(`
      "# Correspondance Norme 2

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Voir [Porte](https://site.example/api/correspondances/norme/Porte).

      Télécharger : [toutes les ConceptMap (JSON)](https://site.example/api/correspondances/norme.json)

      - [Etat](https://site.example/api/correspondances/norme/Etat) : \`Door.state\`
      - [Porte](https://site.example/api/correspondances/norme/Porte) : \`Door\`, \`Gate\`

      ## Sans correspondance

      - [Plan](https://site.example/api/schemas/Plan) : La norme n’a pas de plan.
      "
    `));

  it('returns the searchable content of each page', () => {
    const passage = (name: string, text = '') => ({ text, section: name, anchor: name });
    expect(pages.map(({ toSearchPage }) => toSearchPage())).toEqual([
      {
        kind: 'mapping',
        title: 'Correspondance Norme 2',
        breadcrumbs: ['API'],
        passages: [{ text: 'Voir Porte.' }, { text: 'traduire une porte', role: 'phrase' }],
      },
      {
        kind: 'mapping',
        title: 'Etat\u00a0: correspondance Norme 2',
        breadcrumbs: ['API', 'Correspondance Norme 2'],
        passages: [
          { text: 'Liste Etat → Door.state. États https://norme.example/states' },
          passage('ouverte', 'open'),
          passage('fermee'),
        ],
      },
      {
        kind: 'mapping',
        title: 'Porte d’entrée\u00a0: correspondance Norme 2',
        breadcrumbs: ['API', 'Correspondance Norme 2'],
        passages: [
          {
            text: 'Schéma Porte. Une Door. Porte de la norme https://norme.example/Door Gate https://norme.example/Gate',
          },
          passage('id', 'Door.id'),
          passage('nom', 'Door.name, Gate.name'),
          passage('cle', 'Door.key (Gate). Sens plus large. Toute clé.'),
          passage('lieu.rue', 'Door.street'),
          passage('lieu'),
          passage('vide'),
        ],
      },
    ]);
  });

  it('shows the counterparts of fields, at any depth, on the schema’s page', () => {
    const page = reference.schemas.find(({ name }) => name === 'Porte');
    expect(page?.mappings).toEqual([{ standard: 'Norme 2', slug: 'correspondances/norme/Porte' }]);
    expect(writePage(reference, page?.slug)).toMatchInlineSnapshot(`
      "# Porte

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Porte d’entrée

      Correspondance : [Norme 2](https://site.example/api/correspondances/norme/Porte)

      ## Contenu

      objet

      - \`id\` (texte) : [Norme 2](https://site.example/api/correspondances/norme/Porte#id) : \`Door.id\`.
      - \`nom\` (texte) : [Norme 2](https://site.example/api/correspondances/norme/Porte#nom) : \`Door.name\`, \`Gate.name\`.
      - \`cle\` (texte) : [Norme 2](https://site.example/api/correspondances/norme/Porte#cle) : \`Door.key\`.
      - \`lieu\` (objet)
        - \`rue\` (texte) : [Norme 2](https://site.example/api/correspondances/norme/Porte#lieu.rue) : \`Door.street\`.
      - \`vide\` (texte)
      - \`etat\` (**[Etat](https://site.example/api/listes/Etat)** · texte)
        - Valeurs : \`ouverte\`, \`fermee\`
      - \`plan\` (**[Plan](https://site.example/api/schemas/Plan)** · objet)

      ## Utilise

      - [Etat](https://site.example/api/listes/Etat)
      - [Plan](https://site.example/api/schemas/Plan)

      ## Utilisé par

      ### Opérations

      - \`GET\` [Lire](https://site.example/api/lire.md) : réponse 200

      ## Exemple

      **Généré depuis le schéma**

      \`\`\`json
      {
        "id": "texte",
        "nom": "texte",
        "cle": "texte",
        "lieu": {
          "rue": "texte"
        },
        "vide": "texte",
        "etat": "ouverte",
        "plan": {
          "echelle": 1
        }
      }
      \`\`\`
      "
    `);
    expect(page === undefined ? '' : outline(page.node)).toContain('id #champs.id');
  });

  it('links the page of a list to its mapping', () =>
    expect(reference.lists[0]?.mappings).toEqual([{ standard: 'Norme 2', slug: 'correspondances/norme/Etat' }]));
});
