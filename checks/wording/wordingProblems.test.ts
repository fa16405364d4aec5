import { describe, expect, it } from 'vitest';
import { blankGuideTexts, toCheckedTexts } from './checkedTexts.ts';
import { discouragedWordings } from './discouragedWordings.ts';
import { wordings as own } from '../../site/checks/wordings.ts';
import { createWordingCheck } from './wordingProblems.ts';

const all = [...discouragedWordings, ...own];
const wordingProblems = createWordingCheck(all);

/** A text for each discouraged wording, and the words found in it. */
const rejected: readonly (readonly [text: string, words: string])[] = [
  ['L’appelant détient la visite planifiée.', 'L’appelant détient'],
  ['Elle donne la version à citer pour écrire.', 'version à citer'],
  ['La coordination l’appelle dès que la raison est connue.', 'coordination l’appelle'],
  ['Un patient hors du périmètre répond 404.', 'répond 404'],
  ['Avant la signature, la réponse est 409.', 'la réponse est 409'],
  ['Une clé absente donne 400.', 'donne 400'],
  ['Rend les visites d’une journée.', 'Rend'],
  ['La recherche rendrait trop de personnes.', 'recherche rendrait'],
  ['Sans ce paramètre, aucune n’est rendue.', 'est rendue'],
  ['Poids de la page rendue, et non du fichier.', 'page rendue'],
  ['Attendez, puis renvoyez la requête.', 'renvoyez la requête'],
  ['Un UUID tiré par le client.', 'UUID tiré'],
  ['Tirez un nouvel identifiant.', 'Tirez un nouvel identifiant'],
  ['Clé technique, à placer dans les chemins.', 'Clé technique'],
  ['Clé de la note, pour la corriger.', 'Clé de la note'],
  ['Une prescription opposable est requise.', 'opposable'],
  ['L’application prépare le passage du lendemain.', 'le passage'],
  ['Voir les cures et passages prévus.', 'passages prévus'],
  ['Le jeton obtenu vaut 15 minutes.', 'jeton obtenu vaut'],
  ['Depuis le 1er janvier 2026.', '1er'],
  ['Le 95e centile de la période.', '95e'],
  ['L’article L.1111-8 du code de la santé publique.', 'L.1111-8'],
  ['L’article R. 165-23 avec une espace ordinaire.', 'R. 165-23'],
  ['La SpO2 au repos.', 'SpO2'],
  ['Une mesure du CO2 expiré.', 'CO2'],
  ['L’ancienne adresse répond encore.', 'adresse répond encore'],
  ['La check-list de la visite.', 'check-list'],
  ['La visite naît à l’état planifié.', 'naît'],
  ['Le document disparaît pour toujours.', 'pour toujours'],
  ['Ôtez les lignes vides.', 'Ôtez'],
  ['Le champ est vide, exprès.', 'exprès'],
  ['Un délai de quinze jours (à vérifier).', 'à vérifier'],
  ['Un retard. Permis tant que la visite dure.', 'Permis tant'],
  ['La même requête est encore en traitement.', 'encore en traitement'],
  ['Le corps enfreint une règle.', 'enfreint une règle'],
  ['Un filtre qui ne correspond à rien renvoie une page vide.', 'Un filtre qui ne correspond à rien'],
  ['L’attribut dit si le code suffit.', 'attribut dit si'],
  ['Les modes que ce modèle sait délivrer.', 'modèle sait'],
  ['Une visite annulée ou validée est refusée.', 'Une visite annulée ou validée est refusée'],
];

const wordsOf = (text: string) =>
  wordingProblems(text, 'contract').map(({ message }) => /^"(.*)" is not/.exec(message)?.[1]);

describe('wordingProblems', () => {
  it.each(rejected)('rejects %s', (text, words) => {
    expect(wordsOf(text)).toContain(words);
  });

  it('is tested with a text for each discouraged wording', () => {
    const remedies = rejected.flatMap(([text]) => wordingProblems(text, 'contract').map(({ remedy }) => remedy));
    const untested = all.filter(
      ({ instead }) => !remedies.some((remedy) => remedy.startsWith(`Write: ${instead}. The `)),
    );
    expect(untested).toEqual([]);
  });

  it('finds words across a line break, on the line of the first', () => {
    expect(wordingProblems('Un texte.\n    L’appelant\n    sait quoi corriger.', 'contract')).toMatchObject([
      { line: 2 },
    ]);
  });
});

describe('blankGuideTexts', () => {
  it('keeps the prose of a guide, without its code, its description and its search phrases', () => {
    const guide = [
      '---',
      'title: La check-list',
      'description: La check-list',
      'search:',
      '  - une check-list',
      '---',
      'Le champ `check-list`, une check-list.',
    ].join('\n');
    const lines = wordingProblems(blankGuideTexts(guide), 'guides').map(({ line }) => line);
    expect(lines).toEqual([2, 7]);
  });
});

describe('toCheckedTexts', () => {
  it('keeps the texts of the contract that visitors read', () => {
    const yaml = [
      'operationId: lireLaCheckList',
      'summary: Lire la check-list',
      'x-search-phrases:',
      '  - la check-list du jour',
      'x-error: { cause: x }',
      'description: >-',
      '  Une version à',
      '  citer.',
      'message: Un point de check-list.',
    ].join('\n');
    const [contract] = toCheckedTexts('site');
    const lines = wordingProblems(contract?.blank(yaml) ?? '', 'contract').map(({ line }) => line);
    expect(lines).toEqual([2, 7, 9]);
  });
});
