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
import { toSampleRequest } from './request/request.ts';
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

/** Returns the samples of an operation: those of its author, and a generated one in each other language. */
export function buildSamples(source: SampleSource, document: JsonObject, resolve: Resolve): readonly Sample[] {
  return withAuthoredSamples(source.operation, toSamples(toSampleRequest(source, document, resolve)));
}
