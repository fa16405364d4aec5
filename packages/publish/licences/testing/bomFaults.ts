import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

const schemas = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
const home = 'http://cyclonedx.org/schema/';

/** Where an SBOM departs from the schema that CycloneDX publishes for its version 1.6; empty for one that does not. */
export function bomFaults(sbom: unknown): readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  // Ajv has not these two; CycloneDX’s own validator takes anything for the first.
  ajv.addFormat('iri-reference', true);
  ajv.addFormat('idn-email', /^\S+@\S+$/);
  // Under the names by which the first one refers to them, which are not their own.
  for (const name of ['spdx', 'jsf-0.82']) ajv.addSchema(readSchema(name), `${home}${fileName(name)}`);
  const validate = ajv.compile(readSchema('bom-1.6'));
  return validate(sbom)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

function readSchema(name: string): Record<string, unknown> {
  const schema: unknown = JSON.parse(readFileSync(join(schemas, fileName(name)), 'utf8'));
  if (typeof schema !== 'object' || schema === null) throw new Error(`The schema ${name} is no object.`);
  return { ...schema };
}

function fileName(schema: string): string {
  return `${schema}.SNAPSHOT.schema.json`;
}
