import type { RootContent } from 'mdast';
import type { CatalogueError, ErrorGroup } from '../../kinds/errors/model.ts';
import type { ListPage } from '../../kinds/list/model.ts';
import type { OperationPage } from '../../kinds/operation/types.ts';
import type { SchemaPage } from '../../kinds/schema/model.ts';
import type { Problem } from '@reliure/openapi';
import type { Content, Response } from '../../model/exchange.ts';
import type { Texts } from '../../texts/fr/index.ts';

/** The parts of the reference that guides can show. */
export interface ExcerptSource {
  readonly operations: readonly ExcerptOperation[];
  readonly schemas: readonly ExcerptSchema[];
  readonly lists: readonly ExcerptList[];
  readonly errors: readonly ExcerptErrors[];
}

export interface ExcerptOperation extends Pick<
  OperationPage,
  'slug' | 'title' | 'method' | 'path' | 'deprecated' | 'purpose' | 'calls' | 'parameters' | 'body'
> {
  readonly responses: readonly (Pick<Response, 'status' | 'title'> & { readonly contents: readonly WithExamples[] })[];
}

export type ExcerptSchema = Pick<SchemaPage, 'slug' | 'name' | 'title' | 'node' | 'examples'>;

export type ExcerptList = Pick<ListPage, 'slug' | 'name' | 'title' | 'values'>;

export interface ExcerptErrors extends Pick<ErrorGroup, 'status' | 'title'> {
  readonly errors: readonly Omit<CatalogueError, 'operations'>[];
}

/** A content, reduced to its examples. */
export type WithExamples = Pick<Content, 'examples'>;

/** An attribute of a directive. Guides have a name for it in the language of the site. */
export type AttributeName = Exclude<keyof Texts['guides']['attributes'], 'lifecycle' | 'reference'>;

/** The attributes of a directive. */
export type Attributes = Readonly<Partial<Record<AttributeName, string | null | undefined>>>;

/** The nodes that replace a directive, or what is wrong with the directive. */
export type Excerpt = readonly RootContent[] | Problem;
