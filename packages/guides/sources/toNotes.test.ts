import { describe, expect, it } from 'vitest';
import { toNotes } from './toNotes.ts';
import type { SourceRegister } from './types.ts';

const register: SourceRegister = {
  citations: [],
  subjects: [
    {
      title: 'Route',
      statements: [
        {
          id: 'route-vitesse',
          statement: 'On roule à 50.',
          source: 'Code de la route',
          article: 'article 1',
          dated: 'version de 2024',
          address: 'https://example.com/code',
          read: 'L’article.',
          cites: [],
          usedIn: ['docs/a.md', 'contract/b.yaml'],
          line: 1,
        },
      ],
    },
  ],
};
const options = {
  path: '/docs/sources',
  toPage: (file: string) => (file === 'docs/a.md' ? { title: 'Le guide', path: '/docs/a' } : null),
};

describe('toNotes', () => {
  it('adds a note for each statement that a page refers to', () => {
    expect(toNotes('Pas plus de 50[^route-vitesse].\n', register, options)).toBe(
      'Pas plus de 50[^route-vitesse].\n\n' +
        '[^route-vitesse]: [Code de la route, article 1](<https://example.com/code>) (example.com), version de 2024. ' +
        '[Ce qui y a été lu](/docs/sources#route-vitesse).\n',
    );
  });

  it('leaves a page alone that refers to none', () => {
    expect(toNotes('Un motif `[^abc]`.', register, options)).toBe('Un motif `[^abc]`.');
  });

  it('lists all statements, with the pages that refer to them', () => {
    expect(toNotes('Voici.\n\n::sources\n', register, options)).toBe(
      [
        'Voici.',
        '## Route',
        '### Code de la route, article 1 {#route-vitesse}',
        'On roule à 50.',
        [
          '- **Source\u00a0:** [Code de la route, article 1](<https://example.com/code>) (example.com), version de 2024.',
          '- **Lu\u00a0:** L’article.',
          '- **Cité dans\u00a0:** [Le guide](/docs/a), la référence de l’API.\n',
        ].join('\n'),
      ].join('\n\n'),
    );
  });
});
