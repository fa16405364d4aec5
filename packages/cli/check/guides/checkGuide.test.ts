import { describe, expect, it } from 'vitest';
import { checkGuide } from './checkGuide.ts';
import { createExchangeChecks } from './exchanges.ts';
import { libraryVocabulary as vocabulary, looseVocabulary, ordersVocabulary } from './testing/library.ts';
import { joinVocabularies } from './vocabulary.ts';

const checks = createExchangeChecks([vocabulary]);
const identifiers = new Set(['1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081']);

/** A guide that matches the contract. Each case introduces one fault. */
const validGuide = `---
title: Ranger
---

Le champ \`auteur.nom\`, puis [Ranger un livre](/api/ranger-un-livre) : un 409 \`livre-prete\`, un 412.

| Réponse | Cause |
|---|---|
| 412 \`version-perimee\` | le livre 1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081 a changé |

\`\`\`bash
curl -X PUT "$BASE/v1/livres/$LIVRE" \\
  -H "Authorization: Bearer $API_TOKEN" \\
  -H 'If-Match: "1-a"' \\
  -H "Content-Type: application/json" \\
  -d '{ "titre": "Germinal", "etat": "prete", "notes": { "intrigue": 4 } }'
\`\`\`

\`\`\`json operation=rangerUnLivre status=200 extrait title="200 OK"
{ "etat": "prete", "auteur": { "nom": "ZOLA" } }
\`\`\`

\`\`\`json operation=rangerUnLivre status=200 exemple=prete extrait
{ "titre": "Germinal" }
\`\`\`

\`\`\`http operation=rangerUnLivre
HTTP/1.1 409 Conflict
Content-Type: application/problem+json

{ "code": "livre-prete", "title": "Le livre est prêté", "status": 409 }
\`\`\`

\`\`\`http
GET /v1/livres?etat=en_rayon HTTP/1.1
\`\`\`

\`\`\`json hors-contrat="jeton OAuth 2.0" title="200 OK"
{ "access_token": "…" }
\`\`\`

\`\`\`ts
const visible = ['livre-prete', 'en_rayon', '/v1/livres', 'oui'];
\`\`\`
`;

function problemsOf(source: string, allowed: readonly string[] = []): readonly string[] {
  const { problems } = checkGuide(source, { vocabulary, checks, identifiers, allowed: new Set(allowed) });
  return problems.map(({ line, message, remedy }) => `${String(line)}: ${message} ${remedy}`);
}

describe('checkGuide', () => {
  it('returns no problems if the guide matches the contract', () => {
    expect(problemsOf(validGuide)).toEqual([]);
  });

  it.each([
    ['auteur.nom', 'auteur.non', '5: Field "auteur" has no "non". Did you mean "nom"?'],
    [
      '/api/ranger-un-livre',
      '/api/ranger-le-livre',
      '5: There is no page /api/ranger-le-livre. Did you mean "/api/ranger-un-livre"?',
    ],
    ['409 `livre-prete`', '410 `livre-prete`', '5: Error "livre-prete" does not have status 410. Write 409.'],
    ['un 412.', 'un 428.', '5: No operation has status 428. Choose one of: 200, 409, 412.'],
    ['`version-perimee`', '`version-perime`', '9: There is no error "version-perime". Did you mean "version-perimee"?'],
    [
      '/v1/livres/$LIVRE',
      '/v1/livre/$LIVRE',
      '11: There is no operation PUT /v1/livre/$LIVRE. Did you mean "/v1/livres/{livreId}"?',
    ],
    ['  -H \'If-Match: "1-a"\' \\\n', '', '11: Ranger un livre requires the header "If-Match". Add it.'],
    ['If-Match', 'If-Mach', '11: Ranger un livre has no header "If-Mach". Did you mean "If-Match"?'],
    [
      '"Content-Type: application/json"',
      '"Content-Type: text/plain"',
      '11: The contract does not define a body of type text/plain here. Did you mean "application/json"?',
    ],
    ['"titre": "Germinal"', '"titres": "Germinal"', '11: There is no field "titres" here. Did you mean "titre"?'],
    [
      '"etat": "prete", "notes"',
      '"etat": "perdu", "notes"',
      '11: /etat must be equal to constant. See the operation’s page in the reference.',
    ],
    ['"intrigue": 4', '"intrigues": 4', '11: There is no field "intrigues" here. Did you mean "intrigue"?'],
    [
      'operation=rangerUnLivre status=200',
      'operation=rangerLeLivre status=200',
      '19: There is no operation "rangerLeLivre". Did you mean "rangerUnLivre"?',
    ],
    [
      'rangerUnLivre status=200',
      'rangerUnLivre status=204',
      '19: No operation has status 204. Choose one of: 200, 409, 412.',
    ],
    [
      '{ "titre": "Germinal" }',
      '{ "titre": "Nana" }',
      '23: /titre is not "Nana" in the example. Write "Germinal", or use another example.',
    ],
    ['"nom": "ZOLA"', '"nomm": "ZOLA"', '19: There is no field "nomm" here. Did you mean "nom"?'],
    [
      ' status=200 extrait',
      ' status=200',
      "19: The body must have required property 'titre'. See the operation’s page in the reference.",
    ],
    [
      '"etat": "prete", "auteur"',
      '"etat": "perdu", "auteur"',
      '19: /etat must be equal to constant. See the operation’s page in the reference.',
    ],
    ['operation=rangerUnLivre status=200 extrait ', '', '19: The fence does not name its operation.'],
    [
      '"code": "livre-prete"',
      '"code": "version-perimee"',
      '27: Error "version-perimee" does not have status 409. Write 412.',
    ],
    [
      '"title": "Le livre est prêté"',
      '"title": "Livre prêté"',
      '27: The title of "livre-prete" is not "Livre prêté". Write "Le livre est prêté".',
    ],
    ['?etat=en_rayon', '?etat=rayon', '34: Parameter "etat" does not accept "rayon". Did you mean "en_rayon"?'],
    ['?etat=en_rayon', '?statut=en_rayon', '34: Lister les livres has no parameter "statut". Did you mean "etat"?'],
    ['hors-contrat="jeton OAuth 2.0"', 'hors-contrat=""', '38: `hors-contrat` has no reason. Write hors-contrat="…".'],
    ["['livre-prete'", "['livre-pretee'", '42: "livre-pretee" is not in the contract. Did you mean "livre-prete"?'],
  ])('reports %j written as %j', (piece, replacement, want) => {
    expect(validGuide).toContain(piece);
    expect(problemsOf(validGuide.replace(piece, replacement)).join('\n')).toContain(want);
  });

  it('accepts words of the allow list, and returns those that it used', () => {
    const source = 'La variable `BASE`, et `titre`.\n';
    expect(problemsOf(source)).toHaveLength(1);
    expect(problemsOf(source, ['BASE'])).toEqual([]);
    const { allowed } = checkGuide(source, {
      vocabulary,
      checks,
      identifiers,
      allowed: new Set(['BASE', 'titre', 'API_TOKEN']),
    });
    expect([...allowed]).toEqual(['BASE']);
  });
});

