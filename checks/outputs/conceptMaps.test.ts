import { resolve } from 'node:path';
import Ajv from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import type { ValidateFunction } from 'ajv';
import { toObject } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { buildConceptMapFiles, buildReference, reservedSlugs } from '@reliure/reference';
import { defaultBasePath } from '@reliure/richtext';
import { identity } from '../../site/identity.ts';
import { readFhirSchema } from '../mappings/fhirR4.ts';

const to = (type: string) => ({ $ref: `#/definitions/${type}` });

describe('ConceptMaps of the site', () => {
  let validate: ValidateFunction;
  let files: readonly (readonly [path: string, resource: unknown])[];

  beforeAll(async () => {
    const ajv = new Ajv({ strict: false, inlineRefs: false });
    ajv.addMetaSchema(draft6);
    // Its `id` is a keyword of an older draft than the one that it declares.
    const { id: _id, ...schema } = readFhirSchema();
    // The site only writes ConceptMaps and bundles of them: compiling the other 140 types of resources takes most of a minute.
    const definitions = { ...toObject(schema['definitions']), ResourceList: to('ConceptMap') };
    validate = ajv.compile({ ...schema, definitions, oneOf: [to('ConceptMap'), to('Bundle')] });
    const { mappings } = buildReference(
      await loadContract(resolve('site', identity.contract), { reservedSlugs: reservedSlugs() }),
    );
    files = buildConceptMapFiles(mappings, { ...identity, basePath: defaultBasePath }).map(([path, text]) => [
      path,
      JSON.parse(String(text)) as unknown,
    ]);
  });

  it('are resources of FHIR R4', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter(([, resource]) => !validate(resource)).map(([path]) => path)).toEqual([]);
  });

  it('have identifiers of their own', () => {
    const ids = files.map(([, resource]) => (resource as { readonly id?: string }).id).filter((id) => id !== undefined);
    expect(ids.filter((id) => !/^[A-Za-z0-9.-]{1,64}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
