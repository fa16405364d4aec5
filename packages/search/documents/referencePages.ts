import { schemeAnchor } from '@apidoc/reference';
import type { Callback, Content, OperationPage, Reference, SearchPhrases, SecurityScheme } from '@apidoc/reference';
import { downloadsAnchor, pageSlugs, referencePath, toPlainText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import type { Field, SchemaNode } from '@apidoc/schema';
import { toCataloguePages } from './cataloguePages';
import { toPhrasePlaces } from './phrasePlaces';
import { sentences } from './sentences';
import type { SearchablePage, SearchablePlace } from '../engine/index/types';

/** What the search knows of the reference. Titles of the breadcrumb’s first step are the reader’s words. */
export function toReferencePages(reference: Reference): readonly SearchablePage[] {
  const { introduction, landing, operations, searchPhrases } = reference;
  return [
    {
      title: 'Référence de l’API',
      url: referencePath(),
      breadcrumbs: ['API'],
      places: [
        ...landing.groups.map(({ slug, title, description }) => ({
          text: plain(description),
          section: title,
          anchor: slug,
        })),
        ...landing.downloads.map(({ title, description }) => ({
          text: description,
          section: title,
          anchor: downloadsAnchor,
        })),
      ],
    },
    {
      title: 'Introduction à l’API',
      url: referencePath(pageSlugs.introduction),
      breadcrumbs: ['API'],
      places: [...sections(introduction.description ?? []), ...introduction.authentication.flatMap(toSchemePlaces)],
    },
    ...operations.map((page) => toOperation(page, searchPhrases)),
    ...toCataloguePages(reference),
  ];
}

/** A way to authenticate, and its scopes; flows may have the same. */
function toSchemePlaces({ name, type, detail, description, flows }: SecurityScheme): readonly SearchablePlace[] {
  const anchor = schemeAnchor(name);
  const scopes = new Map(flows.flatMap((flow) => flow.scopes.map((scope) => [scope.name, plain(scope.description)])));
  return [
    { text: sentences(detail === undefined ? type : `${type} ${detail}`, plain(description)), section: name, anchor },
    ...[...scopes].map(([scope, meaning]) => ({ text: meaning, section: scope, anchor })),
  ];
}

function toOperation(page: OperationPage, phrases: SearchPhrases): SearchablePage {
  const url = referencePath(page.slug);
  const fields = [...page.parameters.flatMap(({ fields }) => fields.map(toPlaced)), ...exchangeFields(page)];
  return {
    kind: 'operation',
    title: page.title,
    url,
    breadcrumbs: ['API', page.group.title],
    method: page.method,
    ...(page.deprecated === true && { deprecated: true }),
    places: [
      { text: `${page.method} ${page.path}`, role: 'path' },
      { text: plain(page.description) },
      ...toPhrasePlaces(phrases.get(url)),
      ...fields.map(toFieldPlace),
      ...page.callbacks.flatMap(toCallbackPlaces),
      ...page.responses.flatMap(({ anchor, status, errors }) =>
        errors.map(({ code, title, cause, remedy }) => ({
          text: sentences(title, plain(cause), plain(remedy)),
          section: `${status} ${code}`,
          anchor,
          role: 'error' as const,
        })),
      ),
    ],
  };
}

function toCallbackPlaces(callback: Callback): readonly SearchablePlace[] {
  const { title, description, anchor } = callback;
  return [{ text: plain(description), section: title, anchor }, ...exchangeFields(callback).map(toFieldPlace)];
}

/** The fields of a schema, at any depth. */
export function toFieldPlaces(node: SchemaNode): readonly SearchablePlace[] {
  return nodeFields(node, 1).map(toFieldPlace);
}

/** A field, and how deep it lies in what is sent. */
interface PlacedField {
  readonly field: Field;
  readonly depth: number;
}

function toPlaced(field: Field): PlacedField {
  return { field, depth: 1 };
}

function toFieldPlace({ field: { name, anchor, node }, depth }: PlacedField): SearchablePlace {
  const text = sentences(plain(node.description), valueText(node));
  return { text, section: name, anchor, role: 'field', depth };
}

function valueText({ parts }: SchemaNode): string {
  return parts
    .flatMap((part) => (part.kind === 'values' ? part.values : []))
    .map(({ value, title = '' }) => `${readableJson(value)} ${title}`.trim())
    .join(' ');
}

/** What is sent and what is answered. */
function exchangeFields({ body, responses }: Pick<Callback, 'body' | 'responses'>): readonly PlacedField[] {
  return [
    ...contentFields(body?.contents ?? []),
    ...responses.flatMap(({ headers, contents }) => [...headers.map(toPlaced), ...contentFields(contents)]),
  ];
}

function contentFields(contents: readonly Content[]): readonly PlacedField[] {
  return contents.flatMap(({ schema }) => (schema === undefined ? [] : nodeFields(schema, 1)));
}

function nodeFields({ parts }: SchemaNode, depth: number): readonly PlacedField[] {
  return parts.flatMap((part): readonly PlacedField[] => {
    switch (part.kind) {
      case 'fields':
        return part.fields.flatMap((field) => [{ field, depth }, ...nodeFields(field.node, depth + 1)]);
      case 'items':
      case 'map':
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

/** One place a heading, with the text below it. */
function sections(content: RichText): readonly SearchablePlace[] {
  const places: { text: string; section?: string; anchor?: string }[] = [{ text: '' }];
  for (const block of content) {
    const text = plain([block]);
    if (block.type === 'heading') places.push({ text: '', section: text, anchor: block.data?.id });
    else {
      const place = places.at(-1);
      if (place !== undefined) place.text = `${place.text} ${text}`.trim();
    }
  }
  return places.filter(({ text, section }) => text !== '' || section !== undefined);
}

function plain(text: RichText | undefined): string {
  return text === undefined ? '' : toPlainText(text).replace(/\s+/g, ' ');
}
