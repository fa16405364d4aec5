import { code, deprecatedLabel, join, link, pageLink, phrases, strong, words } from '@reliure/page';
import type { Badge, Block, ChoiceBlock, Entry, FieldEntry, FieldsBlock, Phrases, SchemaBlock } from '@reliure/page';
import { readableJson } from '@reliure/schema';
import type { Counterpart, Field, SchemaNode, SchemaPart, XmlName } from '@reliure/schema';
import { texts } from '../texts/index.ts';
import { describeDocumentation } from './links.ts';
import { describeCodedValues, describeNamedExamples, toLine, toSearchedText } from './values.ts';

/** Describes fields, parameters or headers. */
export function describeFields(fields: readonly Field[]): readonly FieldsBlock[] {
  return fields.length === 0 ? [] : [{ kind: 'fields', fields: fields.map(describeField) }];
}

/** Describes a field, parameter or header. */
export function describeField({ name, anchor, required, since, counterparts = [], node }: Field): FieldEntry {
  const shown = describesItsObject(node) ? withoutObjects(node) : node;
  const entry = describeEntry(shown);
  return {
    ...entry,
    name,
    id: anchor,
    badges: [
      ...(required ? [{ look: 'required', phrases: phrases(texts().fields.required) } as const] : []),
      ...entry.badges,
      ...(since === undefined ? [] : [{ look: 'mark', phrases: phrases(since) } as const]),
    ],
    details: [...entry.details, ...counterparts.map(toCounterpart)],
    searched: toSearchedText(node),
    ...(node.parts.some(isDeep) && { collapsed: texts().fields.contentOf(name) }),
  };
}

/** Describes a value that is not a field. */
export function describeSchema(node: SchemaNode, label?: Phrases): SchemaBlock {
  return { kind: 'schema', ...(label !== undefined && { label }), ...describeEntry(node) };
}

/** Number of fields that a reader takes in at once. With more, their names come first. */
const maxExpandedFields = 8;

/** Describes the schema of a body or a response, without its examples, which are beside it. */
export function describeRoot(node: SchemaNode, isCollapsed: boolean): SchemaBlock {
  const fields = node.parts.flatMap((part) => (part.kind === 'fields' ? part.fields : []));
  const isLong = isCollapsed && node.name !== undefined && fields.length > maxExpandedFields;
  return {
    ...describeSchema({ ...node, examples: [] }),
    ...(isLong && {
      collapsed: {
        fields: fields.map(({ anchor, name }) => ({ id: anchor, name })),
        summary: texts().fields.fieldsOf(fields.length, node.name),
      },
    }),
  };
}

function describeEntry(node: SchemaNode): Entry {
  return {
    type: describeType(node),
    badges: toBadges(node),
    ...(node.title !== undefined && { title: node.title }),
    text: node.description ?? [],
    details: toDetails(node),
    blocks: [...describeNamedExamples(node), ...describeParts(node.parts)],
  };
}

/** Returns the component’s name, if it has one, and the type, if it adds information. */
export function describeType({ name, slug, type, nullable }: SchemaNode): Phrases {
  const component = name === undefined ? [] : phrases(strong(slug === undefined ? name : pageLink(slug, name)));
  const words = type === '' || type === name ? [] : phrases(type);
  return [...join([component, words], ' · '), ...(nullable === true ? phrases(texts().fields.orNull) : [])];
}

/** Returns the access and the deprecation of a schema, and its name in XML. */
export function toBadges({ readOnly, writeOnly, deprecated, xml }: SchemaNode): readonly Badge[] {
  const wording = texts().fields;
  const marks = [
    ...(readOnly === true ? [wording.readOnly] : []),
    ...(writeOnly === true ? [wording.writeOnly] : []),
    ...(deprecated === true ? [deprecatedLabel()] : []),
  ];
  return [
    ...marks.map((mark): Badge => ({ look: 'mark', phrases: phrases(mark) })),
    ...(xml === undefined
      ? []
      : [
          {
            look: 'small' as const,
            phrases: describeXml(xml),
          },
        ]),
  ];
}

function describeXml({ kind, name }: XmlName): Phrases {
  const { xmlAttribute, xmlElement, xmlText, xmlCdata, xmlNone } = texts().fields;
  switch (kind) {
    case 'attribute':
      return xmlAttribute(name);
    case 'element':
      return xmlElement(name);
    case 'text':
      return phrases(xmlText);
    case 'cdata':
      return phrases(xmlCdata);
    case 'none':
      return phrases(xmlNone);
  }
}

