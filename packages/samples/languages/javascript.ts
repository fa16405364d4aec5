import type { SampleLanguage } from '../types.ts';
import { toFetchSample, type Typing } from './parts/fetch.ts';

const untyped: Typing = {
  unknown: '',
  environment: (name) => `process.env.${name}`,
};

/** A module for Node.js, because secrets must not be exposed in a browser. */
export const javascript: SampleLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  language: 'javascript',
  generate: (request) => toFetchSample(request, untyped),
};
