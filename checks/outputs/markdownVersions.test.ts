import { describe, expect, it } from 'vitest';
import { buildMarkdownVersions } from '@apidoc/exports';
import { append } from '@apidoc/openapi';
import { loadContract } from '@apidoc/openapi/node';
import { buildReference, calendarPath, conceptMapPath } from '@apidoc/reference';
import type { Body, Content, OperationPage, Response } from '@apidoc/reference';
import { errorsSlug, extractPath, listFilePath, listForms, referencePath, toPlainText } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import type { Field, SchemaNode } from '@apidoc/schema';
import { identity } from '../../site/identity';

const reference = buildReference(await loadContract(identity.contract));
const markdownVersions = buildMarkdownVersions(reference, [], identity);
const textOf = new Map(markdownVersions.map(({ path, text }) => [path, text]));

/** The texts of a field on a page, and the headings above it: `Réponses > 200 Succès`. */
interface FieldText {
  readonly section: string;
  /** Names of the fields that contain it, and its own. */
  readonly path: string;
  readonly words: readonly string[];
}

describe('the Markdown version of an operation', () => {
  it.each(reference.operations.map((page) => [page.slug, page] as const))(
    '%s contains everything on its page',
    (slug, page) => {
      const text = textOf.get(referencePath(slug)) ?? '';
      const { items, all } = read(text);
      const examples = pageContents(page).flatMap((content) => content.examples);
      expect({
        fields: pageFields(page).filter(({ section, path, words }) => {
          const texts = items.get(flat(`${section} > ${path}`)) ?? [];
          return !texts.some((item) => words.every((word) => item.includes(word)));
        }),
        words: pageWords(page).filter((words) => !all.includes(flat(words))),
        examples: examples.filter((example) => !text.includes(example.text)),
        steps: [...page.next, ...page.previous].filter((step) => !text.includes(`](/api/${step.slug}.md)`)),
      }).toEqual({ fields: [], words: [], examples: [], steps: [] });
    },
  );
});

describe('the Markdown versions of the other pages', () => {
  it('contain the texts of their pages', () => {
    const missing = (slug: string, words: readonly string[]) => {
      const all = flat(textOf.get(referencePath(slug)) ?? '');
      return words.filter((word) => !all.includes(flat(word))).map((word) => `${slug}: ${word}`);
    };
    expect(reference.schemas.length * reference.lists.length * reference.lifecycles.length).toBeGreaterThan(0);
    expect([
      ...reference.errors.flatMap(({ errors }) =>
        errors.flatMap(({ code, title, cause, remedy, example }) =>
          missing(errorsSlug, [code, title, toPlainText(cause), toPlainText(remedy), example?.text ?? '']),
        ),
      ),
      ...reference.schemas.flatMap(({ slug, name, title = '', node, examples, uses, users }) =>
        missing(slug, [
          ...[name, title, toPlainText(node.description ?? []), ...nodeWords({ ...node, examples: [] })],
          ...nodeFields(node, '', '').flatMap(({ words }) => words),
          ...examples.map(({ text }) => text),
          ...[...uses, ...users.schemas].map((schema) => schema.name),
          ...users.operations.flatMap((operation) => [operation.title, operation.location]),
        ]),
      ),
      ...reference.lists.flatMap(({ slug, name, type, values }) =>
        missing(slug, [
          ...[name, type],
          ...values.flatMap(({ value, title = '', description = [] }) => [
            ...[String(JSON.parse(value)), title, toPlainText(description)],
          ]),
        ]),
      ),
      ...reference.lifecycles.flatMap(({ slug, title, description, states, transitions }) =>
        missing(slug, [
          ...[title, toPlainText(description)],
          ...states.flatMap((state) => [state.code, state.title, toPlainText(state.description)]),
          ...transitions.flatMap((transition) => [
            ...transition.from,
            ...transition.to,
            toPlainText(transition.condition),
          ]),
          ...transitions.map((transition) => transition.title),
        ]),
      ),
    ]).toEqual([]);
  });
});

describe('the links of the contract’s texts', () => {
  it('are not broken', () => expect(reference.deadLinks).toEqual([]));
});

