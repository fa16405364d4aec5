import { members, slugify } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { isJson, isTextual, toFileName } from './mediaTypes.ts';
import { texts } from '../texts.ts';
import type { SampleSource, SampleSuccess } from '../types.ts';

/** The parts of a sample that depend on an operation’s responses. */
export interface ResponseHandling {
  readonly success: SampleSuccess;
  /** The media type to request if a response has several. */
  readonly accept?: string;
  readonly hasEntityTag?: true;
}

/** @see https://spec.openapis.org/oas/v3.1.0#responses-object */
export function toResponseHandling({ operation, path, method }: SampleSource, resolve: Resolve): ResponseHandling {
  const successes = members(operation['responses'])
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => resolve(response).node);
  const types = successes.map(({ content }) => members(content).map(([mediaType]) => mediaType));
  const kinds = types.map((own) => toSuccess(own, path));
  const hasEntityTag = successes.some(({ headers }) =>
    members(headers).some(([name]) => name.toLowerCase() === 'etag'),
  );
  const offered = types[0] ?? [];
  const accept = offered.length > 1 ? offered.find(isJson) : undefined;
  return {
    success: method === 'head' ? { kind: 'none' } : soleSuccess(kinds),
    ...(accept !== undefined && { accept }),
    ...(hasEntityTag && { hasEntityTag }),
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
    ) || texts().fileNames.response;
  return { kind: 'file', fileName: others.length > 0 ? stem : toFileName(stem, first) };
}

/** Returns one way to read responses of different kinds: as a file if one of them is a file, otherwise as text. */
function soleSuccess(kinds: readonly SampleSuccess[]): SampleSuccess {
  const [first, ...others] = kinds;
  const file = kinds.find(({ kind }) => kind === 'file');
  if (file !== undefined) return file;
  return first !== undefined && others.every(({ kind }) => kind === first.kind) ? first : { kind: 'text' };
}
