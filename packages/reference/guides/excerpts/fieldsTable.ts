import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { joinPhrases, toCode, toLink, toOneLine, toPhrasing, toTable } from '@reliure/richtext';
import type { LinkWriter, Phrasing } from '@reliure/richtext';
import type { Table } from 'mdast';
import { readableJson } from '@reliure/schema';
import type { Field, SchemaNode } from '@reliure/schema';
import { texts } from '../../texts/index.ts';
import { describeField } from '../../describe/schema.ts';

/** The fields among which a directive chooses. */
interface Fields {
  readonly fields: readonly Field[];
  /** Path of the page that shows them, from the site’s root. */
  readonly path: string;
}

/**
 * Returns a table of chosen fields, each with a link to its description.
 *
 * @param names Names separated by commas. Dots lead to the fields inside a field: `position.latitude`.
 */
export function fieldsTable(names: string, { fields, path }: Fields, links: LinkWriter): readonly Table[] | Problem {
  const rows: (readonly (readonly Phrasing[])[])[] = [];
  for (const name of names.split(',').map((one) => one.trim())) {
    const field = findField(name.split('.'), fields, name);
    if ('message' in field) return field;
    rows.push([
      [toLink(links.toUrl(`${path}#${field.anchor}`), toCode(name))],
      toFacts(field, links),
      toMeaning(field.node, links),
    ]);
  }
  return [
    toTable(
      texts().guides.fieldColumns.map((column) => [column]),
      rows,
    ),
  ];
}

/** Returns the type and the badges of a field. */
function toFacts(field: Field, links: LinkWriter): readonly Phrasing[] {
  const { type, badges } = describeField(field);
  const facts = [type, ...badges.map(({ phrases }) => phrases)].filter(({ length }) => length > 0);
  return joinPhrases(
    facts.map((fact) => toPhrasing(fact, links)),
    ', ',
  );
}

function findField([name = '', ...rest]: readonly string[], fields: readonly Field[], wanted: string): Field | Problem {
  const field = fields.find((one) => one.name === name);
  if (field === undefined) {
    const names = fields.map((one) => one.name);
    const where = wanted === name ? '' : ` in "${wanted}"`;
    return { message: `There is no field "${name}"${where}.`, remedy: nearest(name, names) };
  }
  if (rest.length === 0) return field;
  const inside = fieldsOf(field.node);
  const schema = schemaElsewhere(field.node);
  if (inside.length > 0 || schema === undefined) return findField(rest, inside, wanted);
  const { directives, attributes } = texts().guides;
  return {
    message: `The field "${wanted}" is described on the page of the schema ${schema}.`,
    remedy: `Write ::${directives.schema}{${attributes.name}="${schema}" ${attributes.fields}="${rest.join('.')}"}.`,
  };
}

/** Returns the fields of an object, of the elements of a list, and of all variants. */
export function fieldsOf({ parts }: SchemaNode): readonly Field[] {
  return parts.flatMap((part) => {
    switch (part.kind) {
      case 'fields':
        return part.fields;
      case 'items':
      case 'condition':
        return fieldsOf(part.node);
      case 'variants':
        return part.variants.flatMap(({ node }) => fieldsOf(node));
      default:
        return [];
    }
  });
}

/** Returns the name of the schema whose page describes a field, or the elements of a list. */
function schemaElsewhere({ name, parts }: SchemaNode): string | undefined {
  const [part] = parts;
  if (part?.kind === 'items') return schemaElsewhere(part.node);
  return part?.kind === 'page' || part?.kind === 'elsewhere' ? name : undefined;
}

/** Returns a description, and the coded values of a field that has no page for them. */
function toMeaning({ slug, description = [], parts }: SchemaNode, links: LinkWriter): readonly Phrasing[] {
  const values = slug === undefined ? parts.flatMap((part) => (part.kind === 'values' ? part.values : [])) : [];
  const codes = values.map(({ value }) => [toCode(readableJson(value))]);
  const meaning = toOneLine(description, links);
  if (codes.length === 0) return meaning;
  return [...meaning, ...(meaning.length === 0 ? [] : [' ']), ...texts().guides.values(joinPhrases(codes, ', '))];
}
