import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

const schemas = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
const home = 'http://cyclonedx.org/schema/';

/** Lists where an SBOM violates the schema that CycloneDX publishes for version 1.6; empty if it is valid. */
export function bomFaults(sbom: unknown): readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  // Ajv lacks these two formats. CycloneDX’s own validator accepts any text as an `iri-reference`.
  ajv.addFormat('iri-reference', true);
  ajv.addFormat('idn-email', /^\S+@\S+$/);
  // The schema `bom-1.6` refers to these two by URLs that differ from their `$id`.
  for (const name of ['spdx', 'jsf-0.82']) ajv.addSchema(readSchema(name), `${home}${fileName(name)}`);
  const validate = ajv.compile(readSchema('bom-1.6'));
  return validate(sbom)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

function readSchema(name: string): Record<string, unknown> {
  const schema: unknown = JSON.parse(readFileSync(join(schemas, fileName(name)), 'utf8'));
  if (typeof schema !== 'object' || schema === null) throw new Error(`The schema ${name} is not an object.`);
  return { ...schema };
}

function fileName(schema: string): string {
  return `${schema}.SNAPSHOT.schema.json`;
}
