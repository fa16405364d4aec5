import { describe, expect, it } from 'vitest';
import { contractFolder, refusal } from './testing/contractFolder.ts';

const read = contractFolder();

const info = 'info: { title: Trains, version: "1" }\n';

describe('loadContract, for another version', () => {
  it.each([
    ['a later version', `openapi: 3.3.0\n${info}paths: {}`, 'Publish the contract in OpenAPI 3.2, 3.1 or 3.0'],
    ['version 4', `openapi: 4.0.0\n${info}paths: {}`, 'Publish the contract in OpenAPI 3.2, 3.1 or 3.0'],
    [
      'a version without its last number',
      `openapi: '3.1'\n${info}paths: {}`,
      'Write `openapi: 3.2.0`, `3.1.x` or `3.0.x`',
    ],
    ['a number', `openapi: 3.1\n${info}paths: {}`, 'Write `openapi: 3.2.0`, `3.1.x` or `3.0.x`, as a string.'],
    ['no version', `${info}paths: {}`, 'Write `openapi: 3.2.0`, `3.1.x` or `3.0.x`, as a string.'],
    ['Swagger 1.2', `swagger: '1.2'\n${info}paths: {}`, "Write `swagger: '2.0'` without `openapi`"],
    [
      'Swagger beside OpenAPI',
      `openapi: 3.0.0\nswagger: '2.0'\n${info}paths: {}`,
      "Write `swagger: '2.0'` without `openapi`",
    ],
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