function toDetails(node: SchemaNode): readonly Phrases[] {
  const wording = texts().fields;
  const { patterns = [], examples, form, formNote, documentation } = node;
  const show = (json: string) => (node.isPlain === true ? readableJson(json) : json);
  const listed = (label: string, values: readonly string[]): readonly Phrases[] =>
    values.length === 0 ? [] : [phrases(`${label}${wording.colon}`, ...join(values.map((value) => [code(value)])))];
  return [
    ...(node.default === undefined ? [] : listed(wording.default, [show(node.default)])),
    ...listed(wording.patterns(patterns.length), patterns),
    ...(node.namedExamples === undefined ? listed(wording.examples(examples.length), examples.map(show)) : []),
    ...(form === undefined ? [] : listed(wording.form, [form])),
    ...(formNote === undefined ? [] : [phrases(formNote)]),
    ...(documentation === undefined ? [] : [describeDocumentation(documentation)]),
  ];
}

function toCounterpart({ standard, path, codes }: Counterpart): Phrases {
  return phrases(link(path, standard), texts().fields.colon, ...join(codes.map((name) => [code(name)])));
}

/** Describes what a schema contains. */
export function describeParts(parts: readonly SchemaPart[]): readonly Block[] {
  return parts.flatMap(describePart);
}

function describePart(part: SchemaPart): readonly Block[] {
  const wording = texts().fields;
  switch (part.kind) {
    case 'fields':
      return describeFields(part.fields);
    case 'values':
      return describeCodedValues(part.values);
    case 'items':
      return [describeSchema(part.node, phrases(wording.eachItem))];
    case 'tuple':
      return [
        words(wording.tuple),
        ...part.nodes.map((node, index) => describeSchema(node, phrases(wording.item(index + 1)))),
      ];
    case 'map': {
      const label = part.pattern === undefined ? phrases(wording.otherFields) : wording.matchingFields(part.pattern);
      return [{ ...describeSchema(part.node, label), id: part.anchor }];
    }
    case 'closed':
      return [words(wording.closed)];
    case 'not':
      return [{ ...describeSchema(part.node, phrases(wording.not)), isNotSearched: true }];
    case 'condition':
      return [describeSchema(part.node, toLine(part.text))];
    case 'variants':
      return [describeVariants(part)];
    case 'rules':
      return [{ kind: 'list', look: 'rules', items: part.rules.map((rule) => ({ phrases: toLine(rule.text) })) }];
    case 'elsewhere':
      return [words(wording.elsewhere, link(`#${part.anchor}`, part.name))];
    case 'page':
      // The type’s name, just before, links to the page.
      return [];
  }
}

function describeVariants({ rule, discriminator, variants }: Extract<SchemaPart, { kind: 'variants' }>): ChoiceBlock {
  const wording = texts().fields;
  return {
    kind: 'choice',
    phrases: phrases(wording[rule], ...(discriminator === undefined ? [] : wording.discriminator(discriminator))),
    isExclusive: rule === 'oneOf',
    alternatives: variants.map(({ anchor, title, value, isDefault, node }) => ({
      id: anchor,
      title: phrases(
        title,
        ...(value === undefined || value === title ? [] : [' ', code(value)]),
        ...(isDefault === true ? [wording.otherwise] : []),
      ),
      entry: describeEntry(node),
    })),
  };
}

/** Whether the fields of an object, or of the objects in a list, are described below it or on another page. */
function describesItsObject({ parts }: SchemaNode): boolean {
  return parts.some((part) =>
    part.kind === 'items' ? describesItsObject(part.node) : ['fields', 'variants', 'page'].includes(part.kind),
  );
}

/** Leaves out examples that are objects: their fields have their own, and the column beside the text has whole ones. */
function withoutObjects(node: SchemaNode): SchemaNode {
  return { ...node, examples: node.examples.filter((example) => !/^\[?\{/.test(example)) };
}

/** Whether a part of a field is so long that the page first hides it. */
function isDeep(part: SchemaPart): boolean {
  switch (part.kind) {
    case 'fields':
    case 'variants':
    case 'tuple':
      return true;
    case 'items':
    case 'map':
    case 'not':
    case 'condition':
      return part.node.parts.some(isDeep);
    case 'values':
      return part.values.length > 8;
    case 'closed':
    case 'rules':
    case 'elsewhere':
    case 'page':
      return false;
  }
}
