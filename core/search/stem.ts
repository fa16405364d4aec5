/** Endings on folded text, longest first, with what replaces them; each leaves at least three letters. */
const endings: readonly (readonly [ending: string, replacement: string])[] = [
  ['issements', ''],
  ['issement', ''],
  ['atrices', ''],
  ['ateurs', ''],
  ['atrice', ''],
  ['ations', ''],
  ['ateur', ''],
  ['ation', ''],
  ['ements', ''],
  ['ement', ''],
  ['ments', ''],
  ['ances', ''],
  ['ences', ''],
  ['ance', ''],
  ['ence', ''],
  ['ions', ''],
  ['ment', ''],
  ['aient', ''],
  ['erons', ''],
  ['eront', ''],
  ['antes', ''],
  ['ante', ''],
  ['ants', ''],
  ['eaux', 'eau'],
  ['ees', ''],
  ['ent', ''],
  ['ons', ''],
  ['ant', ''],
  ['ion', ''],
  ['ers', ''],
  ['ee', ''],
  ['er', ''],
  ['ez', ''],
  ['ir', ''],
  ['es', ''],
  ['is', ''],
  ['it', ''],
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
