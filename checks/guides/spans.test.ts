import { describe, expect, it } from 'vitest';
import { errorFlaw, spanFlaw } from './spans';
import { libraryVocabulary as vocabulary } from './testing/library';

describe('spanFlaw', () => {
  it.each([
    'titre',
    'auteur.nom',
    'mots[].libelle',
    '/auteur/nom',
    'en_rayon',
    '"en_rayon"',
    'livre-prete',
    'If-Match',
    'ETag',
    'Content-Type',
    'livres:lire',
    'livres',
    'application/json',
    'Germinal',
    'intrigue',
    'rangerUnLivre',
    'PUT /v1/livres/{livreId}',
    'PUT /v1/livres/$LIVRE',
    'PUT …/livres/{livreId}',
    'GET /v1/livres?etat=en_rayon,prete&curseur=…',
    'GET https://api.livres.example/v1/livres',
    '/v1/livres',
    '/v1/livres/…',
    'etat=prete',
    'etat: "prete"',
    '{"titre": "Germinal", "etat": "prete"}',
    '409',
    '12',
    '2026-03-12T09:30:00+01:00',
    '+01:00',
    'null',
    'https://api.livres.example',
  ])('accepts %s', (code) => {
    expect(spanFlaw(code, vocabulary)).toBeNull();
  });

  it.each([
    ['titres', 'The contract knows no "titres".', 'Did you mean "titre"?'],
    ['auteur.prenom', 'Field "auteur" holds no "prenom".', 'Did you mean "nom"?'],
    ['auther.nom', 'No field is named "auther".', 'Did you mean "auteur"?'],
    ['/auteur/titre', 'No path of the API holds /auteur/titre.', ''],
    ['en_rayons', 'The contract knows no "en_rayons".', 'Did you mean "en_rayon"?'],
    ['"perdu"', 'The contract knows no "perdu".', ''],
    ['livre-pretes', 'The contract knows no "livre-pretes".', 'Did you mean "livre-prete"?'],
    ['GET /v1/livre', 'No operation is GET /v1/livre.', 'Did you mean "/v1/livres"?'],
    ['POST /v1/livres', 'No operation is POST /v1/livres.', 'The path takes GET.'],
    ['PUT …/livre/{livreId}', 'No operation is PUT …/livre/{livreId}.', ''],
    ['GET /v1/livres?etats=prete', 'No operation takes the parameter "etats".', 'Did you mean "etat"?'],
    ['etat=perdu', 'Parameter "etat" takes no "perdu".', 'Did you mean "prete"?'],
    ['{"titr": 1}', 'No field is named "titr".', 'Did you mean "titre"?'],
    ['418', 'No operation answers 418.', 'Choose one of: 200, 409, 412.'],
    ['https://api.livre.example', '"https://api.livre.example" is no server of the contract.', ''],
  ])('refuses %s', (code, message, remedy) => {
    const flaw = spanFlaw(code, vocabulary);
    expect(flaw?.message).toBe(message);
    expect(flaw?.remedy).toContain(remedy);
  });
});

describe('errorFlaw', () => {
  it.each([
    ['409', 'livre-prete', null],
    ['412', 'livre-prete', 'Error "livre-prete" has not status 412.'],
    ['409', 'livre-perdu', 'There is no error "livre-perdu".'],
  ])('reads %s %s', (status, code, want) => {
    expect(errorFlaw(status, code, vocabulary)?.message ?? null).toBe(want);
  });
});
