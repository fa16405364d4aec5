import type { Texts } from '../../fr/index.ts';

export const mapping: Texts['mapping'] = {
  label: 'Mapping',
  standardTitle: (standard) => `${standard} mapping`,
  heading: (schema, standard) => `${schema}: ${standard} mapping`,
  sections: { targets: 'targets', entries: 'mappings', unmatched: 'unmapped' },
  titles: { fields: 'Fields', codes: 'Codes', unmatched: 'Not mapped' },
  columns: (kind, standard) => [kind === 'fields' ? 'Field' : 'Code', standard, 'Remarks'],
  subject: (kind, schema) => [kind === 'fields' ? 'Schema ' : 'Code list ', schema],
  unmatched: 'not mapped',
  equivalences: {
    equivalent: '',
    wider: 'Broader meaning.',
    narrower: 'Narrower meaning.',
    inexact: 'Similar meaning.',
    relatedto: 'Related meaning.',
    unmatched: '',
  },
  download: 'Download: ',
  conceptMap: 'ConceptMap (JSON)',
  bundle: 'all ConceptMaps (JSON)',
};
