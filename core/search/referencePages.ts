import { referencePath } from '../pages/paths';
import { toPlainText, type RichText } from '../pages/richText';
import type { Content, Field, OperationPage, Reference, SchemaNode } from '../pages/types';
import { toModelPages } from './modelPages';
import type { SearchablePage, SearchablePlace } from './types';

/** What the search knows of the reference. Titles of the breadcrumb’s first step are the reader’s words. */
export function toReferencePages(reference: Reference): readonly SearchablePage[] {
  const { introduction, landing, operations } = reference;
  return [
    {
      title: 'Référence de l’API',
      url: referencePath(),
      breadcrumbs: ['API'],
      places: landing.groups.map(({ slug, title, description }) => ({
        text: `${title} ${plain(description)}`.trim(),
        section: title,
        anchor: slug,
      })),
    },
    {
      title: 'Introduction à l’API',
      url: referencePath('introduction'),
      breadcrumbs: ['API'],
      places: sections(introduction.description ?? []),
    },
    ...operations.map(toOperation),
    ...toModelPages(reference),
  ];
}

function toOperation(page: OperationPage): SearchablePage {
  const fields = [
    ...page.parameters.flatMap(({ fields }) => fields),
    ...contentFields(page.body?.contents ?? []),
    ...page.responses.flatMap(({ contents }) => contentFields(contents)),
  ];
  return {
    title: page.title,
    url: referencePath(page.slug),
    breadcrumbs: ['API', page.group.title],
    places: [
      { text: `${page.method} ${page.path} ${plain(page.description)}`.trim() },
      ...page.searchPhrases.map((text) => ({ text })),
      ...fields.map(toFieldPlace),
      ...page.responses.flatMap(({ anchor, status, errors }) =>
        errors.map(({ code, title, cause, remedy }) => ({
          text: `${code} ${title} ${cause} ${remedy}`,
          section: `${status} ${code}`,
          anchor,
        })),
      ),
    ],
  };
}

/** The fields of a schema, at any depth. */
export function toFieldPlaces(node: SchemaNode): readonly SearchablePlace[] {
  return nodeFields(node).map(toFieldPlace);
}

function toFieldPlace({ name, anchor, node }: Field): SearchablePlace {
  const text = [name, plain(node.description), valueText(node)].filter((part) => part !== '').join(' ');
  return { text, section: name, anchor };
}

function valueText({ parts }: SchemaNode): string {
  return parts
    .flatMap((part) => (part.kind === 'values' ? part.values : []))
    .map(({ value, title = '' }) => `${value.replace(/"/g, '')} ${title}`.trim())
    .join(' ');
}

function contentFields(contents: readonly Content[]): readonly Field[] {
  return contents.flatMap(({ schema }) => (schema === undefined ? [] : nodeFields(schema)));
}

function nodeFields({ parts }: SchemaNode): readonly Field[] {
  return parts.flatMap((part): readonly Field[] => {
    switch (part.kind) {
      case 'fields':
        return part.fields.flatMap((field) => [field, ...nodeFields(field.node)]);
      case 'items':
      case 'map':
        return nodeFields(part.node);
      case 'tuple':
        return part.nodes.flatMap(nodeFields);
      case 'variants':
        return part.variants.flatMap(({ node }) => nodeFields(node));
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
    if (block.kind === 'heading') places.push({ text, section: text, anchor: block.id });
    else {
      const place = places.at(-1);
      if (place !== undefined) place.text = `${place.text} ${text}`.trim();
    }
  }
  return places.filter(({ text }) => text !== '');
}

function plain(text: RichText | undefined): string {
  return text === undefined ? '' : toPlainText(text).replace(/\s+/g, ' ');
}
