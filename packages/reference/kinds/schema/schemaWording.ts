import { formatNumber } from '@reliure/schema';
import { schemaFolders } from '../../model/sections.ts';

/** Slug and title of the index of schemas. */
export const schemaCatalogue = { slug: schemaFolders.schemas, title: 'Schémas' } as const;

/** Returns the first paragraph of the index of schemas. */
export function schemasWording(count: number): string {
  return count < 2
    ? 'Le schéma que les opérations reçoivent ou rendent.'
    : `Les ${formatNumber(count)} schémas que les opérations reçoivent ou rendent, listes de codes comprises.`;
}
