import { closest } from 'fastest-levenshtein';
import type { PageName } from '@reliure/reference';
import {
  errorSlug,
  errorsSlug,
  extractPath,
  markdownVersionPath,
  referencePath,
  skillsFolder,
  toSitePath,
} from '@reliure/richtext';
import type { SiteFiles } from '../site/openSite.ts';
import type { DocumentedApi } from '../site/readApis.ts';
import { texts } from '../texts.ts';

/** Returns the API with a title, or the main one. @throws Error if there is none with this title. */
export function findApi(apis: readonly DocumentedApi[], title?: string): DocumentedApi {
  const found = title === undefined ? apis[0] : apis.find((api) => sameName(api.title, title));
  if (found === undefined) throw new Error(texts().noApi(title ?? '', apis.map((api) => api.title).join(', ')));
  return found;
}

/** Reads a page or an index, by its path or its address; without one, the index of the site. */
export async function readPage(files: SiteFiles, address = '/llms.txt'): Promise<string> {
  const path = files.toPath(address);
  const isFile = /\.(?:md|txt|ya?ml|json)$/.test(path);
  const text = await files.read(isFile ? path : markdownVersionPath(path));
  if (text === null) throw new Error(texts().noPage(path));
  return text;
}

/** Reads the page of an operation, or its contract. */
export async function readOperation(
  files: SiteFiles,
  api: DocumentedApi,
  name: string,
  as: 'markdown' | 'openapi' = 'markdown',
): Promise<string> {
  const { slug } = findOperationPage(files, api, name);
  const path = as === 'openapi' ? extractPath(slug) : markdownVersionPath(referencePath(slug));
  return readPage(files, toSitePath(path, api.basePath));
}

/** Finds the page of an operation by its `operationId`, its page, its method and path, or its title. */
export function findOperationPage(files: SiteFiles, api: DocumentedApi, name: string): PageName {
  const operations = api.pages.filter(({ call }) => call !== undefined);
  const wanted = files.toPath(name).slice(api.basePath.length + 1);
  const found = operations.find(
    (page) => page.slug === wanted || namesOf(api, page).some((own) => sameName(own, name)),
  );
  if (found !== undefined) return found;
  const names = operations.flatMap((page) => namesOf(api, page));
  throw new Error(texts().noOperation(name) + toSuggestion(name, names));
}

function namesOf({ operationIds }: DocumentedApi, { slug, title, call }: PageName): readonly string[] {
  if (call === undefined) return [];
  const name = `${call.method} ${call.path}`;
  const id = operationIds.get(name);
  return [...(id === undefined ? [] : [id]), slug, name, title];
}

/** Reads the page of a schema or of a list of codes. */
export async function readSchema(files: SiteFiles, api: DocumentedApi, name: string): Promise<string> {
  const isError = ({ slug }: PageName) => slug.startsWith(`${errorsSlug()}/`);
  const schemas = api.pages.filter((page) => page.call === undefined && page.slug.includes('/') && !isError(page));
  const found = schemas.find(({ title }) => sameName(title, name));
  if (found === undefined)
    throw new Error(
      texts().noSchema(name) +
        toSuggestion(
          name,
          schemas.map(({ title }) => title),
        ),
    );
  return readPage(files, toSitePath(referencePath(found.slug), api.basePath));
}

/** Reads the page of an error, or the catalogue of errors. */
export async function readError(files: SiteFiles, api: DocumentedApi, code?: string): Promise<string> {
  const slug = code === undefined ? errorsSlug() : errorSlug(code);
  if (!api.pages.some((page) => page.slug === slug)) throw new Error(texts().noError(code ?? ''));
  return readPage(files, toSitePath(referencePath(slug), api.basePath));
}

/** Reads a scenario, or the list of all. */
export async function readScenario(files: SiteFiles, name?: string): Promise<string> {
  const text = await files.read(name === undefined ? `${skillsFolder}/index.json` : `${skillsFolder}/${name}/SKILL.md`);
  if (text === null) throw new Error(texts().noScenario(name ?? ''));
  return text;
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

/** Returns a sentence with the nearest of the known names, after a space, if there are any. */
export function toSuggestion(name: string, known: readonly string[]): string {
  return known.length === 0 ? '' : ` ${texts().nearest(closest(name, known))}`;
}
