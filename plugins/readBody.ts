import { readFile } from 'node:fs/promises';
import type { LoadContext } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER, aliasedSitePathToRelativePath } from '@docusaurus/utils';

/** Reads a page’s Markdown without its front matter; `source` is Docusaurus’s `@site/…` path. */
export async function readBody(source: string, { siteDir }: LoadContext): Promise<string> {
  const file = aliasedSitePathToRelativePath(source);
  const fileContent = await readFile(`${siteDir}/${file}`, 'utf8');
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
  return content;
}
