import type { SampleLanguage } from '../types.ts';
import { toFetchSample, type Typing } from './parts/fetch.ts';

const typed: Typing = {
  unknown: ': unknown',
  environment: (name) => `process.env.${name} ?? ''`,
};

/** Compiles under `strict`. The result is `unknown`, because the sample has no type for the response. */
export const typescript: SampleLanguage = {
  id: 'typescript',
  label: 'TypeScript',
  language: 'typescript',
  generate: (request) => toFetchSample(request, typed),
};
