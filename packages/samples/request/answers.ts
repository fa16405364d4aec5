import { members, slugify } from '@apidoc/openapi';
import type { Resolve } from '@apidoc/openapi';
import { isJson, isTextual, toFileName } from './mediaTypes';
import type { SampleSource, SampleSuccess } from '../types';

/** What a sample does with the answers of an operation. */
export interface SampleAnswers {
  readonly success: SampleSuccess;
  /** The content that is asked for where an answer comes in several. */
  readonly accept?: string;
}

/** @see https://spec.openapis.org/oas/v3.1.0#responses-object */
export function toSampleAnswers({ operation, path, method }: SampleSource, resolve: Resolve): SampleAnswers {
  const successes = members(operation['responses'])
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => members(resolve(response).node['content']).map(([mediaType]) => mediaType));
  const kinds = successes.map((types) => toSuccess(types, path));
  const offered = successes[0] ?? [];
  const accept = offered.length > 1 ? offered.find(isJson) : undefined;
  return {
    success: method === 'head' ? { kind: 'none' } : soleSuccess(kinds),
    ...(accept !== undefined && { accept }),
  };
}

function toSuccess(types: readonly string[], path: string): SampleSuccess {
  const [first, ...others] = types;
  if (first === undefined) return { kind: 'none' };
  if (types.some(isJson)) return { kind: 'json' };
  if (isTextual(first) || first.startsWith('*')) return { kind: 'text' };
  const stem =
    slugify(
      path
        .split('/')
        .filter((part) => part !== '' && !part.includes('{'))
        .at(-1) ?? '',
    ) || 'reponse';
  return { kind: 'file', fileName: others.length > 0 ? stem : toFileName(stem, first) };
}

/** Answers of different kinds are read as the one that none of them breaks. */
function soleSuccess(kinds: readonly SampleSuccess[]): SampleSuccess {
  const [first, ...others] = kinds;
  const file = kinds.find(({ kind }) => kind === 'file');
  if (file !== undefined) return file;
  return first !== undefined && others.every(({ kind }) => kind === first.kind) ? first : { kind: 'text' };
}
