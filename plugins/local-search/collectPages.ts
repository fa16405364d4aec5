import type { AllContent, LoadContext } from '@docusaurus/types';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import { toMarkdownPlaces } from '../../core/search/markdownPlaces';
import { toReferencePages } from '../../core/search/referencePages';
import type { Reference } from '../../core/pages/types';
import type { SearchablePage } from '../../core/search/types';
import { readBody } from '../readBody';

/** Everything that can be searched, from the content that the other plugins loaded; addresses include the base URL. */
export async function collectPages(content: AllContent, context: LoadContext): Promise<readonly SearchablePage[]> {
  const docs = await docPages(
    content['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined,
    context,
  );
  const posts = postPages(content['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined);
  const plain = await plainPages(
    content['docusaurus-plugin-content-pages']?.['default'] as PagesContent | undefined,
    context,
  );
  const reference = content['api-reference']?.['default'] as Reference | undefined;
  const operations = reference === undefined ? [] : toReferencePages(reference);
  return [
    ...operations.map((page) => ({ ...page, url: context.baseUrl + page.url.slice(1) })),
    ...docs,
    ...posts,
    ...plain,
  ];
}

async function docPages(content: DocsContent | undefined, context: LoadContext): Promise<readonly SearchablePage[]> {
  const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return Promise.all(
    docs.map(async ({ title, permalink, source }) => ({
      title,
      url: permalink,
      breadcrumbs: ['Documentation'],
      places: toMarkdownPlaces(await readBody(source, context)),
    })),
  );
}

function postPages(content: BlogContent | undefined): readonly SearchablePage[] {
  return (content?.blogPosts ?? []).map(({ metadata, content: body }) => ({
    title: metadata.title,
    url: metadata.permalink,
    breadcrumbs: ['Blog'],
    places: toMarkdownPlaces(body),
  }));
}

async function plainPages(content: PagesContent | undefined, context: LoadContext): Promise<readonly SearchablePage[]> {
  const pages = (content ?? []).filter((page) => page.type === 'mdx');
  return Promise.all(
    pages.map(async ({ title, permalink, source }) => ({
      title: title ?? permalink,
      url: permalink,
      breadcrumbs: [],
      places: toMarkdownPlaces(await readBody(source, context)),
    })),
  );
}
