import { stem as porterStem } from 'porter2';

/**
 * Replaces what Porter’s algorithm does not know: British spellings, and nouns whose stem differs from that of their
 * verb, such as description.
 */
const respellings: readonly (readonly [part: RegExp, replacement: string])[] = [
  [/(?<=\w{4})is(?=(?:e[ds]?|ers?|ing|ations?)$)/, 'iz'],
  [/(?<=\w{3})lys(?=(?:e[ds]?|ing)$)/, 'lyz'],
  [/(?<=^(?:behavi|col|endeav|fav|harb|hon|lab|neighb))our/, 'or'],
  [/(?<=^(?:cent|fib|lit|met|theat))re(?=[ds]?$)/, 'er'],
  [/(?<=^(?:def|lic|off|pret))ence(?=[ds]?$)/, 'ense'],
  [/(?<=^(?:anal|catal|dial))ogue(?=s?$)/, 'og'],
  [/(?<=^program)me(?=s?$)/, ''],
  [/ifications?$/, 'ify'],
  [/(?<=\w{2})scriptions?$/, 'scribe'],
  [/(?<=^(?:ad|e|o|per|sub|trans))missions?$/, 'mit'],
];

/** Verbs in -ize and words derived from them: authorization must not have the stem of author. */
const izeEnding = /(?<=\w{4}iz)(?:e[ds]?|ers?|ing|ations?)$/;

/**
 * Forms that no rule reduces to the stem of their word, and words of which a rule would leave the stem of another word
 * (customer, custom). Each line has the stem first.
 */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    'analyz analysis analyses',
    'authorit authority authorities',
    'begin began begun',
    'break broke broken',
    'build built',
    'business business businesses',
    'child children',
    'choos chose chosen choice choices',
    'close closure closures',
    'compar comparison comparisons',
    'convert conversion conversions',
    'creat creation creations',
    'criterion criteria',
    'customer customer customers',
    'decid decision decisions',
    'deliv delivery deliveries',
    'discov discovery discoveries',
    'expir expiry',
    'extend extension extensions',
    'fail failure failures',
    'give gave given',
    'half halves',
    'hide hid hidden',
    'hold held',
    'important important importance',
    'includ inclusion inclusions',
    'index indices',
    'keep kept',
    'lend lent',
    'life lives',
    'lose lost loss losses',
    'matrix matrices',
    'pay paid payment payments',
    'person people',
    'rating rating ratings',
    'recov recovery recoveries',
    'regist registration registrations',
    'run ran',
    'schema schemata',
    'sell sold sale sales',
    'send sent',
    'setting setting settings',
    'shelf shelves',
    'take took taken',
    'withdraw withdrew withdrawn',
    'write wrote written',
  ].flatMap((line) => {
    const [stem = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, stem] as const);
  }),
);

/**
 * Returns the stem of a folded English word, which is the same for its forms (number, tense), its British and American
 * spelling, and related words.
 *
 * @example
 * stem('cancelled') // 'cancel'
 * stem('organisation') // 'organiz'
 * @see https://snowballstem.org/algorithms/english/stemmer.html
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const respelt = respellings.reduce((text, [part, replacement]) => text.replace(part, replacement), word);
  return izeEnding.test(respelt) ? respelt.replace(izeEnding, '') : porterStem(respelt);
}
