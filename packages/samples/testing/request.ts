import type { SampleRequest } from '../types.ts';

/** A call with nothing but its URL, for tests to add what they are about. */
export const plainRequest: SampleRequest = {
  method: 'GET',
  url: 'https://a.example/a',
  query: [],
  headers: [],
  body: { kind: 'none' },
  success: { kind: 'none' },
};
