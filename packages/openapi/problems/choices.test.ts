import { expect, it } from 'vitest';
import { choices } from './choices.ts';

it.each([
  [['soin', 'visite'], 'Choose one of: soin, visite.'],
  [[], 'None is defined.'],
])('lists %j', (known, want) => expect(choices(new Set(known))).toBe(want));
