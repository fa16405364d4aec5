import type { JsonObject, Resolve } from '@apidoc/openapi';
import { toMarks } from '@apidoc/richtext';
import { withAuthoredSamples } from './authored/authoredSamples';
import { csharp } from './languages/csharp';
import { curl } from './languages/curl';
import { dart } from './languages/dart';
import { go } from './languages/go';
import { java } from './languages/java';
import { javascript } from './languages/javascript';
import { kotlin } from './languages/kotlin';
import { php } from './languages/php';
import { python } from './languages/python';
import { swift } from './languages/swift';
import { typescript } from './languages/typescript';
import { toSampleRequest } from './request/request';
import type { Sample, SampleLanguage, SampleRequest, SampleSource } from './types';

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
