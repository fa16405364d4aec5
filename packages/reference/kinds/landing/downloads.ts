import { toEnvironments } from '../../model/access/environments.ts';
import type { Server } from '../../model/access/servers.ts';

/** A file that the site offers for download. */
export interface Download {
  /** Path from the site’s root. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Paths of the downloads, from the site’s root. */
export const downloadPaths = {
  yaml: '/openapi.yaml',
  json: '/openapi.json',
  postman: '/telechargements/postman.json',
  bruno: '/telechargements/bruno.zip',
  index: '/llms.txt',
  everything: '/llms-full.txt',
} as const;

/** Returns the path of the Postman environment of one server. */
export function environmentPath(slug: string): string {
  return `/telechargements/postman-${slug}.json`;
}

/**
 * Returns all downloads, with one Postman environment per server.
 *
 * @param version The version of the contract; empty if it has none.
 */
export function toDownloads(servers: readonly Server[], version: string): readonly Download[] {
  return [
    {
      path: downloadPaths.yaml,
      title: 'Contrat OpenAPI (YAML)',
      description: `${version === '' ? 'Le contrat entier' : `La version ${version}`} en un fichier, pour générer un client ou valider des échanges.`,
    },
    { path: downloadPaths.json, title: 'Contrat OpenAPI (JSON)', description: 'Le même contrat, en JSON.' },
    {
      path: downloadPaths.postman,
      title: 'Collection Postman',
      description: 'Toutes les opérations, avec leurs exemples de requêtes et de réponses.',
    },
    ...toEnvironments(servers).map(({ slug, name }) => ({
      path: environmentPath(slug),
      title: `Environnement Postman\u00a0: ${name}`,
      description: 'Les variables de la collection pour ce serveur.',
    })),
    {
      path: downloadPaths.bruno,
      title: 'Collection Bruno',
      description: 'Les mêmes opérations et les environnements, en un dossier à ouvrir dans Bruno.',
    },
    {
      path: downloadPaths.index,
      title: 'llms.txt',
      description: 'La liste des pages en Markdown, pour un assistant ou un agent.',
    },
    { path: downloadPaths.everything, title: 'llms-full.txt', description: 'Toutes les pages en un seul fichier.' },
  ];
}
