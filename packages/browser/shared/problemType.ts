/** The `type` of a problem detail in JSON. @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1.1 */
const member = /"type"\s*:\s*"([^"]+)"/;
const url = /^\s*(https?:\/\/\S+)\s*$/;

/**
 * Returns the name at the end of the type of an error, from a pasted response body or a pasted type URL.
 *
 * @returns `null` for any other text.
 * @example toProblemTypeName('{"type": "https://docs.example/erreurs/grille-perimee", "status": 409}') // 'grille-perimee'
 */
export function toProblemTypeName(text: string): string | null {
  const type = (member.exec(text) ?? url.exec(text))?.[1];
  return type === undefined ? null : (/([^/#?]+)\/?$/.exec(type)?.[1] ?? null);
}
