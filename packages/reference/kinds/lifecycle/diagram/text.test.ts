import { describe, expect, it } from 'vitest';
import { textWidth, wrapText } from './text.ts';

describe('wrapText', () => {
  it.each([
    ['Créer', ['Créer']],
    ['Rejeter une visite', ['Rejeter une visite']],
    ['Rouvrir une visite validée', ['Rouvrir une', 'visite validée']],
    ['Enregistrer une partie des réponses', ['Enregistrer une', 'partie des réponses']],
    ['Anticonstitutionnellement', ['Anticonstitutionnellement']],
    [
      'a '.repeat(40).trim(),
      ['a a a a a a a a a a', 'a a a a a a a a a a', 'a a a a a a a a a a', 'a a a a a a a a a a'],
    ],
    ['', []],
  ])('breaks %j into lines', (given, want) => expect(wrapText(given)).toEqual(want));

  it('does not break at non-breaking spaces', () => {
    expect(wrapText('Attendre la réponse\u00a0: 72\u00a0heures').join('|')).toContain('72\u00a0heures');
  });
});

describe('textWidth', () => {
  it('returns the width of the longest line', () => {
    expect(textWidth(['abc', 'a'], 'normal')).toBe(textWidth(['abc'], 'normal'));
    expect(textWidth(['abc'], 'bold')).toBeGreaterThan(textWidth(['abc'], 'normal'));
    expect(textWidth([], 'bold')).toBe(0);
  });

  it('counts ideographs as wide as they are high', () => expect(textWidth(['访问'], 'normal')).toBe(26));
});
