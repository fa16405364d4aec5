import type { ParameterLocation } from '@reliure/openapi';
import { toDelimitedPair } from '../delimiters.ts';
import { encode, toStyledHeader, toStyledPairs, toPathText } from '../serialize.ts';
import { mapTexts, text, toHeaderValue } from '../templates.ts';
import { texts } from '../../texts.ts';
import type { Pair } from '../../types.ts';
import type { SentParameter } from './sentParameter.ts';
import { styleNote } from './styleNote.ts';

/** The parameters of a request, as they are sent. */
export interface WrittenParameters {
  /** Encoded texts, by name. */
  readonly path: ReadonlyMap<string, string>;
  readonly query: readonly Pair[];
  /** Pairs of the query with delimiters that clients would encode, encoded. */
  readonly delimited: readonly (readonly [name: string, value: string])[];
  /** A query that does not consist of pairs, encoded. */
  readonly whole?: string;
  readonly headers: readonly Pair[];
  /** Encoded. */
  readonly cookies: readonly Pair[];
  /** Comments on values that the reader has to complete. */
  readonly notes: readonly string[];
}

/** Serializes the parameters of a request. */
export function writeParameters(parameters: readonly SentParameter[]): WrittenParameters {
  const at = (location: ParameterLocation) => parameters.filter((parameter) => parameter.in === location);
  const whole = at('querystring')[0]?.text;
  return {
    notes: parameters.flatMap((parameter) => toNote(parameter) ?? []),
    path: new Map(at('path').map((parameter) => [parameter.name, toPathValue(parameter)])),
    query: at('query')
      .filter((parameter) => delimitedPair(parameter) === null)
      .flatMap(toNamedPairs),
    delimited: at('query')
      .map(delimitedPair)
      .filter((pair) => pair !== null),
    ...(whole !== undefined && { whole }),
    headers: at('header').map(toHeader),
    cookies: at('cookie').flatMap(toCookies),
  };
}

/** An idempotency key is generated for each call, because a key that everybody copies would replay an old response. */
function toHeader({ name, value, text: written, explode, isGenerated }: SentParameter): Pair {
  if (isGenerated === true) return { name, value: [{ kind: 'uuid' }] };
  return { name, value: text(toHeaderValue(written ?? toStyledHeader(value, explode))) };
}

function toPathValue(parameter: SentParameter): string {
  const { name, value, text: written } = parameter;
  return written === undefined ? toPathText(name, value, parameter) : encode(written);
}

function toNamedPairs(parameter: SentParameter): readonly Pair[] {
  const { name, value, text: written } = parameter;
  const pairs = written === undefined ? toStyledPairs(name, value, parameter) : [[name, written] as const];
  return pairs.map(([key, own]) => ({ name: key, value: text(own) }));
}

function toCookies(parameter: SentParameter): readonly Pair[] {
  const delimited = delimitedPair(parameter);
  if (delimited !== null) return [{ name: delimited[0], value: text(delimited[1]) }];
  if (parameter.style === 'cookie') {
    return toNamedPairs(parameter).map(({ name, value }) => ({ name, value: mapTexts(value, toHeaderValue) }));
  }
  return toNamedPairs(parameter).map(({ name, value }) => ({
    name: encode(name),
    value: mapTexts(value, encode),
  }));
}

function delimitedPair(parameter: SentParameter): readonly [name: string, value: string] | null {
  const { name, value, text: written } = parameter;
  return written === undefined ? toDelimitedPair(name, value, parameter) : null;
}

/** Returns the comment on a parameter without a value, or whose value may be misread. */
function toNote(parameter: SentParameter): string | undefined {
  if (parameter.value === undefined) return texts().comments.unknownParameter(parameter.name);
  return parameter.text === undefined ? styleNote(parameter) : undefined;
}
