/**
 * Returns the id of an element and those of the elements that contain it. A page describes the fields of a schema that
 * two responses share only once, so an id below the second response may have no element.
 *
 * @example
 * enclosingIds('reponse-404.erreurs.code')
 * // ['reponse-404.erreurs.code', 'reponse-404.erreurs', 'reponse-404']
 */
export function enclosingIds(id: string): readonly string[] {
  const end = id.lastIndexOf('.');
  return end === -1 ? [id] : [id, ...enclosingIds(id.slice(0, end))];
}
