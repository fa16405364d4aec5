import { describe, expect, it } from 'vitest';
import { buildListFiles } from './buildListFiles';

describe('buildListFiles', () => {
  it('makes two files of each list, at stable addresses', () => {
    const users = { operations: [], schemas: [] };
    const values = [{ value: '"a"', anchor: 'a' }];
    const files = buildListFiles([
      { kind: 'list', slug: 'listes/Statut', name: 'Statut', type: 'texte', values, users },
    ]);
    expect(files.map(([path]) => path)).toEqual(['/api/listes/Statut.csv', '/api/listes/Statut.json']);
    expect(files.map(([, text]) => String(text).includes('code'))).toEqual([true, true]);
  });
});
