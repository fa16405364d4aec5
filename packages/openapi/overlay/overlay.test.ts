import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../document/json.ts';
import { loadContract } from '../read/load.ts';
import { ProblemsError } from '../problems/problemsError.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overlay-'));
});
afterAll(() => rm(folder, { recursive: true }));

const contract = `openapi: 3.1.0
info: { title: Trains, version: '1' }
tags: [{ name: A }, { name: B }]
paths:
  /a: { get: { summary: Read, tags: [A], responses: { '204': { description: Done. } } } }
  /b: { post: { summary: Write, tags: [B], responses: { '204': { description: Done. } } } }
`;
const head = "overlay: 1.1.0\ninfo: { title: Ours, version: '1' }\n";

/** Reads the contract with an overlay. */
async function read(overlay: string, text = contract) {
  const [file, own] = ['a.yaml', 'b.overlay.yaml'].map((name) => join(folder, name));
  if (file === undefined || own === undefined) throw new Error('No files.');
  await writeFile(file, text);
  await writeFile(own, overlay);
  try {
    const { document, warnings, files } = await loadContract(file, { overlays: [own] });
    const shown = warnings.map(({ file: at, line, message }) => `${at.replace(`${folder}/`, '')}:${line} ${message}`);
    return { document, files, warnings: shown, refused: '' };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { document: {}, files: [], warnings: [], refused: error.message.replaceAll(`${folder}/`, '') };
  }
}

const actions = (text: string) => `${head}actions:\n${text}`;
const get = '$.paths["/a"].get';

/** Returns the extension of each operation. */
function extensions({ paths }: JsonObject): readonly unknown[] {
  const { '/a': a, '/b': b } = paths as Record<string, Record<string, JsonObject>>;
  return [a?.['get']?.['x-a'], b?.['post']?.['x-a']];
}

