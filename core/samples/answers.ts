import { members, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { slugify } from '../contract/slug';
import { mergeSchema } from '../pages/mergeSchema';
import { schemaTypes } from '../pages/typeWording';
import { isJson, isTextual, toFileName } from './mediaTypes';
import type { SampleSource, SampleSuccess } from './types';

/** What a sample does with the answers of an operation. */
export interface SampleAnswers {
  readonly success: SampleSuccess;
  /** The content that is asked for where an answer comes in several. */
  readonly accept?: string;
  readonly problem: readonly string[];
}

type Contents = readonly (readonly [mediaType: string, media: JsonObject])[];

/** @see https://spec.openapis.org/oas/v3.1.0#responses-object */
export function toSampleAnswers({ operation, path, method }: SampleSource, resolve: Resolve): SampleAnswers {
  const answers = members(operation['responses'])
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => ({ status, contents: toContents(resolve(response).node, resolve) }));
  const successes = answers.filter(({ status }) => status.startsWith('2'));
  const kinds = successes.map(({ contents }) => toSuccess(contents, path));
  const offered = successes[0]?.contents.map(([mediaType]) => mediaType) ?? [];
  const accept = offered.length > 1 ? offered.find(isJson) : undefined;
  return {
    success: method === 'head' ? { kind: 'none' } : soleSuccess(kinds),
    ...(accept !== undefined && { accept }),
    problem:
      answers
        .filter(({ status }) => /^[45]/.test(status) || (status === 'default' && successes.length > 0))
        .map(({ contents }) => toProblem(contents, resolve))
        .find((names) => names.length > 0) ?? [],
  };
}

function toContents(response: JsonObject, resolve: Resolve): Contents {
  return members(response['content']).map(([mediaType, media]) => [mediaType, resolve(media).node] as const);
}

function toSuccess(contents: Contents, path: string): SampleSuccess {
  const types = contents.map(([mediaType]) => mediaType);
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

/** The members that commonly tell an error's code and explain it, the plainest first. @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1 */
const codeNames = ['code', 'error', 'title', 'type'];
const detailNames = ['detail', 'message', 'error_description', 'title', 'description'];

function toProblem(contents: Contents, resolve: Resolve): readonly string[] {
  const media = contents.find(([mediaType]) => isJson(mediaType))?.[1];
  if (media === undefined) return [];
  const { properties } = mergeSchema([media['schema'] ?? {}], resolve);
  const isText = (name: string) => {
    const schemas = properties.get(name);
    return schemas !== undefined && schemaTypes(mergeSchema(schemas, resolve).keywords).includes('string');
  };
  const code = codeNames.find(isText);
  const detail = detailNames.find((name) => name !== code && isText(name));
  return [code, detail].filter((name) => name !== undefined);
}
