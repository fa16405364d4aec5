import { describe, expect, it } from 'vitest';
import { readGlossary } from './readGlossary.ts';

const source = `---
title: Mots
---

Une introduction.

## La porte {#la-porte}

### Serrure {#serrure}

Ferme la \`porte\`, avec
une [clé](#cle). Deux phrases.

Davantage.

### Clé (passe, rossignol) {#cle}

Ouvre la serrure.

### Sans ancre

Rien.

### Sans texte {#sans-texte}
`;

describe('readGlossary', () => {
  it('finds each term by each of its names', () =>
    expect([...readGlossary(source)].map(([name, { anchor }]) => [name, anchor])).toEqual([
      ['serrure', 'serrure'],
      ['clé', 'cle'],
      ['passe', 'cle'],
      ['rossignol', 'cle'],
    ]));

  it('uses the first paragraph as the explanation of a term', () =>
    expect(readGlossary(source).get('serrure')).toEqual({
      name: 'Serrure',
      anchor: 'serrure',
      explanation: 'Ferme la porte, avec une clé. Deux phrases.',
    }));
});
