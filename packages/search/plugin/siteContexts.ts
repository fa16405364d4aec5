import { posix } from 'node:path';
import type { AllContent } from '@docusaurus/types';
import { pluginContents } from '@reliure/guides/node';
import type { CollectedGuide } from '@reliure/guides/node';
import { loadedReferences } from '@reliure/reference';
import { mainReference, referenceLabel } from '@reliure/richtext';
import { texts } from '../texts.ts';
import type { SearchContext } from './options.ts';

/**
 * Returns the contexts of a site that lists none itself: its guides, its references and its blogs. Parts at the site’s root
 * contain the others, and are left out.
 */
export function siteContexts(
  allContent: AllContent,
  guides: readonly Pick<CollectedGuide, 'path' | 'kind'>[],
  baseUrl: string,
): readonly SearchContext[] {
  const toPath = (permalink: string) => permalink.slice(baseUrl.length).replace(/\/$/, '');
  const docs = pluginContents(allContent, 'docs').map(([id, { loadedVersions }]) => {
    const path = toPath(loadedVersions.find(({ isLast }) => isLast)?.path ?? baseUrl);
    const first = guides.find((guide) => guide.kind === 'guide' && guide.path.startsWith(`/${path}/`));
    return {
      ...(id === 'default' ? { id: 'docs', label: texts().contexts.guides } : { id, label: id }),
      path,
      ...(first !== undefined && { home: first.path.slice(1) }),
    };
  });
  const references = loadedReferences(allContent).map(({ id, label, basePath }) => ({
    ...(id === mainReference ? { id: 'api', label: referenceLabel() } : { id, label }),
    path: basePath.slice(1),
    isReference: true,
  }));
  const blogs = pluginContents(allContent, 'blog').map(([id, { blogTagsListPath, blogTitle }]) => ({
    ...(id === 'default' ? { id: 'blog', label: texts().contexts.blog } : { id, label: blogTitle }),
    path: toPath(posix.dirname(blogTagsListPath)),
  }));
  return [...docs, ...references, ...blogs].filter(({ path }) => path !== '');
}
