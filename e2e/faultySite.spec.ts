import { resolve } from 'node:path';
import { run, type Ended } from '../scripts/run.mjs';
import { expect, test } from './test.ts';

/** Builds a site that has one page and one fault. */
function build(fault: string): Promise<Ended> {
  // A separate folder from the site’s own files, which other tests build at the same time.
  const folder = resolve('test-results/faulty-site', fault);
  const parameters = [
    '--site',
    'site',
    '--config',
    'e2e/fixtures/faulty-site/docusaurus.config.ts',
    '--out-dir',
    `${folder}/site`,
  ];
  return run(['node', 'packages/cli/bin/reliure.js', 'build', ...parameters], {
    quiet: true,
    env: {
      FAULT: fault,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
}

test.describe('a build', { tag: '@full' }, () => {
  test.slow();

  test('succeeds without faulty settings', async () => {
    const { ok, output } = await build('none');
    expect(ok, output).toBe(true);
  });

  for (const [what, fault, messages] of [
    [
      'an unknown type of navbar item',
      'navbar-type',
      ['Bad navbar item type menuInconnu', "path: [ 'navbar', 'items', 0 ]"],
    ],
    [
      'a sidebar with an unknown doc id',
      'sidebar-doc',
      [
        'Invalid sidebar file at "e2e/fixtures/faulty-site/sidebars.ts"',
        '- absent',
        'Available document ids are:',
        '- accueil',
      ],
    ],
    [
      'a navbar item with an unknown doc id',
      'navbar-doc',
      [`Couldn't find any doc with id "absent"`, 'Available doc ids are:', '- accueil'],
    ],
    [
      'a navbar item with an unknown sidebar id',
      'navbar-sidebar',
      [`Can't find any sidebar with id "sommaireAbsent"`, 'Available sidebar ids are:', '- sommaire'],
    ],
  ] as const) {
    test(`fails with ${what}, and names the value`, { tag: '@faulty-settings-stop-build' }, async () => {
      const { ok, output } = await build(fault);
      expect(ok).toBe(false);
      for (const message of messages) expect(output).toContain(message);
    });
  }
});
