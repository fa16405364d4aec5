import { resolve } from 'node:path';
import type { Identity } from '@reliure/preset';

/** Another contract that is built once, to try it, from the working directory. The guides are not about it. */
const triedContract = process.env['CONTRAT'];

/** OFFLINE=off builds the site without the offline copy, and removes the copies that visitors have (adr/0020). */
const hasOfflineCopy = process.env['OFFLINE'] !== 'off';

const repository = { label: 'Code source', href: 'https://forge.visites.example/api/documentation' };

/** The settings that identify this site. npm run new makes another site. */
export const identity: Identity = {
  language: 'fr',
  title: 'API Visites à domicile',
  tagline: 'La documentation de l’API d’un prestataire de santé à domicile, pour les développeurs qui s’y connectent',
  url: 'https://docs.visites.example',
  /** The BASE_URL environment variable overrides the path for one build. */
  baseUrl: process.env['BASE_URL'] ?? '/',
  contract: triedContract === undefined ? 'contract/openapi.yaml' : resolve(triedContract),
  ...(triedContract !== undefined && {
    allowsMissingParts: true,
    unlinksMissingOperations: true,
    isReferenceCached: false,
  }),
  firstGuide: '/docs/intro',
  editUrl: `${repository.href}/-/edit/main/site/`,
  hasFictitiousHosts: true,
  navbar: [{ label: 'Blog', to: '/blog' }, repository],
  footer: {
    columns: [
      {
        title: 'Documentation',
        links: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'Guide des visites', to: '/docs/visites-guide/overview' },
          { label: 'Référence de l’API', to: '/api' },
          { label: 'Journal des modifications', to: '/docs/changelog/overview' },
        ],
      },
      {
        title: 'Communauté',
        links: [
          { label: 'Forum des intégrateurs', href: 'https://forum.visites.example' },
          { label: 'État des services', href: 'https://etat.visites.example' },
          { label: 'Support', href: 'https://support.visites.example' },
        ],
      },
      {
        title: 'Suivre',
        links: [
          { label: 'Blog', to: '/blog' },
          repository,
          { label: 'À propos de ce site', to: '/markdown-page' },
          { label: 'Accessibilité', to: '/accessibilite' },
          { label: 'Licences', to: '/markdown-page#licences' },
          ...(hasOfflineCopy ? [{ label: 'Lecture hors ligne', to: '/hors-ligne' }] : []),
        ],
      },
    ],
    copyright: 'Contrat de référence conçu par le projet. Toutes les données sont fictives.',
  },
  announcement: {
    id: 'v1-retrait-2026',
    content:
      'La version 1<span class="wide"> de « Récupérer une visite » peut cesser de répondre après le {day}</span>\u00a0: <a href="/docs/changelog/overview#migrer-v1-v2">préparer le passage à la v2</a>.',
    ends: 'GET /v1/visites/{visiteId}',
  },
  blog: {
    title: 'Blog',
    description: 'Notes de conception et d’usage de l’API Visites à domicile',
    sidebarTitle: 'Articles récents',
  },
  glossary: { file: 'docs/reperes/glossaire.md', page: '/docs/reperes/glossaire' },
  sources: { file: 'sources.yaml', page: '/docs/reperes/sources' },
  changelog: { page: '/docs/changelog/overview' },
  hasScenarios: true,
  // The generator follows some recursive schemas without end.
  hasTypes: triedContract === undefined,
  hasOfflineCopy,
  synonyms: 'i18n/fr/synonymes.yaml',
  thesaurus: 'i18n/fr/thesaurus.yaml',
  checks: {
    houseRules: 'checks/contrat.yaml',
    exactGuides: true,
    french: true,
    wordings: 'checks/wordings.ts',
    dataSet: 'contract/jeu-de-donnees.yaml',
    programs: 'docs/reperes/',
  },
};
