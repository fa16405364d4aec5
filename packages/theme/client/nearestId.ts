/**
 * Returns the id that is most like one that a page does not have; `undefined` if none has half of it in common.
 *
 * @example nearestId('corps.nomm', ['reponses', 'corps.nom', 'corps']) // 'corps.nom'
 */
export function nearestId(missing: string, ids: readonly string[]): string | undefined {
  const scored = ids.map((id) => ({ id, score: inCommon(missing, id) }));
  const [best] = scored.sort((a, b) => b.score - a.score || a.id.length - b.id.length);
  return best !== undefined && best.score * 2 >= missing.length ? best.id : undefined;
}

/** Counts the characters that two texts have in common at their starts and at their ends. */
function inCommon(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let start = 0;
  while (start < limit && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < limit - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return start + end;
}
