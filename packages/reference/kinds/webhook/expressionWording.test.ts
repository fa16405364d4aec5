import { expect, it } from 'vitest';
import { toAddressParts } from './expressionWording.ts';

it.each([
  ['https://a.example/{$request.path.id}', ['le paramètre de chemin id de la requête']],
  ['{$request.query.retour}', ['le paramètre d’URL retour de la requête']],
  ['{$request.header.X-Retour}', ['l’en-tête X-Retour de la requête']],
  ['$request.body#/a~1b/c', ['le champ a/b.c du corps de la requête']],
  ['{$response.body}', ['le corps de la réponse']],
  ['{$url}?s={$statusCode}', ['l’adresse complète de la requête', 'le statut de la réponse']],
  ['https://a.example/{id}/{$autre.chose}', []],
])('describes the expressions in %s', (address, want) =>
  expect(toAddressParts(address).map(({ words }) => words)).toEqual(want),
);
