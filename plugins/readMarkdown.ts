import { readFile } from 'node:fs/promises';
import type { LoadContext } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER, aliasedSitePathToRelativePath } from '@docusaurus/utils';

/** A page’s Markdown, apart from its front matter. */
export interface MarkdownFile {
  /** From the site’s folder. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Reads a page’s Markdown; `source` is Docusaurus’s `@site/…` path. */
export async function readMarkdown(source: string, { siteDir }: LoadContext): Promise<MarkdownFile> {
  const file = aliasedSitePathToRelativePath(source);
  const fileContent = await readFile(`${siteDir}/${file}`, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
  return { file, frontMatter, body: content };
}
