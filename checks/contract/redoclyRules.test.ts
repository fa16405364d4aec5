import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { noFacts } from './contractFacts.ts';
import { housePlugin } from './houseRules.ts';
import { readRules } from './readRules.ts';

/** The errors that every operation with a path parameter has. */
const errors = [
  ['400', 'requete-invalide'],
  ['401', 'jeton-invalide'],
  ['403', 'portee-insuffisante'],
  ['404', 'ressource-introuvable'],
  ['429', 'quota-depasse'],
  ['500', 'erreur-interne'],
  ['503', 'service-indisponible'],
].map(
  ([status = '', code = '']) =>
    `'${status}': { description: Aucun livre n’est rendu, headers: { WWW-Authenticate: *text }, content: { application/problem+json: { examples: { ${code}: { x-error: { status: ${status}, user: Fait. }, value: { code: ${code} } } } } } }`,
);

/** A contract that follows every rule. Each case replaces a part of it to introduce one fault. */
const validContract = `
openapi: 3.1.0
x-text: &text { description: Un en-tête de la réponse., schema: { type: string } }
info: { title: Essai, version: '1', description: Un contrat d’essai., license: { name: MIT, url: https://licence.example } }
servers: [{ url: https://api.example }]
security: [{ cle: [] }]
tags: [{ name: Livres, description: Tout ce qui touche aux livres de la bibliothèque. }]
paths:
  /livres/{livreId}:
    get:
      operationId: recupererUnLivre
      x-slug: recuperer-un-livre
      summary: Récupérer un livre
      description: Rend un livre de la bibliothèque, pour l’afficher ou pour savoir s’il est disponible aujourd’hui.
      tags: [Livres]
      security: [{ cle: [] }]
      x-search-phrases: [lire une fiche, trouver un ouvrage, ce livre est-il là]
      parameters:
        - { name: livreId, in: path, required: true, description: Numéro du livre demandé., example: 12, schema: { type: integer, minimum: 1 } }
      responses:
        '200':
          description: L’appelant détient le livre.
          headers: { ETag: *text, RateLimit: *text, RateLimit-Policy: *text, X-Request-Id: *text }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Livre' }
              examples: { nominal: { value: { titre: Un titre, acheteLe: '2026-03-12' } } }
        ${errors.join('\n        ')}
components:
  securitySchemes: { cle: { type: http, scheme: bearer } }
  schemas:
    Livre:
      type: object
      description: Un livre.
      required: [titre]
      properties:
        titre: { type: string, maxLength: 80, description: Titre imprimé sur la couverture., examples: [Un titre] }
        acheteLe: { type: string, format: date, description: Jour de l’achat., examples: ['2026-03-12'] }
`;

async function rulesBrokenBy(source: string): Promise<readonly string[]> {
  const config = await createConfig({ ...(await readRules(noFacts)), plugins: [housePlugin] });
  const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
  return [...new Set(problems.map(({ ruleId }) => ruleId))];
}

describe('checks/contract/redocly.yaml', () => {
  it('accepts a contract that follows all rules', async () => {
    expect(await rulesBrokenBy(validContract)).toEqual([]);
  });

  it.each([
    ['rule/summary-infinitive', 'summary: Récupérer un livre', 'summary: Un livre'],
    ['rule/summary-no-full-stop', 'summary: Récupérer un livre', 'summary: Récupérer un livre.'],
    [
      'rule/operation-description',
      'Rend un livre de la bibliothèque, pour l’afficher ou pour savoir s’il est disponible aujourd’hui.',
      'Rend un livre.',
    ],
    ['rule/operation-slug', 'x-slug: recuperer-un-livre', 'x-adresse: recuperer-un-livre'],
    ['rule/operation-security', 'security: [{ cle: [] }]\n      x-search', 'x-search'],
    ['rule/operation-search-phrases', '[lire une fiche, trouver un ouvrage, ce livre est-il là]', '[lire une fiche]'],
    ['rule/operation-id-camel-case', 'recupererUnLivre', 'recuperer_un_livre'],
    ['rule/parameter-description', 'description: Numéro du livre demandé., ', ''],
    ['rule/parameter-example', 'example: 12, ', ''],
    ['rule/property-camel-case', 'acheteLe:', 'achete_le:'],
    ['rule/response-description', 'L’appelant détient le livre.', 'Le livre.'],
    ['rule/tag-description', 'Tout ce qui touche aux livres de la bibliothèque.', 'Livres.'],
    [
      'rule/media-type-examples',
      "examples: { nominal: { value: { titre: Un titre, acheteLe: '2026-03-12' } } }",
      'x-rien: 1',
    ],
    ['maison/has-shared-errors', 'code: jeton-invalide', 'code: jeton-expire'],
    ['maison/success-has-headers', 'RateLimit: *text, ', ''],
    ['maison/resource-has-etag', 'ETag: *text, ', ''],
  ])('%s reports a violation', async (rule, piece, fault) => {
    expect(validContract).toContain(piece);
    expect(await rulesBrokenBy(validContract.replaceAll(piece, fault))).toContain(rule);
  });
});
