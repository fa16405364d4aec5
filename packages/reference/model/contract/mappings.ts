import { isObject, member, members, toArray, toText } from '@reliure/openapi';
import { texts } from '../../texts/index.ts';
import { toContractSearchPhrases, type WithSearchPhrases } from '../contractSearchPhrases.ts';
import { buildNameSlugs } from '../nameSlugs.ts';

/** A standard that schemas of the contract are mapped to (`x-mappings`). Texts are as the contract has them. */
export interface Standard extends WithSearchPhrases {
  /** Slug of the page that lists the mapped schemas: `correspondances/fhir`. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The structures and code systems of the standard, by the name that mappings refer to them with. */
  readonly targets: ReadonlyMap<string, Target>;
  /** The mapped schemas, by name. Schemas without a counterpart are among them, without entries. */
  readonly schemas: ReadonlyMap<string, SchemaMapping>;
}

/** A structure of a standard that fields are mapped to, or a code system that codes are mapped to. */
export interface Target {
  readonly name: string;
  readonly title: string;
  /** Permanent URI that identifies it. */
  readonly uri: string;
  /** Address of its documentation. */
  readonly address?: string;
}

/** The counterparts of a schema’s fields, or of a list’s codes. */
export interface SchemaMapping {
  readonly schema: string;
  /** Slug of the mapping’s page: `correspondances/fhir/Tiers`. */
  readonly slug: string;
  readonly kind: 'fields' | 'codes';
  /** The element of the standard that has the codes, if the schema is a list. */
  readonly element?: string;
  readonly remark?: string;
  readonly entries: readonly MappingEntry[];
}

/** The counterparts of a field or a code. */
export interface MappingEntry {
  /** The path of a field from its schema, with full stops, or a code. */
  readonly name: string;
  /** Elements or codes of the standard. Empty if there is no counterpart. */
  readonly to: readonly MappedTo[];
  readonly equivalence: Equivalence;
  readonly remark?: string;
}

/** An element of a structure, or a code of a code system. */
export interface MappedTo {
  readonly code: string;
  /** Name of the structure or code system that it belongs to. */
  readonly target: string;
}

/**
 * How the meaning of a counterpart relates to that of the field or the code: `wider` if it means more.
 *
 * @see https://hl7.org/fhir/R4/valueset-concept-map-equivalence.html
 */
export type Equivalence = (typeof equivalences)[number];

export const equivalences = ['equivalent', 'wider', 'narrower', 'inexact', 'relatedto', 'unmatched'] as const;

/** Returns the first slug segment of the pages of mappings. */
export function mappingsFolder(): string {
  return texts().slugs.mappings;
}

/** Reads the standards at the contract’s root (`x-mappings`). */
export function readStandards(mappings: unknown): readonly Standard[] {
  const slugs = buildNameSlugs(
    mappingsFolder(),
    members(mappings).map(([name]) => name),
  );
  return members(mappings).map(([name, standard]) => {
    const slug = slugs.get(name) ?? '';
    const targets = new Map(members(member(standard, 'targets')).map(([key, target]) => [key, toTarget(key, target)]));
    return {
      slug,
      title: toText(member(standard, 'title')) ?? name,
      description: toText(member(standard, 'description')) ?? '',
      targets,
      schemas: readSchemas(member(standard, 'schemas'), slug, targets),
      ...toContractSearchPhrases(standard),
    };
  });
}

function toTarget(name: string, target: unknown): Target {
  const address = toText(member(target, 'address'));
  return {
    name,
    title: toText(member(target, 'name')) ?? name,
    uri: toText(member(target, 'uri')) ?? '',
    ...(address !== undefined && { address }),
  };
}

function readSchemas(
  schemas: unknown,
  folder: string,
  targets: ReadonlyMap<string, Target>,
): ReadonlyMap<string, SchemaMapping> {
  const slugs = buildNameSlugs(
    folder,
    members(schemas).map(([name]) => name),
  );
  return new Map(
    members(schemas).map(([schema, mapping]): readonly [string, SchemaMapping] => {
      const codes = member(mapping, 'codes');
      const element = toText(member(mapping, 'element'));
      const entries = members(codes ?? member(mapping, 'fields')).map(([name, written]) =>
        toEntry(name, written, toText(member(mapping, 'system')), targets),
      );
      return [
        schema,
        {
          schema,
          slug: slugs.get(schema) ?? '',
          kind: codes === undefined ? 'fields' : 'codes',
          ...(element !== undefined && { element }),
          ...toRemark(mapping),
          entries,
        },
      ];
    }),
  );
}

/** Reads an entry. It may be a single counterpart, a list of them, or an object with more about them. */
function toEntry(
  name: string,
  written: unknown,
  system: string | undefined,
  targets: ReadonlyMap<string, Target>,
): MappingEntry {
  const to = isObject(written) ? written['to'] : written;
  const profile = toText(member(written, 'as'));
  const codes = (typeof to === 'string' ? [to] : toArray(to)).flatMap((code) => toText(code) ?? []);
  const known = codes.flatMap((code) => {
    const target = system ?? profile ?? structureOf(code);
    return targets.has(target) ? [{ code, target }] : [];
  });
  const wanted = toText(member(written, 'equivalence'));
  const equivalence = equivalences.find((one) => one === wanted) ?? 'equivalent';
  return { name, to: known, equivalence: known.length === 0 ? 'unmatched' : equivalence, ...toRemark(written) };
}

/** @example structureOf('Patient.name.family') // 'Patient' */
export function structureOf(path: string): string {
  return path.split('.', 1).join('');
}

function toRemark(written: unknown): { readonly remark?: string } {
  const remark = toText(member(written, 'remark'));
  return remark === undefined ? {} : { remark };
}
