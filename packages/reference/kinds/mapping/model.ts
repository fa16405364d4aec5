import { member, toText } from '@reliure/openapi';
import { createAnchors, toRichText } from '@reliure/richtext';
import type { Anchors, RichText } from '@reliure/richtext';
import type { WithSearchPhrases } from '../../model/contractSearchPhrases.ts';
import type { SchemaLink } from '../../model/links.ts';
import {
  readStandards,
  structureOf,
  type Equivalence,
  type MappedTo,
  type MappingEntry,
  type SchemaMapping,
  type Standard,
  type Target,
} from '../../model/contract/mappings.ts';
import type { BuildContext } from '../kind.ts';
import { texts } from '../../texts/index.ts';

/** A standard with the mappings of the schemas that have a page. */
export interface MappedStandard extends WithSearchPhrases {
  readonly slug: string;
  readonly title: string;
  readonly description: RichText;
  /** Version of the contract. */
  readonly version: string;
  readonly mappings: readonly MappingPage[];
  readonly unmatched: readonly UnmatchedSchema[];
}

/** The page of a mapped schema. */
export interface MappingPage extends Pick<SchemaMapping, 'slug' | 'kind' | 'element'> {
  readonly schema: SchemaLink;
  readonly standard: Pick<MappedStandard, 'slug' | 'title'>;
  /** Names of the structures that have the counterparts, or of the element that has the codes. */
  readonly elements: readonly string[];
  readonly remark: RichText;
  /** The structures or code systems that the page names, in the order of their first mention. */
  readonly targets: readonly Target[];
  readonly rows: readonly MappingRow[];
}

/** A field or a code with its counterparts. */
export interface MappingRow {
  readonly name: string;
  readonly anchor: string;
  readonly to: readonly MappedTo[];
  readonly equivalence: Equivalence;
  readonly remark: RichText;
}

/** A schema without a counterpart, and the reason. */
export interface UnmatchedSchema {
  readonly schema: SchemaLink;
  readonly remark: RichText;
}

export interface StandardProps {
  readonly standard: Omit<MappedStandard, 'mappings'> & { readonly mappings: readonly MappingLink[] };
}

/** A mapping, as the index shows it. */
export type MappingLink = Pick<MappingPage, 'slug' | 'schema' | 'elements'>;

export interface MappingProps {
  readonly page: MappingPage;
}

/** Builds the mappings of the schemas that have a page, standard by standard. */
export function buildStandards({ document, directory, links }: BuildContext): readonly MappedStandard[] {
  const schemas = new Map(directory.entries.map(({ link }) => [link.name, link]));
  const version = toText(member(document['info'], 'version')) ?? '';
  return readStandards(document['x-mappings']).map((standard) => {
    const { slug, title, description, schemas: mapped, searchPhrases } = standard;
    const anchors = createAnchors({ reserved: Object.values(texts().mapping.sections), links });
    const known = [...schemas].flatMap(([name, schema]) => {
      const mapping = mapped.get(name);
      return mapping === undefined ? [] : [{ mapping, schema }];
    });
    return {
      slug,
      title,
      version,
      description: toRichText(description, anchors),
      mappings: known
        .filter(({ mapping }) => mapping.entries.length > 0)
        .map(({ mapping, schema }) => toPage(mapping, schema, standard, links)),
      unmatched: known
        .filter(({ mapping }) => mapping.entries.length === 0)
        .map(({ mapping, schema }) => ({ schema, remark: toRichText(mapping.remark ?? '', anchors) })),
      ...(searchPhrases !== undefined && { searchPhrases }),
    };
  });
}

function toPage(
  { slug, kind, element, remark, entries }: SchemaMapping,
  schema: SchemaLink,
  standard: Standard,
  links: BuildContext['links'],
): MappingPage {
  const anchors = createAnchors({ reserved: Object.values(texts().mapping.sections), links });
  // Reserve the rows’ anchors first, so that headings in the texts do not change them.
  const named = entries.map((entry) => ({ entry, anchor: anchors.reserve(null, entry.name) }));
  return {
    slug,
    kind,
    ...(element !== undefined && { element }),
    schema,
    standard: { slug: standard.slug, title: standard.title },
    elements:
      element === undefined
        ? [...new Set(entries.flatMap(({ to }) => to.map(({ code }) => structureOf(code))))]
        : [element],
    remark: toRichText(remark ?? '', anchors),
    targets: [...new Set(entries.flatMap(({ to }) => to.map(({ target }) => target)))].flatMap(
      (name) => standard.targets.get(name) ?? [],
    ),
    rows: named.map(({ entry, anchor }) => toRow(entry, anchor, anchors)),
  };
}

function toRow({ name, to, equivalence, remark }: MappingEntry, anchor: string, anchors: Anchors): MappingRow {
  return { name, anchor, to, equivalence, remark: toRichText(remark ?? '', anchors) };
}
