import type { AllContent } from '@docusaurus/types';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';

/** The content that each of Docusaurus’s content plugins loads. */
interface PluginContents {
  readonly docs: DocsContent;
  readonly blog: BlogContent;
  readonly pages: PagesContent | null;
}

/** Returns what each instance of one of Docusaurus’s content plugins has loaded, by the instance’s id. */
export function pluginContents<Name extends keyof PluginContents>(
  content: AllContent,
  name: Name,
): readonly (readonly [id: string, PluginContents[Name]])[] {
  return Object.entries(content[`docusaurus-plugin-content-${name}`] ?? {}) as [string, PluginContents[Name]][];
}
