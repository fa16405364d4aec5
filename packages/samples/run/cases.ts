import type { JsonObject } from '../../openapi/document/json';
import { members } from '../../openapi/document/json';
import { pathItemOperations } from '../../openapi/document/operations';
import { createResolve } from '../../openapi/document/references';
import { operationSlugs } from '../../openapi/document/slug';
import { toSampleRequest } from '../request';
import { toSamples } from '../samples';
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
