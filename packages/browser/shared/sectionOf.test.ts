import { describe, expect, it } from 'vitest';
import { sectionOf } from './sectionOf.ts';

const markdown = `# Titre

Page : <https://site.example/a>

## Un

un

\`\`\`bash
# pas un titre
## Deux
\`\`\`

### Dedans

\`\`\`\`md
\`\`\`
## Deux
\`\`\`
\`\`\`\`

## Deux

> ## cité

### Dedans

fin
`;

describe('sectionOf', () => {
  it('ends before the next heading of the same level', () =>
    expect(sectionOf(markdown, 2, 0)).toBe(
      markdown.slice(markdown.indexOf('## Un'), markdown.indexOf('\n## Deux\n\n>')),
    ));

  it('ends before a heading above, or with the page', () => {
    expect(sectionOf(markdown, 3, 0)).toBe('### Dedans\n\n````md\n```\n## Deux\n```\n````\n');
    expect(sectionOf(markdown, 3, 1)).toBe('### Dedans\n\nfin\n');
    expect(sectionOf(markdown, 2, 1)).toBe('## Deux\n\n> ## cité\n\n### Dedans\n\nfin\n');
  });

  it('is null without such a heading', () => expect(sectionOf(markdown, 2, 2)).toBeNull());
});
