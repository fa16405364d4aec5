import { readFileSync } from 'node:fs';
import { setLanguage } from '@reliure/language';
import { reservedSlugs } from '@reliure/reference';
import { identity } from '../site/identity.ts';
import { apiPath } from './apiPath.ts';

// The slugs of the reference depend on it.
setLanguage(identity.language);

/** Paths of all pages in the built site’s sitemap, in its order. */
export const sitePages: readonly string[] = readSitemap();

/** Pages that tests refer to by name. */
const namedPages = {
  home: '/',
  plain: '/accessibilite',
  guide: '/docs/visites-guide/overview',
  'guide with wide tables': '/docs/modes-reglages/overview',
  posts: '/blog',
  'next posts': '/blog/page/2',
  post: '/blog/codes-barres-gs1-et-tracabilite',
  archive: '/blog/archive',
  tags: '/blog/tags',
  'posts of a tag': '/blog/tags/hello',
  landing: '/api',
  introduction: '/api/introduction',
  operation: '/api/recuperer-une-visite-v2',
  'operation with a body': '/api/creer-une-visite',
  'life cycle': '/api/etats/visite',
  errors: '/api/erreurs',
  mappings: '/api/correspondances/fhir',
  mapping: '/api/correspondances/fhir/Visite',
  search: '/search?q=visite',
} as const;

/** One page of each kind, for checks that would take too long on every page. */
export const pageKinds = { ...namedPages, ...readReferenceKinds() };

/** Reads the built document of a page in the sitemap. */
export function readDocument(path: string): string {
  const name = path === identity.baseUrl ? 'index' : path.slice(identity.baseUrl.length);
  return readFileSync(`site/build/${name}.html`, 'utf8');
}

/** Reads the built document of a page without code, diagrams and texts that are marked as English. */
export function readFrench(path: string): string {
  const exempt = /<(script|style|pre|code|svg)\b[^]*?<\/\1>|<(\w+)[^>]*\blang="?en\b[^]*?<\/\2>/gi;
  return readDocument(path).replace(exempt, ' ');
}

/** A path without a page. */
export const absentPage = '/absente';

/**
 * Returns the index of each kind of page of the reference, and the first page that it lists unless `namedPages`
 * contains one.
 */
function readReferenceKinds(): Readonly<Record<string, string>> {
  const named = new Set<string>(Object.values(namedPages));
  const kinds = [...reservedSlugs()].flatMap((slug) => {
    const index = apiPath(slug);
    const below = (path: string): boolean => path.startsWith(`${index}/`);
    const listed = [...named].some(below) ? undefined : sitePages.find(below);
    return [[slug, index] as const, ...(listed === undefined ? [] : [[`page of ${slug}`, listed] as const])];
  });
  return Object.fromEntries(kinds.filter(([, path]) => sitePages.includes(path) && !named.has(path)));
}

function readSitemap(): readonly string[] {
  const sitemap = readFileSync('site/build/sitemap.xml', 'utf8');
  const root = identity.url + identity.baseUrl;
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    if (!address.startsWith(root)) throw new Error(`site/build/sitemap.xml: ${address} is not below ${root}.`);
    return address.slice(identity.url.length);
  });
  if (paths.length === 0) throw new Error('site/build/sitemap.xml contains no page: build the site first.');
  return paths;
}
