import { readFile } from 'node:fs/promises';
import type { LoadContext } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER, aliasedSitePathToRelativePath } from '@docusaurus/utils';

/** A page’s Markdown, separated from its front matter. */
export interface MarkdownFile {
  /** Path relative to the site’s folder. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Reads a page’s Markdown as Docusaurus compiles it; `source` is its `@site/…` path. */
export async function readMarkdown(source: string, { siteDir, siteConfig }: LoadContext): Promise<MarkdownFile> {
  const file = aliasedSitePathToRelativePath(source);
  const written = await readFile(`${siteDir}/${file}`, 'utf8');
  const fileContent = siteConfig.markdown.preprocessor?.({ filePath: file, fileContent: written }) ?? written;
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
  return { file, frontMatter, body: content };
}
