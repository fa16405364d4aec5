import { expect, it } from 'vitest';
import { buildTypes } from './types.ts';

it('writes the types of a contract', async () => {
  const schemas = { Loan: { type: 'object', properties: { days: { type: 'integer' } } } };
  const types = await buildTypes({
    openapi: '3.1.0',
    info: { title: 'L', version: '1' },
    paths: {},
    components: { schemas },
  });
  expect(types).toMatch(/Loan: \{\s+days\?: number;/);
});

it('says which option to remove if the generator fails', async () => {
  await expect(buildTypes({ openapi: '2.0', paths: {} })).rejects.toThrow(
    /^openapi-typescript cannot write the types of this contract: .* Remove the option hasTypes\.$/s,
  );
});
