import { phrases, type Phrases } from '@reliure/page';
import { counted } from '@reliure/schema';

/** The landing page of the reference, in French. */
export const landing = {
  title: 'Référence de l’API',
  description: 'Adresses, authentification et version, puis les opérations par groupe et les téléchargements.',
  /** Other search phrases for the page, which only the search reads. */
  searchPhrases: [
    'Toutes les opérations',
    'Liste des points d’accès',
    'Endpoints',
    'Télécharger le contrat OpenAPI',
    'Fichier Swagger',
    'Générer un client à partir du contrat',
    'Collections Postman et Bruno',
    'API reference',
  ],
  /** First paragraph, with a link to the introduction and to the sections of its text, if there are any. */
  overview: (count: number, toIntroduction: (label: string) => Phrases, sections: Phrases): Phrases => {
    const size = count === 0 ? 'Ce contrat ne décrit aucune opération' : counted(count, 'opération');
    return sections.length === 0
      ? [
          ...phrases(`${size}. Serveurs, authentification et conventions communes\u00a0: `),
          ...toIntroduction('l’introduction'),
          ...phrases('.'),
        ]
      : [
          ...phrases(`${size}. Ce qui vaut pour toutes est dans `),
          ...toIntroduction('l’introduction'),
          ...phrases('\u00a0: '),
          ...sections,
          ...phrases('.'),
        ];
  },
  addresses: (count: number): string => (count === 1 ? 'Adresse' : 'Adresses'),
  authentication: 'Accès',
  version: 'Version',
  from: (day: string) => `, en service à partir du ${day}`,
  filter: 'Filtrer par titre, chemin ou groupe',
  operations: (count: number) => counted(count, 'opération'),
  family: (count: number, groups: readonly string[]) => `${counted(count, 'opération')}\u00a0: ${groups.join(', ')}`,
  downloads: 'Téléchargements',
  /** There are several. */
  otherDownloads: (count: number) => `${count} autres fichiers`,
  /** Titles and descriptions of downloads. */
  /** @param openApi The version of OpenAPI, such as 3.1. */
  yaml: (openApi: string) => `Contrat OpenAPI ${openApi} (YAML)`,
  aboutYaml: (version: string, from: string | undefined) =>
    `${version === '' ? 'Le contrat entier' : `La version ${version}`}${from === undefined ? '' : `, en service à partir du ${from},`} en un fichier, pour générer un client ou valider des échanges.`,
  json: (openApi: string) => `Contrat OpenAPI ${openApi} (JSON)`,
  aboutJson: 'Le même contrat, en JSON.',
  types: 'Types TypeScript',
  aboutTypes: 'Les types du contrat, pour qu’un appel mal écrit ne compile pas.',
  /** @param losses The parts of the contract that this version of OpenAPI cannot express. */
  aboutOlder: (openApi: string, losses: readonly string[]) =>
    `Pour les outils qui s’arrêtent à OpenAPI ${openApi}${losses.length === 0 ? '' : `\u00a0; il y manque\u00a0: ${losses.join(', ').replaceAll('`', '')}`}.`,
  postman: 'Collection Postman',
  aboutPostman: 'Toutes les opérations, avec leurs exemples de requêtes et de réponses.',
  environment: (name: string) => `Environnement Postman\u00a0: ${name}`,
  aboutEnvironment: 'Les variables de la collection pour ce serveur.',
  bruno: 'Collection Bruno',
  aboutBruno: 'Les mêmes opérations et les environnements, en un dossier à ouvrir dans Bruno.',
  http: 'Requêtes .http',
  aboutHttp: 'Les mêmes opérations en un fichier, pour VS Code (httpYac) et les éditeurs de JetBrains.',
  aboutIndex: 'La liste des pages en Markdown, pour un assistant ou un agent.',
  aboutEverything: 'Les textes entiers de toutes les pages, par partie.',
};
