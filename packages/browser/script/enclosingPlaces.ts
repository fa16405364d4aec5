/**
 * A place on a page, and those that it stands in: of a schema that two answers have, a page describes the fields once.
 *
 * @example enclosingPlaces('reponse-404.erreurs.code') // ['reponse-404.erreurs.code', 'reponse-404.erreurs', 'reponse-404']
 */
export function enclosingPlaces(id: string): readonly string[] {
  const end = id.lastIndexOf('.');
  return end === -1 ? [id] : [id, ...enclosingPlaces(id.slice(0, end))];
}
