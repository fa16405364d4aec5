/**
 * Returns the title of a code block from its meta string, the text after the language.
 *
 * @example codeTitle('title="Une commande" {1,3}') // 'Une commande'
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#code-title
 */
export function codeTitle(meta: string): string | undefined {
  return /\btitle=(["'])(.*?)\1/.exec(meta)?.[2];
}
