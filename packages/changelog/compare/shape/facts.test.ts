import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Oas3Types, Oas3_1Types, Oas3_2Types } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { members, parseJson } from '@reliure/openapi';
import type { ObjectName } from './fact.ts';
import { facts } from './facts.ts';

/** The objects of OpenAPI, as the linter’s types name them. */
const objects: readonly (readonly [ObjectName, readonly string[]])[] = [
  ['contract', ['Root']],
  ['components', ['Components']],
  ['pathItem', ['PathItem']],
  ['operation', ['Operation']],
  ['parameter', ['Parameter']],
  ['header', ['Header']],
  ['requestBody', ['RequestBody']],
  ['mediaType', ['MediaType']],
  ['encoding', ['Encoding']],
  ['response', ['Response']],
  ['link', ['Link']],
  ['server', ['Server']],
  ['serverVariable', ['ServerVariable']],
  ['securityScheme', ['SecurityScheme']],
  ['flows', ['OAuth2Flows']],
  ['flow', ['ImplicitFlow', 'PasswordFlow', 'ClientCredentials', 'AuthorizationCode', 'DeviceAuthorization']],
  ['discriminator', ['Discriminator']],
  ['xml', ['Xml']],
  ['schema', ['Schema']],
];

/** What the linter’s types accept beside the keywords of the specification: a text beside a `$ref`, and earlier drafts. */
const others: ReadonlySet<string> = new Set(['summary', 'id', 'definitions']);

const { resolve } = createRequire(import.meta.url);
const vocabularies = ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'];

function keywordsOf(vocabulary: string): readonly string[] {
  const file = resolve(`ajv/dist/refs/json-schema-2020-12/meta/${vocabulary}.json`);
  const schema = parseJson(readFileSync(file, 'utf8'));
  return members(schema).flatMap(([key, value]) => (key === 'properties' ? members(value).map(([name]) => name) : []));
}

describe('facts', () => {
  it.each(objects)('has a row for every keyword of the object %s of OpenAPI 3.0, 3.1 and 3.2', (name, types) => {
    const all = [Oas3Types, Oas3_1Types, Oas3_2Types].flatMap((version) =>
      types.flatMap((type) => Object.keys(Object.entries(version).find(([key]) => key === type)?.[1].properties ?? {})),
    );
    const keywords = all.filter((keyword) => !keyword.startsWith('x-') && !(name === 'schema' && others.has(keyword)));
    expect(keywords.length).toBeGreaterThan(0);
    expect(keywords.filter((keyword) => !Object.hasOwn(facts[name], keyword))).toEqual([]);
  });

  it.each(vocabularies)('has a row for every keyword of the vocabulary %s of JSON Schema 2020-12', (vocabulary) => {
    const keywords = keywordsOf(vocabulary);
    expect(keywords.length).toBeGreaterThan(0);
    expect(keywords.filter((keyword) => !Object.hasOwn(facts.schema, keyword))).toEqual([]);
  });
});
