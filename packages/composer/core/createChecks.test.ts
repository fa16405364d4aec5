import { expect, it } from 'vitest';
import { withBody, toFile } from '../testing/contract.ts';
import { createChecks } from './createChecks.ts';

it('checks a body whose media type is a range', () => {
  const operation = withBody({ required: ['a'] }, 'application/*');
  const checks = createChecks({ paths: { '/a': { post: operation } } }, toFile(operation));
  expect(checks?.body?.({}).map(({ pointer }) => pointer)).toEqual(['/a']);
});
