import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofFault } from './proofFault';
import { readProofs } from './readProofs';

/** Numbers of the sections with requirements to prove. The others are introductions, or say that nothing is shown. */
const provedSections = ['2', '4', '5', '7', '8', '9'];

describe('e2e/README.md', () => {
  const markdown = readFileSync('e2e/README.md', 'utf8');
  const proofs = readProofs(markdown);
  const sections = [...new Set(proofs.map(({ section }) => section))];

  it('proves rows of each section that has something to be proved, under the heading of the specification', () => {
    const specification = readFileSync('e2e/SPECIFICATION.md', 'utf8');
    const headings = [...specification.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    expect(sections).toEqual(headings.filter((heading) => provedSections.includes(heading.replace(/\..*/, ''))));
  });

  it('has no row that is not read', () => {
    const lines = markdown.match(/^\| (?!Row|---).*/gm) ?? [];
    expect(proofs).toHaveLength(lines.length);
  });

  it.each(proofs)('$section: $row', (proof) => {
    expect(proofFault(proof)).toBeNull();
  });
});
