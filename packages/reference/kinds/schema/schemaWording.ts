import { formatNumber } from '@apidoc/schema';
import { schemaFolders } from '../../model/sections';

/** The index of schemas: its address and its title. */
export const schemaCatalogue = { slug: schemaFolders.schemas, title: 'Schémas' } as const;

/** What the index of schemas begins with. */
export function schemasWording(count: number): string {
  return count < 2
    ? 'Le schéma que les opérations reçoivent ou rendent.'
    : `Les ${formatNumber(count)} schémas que les opérations reçoivent ou rendent, listes de codes comprises.`;
}