describe('the links of all Markdown versions', () => {
  it('point to Markdown versions, files or pages', () => {
    const files = new Set([
      ...reference.landing.downloads.map(({ path }) => path),
      ...reference.operations.map(({ slug }) => extractPath(slug)),
      ...(reference.withdrawals.length > 0 ? [calendarPath] : []),
      ...reference.mappings.flatMap(({ slug, mappings }) =>
        [slug, ...mappings.map((page) => page.slug)].map(conceptMapPath),
      ),
      ...reference.lists.flatMap(({ slug }) => listForms.map((form) => listFilePath(slug, form))),
    ]);
    const known = new Set([
      ...markdownVersions.map(({ path }) => `${path}.md`),
      ...markdownVersions.map(({ path }) => path),
      ...files,
    ]);
    const guides = /^\/(?:docs|blog)\//;
    const broken = markdownVersions.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((\/[^)#?]*)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !known.has(target) && !guides.test(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

/** Returns every field that a page shows, at any depth. */
function pageFields(page: OperationPage): readonly FieldText[] {
  const sections = {
    path: 'Paramètres de chemin',
    query: 'Paramètres d’URL',
    header: 'En-têtes de la requête',
    cookie: 'Cookies',
  };
  return [
    ...page.parameters.flatMap(({ location, fields }) => fieldsBelow(fields, sections[location])),
    ...bodyFields(page.body),
    ...page.responses.flatMap((response) => responseFields(response)),
  ];
}

function bodyFields(body: Body | undefined): readonly FieldText[] {
  const section = body?.required === true ? 'Corps de la requête' : 'Corps de la requête (facultatif)';
  return contentFields(body?.contents ?? [], section);
}

function responseFields({ status, title, headers, contents }: Response): readonly FieldText[] {
  const section = `Réponses > ${status} ${title}`.trim();
  return [...fieldsBelow(headers, section), ...contentFields(contents, section)];
}

function contentFields(contents: readonly Content[], section: string): readonly FieldText[] {
  return contents.flatMap(({ schema }) => (schema === undefined ? [] : nodeFields(schema, section, '')));
}

function fieldsBelow(fields: readonly Field[], section: string, parent = ''): readonly FieldText[] {
  return fields.flatMap(({ name, required, node }) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    return [
      { section, path, words: [...(required ? ['obligatoire'] : []), ...nodeWords(node)] },
      ...nodeFields(node, section, path),
    ];
  });
}

function nodeFields({ parts }: SchemaNode, section: string, path: string): readonly FieldText[] {
  return parts.flatMap((part): readonly FieldText[] => {
    switch (part.kind) {
      case 'fields':
        return fieldsBelow(part.fields, section, path);
      case 'items':
      case 'map':
      case 'not':
      case 'condition':
        return nodeFields(part.node, section, path);
      case 'tuple':
        return part.nodes.flatMap((node) => nodeFields(node, section, path));
      case 'variants':
        return part.variants.flatMap(({ node }) => nodeFields(node, section, path));
      case 'values':
      case 'closed':
      case 'rules':
      case 'elsewhere':
      case 'page':
        return [];
    }
  });
}

/**
 * Returns the texts required at a field: type and limits, description, default, pattern, examples, coded values, rules.
 */
function nodeWords({
  type,
  name,
  description,
  patterns = [],
  parts,
  form = '',
  ...node
}: SchemaNode): readonly string[] {
  const values = [...(node.default === undefined ? [] : [node.default]), ...node.examples];
  const shown = node.isPlain === true ? values.map(readableJson) : values;
  const own = parts.flatMap((part) => {
    switch (part.kind) {
      case 'values':
        return part.values.flatMap((coded) => [
          String(JSON.parse(coded.value)),
          coded.title ?? '',
          toPlainText(coded.description ?? []),
        ]);
      case 'rules':
        return part.rules.map(({ text }) => toPlainText(text));
      case 'elsewhere':
        return [part.name, part.anchor];
      default:
        return [];
    }
  });
  return [type, name ?? '', toPlainText(description ?? []), ...patterns, form, ...shown, ...own].map(flat);
}

/** Returns the texts of a page outside its fields: facts, statuses, errors, steps. */
function pageWords(page: OperationPage): readonly string[] {
  return [
    page.title,
    `${page.method} ${page.path}`,
    ...toPlainText(page.description ?? []).split('\n'),
    ...page.facts.security.flat().flatMap(({ scheme, scopes }) => [scheme, ...scopes]),
    ...page.facts.states.flatMap(({ from, to, condition }) => [
      ...[...from, ...to].map(({ code }) => code),
      toPlainText(condition ?? []),
    ]),
    ...page.responses.flatMap(({ status, title, description }) => [
      `${status} ${title}`,
      toPlainText(description ?? []),
    ]),
    ...page.responses.flatMap(({ errors }) =>
      errors.flatMap(({ code, title, cause, remedy }) => [code, title, toPlainText(cause), toPlainText(remedy)]),
    ),
    ...pageContents(page).flatMap(({ mediaType, examples }) => [mediaType, ...examples.map(({ title }) => title)]),
    ...[...page.next, ...page.previous].flatMap(({ title, reason }) => [title, toPlainText(reason ?? [])]),
  ];
}

function pageContents(page: OperationPage): readonly Content[] {
  return [...(page.body?.contents ?? []), ...page.responses.flatMap(({ contents }) => contents)];
}

interface Page {
  /** Text of each item that begins with a name, including nested items, by section and names. */
  readonly items: ReadonlyMap<string, readonly string[]>;
  readonly all: string;
}

/** Parses the Markdown version of a page line by line: its headings, and its lists by their indentation. */
function read(markdown: string): Page {
  const items = new Map<string, string[]>();
  const headings: string[] = [];
  /** The items that contain the line, outermost first. */
  const open: {
    readonly depth: number;
    readonly key: string | null;
    readonly names: readonly string[];
    text: string;
  }[] = [];
  const close = (depth: number) => {
    while ((open.at(-1)?.depth ?? -1) >= depth) {
      const item = open.pop();
      if (item !== undefined && item.key !== null) append(items, item.key, flat(item.text));
    }
  };
  for (const line of markdown.split('\n')) {
    const [, indent = '', marker, text = ''] = /^( *)(#+|-|\d+\.)? ?(.*)$/.exec(line) ?? [];
    if (marker?.startsWith('#') === true) {
      close(0);
      headings.length = Math.max(marker.length - 2, 0);
      if (marker.length > 1) headings.push(text);
    } else if (marker !== undefined) {
      close(indent.length);
      const name = /^`([^`]+)`/.exec(text)?.[1];
      const names = [...(open.at(-1)?.names ?? []), ...(name === undefined ? [] : [name])];
      const key = name === undefined ? null : flat(`${headings.join(' > ')} > ${names.join('.')}`);
      open.push({ depth: indent.length, key, names, text: '' });
    } else if (text !== '' && indent === '') close(0);
    for (const item of open) item.text += `${text}\n`;
  }
  close(0);
  return { items, all: flat(markdown) };
}

/** Removes markup from words, and puts them on one line. */
function flat(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`\\*]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}
