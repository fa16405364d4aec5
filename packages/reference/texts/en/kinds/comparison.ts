import type { Texts } from '../../fr/index.ts';

export const comparison: Texts['comparison'] = {
  label: 'Comparison',
  description: 'What changed between two versions of the contract, breaking changes first.',
  introduction:
    'What changed between any two versions of the contract, from comparing one with the other: something that one version added and a later one removed does not appear.',
  all: 'Each change names the version that introduced it; read those of the versions after yours.',
  searchPhrases: [
    'Differences between versions',
    'Changes from one version to another',
    'Skip several versions at once',
    'Upgrade',
    'Migrate to a new version',
  ],
  changelog: 'Changelog',
  from: { name: 'from', label: 'From version' },
  to: { name: 'to', label: 'to version' },
  group: { name: 'area', label: 'Operations', all: 'all' },
  breaking: { id: 'breaking', title: 'Breaking changes' },
  others: { id: 'other', title: 'Other changes' },
  minor: { id: 'minor', title: 'Minor additions and changes' },
  showMinor: 'Show these changes',
  mixed: 'Several areas',
  columns: ['Change', 'Operations', 'What to do', 'Deadline', 'Version'],
  since: (start, end) => {
    const since = start === null ? 'upcoming' : `since ${start}`;
    return end === undefined ? since : `${since}, until ${end ?? 'the next version'}`;
  },
};
