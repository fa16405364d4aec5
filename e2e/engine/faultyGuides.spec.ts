import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from '../../scripts/run.mjs';
import { expect, test } from '../test.ts';

/** Guides with a fault each, at which Docusaurus alone would stop one after the other. */
const guides = {
  'link.md': '# A\n\n[a](absent.md)\n',
  'image.md': '# B\n\n![b](https://images.example/b.png)\n',
  'code.md': '# C\n\n```cobol\n1\n```\n',
  'front.md': '---\ntitle: [D\n---\n\n# D\n',
};

test.describe('a build of faulty guides', () => {
  test.slow();

  test('reports all of them, with file, line and remedy, and no stack', { tag: '@full' }, async () => {
    const folder = 'test-results/faulty-guides';
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp('example', folder, {
      recursive: true,
      filter: (path) => !['build', '.docusaurus'].includes(basename(path)),
    });
    for (const [name, text] of Object.entries(guides)) await writeFile(join(folder, 'docs', name), text);
    const { ok, output } = await run(['node', 'packages/cli/bin/reliure.js', 'build', '--site', folder], {
      quiet: true,
    });
    expect(ok).toBe(false);
    const positions = [...output.matchAll(/^test-results\S*\/docs\/(\S+)$/gm)].map(([, position]) => position);
    expect(positions).toEqual(['code.md:3', 'front.md:2', 'image.md:3', 'link.md:3']);
    expect(output.match(/^ {2}→ /gm)).toHaveLength(4);
    expect(output).toMatch(/^4 problems$/m);
    expect(output).not.toMatch(/^\s*at /m);
  });
});