describe('checkGuide, for guides that may use other names', () => {
  const loose = { vocabulary: looseVocabulary, checks: createExchangeChecks([looseVocabulary]) };
  const problemsOfLoose = (source: string) =>
    checkGuide(source, { ...loose, identifiers: null, allowed: new Set() }).problems.map(({ message }) => message);

  it.each([
    'Set `API_TOKEN` in `process.env.API_TOKEN`; `package.json` and `POST /oauth/token` are not of the API.',
    'The proxy of your company responds with un 503, or un 409 `conflict`.',
    '```json\n{ "compilerOptions": { "strict": true } }\n```',
    "```ts\nfetch('/api/mine', { headers: { 'X-Trace': 'a' } });\n```",
    '```bash\ncurl https://auth.company.com/token -d @secret.json\ncurl "$BASE/token"\n```',
    '```bash\ncurl -X PUT https://api.livres.example/v1/livres/germinal -H \'If-Match: "1"\' -H "X-Trace: a" -d @livre.json\n```',
    '```http\nHTTP/1.1 200 OK\nDate: Thu, 12 Mar 2026 09:30:00 GMT\n\n{}\n```',
  ])('accepts %j', (source) => expect(problemsOfLoose(source)).toEqual([]));

  it.each([
    ['`POST /v1/livres`', 'There is no operation POST /v1/livres.'],
    ['`https://api.livres.example/v1/livre`', 'No path of the API contains /v1/livre.'],
    ['un 412 `livre-prete`', 'Error "livre-prete" does not have status 412.'],
    ['```bash\ncurl https://api.livres.example/v1/livre\n```', 'There is no operation GET /v1/livre.'],
    ['```bash\ncurl "$BASE/v1/livres?titre=a"\n```', 'Lister les livres has no parameter "titre".'],
    ['```bash\ncurl -X PUT "$BASE/v1/livres/1" -d @a.json\n```', 'Ranger un livre requires the header "If-Match".'],
    ['```json operation=ranger\n{}\n```', 'There is no operation "ranger".'],
    ['```json operation=rangerUnLivre extrait\n{ "titres": "Nana" }\n```', 'There is no field "titres" here.'],
  ])('reports %j', (source, want) => expect(problemsOfLoose(source)).toEqual([want]));
});

describe('checkGuide, for a site with two contracts', () => {
  const both = [vocabulary, ordersVocabulary] as const;
  const problemsOfBoth = (source: string) =>
    checkGuide(source, {
      vocabulary: joinVocabularies(both),
      basePaths: ['/api', '/libraires'],
      checks: createExchangeChecks(both),
      referenceChecks: new Map([
        ['api', checks],
        ['libraires', createExchangeChecks([ordersVocabulary])],
      ]),
      identifiers: null,
      allowed: new Set(),
    }).problems.map(({ message, remedy }) => `${message} ${remedy}`);

  it.each([
    'Le champ `quantite` de [Commander](/libraires/commander), et `titre` de [Ranger](/api/ranger-un-livre) : un 202.',
    '```bash\ncurl https://commandes.livres.example/v2/commandes -d \'{ "quantite": 2 }\'\n```',
    '```json operation=commander\n{ "quantite": 2 }\n```',
    '```json reference=libraires operation=commander\n{ "quantite": 2 }\n```',
    '```http\nGET /v1/livres HTTP/1.1\n```',
  ])('accepts %j', (source) => expect(problemsOfBoth(source)).toEqual([]));

  it.each([
    ['`quantites`', 'Did you mean "quantite"?'],
    ['[Commander](/libraires/comander)', 'There is no page /libraires/comander. Did you mean "/libraires/commander"?'],
    ['```json operation=commande\n{}\n```', 'There is no operation "commande". Did you mean "commander"?'],
    ['```json operation=commander\n{ "quantites": 2 }\n```', 'There is no field "quantites" here.'],
    ['```json reference=api operation=commander\n{}\n```', 'There is no operation "commander".'],
    [
      '```json reference=libraire operation=commander\n{}\n```',
      'There is no reference "libraire". Did you mean "libraires"?',
    ],
    ['```bash\ncurl https://commandes.livres.example/v2/v1/livres\n```', 'There is no operation GET /v1/livres.'],
  ])('reports %j', (source, want) => expect(problemsOfBoth(source).join('\n')).toContain(want));
});