describe('an overlay', () => {
  it.each([
    [
      'adds members',
      `  - { target: '${get}', update: { x-slug: lire, x-search: [lire] } }`,
      { 'x-slug': 'lire', 'x-search': ['lire'] },
    ],
    ['replaces texts', `  - { target: '${get}', update: { summary: Lire } }`, { summary: 'Lire' }],
    ['replaces a single value', `  - { target: '${get}.summary', update: Lire }`, { summary: 'Lire' }],
    ['adds to lists', `  - { target: '${get}.tags', update: B }`, { tags: ['A', 'B'] }],
    ['joins lists', `  - { target: '${get}', update: { tags: [B] } }`, { tags: ['A', 'B'] }],
    ['removes what it selects', `  - { target: '$.paths[*].get.tags', remove: true }`, { tags: undefined }],
    ['removes items of a list', `  - { target: '$.paths[*][*].tags[?@ == "A"]', remove: true }`, { tags: [] }],
    [
      'copies',
      `  - { target: '${get}.responses', copy: '$.paths["/b"].post.responses' }`,
      { responses: { '204': { description: 'Done.' } } },
    ],
    [
      'applies its actions in their order',
      `  - { target: '${get}.summary', update: X }\n  - { target: '$.paths[*].get[?@ == "X"]', update: Lire }`,
      { summary: 'Lire' },
    ],
  ])('%s', async (_name, text, want) => {
    const { document, warnings, refused } = await read(actions(text));
    expect([warnings, refused]).toEqual([[], '']);
    const operation = (document['paths'] as Record<string, { get: object }>)['/a']?.get;
    expect({ ...operation }).toEqual({
      summary: 'Read',
      tags: ['A'],
      responses: { '204': { description: 'Done.' } },
      ...want,
    });
  });

  it('changes several objects, each on its own', async () => {
    const { document } = await read(
      actions(
        `  - { target: '$.paths[*][*]', update: { x-a: { b: 1 } } }\n  - { target: '${get}', update: { x-a: { c: 2 } } }`,
      ),
    );
    expect(extensions(document)).toEqual([{ b: 1, c: 2 }, { b: 1 }]);
  });

  it('copies a value, which then changes on its own', async () => {
    const { document } = await read(
      actions(
        `  - { target: '$.paths["/b"].post', update: { x-a: { b: 1 } } }
  - { target: '${get}', copy: '$.paths["/b"].post' }
  - { target: '${get}["x-a"]', update: { c: 2 } }`,
      ),
    );
    expect(extensions(document)).toEqual([{ b: 1, c: 2 }, { b: 1 }]);
  });

  it('merges members at any depth, and those that follow', async () => {
    const { document } = await read(
      actions(
        `  - { target: '${get}', update: { x-a: { b: { c: [1] } } } }
  - { target: '${get}', update: { x-a: { b: { c: [2], d: 3 } }, summary: Lire } }`,
      ),
    );
    expect(document['paths']).toMatchObject({ '/a': { get: { summary: 'Lire', 'x-a': { b: { c: [1, 2], d: 3 } } } } });
  });

  it('is a file of the contract', async () => {
    const { files } = await read(actions(`  - { target: '$.info', update: { description: Ours. } }`));
    expect(files.map((file) => file.replace(`${folder}/`, ''))).toContain('b.overlay.yaml');
  });

  it('is applied before Swagger 2.0 is converted', async () => {
    const swagger =
      "swagger: '2.0'\ninfo: { title: Trains, version: '1' }\npaths: {}\ndefinitions: { A: { type: object } }\n";
    const { document } = await read(actions(`  - { target: '$.definitions.A', update: { title: Ours } }`), swagger);
    expect(document['components']).toEqual({ schemas: { A: { type: 'object', title: 'Ours' } } });
  });

  it('warns of a target that matches nothing', async () => {
    const { warnings } = await read(actions(`  - target: $.paths["/c"]\n    remove: true`));
    expect(warnings).toEqual(['b.overlay.yaml:4 The target `$.paths["/c"]` matches nothing in the contract.']);
  });

  it.each([
    ['this contract', 'a.yaml', []],
    ['this contract, with a fragment', './a.yaml#/paths', []],
    ['the address of a contract that does not say its own', 'https://a.example/a.yaml', []],
    ['another file', 'x/a.yaml', ['b.overlay.yaml:3 The overlay extends `x/a.yaml`, but is applied to']],
  ])('extends %s', async (_name, extended, want) => {
    const { warnings } = await read(
      `${head}extends: ${extended}\n${actions('').slice(head.length)}  - { target: '${get}', update: {} }`,
    );
    expect(warnings.map((warning) => warning.split(' `/')[0])).toEqual(want);
  });

  it('extends another address than that of the contract', async () => {
    const own = `$self: https://a.example/a\n${contract.replace('3.1.0', '3.2.0')}`;
    const overlay = (address: string) => `${head}extends: ${address}\nactions:\n  - { target: '${get}', update: {} }`;
    expect((await read(overlay('https://a.example/a'), own)).warnings).toEqual([]);
    expect((await read(overlay('https://a.example/b'), own)).warnings).toEqual([
      'b.overlay.yaml:3 The overlay extends `https://a.example/b`, but is applied to `https://a.example/a`.',
    ]);
  });

  it('lists the texts that a translation lacks', async () => {
    const { warnings } = await read(
      `${head}x-language: fr\n${actions(`  - { target: '$.info', update: { title: Trains } }
  - { target: '${get}', update: { summary: Lire, description: Lit. } }
  - { target: '$.paths[*][*].responses["204"].description', update: Fait. }`).slice(head.length)}`,
    );
    expect(warnings).toEqual([
      expect.stringMatching(
        /^a\.yaml:6 The overlay \S*b\.overlay\.yaml does not replace this text in the language “fr”\.$/,
      ),
    ]);
  });

  it.each([
    [
      'a path that is none',
      actions(`  - { target: '$.paths[', remove: true }`),
      'b.overlay.yaml:4:15  #/actions/0/target\n  The target `$.paths[` is not a JSONPath',
    ],
    [
      'an update of another kind',
      actions(`  - { target: '$.info', update: text }`),
      'b.overlay.yaml:4:5  #/actions/0\n  The target is an object, but the update is not.',
    ],
    [
      'a member of another kind',
      actions(`  - { target: '$.info', update: { title: {} } }`),
      '`title` is of kind value in the contract, but object in the update.',
    ],
    [
      'a member of another kind, at any depth',
      actions(`  - { target: '$.paths', update: { /a: { get: { tags: {} } } } }`),
      '`tags` is of kind list in the contract, but object in the update.',
    ],
    [
      'an object for a single value',
      actions(`  - { target: '$.info.title', update: {} }`),
      'The target is a single value, but the update is not.',
    ],
    [
      'a copy from a path that is none',
      actions(`  - { target: '$.info', copy: '$.x[' }`),
      '`copy: $.x[` is not a JSONPath',
    ],
    [
      'the same action twice',
      actions(`  - { target: '$.info', remove: true }\n  - { remove: true, target: '$.info' }`),
      'b.overlay.yaml:5:5  #/actions/1\n  Another action is the same.\n  → Keep one of them.',
    ],
    [
      'an action that is a text',
      actions('  - remove'),
      'b.overlay.yaml:4:5  #/actions/0\n  This is "remove", not an object.\n  → Write an object.',
    ],
    [
      'a target that is a number',
      actions(`  - { target: 1, remove: true }`),
      'b.overlay.yaml:4:15  #/actions/0/target\n  `target` is 1, not a text.\n  → Put the value in quotes.',
    ],
    [
      'values of different kinds',
      actions(`  - { target: '$.info[*]', update: a }\n  - { target: '$..[*]', update: a }`),
      'The target selects values of different kinds: value, object',
    ],
    [
      'a copy of nothing',
      actions(`  - { target: '$.info', copy: '$.x' }`),
      '`copy: $.x` selects 0 values instead of one.',
    ],
    [
      'the removal of everything',
      actions(`  - { target: '$', remove: true }`),
      'The whole contract cannot be removed.',
    ],
    [
      'an unknown member',
      actions(`  - { target: '$.info', updates: {} }`),
      'b.overlay.yaml:4:34  #/actions/0/updates\n  Overlays have no `updates`.\n  → Did you mean "update"?',
    ],
    ['no target', actions(`  - { update: {} }`), 'b.overlay.yaml:4:5  #/actions/0\n  `target` is missing.'],
    ['a removal that is no boolean', actions(`  - { target: '$.info', remove: 1 }`), '`remove` is 1.'],
    ['no actions', `${head}actions: []`, '`actions` is not a list with at least one action.'],
    ['another version', head.replace('1.1.0', '2.0.0'), 'Overlay version "2.0.0" is not supported.'],
    ['no overlay', 'a', 'The overlay is not an object.'],
    ['a syntax error', 'overlay: [', 'The file cannot be parsed'],
  ])('is refused for %s', async (_name, overlay, want) => expect((await read(overlay)).refused).toContain(want));

  it('has to be in the contract’s folder', async () => {
    const file = join(folder, 'a.yaml');
    await writeFile(file, contract);
    await expect(loadContract(file, { overlays: [join(tmpdir(), 'none.yaml')] })).rejects.toThrow(
      'Put it in the contract’s folder, and set its path under `overlays`',
    );
  });
});
