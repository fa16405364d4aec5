import { describe, expect, it } from 'vitest';
import { contractFolder, refusal } from './testing/contractFolder.ts';

const read = contractFolder();

const info = 'info: { title: Trains, version: "1" }\n';

describe('loadContract, for another version', () => {
  it('says that 3.2 is not read, and where the document needs it', async () => {
    const text = `openapi: 3.2.0
${info}tags: [{ name: a, parent: b }]
paths:
  /a:
    query: { responses: { '200': { summary: Found, description: Done. } } }
    additionalOperations: { COPY: { responses: { '204': { description: Done. } } } }
    get:
      parameters: [{ name: q, in: querystring, content: { application/json: {} } }]
      responses: { '200': { description: Done., content: { application/jsonl: { itemSchema: {} } } } }
components: { mediaTypes: {}, examples: { E: { dataValue: 1 } } }`;
    const problems = refusal(await read({ 'a.yaml': text }));
    const [first, ...others] = problems.split('\n\n').slice(1);
    expect(first).toBe(
      './a.yaml:1:1  #/openapi\n  OpenAPI 3.2 is not read yet.\n  → Do not declare it as 3.1: it would lose what is listed below. Publish a version without that, as 3.1.',
    );
    expect(others.map((problem) => problem.replace(/ {2}#.*|\n {2}→.*/g, ''))).toEqual([
      './a.yaml:3:19\n  `parent` is new in OpenAPI 3.2.',
      './a.yaml:6:5\n  `query` is new in OpenAPI 3.2.',
      './a.yaml:7:5\n  `additionalOperations` is new in OpenAPI 3.2.',
      './a.yaml:9:35\n  What `in` says here is new in OpenAPI 3.2.',
      './a.yaml:10:81\n  `itemSchema` is new in OpenAPI 3.2.',
      './a.yaml:11:15\n  `mediaTypes` is new in OpenAPI 3.2.',
      './a.yaml:11:48\n  `dataValue` is new in OpenAPI 3.2.',
    ]);
  });

  it('finds what is new in other files', async () => {
    const files = { 'a.yaml': `openapi: 3.2.1\n${info}paths: { /a: { $ref: b.yaml } }`, 'b.yaml': 'query: {}' };
    expect(refusal(await read(files))).toContain('./b.yaml:1:1  #/query\n  `query` is new in OpenAPI 3.2.');
  });

  it.each([
    ['nothing of 3.2', `openapi: 3.2.0\n${info}paths: {}`, 'Declare it as `openapi: 3.1.1`'],
    ['faults of any version', `openapi: 3.2.0\n${info}paths: { /a: 1 }`, 'Declare it as `openapi: 3.1.1`'],
    [
      'a loop',
      `openapi: 3.2.0\n${info}components: { schemas: { A: { $ref: '#/components/schemas/A' } } }`,
      'Declare it',
    ],
    ['a later version', `openapi: 3.3.0\n${info}paths: {}`, 'Publish the contract in OpenAPI 3.1 or 3.0'],
    ['version 4', `openapi: 4.0.0\n${info}paths: {}`, 'Publish the contract in OpenAPI 3.1 or 3.0'],
    ['a version without its last number', `openapi: '3.1'\n${info}paths: {}`, 'Write `openapi: 3.1.0` or `3.0.x`'],
    ['a number', `openapi: 3.1\n${info}paths: {}`, 'Write `openapi: 3.1.0` or `3.0.x`, as a string.'],
    ['no version', `${info}paths: {}`, 'Write `openapi: 3.1.0` or `3.0.x`, as a string.'],
    ['Swagger as a number', `swagger: 2.0\n${info}paths: {}`, 'Convert it to OpenAPI 3 first'],
    ['Swagger beside OpenAPI', `openapi: 3.0.0\nswagger: '2.0'\n${info}paths: {}`, 'Convert it to OpenAPI 3 first'],
    ['OpenRPC', `openapi: 3.1.0\nopenrpc: 1.2.6\n${info}paths: {}`, 'Remove it.'],
    ['a list', '- openapi: 3.1.0', 'Start it with `openapi: 3.1.0`.'],
    ['a text', 'openapi', 'Start it with `openapi: 3.1.0`.'],
  ])('refuses %s', async (_name, text, remedy) => {
    const problems = refusal(await read({ 'a.yaml': text }));
    expect(problems).toContain('1 problem in the contract:');
    expect(problems).toContain(`→ ${remedy}`);
  });

  it('refuses what Redocly cannot read, without a stack', async () => {
    const text = `openapi: 3.1.0\ninfo: { title: Trains, version: "1", hasOwnProperty: 1 }\npaths: {}`;
    expect(refusal(await read({ 'a.yaml': text }))).toMatch(/The contract cannot be read: .*\n {2}→ Remove one part/);
  });
});
