import { beforeAll, describe, expect, it } from 'vitest';
import { loadFhirR4, type Definitions } from './fhirR4.ts';
import { mappingProblems } from './mappingProblems.ts';

let definitions: Definitions;

beforeAll(() => {
  definitions = loadFhirR4();
});

const targets = {
  Patient: { uri: 'https://site.example/StructureDefinition/patient' },
  Location: { uri: 'http://hl7.org/fhir/StructureDefinition/Location' },
  gender: { uri: 'http://hl7.org/fhir/administrative-gender' },
  own: { uri: 'https://site.example/codes', codes: ['x', 'y'] },
};

/** Returns the problems of a mapping of one schema, as text. */
function problems(schema: object, mapping: object, standard: object = {}): readonly string[] {
  const document = {
    components: { schemas: { Personne: schema } },
    'x-mappings': { fhir: { definitions: 'fhir-r4', targets, schemas: { Personne: mapping }, ...standard } },
  };
  return mappingProblems(document, { 'fhir-r4': () => definitions }).map(
    ({ location, message, remedy }) => `${location.replace('x-mappings/fhir/', '')}: ${message} ${remedy}`,
  );
}

const person = { type: 'object', properties: { nom: { type: 'string' }, lieu: { properties: { rue: {} } } } };
const sex = { type: 'string', enum: ['F', 'M'] };

describe('mappingProblems', () => {
  it.each<[string, object, object]>([
    ['fields', person, { fields: { nom: 'Patient.name.family', lieu: null } }],
    ['several counterparts', person, { fields: { nom: ['Patient.name.text', 'Patient.name.family'], lieu: null } }],
    ['a field of an inline object', person, { fields: { nom: null, lieu: 'Patient.address', 'lieu.rue': null } }],
    [
      'a choice of types',
      person,
      { fields: { nom: 'Patient.deceasedDateTime', lieu: 'Patient.extension.valueAddress' } },
    ],
    ['a profile of another name', person, { fields: { nom: { to: 'Patient.id', as: 'Location' }, lieu: null } }],
    ['codes', sex, { element: 'Patient.gender', system: 'gender', codes: { F: 'female', M: 'male' } }],
    ['codes that the target lists', sex, { element: 'Patient.gender', system: 'own', codes: { F: 'x', M: null } }],
    ['a schema without a counterpart', person, { remark: 'Nothing of the kind.' }],
  ])('accepts %s', (_fact, schema, mapping) => expect(problems(schema, mapping)).toEqual([]));

  it.each<[string, object, object, string]>([
    [
      'an unknown field',
      person,
      { fields: { nom: null, lieu: null, nomm: null } },
      'schemas/Personne/fields: The schema has no field "nomm". Did you mean "nom"?',
    ],
    [
      'a missing field',
      person,
      { fields: { nom: null } },
      'schemas/Personne/fields: The field "lieu" is missing. Name its counterpart, or write `null` if there is none.',
    ],
    [
      'an unknown element',
      person,
      { fields: { nom: 'Patient.name.familly', lieu: null } },
      'schemas/Personne/fields/nom: The standard has no element "Patient.name.familly". Did you mean "family"?',
    ],
    [
      'an unknown target',
      person,
      { fields: { nom: 'Device.id', lieu: null } },
      'schemas/Personne/fields/nom: The target "Device" is not defined. Did you mean "gender"?',
    ],
    [
      'an unknown member',
      person,
      { fields: { nom: { too: 'Patient.id' }, lieu: null } },
      'schemas/Personne/fields/nom: "too" is unknown here. Did you mean "to"?',
    ],
    [
      'an unknown equivalence',
      person,
      { fields: { nom: { to: 'Patient.id', equivalence: 'broader' }, lieu: null } },
      'schemas/Personne/fields/nom: The equivalence "broader" is unknown. Did you mean "wider"?',
    ],
    [
      'a difference without a remark',
      person,
      { fields: { nom: { to: 'Patient.id', equivalence: 'inexact' }, lieu: null } },
      'schemas/Personne/fields/nom: The counterpart is inexact, but the difference is not described. Add `remark`.',
    ],
    [
      'an unknown code of the standard',
      sex,
      { element: 'Patient.gender', system: 'gender', codes: { F: 'woman', M: 'male' } },
      'schemas/Personne/codes/F: "gender" has no code "woman". Did you mean "male"?',
    ],
    [
      'an unknown code of the contract',
      sex,
      { element: 'Patient.gender', system: 'gender', codes: { F: 'female', M: 'male', I: 'unknown' } },
      'schemas/Personne/codes: The schema has no code "I". Did you mean "F"?',
    ],
    [
      'a schema without a counterpart or a reason',
      person,
      {},
      'schemas/Personne: The schema has no counterpart, and no reason is given. Add `fields`, `codes` or `remark`.',
    ],
  ])('reports %s', (_fact, schema, mapping, want) => expect(problems(schema, mapping)).toEqual([want]));

  it('reports a schema that the contract does not have', () =>
    expect(problems(person, { remark: 'No.' }, { schemas: { Persone: { remark: 'No.' } } })).toEqual([
      'schemas/Persone: The contract has no schema "Persone". Did you mean "Personne"?',
    ]));

  it.each([
    ['structure', 'http://hl7.org/fhir/StructureDefinition/Person2'],
    ['code system', 'http://hl7.org/fhir/administrative-genders'],
  ])('reports an unknown %s', (_fact, uri) =>
    expect(problems(person, { remark: 'No.' }, { targets: { a: { uri } } })).toEqual([
      `targets/a: The standard does not define ${uri}. Correct the URI, or list the codes that you use in \`codes\`.`,
    ]),
  );

  it('reports unknown definitions', () =>
    expect(problems(person, {}, { definitions: 'fhir-r5' })).toEqual([
      'definitions: The definitions "fhir-r5" are unknown. Did you mean "fhir-r4"?',
    ]));
});
