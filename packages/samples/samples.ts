import type { JsonObject, Resolve } from '@reliure/openapi';
import { toMarks } from '@reliure/richtext';
import { withAuthoredSamples } from './authored/authoredSamples.ts';
import { csharp } from './languages/csharp.ts';
import { curl } from './languages/curl.ts';
import { dart } from './languages/dart.ts';
import { go } from './languages/go.ts';
import { java } from './languages/java.ts';
import { javascript } from './languages/javascript.ts';
import { kotlin } from './languages/kotlin.ts';
import { php } from './languages/php.ts';
import { python } from './languages/python.ts';
import { swift } from './languages/swift.ts';
import { typescript } from './languages/typescript.ts';
import { toNamedRequests, toSampleRequest } from './request/request.ts';
import type { Sample, SampleLanguage, SampleRequest, SampleSource } from './types.ts';

/** The languages of the samples, in the order in which the site offers them. */
export const sampleLanguages: readonly SampleLanguage[] = [
  curl,
  javascript,
  typescript,
  python,
  php,
  java,
  csharp,
  go,
  kotlin,
  swift,
  dart,
];

/** Writes a request in each language. */
export function toSamples(request: SampleRequest): readonly Sample[] {
  return sampleLanguages.map(({ generate, ...language }) => {
    const text = generate(request);
    return { ...language, text, marks: toMarks(text, language.language) };
  });
}

/** A call of an operation in each language. */
export interface SampleCall {
  /** The examples of responses with this name are those of the call. */
  readonly name: string;
  readonly title: string;
  readonly samples: readonly Sample[];
}

/**
 * Returns the calls that a contract names, or else one without a name. Their samples are those of the operation’s author,
 * and a generated one in each other language.
 */
export function buildCalls(source: SampleSource, document: JsonObject, resolve: Resolve): readonly SampleCall[] {
  const named = toNamedRequests(source, document, resolve);
  const only = { name: '', title: '', request: toSampleRequest(source, document, resolve) };
  return (named.length === 0 ? [only] : named).map(({ name, title, request }) => ({
    name,
    title,
    samples: withAuthoredSamples(source.operation, toSamples(request)),
  }));
}
