/** Frequent French words that need an accent, written without it. */
const unaccented = new Set(
  (
    'etat etats numero numeros duree durees prevu prevue prevus prevues realise realisee validee integree annulee ' +
    'cree creee creer modifiee modifies periode periodes systeme systemes modele modeles requete requetes reponse ' +
    'reponses acces succes apres tres deja meme memes etre ete etait egalement etablissement medecin medicament ' +
    'medicaments probleme problemes evenement evenements telephone identite derniere dernieres premiere premieres ' +
    'quantite quantites unite unites mesuree releve releves reglage reglages difference differences precedent ' +
    'precedente precedents propriete caractere caracteres'
  ).split(' '),
);

/** English words that never occur in a French sentence. */
const english = new Set(
  (
    'the and with from this that which when where should must will would could have has been are was were returns return ' +
    'given used using value values list user users request response header headers body field fields string number update ' +
    'create delete get set resource resources default required optional example examples of is to by or if for'
  ).split(' '),
);

/** English words that are also French words, or occur in French text. */
const shared = new Set(['or', 'if', 'des', 'get', 'set', 'has', 'by', 'are', 'for', 'number', 'optional', 'return']);

/**
 * Lists what is not correct French in a text of the contract: English words, missing accents, straight apostrophes.
 * Ignores code.
 */
export function textFaults(markdown: string): readonly string[] {
  const prose = markdown
    .replace(/^(`{3,}|~{3,})[^]*?^\1/gm, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/https?:\/\/\S+/g, ' ');
  const words = prose.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
  const faults = new Set<string>();
  for (const word of words) {
    const lower = word.toLowerCase();
    if (word === word.toUpperCase() && word.length > 1) continue;
    if (unaccented.has(lower))
      faults.add(`"${word}" lacks an accent: add it, or put the word in backquotes if it is code.`);
    if (english.has(lower) && !shared.has(lower))
      faults.add(`"${word}" is English: translate it, or put it in backquotes if it is code.`);
  }
  if (/\p{L}'\p{L}/u.test(prose)) faults.add('Write the apostrophe as ’ (npm run typo -- --fix).');
  return [...faults];
}
