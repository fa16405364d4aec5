import { formatNumber } from '@reliure/schema';
import type { Texts } from '../../fr/index.ts';

export const schema: Texts['schema'] = {
  title: 'Schemas',
  label: 'Schema',
  description: 'All data schemas of the API, in alphabetical order.',
  introduction: (count) =>
    count < 2
      ? 'The schema that operations accept or return.'
      : `The ${formatNumber(count)} schemas that operations accept or return, including code lists.`,
  searchPhrases: ['Data model', 'Data types', 'Objects'],
  filter: 'Filter schemas',
  letters: 'First letters',
  letterAnchor: (letter) => `letter-${letter}`,
  otherAnchor: 'other',
  content: 'Content',
  uses: 'Uses',
  examples: (count) => (count === 1 ? 'Example' : 'Examples'),
};
