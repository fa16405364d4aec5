/**
 * English words that say nothing about what is searched for: folded, not stemmed, short forms without their apostrophe.
 * Words that may be the name of a resource, such as “order” or “work”, are not among them.
 */
const stopWords: ReadonlySet<string> = new Set(
  // Articles, prepositions, conjunctions.
  (
    'a an the about after and as at because before between but by during for from if in into nor of off on onto or out ' +
    'over per since so than that then though through to under unless until up upon via whether while with within without ' +
    // Pronouns.
    'i me my mine myself we us our ours you your yours he him his she her hers it its itself they them their theirs ' +
    'this these those there here one ones someone anyone something anything everything thing things stuff ' +
    // Words of questions.
    'how what when where which who whom whose why many much ' +
    'am is are was were be been being do does did doing done have has had having can could may might must shall should ' +
    'will would cannot able possible getting got need needs needed want wants wanted like trying see know mean means ' +
    'meant meaning happen happens happened happening let lets way ways use uses used using ' +
    // The same words, as typed in haste.
    'arent cant couldnt didnt doesnt dont hasnt havent isnt shouldnt wasnt werent wont wouldnt im ive ' +
    'hows thats theres whats wheres whos gonna wanna u ur ' +
    // Words without meaning of their own.
    'not no any some such each every both either own same other also again already always ever never just now only ' +
    'more most quite really simply still too very yet exactly actually ' +
    // Politeness.
    'please pls plz thanks thank thx hello hi hey help explain tell'
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
