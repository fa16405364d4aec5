import { append } from '@reliure/openapi';

/** An ending of folded words, its replacement, and the least number of letters that must remain. */
type EndingRule = readonly [ending: string, replacement: string, least: number];

const shortestStem = 3;

/** Endings of verbs whose nouns have a different stem: supprimer, suppression; prescrire, prescription. */
const derivedEndings: readonly (readonly [replacement: string, endings: string])[] = [
  ['ifi', 'ifications ification ifient ifies ifie ifions ifiez'],
  ['pprim', 'ppressions ppression'],
  ['mprim', 'mpressions mpression'],
  ['xprim', 'xpressions xpression'],
  [
    'cri',
    'cripteurs cripteur criptions cription crites crits crire crite crit crivons crivez crivent crivait crivant crira crirait',
  ],
  ['mett', 'missions mission mettre mises mise mis'],
  ['prim', 'priment'],
  ['firm', 'firment'],
  ['g', 'geons geait geant'],
  ['tt', 'ttra ttront ttrons ttrait'],
  ['nd', 'ndra ndront ndrons ndrait'],
  ['ic', 'iquees iquee iquent iquant iquer iquez iques ique iqu'],
  ['tif', 'tives tive'],
  ['sif', 'sives sive'],
  ['d', 'dues dus due dre du ds'],
  ['i', 'ieres iere'],
  ['eau', 'eaux'],
  ['al', 'aux'],
  ['i', 'y'],
];

const plainEndings =
  'issements issement issons issent issant issait issez eraient erions erait erons eront iront erai eras irai era ira ' +
  'atrices ateurs atrice ations ements ateur ation ement ments ances ences aient aisons aison ions ait ais ion ' +
  'antes entes ance ence ment ante ente ants ents ees ent ant ers irs ee ed er ez ir es is s x e i';

/** Endings that short words may have by chance. They are only removed if a longer stem remains. */
const longWordEndings = 'atures ature ages age euses eurs euse eur ons ing ies ie y';

const rules: readonly EndingRule[] = [
  ...longWordEndings.split(' ').map((ending): EndingRule => [ending, '', shortestStem + 1]),
  ...derivedEndings.flatMap(([replacement, endings]) =>
    endings.split(' ').map((ending): EndingRule => [ending, replacement, shortestStem]),
  ),
  ...plainEndings.split(' ').map((ending): EndingRule => [ending, '', shortestStem]),
].sort(([one], [other]) => other.length - one.length);

const rulesByLetter = new Map<string, EndingRule[]>();
for (const rule of rules) {
  const letter = rule[0].slice(-1);
  append(rulesByLetter, letter, rule);
}

/**
 * Nouns that end like a verb form, or whose stem would equal that of another word (departement, depart), with their
 * plurals.
 */
const nounsLikeVerbs = [
  'bouton brouillon carton crayon delai doublon echantillon echelon extrait facon flacon forfait jeton maison raison',
  'rayon saison souhait button icon lesson person reason season',
  'chauffeur departement devis etage quittance sondage',
]
  .flatMap((line) => line.split(' '))
  .map((noun) => `${noun} ${noun} ${noun}s`);

/** Forms that no rule reduces to the stem of their verb, each line with the stem first. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    'envoy envoi envois envoie envoies envoient enverra enverrai enverrez',
    'essay essai essais essaie essaient',
    'preven previens previent previennent prevenu prevenue prevenus',
    'recev recevoir recevra recoit recu recue recus recues recoivent',
    'perd perte pertes',
    'prend pris prise prises prennent prenez prenons prenait',
    'reprend repris reprise reprises reprennent reprenez reprenons reprenait',
    'remet remis remise remises',
    'mett mis mise mises mets',
    'ouvr ouvert ouverte ouverts ouvertes ouverture ouvertures',
    'rouvr rouvert rouverte rouvertes reouvrir reouverture reouvert',
    'ferm fermeture',
    'deced deces',
    'suiv suivre suivra suit',
    'fin finie finies finis',
    'connect connexion connexions',
    'deconnect deconnexion deconnexions',
    'corrig correction corrections',
    'repond reponse reponses',
    'demenag demenage demenages',
    'retir retrait retraits',
    'chois choix',
    'cre creons creait',
    'recuper recuperons recuperait',
    'transfer transferons transferait',
    'refus refus',
    'ecri ecris ecrivez ecriture ecritures',
    'joind joint jointe joints jointes',
    'dorm dort dors',
    'perim peremption',
    ...nounsLikeVerbs,
    'francais francais francaise francaises',
    'planning planning plannings planing',
  ].flatMap((line) => {
    const [stem = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, stem] as const);
  }),
);

/**
 * Returns the stem of a folded French word, which is the same for its forms (number, gender, tense) and related words.
 *
 * @example
 * stem('supprimer') // 'supprim'
 * stem('visites') // 'visit'
 */
export function stem(word: string): string {
  if (word.length <= shortestStem || /\d/.test(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  for (const [ending, replacement, least] of rulesByLetter.get(word.slice(-1)) ?? []) {
    const length = word.length - ending.length;
    if (length + replacement.length >= least && word.endsWith(ending))
      return single(word.slice(0, length) + replacement);
  }
  return single(word);
}

/**
 * Reduces a double letter at the end of a stem: “démarrer” is often written with one r, and “renouvellement” has one
 * more l than “renouveler”.
 */
function single(stemmed: string): string {
  return stemmed.length > 4 && stemmed.at(-1) === stemmed.at(-2) ? stemmed.slice(0, -1) : stemmed;
}
