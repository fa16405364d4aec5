import { createResolve, operationSlugs, rootOperations } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toNamedRequests, toSampleRequest } from '../request/request.ts';
import { toSamples } from '../samples.ts';
import type { SampleCase } from './types.ts';

/** Returns the calls of every operation of a contract with their requests and samples. */
export function buildCases(document: JsonObject): readonly SampleCase[] {
  const resolve = createResolve(document);
  const sources = rootOperations(document, resolve);
  const slugs = operationSlugs(sources, new Set());
  return sources.flatMap((source, index) => {
    const slug = String(slugs[index]);
    const named = toNamedRequests(source, document, resolve).map(({ request }) => request);
    return (named.length === 0 ? [toSampleRequest(source, document, resolve)] : named).map((request, call) => ({
      id: call === 0 ? slug : `${slug}.${call + 1}`,
      slug,
      call,
      request,
      samples: toSamples(request),
    }));
  });
}
