import { describe, expect, it } from 'vitest';
import { createLinks } from '@reliure/richtext';
import { divideText } from './divideText.ts';

const links = createLinks({ url: 'https://site.example', baseUrl: '/', markdownVersions: new Set() }, '/api/lire');
const page = { path: '/api/lire.md', title: 'Lire' };
const words = (count: number) => 'mot '.repeat(count).trim();
const toPaths = (text: string, limit: number) =>
  divideText({ ...page, text }, links, limit).map(
    (file) => `${file.path} ${file.text.length <= limit ? 'fits' : 'is long'}`,
  );

describe('divideText', () => {
  it.each([
    ['leaves a short page', '# Lire\n\n## A\n\nmot\n', 200, ['/api/lire.md fits']],
    ['leaves a long page without sections', `# Lire\n\n${words(100)}\n`, 200, ['/api/lire.md is long']],
    [
      'moves the longest sections, in their order',
      `# Lire\n\n## Corps\n\n${words(80)}\n\n## Bref\n\nmot\n\n## Réponses\n\n${words(90)}\n`,
      500,
      ['/api/lire.md fits', '/api/lire.reponses.md fits'],
    ],
    [
      'divides a long section again',
      `# Lire\n\n## Réponses\n\n### \`200\`\n\n${words(150)}\n\n### \`400\`\n\n${words(150)}\n`,
      900,
      ['/api/lire.md fits', '/api/lire.reponses.md fits', '/api/lire.reponses.200.md fits'],
    ],
    ['ignores headings in code', `# Lire\n\n\`\`\`md\n## A\n${words(100)}\n\`\`\`\n`, 200, ['/api/lire.md is long']],
  ])('%s', (_what, text, limit, want) => expect(toPaths(text, limit)).toEqual(want));

  it('links to the file of a section, which names its page and the index', () => {
    const text = `# Lire\n\nDébut.\n\n## Réponses\n\n${words(50)}\n\n## Appel\n\nFin.\n`;
    expect(divideText({ ...page, text }, links, 200).map((file) => file.text)).toEqual([
      '# Lire\n\nDébut.\n\n## Réponses\n\nCette partie, longue, a son propre fichier\u00a0: ' +
        '<https://site.example/api/lire.reponses.md>\n\n## Appel\n\nFin.\n',
      '# Lire · Réponses\n\nPage\u00a0: <https://site.example/api/lire>. Index de toutes les pages\u00a0: ' +
        `<https://site.example/llms.txt>\n\n${words(50)}\n\n`,
    ]);
  });
});
