/**
 * Whether HTML consists only of text, inline elements and links, as allowed in a title, the announcement and the
 * footer. Such HTML cannot run any script.
 *
 * @example isInlineHtml('Le <code>jeton</code>') // true
 * @example isInlineHtml('<img src=x onerror=alert(1)>') // false
 * @example isInlineHtml('<a href="javascript:alert(1)">a</a>') // false
 */
export function isInlineHtml(html: string): boolean {
  return inlineHtml.test(html);
}

/**
 * URLs have a scheme that runs no script, or none. An entity before the first `/`, `?` or `#` could spell another
 * scheme.
 */
const inlineHtml =
  /^(?:[^<]|<\/?(?:a|abbr|b|br|code|del|dfn|em|i|kbd|mark|s|small|span|strong|sub|sup)(?: (?:(?:class|lang|title|translate)="[^"]*"|href="(?:(?:https?|mailto|tel):|[^":&/?#]*(?=["/?#]))[^"]*"))* ?\/?>)*$/i;

/**
 * Returns HTML that `isInlineHtml` accepts as it is, and other HTML without its elements.
 *
 * @example toInlineHtml('Le <u>jeton</u> < 1') // 'Le jeton &lt; 1'
 */
export function toInlineHtml(html: string): string {
  if (isInlineHtml(html)) return html;
  // The rest is escaped, so that a truncated tag cannot become complete when another one is removed.
  return html.replace(/<\/?[a-z][^<>]*>/gi, '').replaceAll('<', '&lt;');
}
