import { describe, expect, it } from 'vitest';
import { buildNameSlugs } from './nameSlugs.ts';

describe('buildNameSlugs', () => {
  it.each([
    ['different names, unchanged', ['Visite', 'Tiers'], ['f/Visite', 'f/Tiers']],
    ['names that differ only in case', ['Visite', 'visite', 'VISITE'], ['f/Visite', 'f/visite-2', 'f/VISITE-3']],
    ['names that differ only in special characters', ['a.b', 'a-b'], ['f/a-b', 'f/a-b-2']],
    ['a name that already ends in a number', ['a', 'a-2', 'A'], ['f/a', 'f/a-2', 'f/A-3']],
    ['a name with the slug of the index page', ['Index'], ['f/Index-2']],
    ['names without any valid character', ['..', '.'], ['f/sans-nom', 'f/sans-nom-2']],
  ])('builds unique slugs for %s', (_fact, names, want) =>
    expect([...buildNameSlugs('f', names).values()]).toEqual(want),
  );
});
