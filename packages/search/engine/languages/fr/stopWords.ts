/**
 * French and English words that say nothing about what is searched for: folded, not stemmed, elided words without
 * their apostrophe.
 */
const stopWords: ReadonlySet<string> = new Set(
  // Articles, prepositions, conjunctions.
  (
    'a au aux avec c ce ces cet cette dans d de des du en entre et la le les l ni ou par pas pour que qu sans si sur ' +
    'un une vers chez plus tres rien encore deja toujours jamais alors comme bien aussi donc car mais lors lorsque afin ' +
    // Pronouns.
    'elle elles eux il ils j je leur leurs lui m ma me mes moi mon n ne nos notre nous on s sa se ses son t ta te ' +
    'tes toi ton tu vos votre vous y cela ca ceci ' +
    // Words of questions.
    'comment pourquoi quand qui quel quelle quels quelles quoi ou estce est sont suis etre ai as avez avoir ' +
    'peut peux puis peuvent pouvez pourrais pouvoir dois doit doivent devrais faut faudrait faire fait ' +
    'fais existe veux voulez voudrais aimerais souhaite souhaiterais connaitre savoir sait savez recois recoit ' +
    'obtiens sert servent possible besoin veut veulent dire dit dis disent signifie ' +
    // The same words, as typed in haste.
    'ya til cest jai jsuis jpeux jveux jfais koi kwa ' +
    // Words without meaning of their own.
    'truc trucs chose choses exactement vraiment simplement juste seulement ' +
    // Politeness.
    'bonjour merci svp stp plait aidez aider expliquez ' +
    // English.
    'an and any are as at be by can could do does for from have how i if in is it me my need of or please should that ' +
    'the there this to want was we what when where which who why will with would you your ' +
    'before between cannot during same until using via without'
  ).split(' '),
);

/**
 * Whether a word is a stop word.
 *
 * @param word Folded, not stemmed.
 */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
