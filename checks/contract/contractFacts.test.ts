import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noFacts, readFacts } from './contractFacts.ts';

async function read(text: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'facts-')), 'contrat.yaml');
  await writeFile(file, text);
  return readFacts(file);
}

describe('readFacts', () => {
  it('reads what a file says, and nothing else', async () => {
    expect(await read('elements: items\npageParameters: [page]\n')).toEqual({
      ...noFacts,
      elements: 'items',
      pageParameters: ['page'],
    });
    expect(await read('')).toEqual(noFacts);
  });

  it.each([
    ['privateName: [nom]', /"privateName" is not a fact that the rules need\..*\n.*Did you mean "privateNames"/],
    ['pageParameters: page', /"pageParameters" is "page"\.\n.*a list of texts/],
    ['computed: { read: 1 }', /"computed" is .*\n.*texts by name/],
    ['elements: [items]', /"elements" is .*\n.*a text/],
  ])('refuses %s', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});
