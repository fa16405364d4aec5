import { createResolve, operationSlugs, rootOperations } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toSampleRequest } from '../request/request.ts';
import { toSamples } from '../samples.ts';
import type { SampleCase } from './types.ts';

/** Returns every operation of a contract with its request and samples. The `id` is the slug. */
export function buildCases(document: JsonObject): readonly SampleCase[] {
  const resolve = createResolve(document);
  const sources = rootOperations(document, resolve);
  const slugs = operationSlugs(sources, new Set());
  return sources.map((source, index) => {
    const request = toSampleRequest(source, document, resolve);
    return { id: String(slugs[index]), request, samples: toSamples(request) };
  });
}
