import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { createValidator } from './createValidator.ts';
import { createAjv, listMessages, loadDocument, type Message } from './testing/contract.ts';
import { mutate, mutation } from './testing/mutation.ts';

describe.each([['site/contract/openapi.yaml'], ['example/partner/openapi.yaml']])('the contract %s', (path) => {
  let document: JsonObject;
  let messages: readonly Message[];
  let ajv: Record<Message['direction'], ReturnType<typeof createAjv>>;

  beforeAll(async () => {
    document = await loadDocument(path);
    messages = listMessages(document);
    ajv = { request: createAjv(document, 'request'), response: createAjv(document, 'response') };
  });

  const violationsOf = ({ schema, direction }: Message, value: unknown) =>
    createValidator(schema, document, direction)(value);
  /** Ajv allows members that their sender should not send. */
  const isAllowed = (message: Message, value: unknown) =>
    violationsOf(message, value).every(({ keyword }) => keyword === 'readOnly' || keyword === 'writeOnly');

  it('allows what it documents, as Ajv does', () => {
    const wrong = messages.flatMap((message) =>
      message.examples.flatMap((value) => {
        const violations = violationsOf(message, value);
        const isSame = ajv[message.direction](message.pointer, value) === (violations.length === 0);
        return isSame && violations.length === 0 ? [] : [{ pointer: message.pointer, value, violations }];
      }),
    );
    expect(messages.flatMap(({ examples }) => examples).length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('allows and refuses what Ajv does', () => {
    const documented = messages.flatMap((message) => message.examples.map((value) => ({ message, value })));
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...documented), mutation, ({ message, value }, change) => {
        const mutated = mutate(value, change);
        if (mutated.value === undefined) return;
        const want = ajv[message.direction](message.pointer, mutated.value);
        if (!want) refused += 1;
        expect([message.pointer, mutated, isAllowed(message, mutated.value)]).toEqual([message.pointer, mutated, want]);
      }),
      { numRuns: 6000, seed: 45 },
    );
    expect(refused).toBeGreaterThan(1000);
  });

  it('reports what is wrong where it is', () => {
    const documented = messages.flatMap((message) => message.examples.map((value) => ({ message, value })));
    const misplaced: unknown[] = [];
    fc.assert(
      fc.property(fc.constantFrom(...documented), mutation, ({ message, value }, change) => {
        const mutated = mutate(value, change);
        const own = mutated.path.map((key) => `/${key}`).join('');
        const violations = mutated.value === undefined ? [] : violationsOf(message, mutated.value);
        expect(new Set(violations.map(({ pointer, message }) => pointer + message)).size).toBe(violations.length);
        const isNear = violations.some(({ pointer }) => pointer.startsWith(own) || own.startsWith(pointer));
        if (violations.length > 0 && !isNear) misplaced.push([own, violations]);
      }),
      { numRuns: 3000, seed: 46 },
    );
    expect(misplaced).toEqual([]);
  });
});
