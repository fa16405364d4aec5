import type { Texts } from '../fr/index.ts';

/** Groups of operations, in English. */
export const groups: Texts['groups'] = {
  otherOperations: 'Other operations',
  kinds: { audience: 'Audience', badge: 'Badge' },
  otherGroups: 'Other groups',
};
