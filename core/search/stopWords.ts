/** Folded, unstemmed French and English words that say nothing about what is sought. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a au aux avec ce ces cet cette comment dans de des du elle en est et il ils je la le les leur lui ma mais me mes ' +
    'mon ne nos notre nous on ou par pas pour que quel quelle quels quelles qui sa se ses son sont sur ta te tes toi ' +
    'ton tu un une vos votre vous y the of to an in is for how what with'
  ).split(' '),
);

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
