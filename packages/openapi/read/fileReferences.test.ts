import { describe, expect, it } from 'vitest';
import { accepted, contractFolder, refusal } from './testing/contractFolder.ts';

const read = contractFolder();

const withSchema = (reference: string) =>
  `openapi: 3.1.0\ninfo: { title: Trains, version: "1" }\ncomponents: { schemas: { Train: { properties: { a: { $ref: ${JSON.stringify(reference)} } } } } }`;
const wanted = 'description: This one.';

describe('loadContract, for the file of a $ref', () => {
  it.each([
    ['a percent-encoded space', 'My%20Train.yaml', 'My Train.yaml'],
    ['a space as it is', 'My Train.yaml', 'My Train.yaml'],
    ['encoded letters', 'Mod%C3%A8le.yaml', 'Modèle.yaml'],
    ['letters as they are', '列車/模型.yaml', '列車/模型.yaml'],
    ['an encoded slash', 'a%2Fb.yaml', 'a/b.yaml'],
    ['an encoded number sign', 'a%23b.yaml', 'a#b.yaml'],
    ['an encoded percent sign', 'a%2520b.yaml', 'a%20b.yaml'],
    ['a name that contains an escape, not encoded', 'a%20b.yaml', 'a%20b.yaml'],
    ['a percent sign that escapes nothing', '100%.yaml', '100%.yaml'],
    ['a query', 'a.yaml?version=2', 'a.yaml'],
    ['a question mark in the name', 'a?b.yaml', 'a?b.yaml'],
    ['dot segments', './b/../c/./a.yaml', 'c/a.yaml'],
    ['encoded dot segments', 'b/%2e%2e/a.yaml', 'a.yaml'],
    ['an empty fragment', 'a.yaml#', 'a.yaml'],
    ['the root', 'a.yaml#/', 'a.yaml'],
  ])('finds %s', async (_name, reference, file) => {
    const { document, files } = accepted(await read({ 'openapi.yaml': withSchema(reference), [file]: wanted }));
    expect(JSON.stringify(document['components'])).toContain('This one.');
    expect(files.some((path) => path.endsWith(`/${file}`))).toBe(true);
  });

  it.each([
    ['a percent-encoded brace', '#/x-a/%7Bid%7D'],
    ['a slash of the name', '#/x-a/b~1c'],
    ['an encoded slash of the name', '#/x-a/b%7E1c'],
    ['a tilde of the name', '#/x-a/d~0e'],
    ['an element of a list', '#/x-a/list/0'],
  ])('finds %s after the #', async (_name, fragment) => {
    const part = `x-a: { '{id}': { ${wanted} }, b/c: { ${wanted} }, d~e: { ${wanted} }, list: [{ ${wanted} }] }`;
    const { document } = accepted(
      await read({ 'openapi.yaml': withSchema(`my%20parts.yaml${fragment}`), 'my parts.yaml': part }),
    );
    expect(JSON.stringify(document['components'])).toContain('This one.');
  });

  it('prefers the decoded name to the written one', async () => {
    const files = {
      'openapi.yaml': withSchema('a%20b.yaml'),
      'a b.yaml': wanted,
      'a%20b.yaml': 'description: Not this.',
    };
    expect(JSON.stringify(accepted(await read(files)).document)).not.toContain('Not this.');
  });

  it.each([
    ['backslashes', String.raw`schemas\a.yaml`, 'Write `/` between folders'],
    ['an anchor in another file', 'a.yaml#train', 'Write a JSON pointer after `#`'],
    ['a file outside the folder, encoded', '%2e%2e/%2e%2e/a.yaml', 'Move the file into the contract’s folder.'],
    ['an absolute path', '/etc/hosts', 'Move the file into the contract’s folder.'],
    ['a name that is no file', 'urn:example:train', 'Save the remote file'],
    ['a remote file', 'HTTPS://trains.example/a.yaml', 'Save the remote file'],
    ['a file by its URL', 'file:///etc/hosts', 'Save the remote file'],
    ['data in a URL', 'data:text/plain,train', 'Save the remote file'],
    ['a folder', './', 'Create the file, or fix the path'],
    ['a missing file', 'My%20Train.yml', 'Create the file, or fix the path'],
    ['a null character', 'a%00.yaml', 'Define the target'],
  ])('refuses %s', async (_name, reference, remedy) => {
    const problems = refusal(await read({ 'openapi.yaml': withSchema(reference), 'a.yaml': wanted }));
    expect(problems).toMatch(/^1 problem /);
    expect(problems).toContain(`→ ${remedy}`);
  });

  it('returns only files that exist', async () => {
    const { files } = accepted(
      await read({ 'openapi.yaml': `${withSchema('a.yaml')}\nx-a: { $ref: none.yaml }`, 'a.yaml': wanted }),
    );
    expect(files.map((file) => file.replace(/.*\//, ''))).toEqual(['openapi.yaml', 'a.yaml']);
  });

  it('follows references of files in folders of their own', async () => {
    const files = {
      'openapi.yaml': withSchema('my%20parts/a.yaml'),
      'my parts/a.yaml': 'properties: { b: { $ref: ../more/b%20c.yaml } }',
      'more/b c.yaml': `properties: { d: { $ref: '../my%20parts/a.yaml' }, e: { $ref: './d.json#/e' } }`,
      'more/d.json': `{ "e": { "description": "This one." } }`,
    };
    const { document, files: found } = accepted(await read(files));
    expect(found).toHaveLength(4);
    expect(JSON.stringify(document)).toContain('This one.');
    expect(JSON.stringify(document)).not.toMatch(/\.yaml|\.json/);
  });
});
