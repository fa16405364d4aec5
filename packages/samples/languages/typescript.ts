import type { SampleLanguage } from '../types';
import { toFetchSample, type Typing } from './parts/fetch';

const typed: Typing = {
  unknown: ': unknown',
  environment: (name) => `process.env.${name} ?? ''`,
};

/** Compiles under `strict`; what an answer holds is `unknown` until the caller says what to expect. */
export const typescript: SampleLanguage = {
  id: 'typescript',
  label: 'TypeScript',
  language: 'typescript',
  generate: (request) => toFetchSample(request, typed),
};
