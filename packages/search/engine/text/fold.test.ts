import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Été', 'ete'],
    ['CŒUR', 'coeur'],
    ['œdème', 'oedeme'],
    ['ex æquo', 'ex aequo'],
    ['Noël où ça', 'noel ou ca'],
    ['nume\u0301ro', 'numero'],
    ['ﬁche', 'fiche'],
    ['ＡＰＩ', 'api'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Øresund', 'oresund'],
    ['安装', '安装'],
    ['Œuvre 安装', 'oeuvre 安装'],
    ['visite', 'visite'],
    ['\ud800', '\ud800'],
    ['', ''],
  ])('folds « %s » to « %s »', (given, want) => {
    expect(fold(given)).toBe(want);
  });
});
