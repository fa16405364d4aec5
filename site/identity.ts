/** The settings that identify this site. To publish another API, start by changing these. */
export const identity = {
  title: 'API Visites à domicile',
  tagline: 'La documentation de l’API d’un prestataire de santé à domicile, pour les développeurs qui s’y connectent',
  /** The site’s origin, without a trailing slash. */
  url: 'https://docs.visites.example',
  /**
   * Path of the site on its host; starts and ends with a slash. The BASE_URL environment variable overrides it for one
   * build.
   */
  baseUrl: process.env['BASE_URL'] ?? '/',
  repositoryUrl: 'https://forge.visites.example/api/documentation',
  community: [
    { label: 'Forum des intégrateurs', href: 'https://forum.visites.example' },
    { label: 'État des services', href: 'https://etat.visites.example' },
    { label: 'Support', href: 'https://support.visites.example' },
  ],
  /** Root file of the OpenAPI contract. The CONTRAT environment variable overrides it for one build. */
  contract: 'site/contract/openapi.yaml',
  /** Shown above every page until dismissed; a new id shows it again. */
  announcement: {
    id: 'v1-retrait-2026',
    content:
      'La version 1 de « Récupérer une visite » peut cesser de répondre après le 31\u00a0décembre 2026\u00a0: <a href="/docs/changelog/overview">préparer le passage à la v2</a>.',
  },
} as const;
