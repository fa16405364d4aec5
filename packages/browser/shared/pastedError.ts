/** The `type` of a problem detail in JSON. @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1.1 */
const typeMember = /"type"\s*:\s*"([^"]+)"/;
const codeMember = /"code"\s*:\s*"([^"]+)"/g;
const url = /https?:\/\/[^\s"'<>()]+/g;
/** A word of several parts, as in `visite-validee` or `VISITE_VALIDEE`. */
const compound = /(?<![\p{L}\d/._-])[\p{L}\d]+(?:[-_][\p{L}\d]+)+(?![\p{L}\d/_-])/gu;

/**
 * Returns the names that may be the code of an error in a pasted text: a response body, a type URL, or a line of a log or
 * a stack trace. The likeliest name is first; the caller knows which of them exist.
 *
 * @example toErrorNames('{"type": "https://docs.example/erreurs/grille-perimee", "status": 409}') // ['grille-perimee']
 * @example toErrorNames('ApiError: 409 grille-perimee at save (app.js:12)') // ['grille-perimee']
 */
export function toErrorNames(text: string): readonly string[] {
  const type = typeMember.exec(text)?.[1];
  const found = [
    ...(type === undefined ? [] : toLastSegment(type)),
    ...[...text.matchAll(codeMember)].map(([, code = '']) => code),
    ...[...text.matchAll(url)].flatMap(([address]) => toLastSegment(address)),
    ...[...text.matchAll(compound)].map(([word]) => word),
  ];
  return [...new Set(found)];
}

function toLastSegment(address: string): readonly string[] {
  const segment = /([^/#?]+)\/?$/.exec(address)?.[1];
  return segment === undefined ? [] : [segment];
}
