import { describe, expect, it } from 'vitest';
import type { Change } from './types';
import { toChangeText } from './wording';

describe('toChangeText', () => {
  it.each<readonly [string, Omit<Change, 'severity'>]>([
    [
      'corps de la requête, devenu obligatoire',
      {
        kind: 'made-required',
        location: { owner: { kind: 'component', section: 'requestBodies', name: 'Corps' }, field: [] },
      },
    ],
  ])('writes « %s »', (want, change) =>
    expect(toChangeText({ severity: 'breaking', ...change }, () => 'limite')).toBe(want),
  );
});
