import { codeAnchor, referencePath } from '@reliure/richtext';
import type { Counterpart, Field, SchemaNode, SchemaPart } from '@reliure/schema';
import type { MappingEntry, SchemaMapping, Standard } from './contract/mappings.ts';

/** A link to the mapping of a schema to a standard. */
export interface MappingReference {
  /** Title of the standard. */
  readonly standard: string;
  readonly slug: string;
}

/** A page of a schema that may be mapped to standards. */
export interface WithMappings {
  readonly mappings?: readonly MappingReference[];
}

/** Returns the mappings of a schema that have a page. */
export function toMappings(schema: string, standards: readonly Standard[]): WithMappings {
  const mappings = findMappings(schema, standards).map(({ standard, mapping: { slug } }) => ({ standard, slug }));
  return mappings.length === 0 ? {} : { mappings };
}

/** Adds to the fields of a schema, at any depth, what corresponds to them in standards. */
export function withCounterparts(schema: string, node: SchemaNode, standards: readonly Standard[]): SchemaNode {
  const mapped = findMappings(schema, standards);
  return mapped.length === 0 ? node : toMappedNode(node, '', (path) => toCounterparts(path, mapped));
}

interface Mapped {
  /** Title of the standard. */
  readonly standard: string;
  readonly mapping: SchemaMapping;
}

function findMappings(schema: string, standards: readonly Standard[]): readonly Mapped[] {
  return standards.flatMap(({ title, schemas }) => {
    const mapping = schemas.get(schema);
    return mapping === undefined || mapping.entries.length === 0 ? [] : [{ standard: title, mapping }];
  });
}

function toCounterparts(path: string, mapped: readonly Mapped[]): readonly Counterpart[] {
  return mapped.flatMap(({ standard, mapping }) => {
    const entry = mapping.entries.find(({ name, to }) => name === path && to.length > 0);
    return entry === undefined
      ? []
      : [{ standard, path: toPath(mapping, entry), codes: entry.to.map(({ code }) => code) }];
  });
}

function toPath({ slug }: SchemaMapping, { name }: MappingEntry): string {
  return `${referencePath(slug)}#${codeAnchor(name)}`;
}

type Find = (path: string) => readonly Counterpart[];

function toMappedNode(node: SchemaNode, parent: string, find: Find): SchemaNode {
  return { ...node, parts: node.parts.map((part) => toMappedPart(part, parent, find)) };
}

function toMappedPart(part: SchemaPart, parent: string, find: Find): SchemaPart {
  switch (part.kind) {
    case 'fields':
      return { ...part, fields: part.fields.map((field) => toMappedField(field, parent, find)) };
    case 'items':
      return { ...part, node: toMappedNode(part.node, parent, find) };
    default:
      return part;
  }
}

function toMappedField(field: Field, parent: string, find: Find): Field {
  const path = `${parent}${field.name}`;
  const counterparts = find(path);
  return {
    ...field,
    ...(counterparts.length > 0 && { counterparts }),
    node: toMappedNode(field.node, `${path}.`, find),
  };
}
