import type { JsonObject, Resolve } from '@reliure/openapi';
import { toMarks } from '@reliure/richtext';
import { withAuthoredSamples } from './authored/authoredSamples.ts';
import { sampleLanguages } from './languages/sampleLanguages.ts';
import { toCalls } from './request/request.ts';
import type { Sample, SampleRequest, SampleSource } from './types.ts';

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
  return toCalls(source, document, resolve).map(({ name, title, request }) => ({
    name,
    title,
    samples: withAuthoredSamples(source.operation, toSamples(request)),
  }));
}
