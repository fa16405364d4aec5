import { encode, toWellFormed } from '../serialize.ts';

/**
 * Fills in the parameters of a path, and encodes the rest of it.
 *
 * @param values Encoded texts of the parameters, by name.
 * @example fillPath('/a/{b}', new Map([['b', '1']])) // '/a/1'
 */
export function fillPath(path: string, values: ReadonlyMap<string, string>): string {
  return (
    path
      .split(/\{([^{}]+)\}/)
      // The parts at odd indexes are names of parameters, because the pattern captures them.
      .map((part, index) => (index % 2 === 1 ? (values.get(part) ?? encode(`{${part}}`)) : toWrittenPath(part)))
      .join('')
  );
}

/** OpenAPI allows no query in a path, but some contracts have one to distinguish two operations of a path. */
function toWrittenPath(part: string): string {
  return part.split('?').map(toPathSafe).join('?');
}

/**
 * Encodes characters that are not allowed in a path. Existing escape sequences are kept.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
export function toPathSafe(text: string): string {
  return toWellFormed(text)
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[^\w\-.~!$&()*+,;=:@/%]/gu, encode);
}
