import { counted, formatNumber } from '@reliure/schema';
import type { Texts } from '../../fr/index.ts';

export const list: Texts['list'] = {
  title: 'Code lists',
  label: 'Code list',
  description: 'The coded values of the API with their labels and meanings, to read or download.',
  introduction: (count) =>
    count < 2
      ? 'The list of coded values in the API. Read it online, or download it as CSV or JSON.'
      : `The ${formatNumber(count)} lists of coded values in the API. Read each one online, or download it as CSV or JSON.`,
  searchPhrases: ['List of codes', 'Coded values', 'Enumerations', 'Export codes as CSV', 'Download a list'],
  values: (count) => counted(count, 'value'),
  filter: 'Filter lists',
  servedBy: (operation) => ['Served live by ', operation, '.'],
  download: 'Download the list: ',
  forms: { csv: 'CSV', 'tableur.csv': 'CSV with semicolons', json: 'JSON' },
  columns: ['Code', 'Label', 'Meaning'],
  csv: { columns: ['code', 'label', 'meaning', 'deprecated', 'since'], yes: 'yes' },
  json: {
    name: 'name',
    title: 'title',
    values: 'values',
    code: 'code',
    label: 'label',
    meaning: 'meaning',
    deprecated: 'deprecated',
    since: 'since',
  },
};
