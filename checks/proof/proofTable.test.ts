import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Proof {
  readonly section: string;
  readonly row: string;
  readonly file: string;
  readonly title: string;
}

const sections = ['2', '4', '5', '7', '8', '9'];

/** The tables of e2e/README.md. */
function readProofs(): readonly Proof[] {
  const parts = readFileSync('e2e/README.md', 'utf8').split(/^## (\d+)\. .*$/m);
  return parts.flatMap((text, index) => {
    const section = parts[index - 1] ?? '';
    if (index === 0 || index % 2 === 1) return [];
    return [...text.matchAll(/^\| (?<row>.+?) \| `(?<file>[^`]+)` \| (?<title>.+?) \|$/gm)].map(({ groups }) => ({
      section,
      row: groups?.['row'] ?? '',
      file: groups?.['file'] ?? '',
      title: groups?.['title'] ?? '',
    }));
  });
}

describe('e2e/README.md', () => {
  const proofs = readProofs();

  it.each(sections)('proves rows of section %s', (section) => {
    expect(proofs.filter((proof) => proof.section === section).length).toBeGreaterThan(0);
  });

  it('has no row that is not read', () => {
    const lines = readFileSync('e2e/README.md', 'utf8').match(/^\| (?!Row|---).*/gm) ?? [];
    expect(proofs).toHaveLength(lines.length);
  });

  it.each(proofs)('$section: $row', ({ file, title }) => {
    expect(existsSync(file)).toBe(true);
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(title);
    // A test that is left out proves nothing.
    expect(source).not.toMatch(/\b(?:test|it|describe)\.(?:fixme|todo|only|skip)\((?!nginx)/);
  });
});
