import type { JsonObject } from '../../core/contract/json';
import { members } from '../../core/contract/json';
import { pathItemOperations } from '../../core/contract/operations';
import { createResolve } from '../../core/contract/references';
import { operationSlugs } from '../../core/contract/slug';
import { toSampleRequest } from '../../core/samples/request';
import { toSamples } from '../../core/samples/samples';
import type { SampleCase } from './types';

/** Every operation of a contract with its request and samples, by slug. */
export function buildCases(document: JsonObject): readonly SampleCase[] {
  const resolve = createResolve(document);
  const sources = members(document['paths']).flatMap(([path, reference]) => {
    const pathItem = resolve(reference).node;
    return pathItemOperations(pathItem).map(({ method, operation }) => ({ path, method, operation, pathItem }));
  });
  const slugs = operationSlugs(sources);
  return sources.map((source, index) => {
    const request = toSampleRequest(source, document, resolve);
    return { id: String(slugs[index]), request, samples: toSamples(request) };
  });
}
