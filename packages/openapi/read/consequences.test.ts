import { describe, expect, it } from 'vitest';
import { accepted, contractFolder, refusal } from './testing/contractFolder.ts';

const read = contractFolder();

const head = 'openapi: 3.0.3\ninfo: { title: Trains, version: "1" }\n';
const done = "responses: { '204': { description: Done. } }";
const to = (pointer: string) => `{ $ref: '#/${pointer}' }`;

/** Components of one kind, of which the first leads to the second and back. */
const loopOf = (kind: string) =>
  `components: { ${kind}: { A: ${to(`components/${kind}/B`)}, B: ${to(`components/${kind}/A`)} } }`;

describe('loadContract, for a $ref that only leads back to itself', () => {
  it.each([
    [
      'a response',
      `paths: { /a: { get: { responses: { '200': ${to('components/responses/A')} } } } }\n${loopOf('responses')}`,
    ],
    ['a response that nothing uses', `paths: {}\n${loopOf('responses')}`],
    [
      'a body',
      `paths: { /a: { put: { requestBody: ${to('components/requestBodies/A')}, ${done} } } }\n${loopOf('requestBodies')}`,
    ],
    [
      'a parameter',
      `paths: { '/a/{id}': { get: { parameters: [${to('components/parameters/A')}], ${done} } } }\n${loopOf('parameters')}`,
    ],
    [
      'a parameter of the path',
      `paths: { '/a/{id}': { parameters: [${to('paths/~1a~1{id}/parameters/0')}], get: { ${done} } } }`,
    ],
    ['a header', `paths: {}\n${loopOf('headers')}`],
    ['a security scheme', `paths: {}\n${loopOf('securitySchemes')}`],
    ['an operation', `paths: { /a: { get: ${to('paths/~1a/get')} } }`],
    ['the information about the API', `openapi: 3.0.3\ninfo: ${to('info')}\npaths: {}`],
  ])('refuses %s, and reports nothing that only follows from it', async (_name, text) => {
    const problems = refusal(await read({ 'a.yaml': text.startsWith('openapi') ? text : head + text }));
    expect(problems).toMatch(/^1 problem in the contract:\n\n\S+ .*\n {2}This `\$ref` only leads back to itself\.\n/);
  });

  it.each([
    ['a schema', `paths: {}\n${loopOf('schemas')}`],
    ['an example', `paths: {}\n${loopOf('examples')}`],
    ['a Path Item', `paths: { /a: ${to('paths/~1a')} }`],
  ])('accepts %s, which may be empty', async (_name, text) => {
    const { warnings } = accepted(await read({ 'a.yaml': head + text }));
    expect(warnings.map(({ message }) => message)).toEqual(['This `$ref` only leads back to itself.']);
  });

  it('reports what else is wrong', async () => {
    const text = `paths: { /a: { get: { summary: 1 } } }\n${loopOf('responses')}`;
    const problems = refusal(await read({ 'a.yaml': head + text }));
    expect(problems).toContain('2 problems in the contract:');
    expect(problems).toContain('Expected type `string` but got `integer`');
  });
});
