/**
 * Whether HTML is text with names of phrases and links, and nothing else: what a title, the announcement and the footer may
 * hold. Nothing in it can run.
 *
 * @example isPhrase('Le <code>jeton</code>') // true
 * @example isPhrase('<img src=x onerror=alert(1)>') // false
 * @example isPhrase('<a href="javascript:alert(1)">a</a>') // false
 */
export function isPhrase(html: string): boolean {
  return phrase.test(html);
}

/** An address has a scheme that runs nothing, or none; an entity before its first `/`, `?` or `#` could write another. */
const phrase =
  /^(?:[^<]|<\/?(?:a|abbr|b|br|code|del|dfn|em|i|kbd|mark|s|small|span|strong|sub|sup)(?: (?:(?:class|lang|title)="[^"]*"|href="(?:(?:https?|mailto|tel):|[^":&/?#]*(?=["/?#]))[^"]*"))* ?\/?>)*$/i;

/**
 * HTML as a phrase: without any element, should it have one that a phrase may not hold.
 *
 * @example toPhrase('Le <u>jeton</u> < 1') // 'Le jeton &lt; 1'
 */
export function toPhrase(html: string): string {
  if (isPhrase(html)) return html;
  // An element that is cut short may not become whole again when another one goes.
  return html.replace(/<\/?[a-z][^<>]*>/gi, '').replaceAll('<', '&lt;');
}
