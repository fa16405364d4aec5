/** French and English words that say nothing about what is sought: folded, unstemmed, elided ones without apostrophe. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a au aux avec c ce ces cet cette comment d dans de des du elle en est et il ils j je l la le les leur lui m ' +
    'ma mais me mes mon n ne nos notre nous on ou par pas pour qu que quel quelle quels quelles qui s sa se ses ' +
    'son sont sur t ta te tes toi ton tu un une vos votre vous y the of to an in is for how what with'
  ).split(' '),
);

/** @param word Folded, not stemmed. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
