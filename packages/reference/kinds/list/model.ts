import { compareNames } from '@reliure/language';
import { toText } from '@reliure/openapi';
import { createAnchors, toDescription } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import {
  codedSchemas,
  mergeSchema,
  readableJson,
  schemaReference,
  toCodedValue,
  toJson,
  toWording,
} from '@reliure/schema';
import type { CodedValue } from '@reliure/schema';
import { toContractSearchPhrases, type WithSearchPhrases } from '../../model/contractSearchPhrases.ts';
import { toMappings, type WithMappings } from '../../model/counterparts.ts';
import type { OperationTitle, SchemaLink, SchemaUsers } from '../../model/links.ts';
import { readStandards } from '../../model/contract/mappings.ts';
import { toSchemaUsers } from '../../model/schemaDirectory.ts';
import { schemaSections } from '../../model/sections.ts';
import type { BuildContext } from '../kind.ts';

/** A component schema that only lists coded values. */
export interface ListPage extends SchemaLink, WithMappings, WithSearchPhrases {
  /** Type and bounds in words. */
  readonly type: string;
  readonly description?: RichText;
  readonly values: readonly ListValue[];
  /** The operation that returns the current list (`x-served-by`). */
  readonly servedBy?: OperationTitle;
  readonly users: SchemaUsers;
}

/** A coded value with its anchor on the list’s page. */
export interface ListValue extends CodedValue {
  readonly anchor: string;
}

export interface ListIndexProps {
  readonly lists: readonly (SchemaLink & { readonly count: number })[];
}

export interface ListProps {
  readonly page: ListPage;
}

/** Builds one page for each component schema that only lists coded values, sorted by title or name. */
export function buildListPages(context: BuildContext): readonly ListPage[] {
  const { document, directory, resolve, links, operationsById } = context;
  const standards = readStandards(document['x-mappings']);
  return directory.entries
    .filter(({ isList }) => isList)
    .sort(({ link: one }, { link: other }) => compareNames(one.title ?? one.name, other.title ?? other.name))
    .map((entry) => {
      const anchors = createAnchors({ reserved: Object.values(schemaSections()), links });
      const merged = mergeSchema([schemaReference(entry.link.name)], resolve);
      const schema = resolve(schemaReference(entry.link.name)).node;
      const server = operationsById.get(toText(schema['x-served-by']) ?? '');
      // Reserve the values’ anchors first, so that headings in the texts do not change them.
      const listed = codedSchemas(merged, resolve).map((coded) => ({
        coded,
        anchor: anchors.reserve(null, readableJson(toJson(coded.value))),
      }));
      return {
        ...entry.link,
        type: toWording(merged, resolve),
        ...toDescription(merged.keywords, anchors),
        values: listed.map(({ coded, anchor }) => ({ ...toCodedValue(coded, anchors), anchor })),
        ...(server !== undefined && { servedBy: { slug: server.slug, title: server.title } }),
        users: toSchemaUsers(entry),
        ...toMappings(entry.link.name, standards),
        ...toContractSearchPhrases(schema),
      };
    });
}
