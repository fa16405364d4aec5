import { scopeColumns } from '../../model/access/securityWording.ts';

/** Slug and title of the page of access rights. */
export const accessCatalogue = { slug: 'acces', title: 'Droits d’accès' } as const;

/** Headings of the columns. */
export const accessColumns = {
  ...scopeColumns,
  count: 'Opérations',
  operation: 'Opération',
  scopes: 'Portées',
  reservedTo: 'Réservée à',
} as const;

/** Headings of the page’s sections. */
export const accessSections = { scopes: 'Portées', operations: 'Opérations' } as const;

/** First paragraph of the page. */
export const accessIntroduction =
  'Les portées que l’API distingue, et ce que chaque opération exige\u00a0: la portée du jeton, qui peut l’obtenir, et à qui l’opération est réservée.';
