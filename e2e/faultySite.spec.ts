import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from './test';

/** Builds a site of one page with one fault; tells its exit status and what it said. */
async function build(fault: string) {
  // Apart from the files of the site itself, which other tests build at the same time.
  const folder = `test-results/faulty-site/${fault}`;
  const parameters = ['--config', 'e2e/fixtures/faulty-site/docusaurus.config.ts', '--out-dir', `${folder}/site`];
  const child = spawn(resolve('node_modules/.bin/docusaurus'), ['build', ...parameters], {
    env: {
      ...process.env,
      FAULT: fault,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

test.describe('a site’s settings', () => {
  test.slow();

  test('without a fault are built', async () => {
    const { status, output } = await build('none');
    expect(status, output).toBe(0);
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
    test(`with ${what} stop the build, which names it and what there is instead`, async () => {
      const { status, output } = await build(fault);
      expect(status).not.toBe(0);
      for (const message of messages) expect(output).toContain(message);
    });
  }
});
