import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ambiguousTags, proofFault, unlistedTags } from './proofFault';
import { readProofs } from './readProofs';
import { loadTaggedTests } from './taggedTests';

/** Numbers of the sections with requirements to prove. The others are introductions, or say that nothing is shown. */
const provedSections = ['2', '4', '5', '7', '8', '9'];

describe('e2e/README.md', () => {
  const proofs = readProofs(readFileSync('e2e/README.md', 'utf8'));
  const tests = loadTaggedTests();
  const tags = proofs.map(({ tag }) => tag);

  it('has the headings of the sections of the specification with requirements to prove', () => {
    const specification = readFileSync('e2e/SPECIFICATION.md', 'utf8');
    const headings = [...specification.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    const sections = [...new Set(proofs.map(({ section }) => section))];
    expect(sections).toEqual(headings.filter((heading) => provedSections.includes(heading.replace(/\..*/, ''))));
  });

  it('lists the tag of every tagged test', () => {
    expect(unlistedTags(tags, tests)).toEqual([]);
  });

  it('has no tag that is a prefix of another', () => {
    expect(ambiguousTags(tags)).toEqual([]);
  });

  it.each(proofs)('$section: $row', ({ tag }) => {
    expect(proofFault(tag, tests)).toBeNull();
  });
});
