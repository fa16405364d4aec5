import { describe, expect, it } from 'vitest';
import { errorProblem, spanProblem } from './spans.ts';
import { libraryVocabulary as vocabulary } from './testing/library.ts';

describe('spanProblem', () => {
  it.each([
    'titre',
    'auteur.nom',
    'mots[].libelle',
    '/auteur/nom',
    'en_rayon',
    '"en_rayon"',
    'livre-prete',
    'If-Match',
    'Cle-Libraire',
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
    expect(spanProblem(code, vocabulary)).toBeNull();
  });

  it.each([
    ['titres', '"titres" is not in the contract.', 'Did you mean "titre"?'],
    ['auteur.prenom', 'Field "auteur" has no "prenom".', 'Did you mean "nom"?'],
    ['auther.nom', 'There is no field "auther".', 'Did you mean "auteur"?'],
    ['/auteur/titre', 'No path of the API contains /auteur/titre.', ''],
    ['en_rayons', '"en_rayons" is not in the contract.', 'Did you mean "en_rayon"?'],
    ['"perdu"', '"perdu" is not in the contract.', ''],
    ['livre-pretes', '"livre-pretes" is not in the contract.', 'Did you mean "livre-prete"?'],
    ['GET /v1/livre', 'There is no operation GET /v1/livre.', 'Did you mean "/v1/livres"?'],
    ['POST /v1/livres', 'There is no operation POST /v1/livres.', 'Use a method of this path: GET.'],
    ['PUT …/livre/{livreId}', 'There is no operation PUT …/livre/{livreId}.', ''],
    ['GET /v1/livres?etats=prete', 'No operation has the parameter "etats".', 'Did you mean "etat"?'],
    ['etat=perdu', 'Parameter "etat" does not accept "perdu".', 'Did you mean "prete"?'],
    ['{"titr": 1}', 'There is no field "titr".', 'Did you mean "titre"?'],
    ['418', 'No operation has status 418.', 'Choose one of: 200, 409, 412.'],
    ['https://api.livre.example', '"https://api.livre.example" is not a server of the contract.', ''],
  ])('reports %s', (code, message, remedy) => {
    const problem = spanProblem(code, vocabulary);
    expect(problem?.message).toBe(message);
    expect(problem?.remedy).toContain(remedy);
  });
});

describe('errorProblem', () => {
  it.each([
    ['409', 'livre-prete', null],
    ['412', 'livre-prete', 'Error "livre-prete" does not have status 412.'],
    ['409', 'livre-perdu', 'There is no error "livre-perdu".'],
  ])('for %s %s, returns the problem or null', (status, code, want) => {
    expect(errorProblem(status, code, vocabulary)?.message ?? null).toBe(want);
  });
});
