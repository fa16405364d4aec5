import { describe, expect, it } from 'vitest';
import { buildNameSlugs } from './nameSlugs';

describe('buildNameSlugs', () => {
  it.each([
    ['names as they are', ['Visite', 'Tiers'], ['f/Visite', 'f/Tiers']],
    ['names that differ by case only', ['Visite', 'visite', 'VISITE'], ['f/Visite', 'f/visite-2', 'f/VISITE-3']],
    ['names that differ by signs only', ['a.b', 'a-b'], ['f/a-b', 'f/a-b-2']],
    ['a name that is numbered already', ['a', 'a-2', 'A'], ['f/a', 'f/a-2', 'f/A-3']],
    ['the name of the folder’s own page', ['Index'], ['f/Index-2']],
    ['names that nothing is left of', ['..', '.'], ['f/sans-nom', 'f/sans-nom-2']],
  ])('keeps apart %s', (_fact, names, want) => expect([...buildNameSlugs('f', names).values()]).toEqual(want));
});
