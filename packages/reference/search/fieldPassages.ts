import { readableJson } from '@apidoc/schema';
import type { Field, SchemaNode } from '@apidoc/schema';
import type { Body, Content, ParameterSection, Response } from '../model/exchange';
import { toSearchText } from './passages';
import type { SearchablePassage } from './searchablePage';
import { joinSentences } from './joinSentences';

/** Returns the fields of a schema, at any depth. */
export function toFieldPassages(node: SchemaNode): readonly SearchablePassage[] {
  return nodeFields(node, 1).map(toFieldPassage);
}

/** Returns the parameters, headers, and fields of the bodies of a call and its responses. */
export function toExchangePassages(exchange: DescribedExchange): readonly SearchablePassage[] {
  const { parameters = [], body, responses } = exchange;
  return [
    ...parameters.flatMap(({ fields }) => fields.map(toTopLevelField)),
    ...contentFields(body?.contents ?? []),
    ...responses.flatMap(({ headers, contents }) => [...headers.map(toTopLevelField), ...contentFields(contents)]),
  ].map(toFieldPassage);
}

/** A call and its responses. */
interface DescribedExchange {
  readonly parameters?: readonly ParameterSection[];
  readonly body?: Body;
  readonly responses: readonly Response[];
}

/** A field with its nesting depth. */
interface NestedField {
  readonly field: Field;
  readonly depth: number;
}

function toTopLevelField(field: Field): NestedField {
  return { field, depth: 1 };
}

function toFieldPassage({ field: { name, anchor, node }, depth }: NestedField): SearchablePassage {
  const text = joinSentences(
    node.title,
    toSearchText(node.description),
    node.documentation?.name,
    valueText(node),
    exampleText(node),
  );
  return { text, section: name, anchor, role: 'field', depth };
}

function valueText({ parts }: SchemaNode): string {
  return parts
    .flatMap((part) => (part.kind === 'values' ? part.values : []))
    .map(({ value, title = '' }) => `${readableJson(value)} ${title}`.trim())
    .join(' ');
}

function exampleText({ namedExamples = [] }: SchemaNode): string {
  const texts = namedExamples.map(({ name, title, description, value, url }) =>
    joinSentences(
      [name, value === undefined ? url : readableJson(value)].filter((text) => text !== undefined).join(' '),
      title,
      toSearchText(description),
    ),
  );
  return joinSentences(...texts);
}

function contentFields(contents: readonly Content[]): readonly NestedField[] {
  return contents.flatMap(({ schema }) => (schema === undefined ? [] : nodeFields(schema, 1)));
}

function nodeFields({ parts }: SchemaNode, depth: number): readonly NestedField[] {
  return parts.flatMap((part): readonly NestedField[] => {
    switch (part.kind) {
      case 'fields':
        return part.fields.flatMap((field) => [{ field, depth }, ...nodeFields(field.node, depth + 1)]);
      case 'items':
      case 'map':
      case 'condition':
        return nodeFields(part.node, depth);
      case 'tuple':
        return part.nodes.flatMap((node) => nodeFields(node, depth));
      case 'variants':
        return part.variants.flatMap(({ node }) => nodeFields(node, depth));
      case 'not':
      case 'values':
      case 'closed':
      case 'rules':
      case 'elsewhere':
      case 'page':
        return [];
    }
  });
}
