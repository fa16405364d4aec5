/** Endings on folded text, longest first, with what replaces them; each leaves at least three letters. */
const endings: readonly (readonly [ending: string, replacement: string])[] = [
  ['ifications', 'ifi'],
  ['ppressions', 'pprim'],
  ['mpressions', 'mprim'],
  ['xpressions', 'xprim'],
  ['ification', 'ifi'],
  ['ppression', 'pprim'],
  ['mpression', 'mprim'],
  ['xpression', 'xprim'],
  ['cripteurs', 'cri'],
  ['issements', ''],
  ['criptions', 'cri'],
  ['cripteur', 'cri'],
  ['cription', 'cri'],
  ['issement', ''],
  ['atrices', ''],
  ['ateurs', ''],
  ['atrice', ''],
  ['ations', ''],
  ['ements', ''],
  ['crites', 'cri'],
  ['ateur', ''],
  ['ation', ''],
  ['ement', ''],
  ['ments', ''],
  ['ances', ''],
  ['ences', ''],
  ['aient', ''],
  ['erons', ''],
  ['eront', ''],
  ['antes', ''],
  ['entes', ''],
  ['ieres', 'i'],
  ['tives', 'tif'],
  ['sives', 'sif'],
  ['crire', 'cri'],
  ['crite', 'cri'],
  ['crits', 'cri'],
  ['ance', ''],
  ['ence', ''],
  ['ions', ''],
  ['ment', ''],
  ['ante', ''],
  ['ente', ''],
  ['ants', ''],
  ['ents', ''],
  ['iere', 'i'],
  ['eaux', 'eau'],
  ['tive', 'tif'],
  ['sive', 'sif'],
  ['crit', 'cri'],
  ['ees', ''],
  ['ent', ''],
  ['ant', ''],
  ['ion', ''],
  ['ers', ''],
  ['irs', ''],
  ['aux', 'al'],
  ['ee', ''],
  ['er', ''],
  ['ez', ''],
  ['ir', ''],
  ['es', ''],
  ['is', ''],
  ['s', ''],
  ['x', ''],
  ['e', ''],
  ['i', ''],
];

const shortestStem = 3;

/**
 * Takes the ending off a folded French word, so that its number, gender, tense and kin meet.
 *
 * @example
 * stem('supprimer') // 'supprim'
 * stem('visites') // 'visit'
 */
export function stem(term: string): string {
  if (term.length <= shortestStem || /\d/.test(term)) return term;
  for (const [ending, replacement] of endings) {
    if (term.endsWith(ending) && term.length - ending.length + replacement.length >= shortestStem) {
      return term.slice(0, term.length - ending.length) + replacement;
    }
  }
  return term;
}

/**
 * Takes the beginning of an ending off the stem of a word that is still being typed, so that it stays the beginning of
 * its own stem.
 *
 * @example stemUnfinished('validatio') // 'valid'
 */
export function stemUnfinished(term: string): string {
  for (let start = 1; start < term.length; start += 1) {
    const tail = term.slice(start);
    const [shortest] = endings
      .filter(([ending]) => ending.length > tail.length && ending.startsWith(tail))
      .map(([, replacement]) => term.slice(0, start) + replacement)
      .filter((stemmed) => stemmed.length >= shortestStem)
      .sort((a, b) => a.length - b.length);
    if (shortest !== undefined) return shortest;
  }
  return term;
}
