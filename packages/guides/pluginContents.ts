import type { AllContent } from '@docusaurus/types';

/** Returns what each instance of one of Docusaurus’s content plugins has loaded, by the instance’s id. */
export function pluginContents<Content>(
  content: AllContent,
  plugin: 'docs' | 'blog' | 'pages',
): readonly (readonly [id: string, Content])[] {
  return Object.entries(content[`docusaurus-plugin-content-${plugin}`] ?? {}) as [string, Content][];
}
