// Tests that the programs in guides do what the guides say.
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { toProgram } from './programs.ts';
import { loadProgram } from './testing/loadProgram.ts';

const programOf = async (guide: string) => toProgram(await readFile(`site/docs/reperes/${guide}.md`, 'utf8'));

function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify({ code }), { status, headers: { ...type, ...headers } });
}

interface Connexion {
  readonly serveur: string;
  readonly clientId: string;
  readonly retour: string;
  readonly portees: readonly string[];
}

describe('authentification.md', async () => {
  const { adresseAutorisation, echanger, empreindre, gererJeton, lireCode, genererVerificateur } = await loadProgram<{
    adresseAutorisation: (connexion: Connexion, verificateur: string, etat: string) => Promise<string>;
    echanger: (connexion: Connexion, code: string, verificateur: string) => Promise<unknown>;
    lireCode: (retour: string, etat: string) => string;
    genererVerificateur: () => string;
    empreindre: (verificateur: string) => Promise<string>;
    gererJeton: (
      demander: () => Promise<{ access_token: string; expires_in: number }>,
      heureMs: () => number,
    ) => { obtenir: () => Promise<string>; oublier: (refuse: string) => void };
  }>(await programOf('authentification'));

  it('computes the challenge of RFC 7636, appendix B', async () => {
    const challenge = await empreindre('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect(genererVerificateur()).toMatch(/^[\w-]{43}$/);
  });

  it('requests the code, reads it, and exchanges it with the verifier', async () => {
    const connexion: Connexion = {
      serveur: 'https://auth.example/oauth2',
      clientId: 'tournee',
      retour: 'https://tournee.example/retour',
      portees: ['visites:lire', 'visites:ecrire'],
    };
    const secret = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const address = new URL(await adresseAutorisation(connexion, secret, 'etat'));
    expect(address.origin + address.pathname).toBe('https://auth.example/oauth2/autorisation');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'tournee',
      redirect_uri: 'https://tournee.example/retour',
      scope: 'visites:lire visites:ecrire',
      state: 'etat',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });

    expect(lireCode('https://tournee.example/retour?code=abc&state=etat', 'etat')).toBe('abc');
    expect(() => lireCode('https://tournee.example/retour?code=abc&state=autre', 'etat')).toThrow('retour inattendu');
    expect(() => lireCode('https://tournee.example/retour?error=access_denied&state=etat', 'etat')).toThrow(
      'access_denied',
    );

    const sent: string[] = [];
    vi.stubGlobal('fetch', (url: string, { body }: { readonly body: URLSearchParams }) => {
      sent.push(`${url} ${body.toString()}`);
      return Promise.resolve(new Response('{"access_token":"jeton"}'));
    });
    expect(await echanger(connexion, 'abc', secret)).toEqual({ access_token: 'jeton' });
    expect(sent).toEqual([
      `https://auth.example/oauth2/jeton grant_type=authorization_code&client_id=tournee&code=abc&redirect_uri=https%3A%2F%2Ftournee.example%2Fretour&code_verifier=${secret}`,
    ]);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"error":"invalid_grant"}', { status: 400 })));
    await expect(echanger(connexion, 'abc', secret)).rejects.toThrow('échange refusé : 400');
  });

  it('requests one token at a time, a minute before it expires, and again after a failure', async () => {
    let now = 0;
    let requested = 0;
    let fails = false;
    const { obtenir, oublier } = gererJeton(
      () => {
        requested += 1;
        return fails
          ? Promise.reject(new Error('coupure'))
          : Promise.resolve({ access_token: `j${String(requested)}`, expires_in: 900 });
      },
      () => now,
    );
    expect(await Promise.all([obtenir(), obtenir(), obtenir()])).toEqual(['j1', 'j1', 'j1']);
    now = 839_999;
    expect(await obtenir()).toBe('j1');
    now = 840_000;
    expect(await obtenir()).toBe('j2');
    oublier('j2');
    fails = true;
    await expect(obtenir()).rejects.toThrow('coupure');
    fails = false;
    expect(await obtenir()).toBe('j4');
  });

  it('requests one token if ten calls are refused at once, and keeps a new token', async () => {
    let now = 0;
    let requested = 0;
    const { obtenir, oublier } = gererJeton(
      () => Promise.resolve({ access_token: `j${String((requested += 1))}`, expires_in: 900 }),
      () => now,
    );
    const retry = (refused: string) => {
      oublier(refused);
      return obtenir();
    };
    const first = await obtenir();
    const refused = Array.from({ length: 10 }, () => first);
    expect(new Set(await Promise.all(refused.map(retry)))).toEqual(new Set(['j2']));
    expect(await retry(first)).toBe('j2');

    now = 840_000;
    const renewal = obtenir();
    expect(await Promise.all([renewal, retry('j2')])).toEqual(['j3', 'j3']);
    expect(requested).toBe(3);
  });
});

describe('erreurs-et-reprises.md', async () => {
  const { attenteMs, insister } = await loadProgram<{
    attenteMs: (essai: number, retryAfter: string | null, hasard: () => number) => number;
    insister: (envoyer: () => Promise<Response>, attendre: () => Promise<void>) => Promise<Response>;
  }>(await programOf('erreurs-et-reprises'));
  const attendre = () => Promise.resolve();

  it.each([
    [0, null, 4000],
    [3, null, 32_000],
    [20, null, 60_000],
    [3, '42', 43_000],
  ])('after failure %i with Retry-After %s, waits at most %i ms', (essai, retryAfter, want) =>
    expect(attenteMs(essai, retryAfter, () => 1)).toBe(want),
  );

  it.each([
    ['a state conflict', [problem(409, 'visite-validee')], 409],
    ['too many attempts', [problem(429, 'trop-de-tentatives', { 'Retry-After': '1' })], 429],
    ['an error page of a proxy, then success', [new Response('<html>', { status: 502 }), new Response('{}')], 200],
    ['a request that is still running', [problem(409, 'requete-en-cours'), new Response('{}')], 200],
    ['the quota', [problem(429, 'quota-depasse', { 'Retry-After': '1' }), new Response('{}')], 200],
    ['a network error, then success', [null, new Response('{}')], 200],
    ['permanent maintenance', Array.from({ length: 8 }, () => problem(503, 'service-indisponible')), 503],
    ['an internal error, twice', [1, 2].map(() => problem(500, 'erreur-interne')), 500],
    ['a timeout of Extramed', [1, 2, 3].map(() => problem(504, 'extramed-delai-depasse')), 504],
  ])('returns the expected status for %s', async (_name, answers, want) => {
    const remaining = [...answers];
    const envoyer = () => {
      const answer = remaining.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('coupure'));
    };
    expect((await insister(envoyer, attendre)).status).toBe(want);
    expect(remaining).toEqual([]);
  });

  it('throws the network error if all attempts fail', async () => {
    const envoyer = () => Promise.reject(new Error('coupure'));
    await expect(insister(envoyer, attendre)).rejects.toThrow('coupure');
  });
});

describe('pagination-synchronisation.md', async () => {
  const { parcourir, disparus } = await loadProgram<{
    parcourir: (
      lire: (requete: URLSearchParams) => Promise<unknown>,
      filtres: Record<string, string>,
    ) => AsyncGenerator<number>;
    disparus: (copie: string[], relus: string[]) => string[];
  }>(await programOf('pagination-synchronisation'));

  it('reads to the last page, with the same filters', async () => {
    const requested: string[] = [];
    const lire = (requete: URLSearchParams) => {
      requested.push(requete.toString());
      const curseurSuivant = requested.length < 3 ? `c${String(requested.length)}` : null;
      return Promise.resolve({
        donnees: requested.length === 2 ? [] : [requested.length],
        pagination: { curseurSuivant },
      });
    };
    const read: number[] = [];
    for await (const one of parcourir(lire, { modifieDepuis: '2026-03-12T06:00:00+01:00' })) read.push(one);
    const filters = 'limite=200&modifieDepuis=2026-03-12T06%3A00%3A00%2B01%3A00';
    expect([read, requested]).toEqual([
      [1, 3],
      [filters, `${filters}&curseur=c1`, `${filters}&curseur=c2`],
    ]);
  });

  it('returns the removed items', () => expect(disparus(['a', 'b', 'c'], ['c', 'a', 'd'])).toEqual(['b']));
});

describe('hors-connexion.md', async () => {
  interface Envoi {
    methode: string;
    chemin: string;
    cle?: string;
    ressource?: string;
  }
  const { vider } = await loadProgram<{
    vider: (
      file: Envoi[],
      etags: Map<string, string>,
      envoyer: (envoi: Envoi, etag: string | undefined) => Promise<Response>,
    ) => Promise<{ fin: string }>;
  }>(await programOf('hors-connexion'));
  const queue = (): Envoi[] => [
    { methode: 'POST', chemin: '/demarrage', ressource: 'visite' },
    { methode: 'POST', chemin: '/livraison/lignes', ressource: 'bon', cle: 'k' },
    { methode: 'PUT', chemin: '/livraison/lignes/1/lots/2', ressource: 'bon' },
    { methode: 'POST', chemin: '/realisation', ressource: 'visite' },
  ];

  it('sends in order, each write with the ETag of the previous response', async () => {
    const file = queue();
    const sent: string[] = [];
    const etags = new Map([
      ['visite', '"v1"'],
      ['bon', '"b1"'],
    ]);
    const end = await vider(file, etags, ({ chemin, ressource = '' }, etag) => {
      sent.push(`${chemin} ${etag ?? '-'}`);
      return Promise.resolve(
        new Response(null, { status: 204, headers: { ETag: `"${ressource}${String(sent.length)}"` } }),
      );
    });
    expect([end.fin, file, sent]).toEqual([
      'vide',
      [],
      ['/demarrage "v1"', '/livraison/lignes -', '/livraison/lignes/1/lots/2 "bon2"', '/realisation "visite1"'],
    ]);
  });

  it.each([
    [null, 'pause'],
    [503, 'pause'],
    [429, 'pause'],
    [409, 'conflit'],
    [412, 'conflit'],
    [422, 'refus'],
  ])('stops at status %s with « %s », and keeps the unsent requests', async (status, fin) => {
    const file = queue();
    let count = 0;
    const end = await vider(file, new Map(), () => {
      count += 1;
      if (count === 1) return Promise.resolve(new Response(null, { status: 204 }));
      return status === null ? Promise.reject(new Error('coupure')) : Promise.resolve(new Response(null, { status }));
    });
    expect([end.fin, file.length]).toEqual([fin, 3]);
  });

  it('treats a 404 of a repeated deletion as success', async () => {
    const file = [{ methode: 'DELETE', chemin: '/livraison/lignes/1/lots/2', ressource: 'bon' }];
    const end = await vider(file, new Map(), () => Promise.resolve(new Response(null, { status: 404 })));
    expect([end.fin, file]).toEqual(['vide', []]);
  });
});

describe('livraison-tracabilite.md', async () => {
  const { lireGs1 } = await loadProgram<{ lireGs1: (lu: string, annee: number) => unknown }>(
    await programOf('livraison-tracabilite'),
  );
  const gtin = '09999999000010';

  it.each([
    [`01${gtin}1728063010LOT-TEST-42`, { gtin, numeroLot: 'LOT-TEST-42', peremptionLe: '2028-06-30' }],
    [`]d201${gtin}10LOT-TEST-42\u001D21SN-TEST-0001`, { gtin, numeroLot: 'LOT-TEST-42', numeroSerie: 'SN-TEST-0001' }],
    [`010999999900007221SN-TEST-0002\u001D11260105`, { gtin: '09999999000072', numeroSerie: 'SN-TEST-0002' }],
    ['17280200', { peremptionLe: '2028-02-29' }],
    ['17991231', { peremptionLe: '1999-12-31' }],
    [`01${gtin}240REF-1\u001D3012\u001D10LOT-TEST-42`, { gtin, numeroLot: 'LOT-TEST-42' }],
  ])('reads %j', (read, want) => expect(lireGs1(read, 2026)).toEqual(want));

  it('reads dates in the next century', () =>
    expect(lireGs1('17050131', 2080)).toEqual({ peremptionLe: '2105-01-31' }));

  it.each([
    ['0109999999000011', 'Clé de contrôle du GTIN fausse'],
    ['0109999999', 'Élément (01) mal formé'],
    [`10LOT-TEST-42-QUI-EST-TROP-LONG`, 'Élément (10) mal formé'],
    ['ABC99', 'Élément inconnu : AB'],
    ['17281301', 'Date impossible : 281301'],
    ['17280230', 'Date impossible : 280230'],
  ])('rejects %j', (read, want) => expect(() => lireGs1(read, 2026)).toThrow(want));
});

describe('oxygene.md', async () => {
  const { autonomieMin, enHeures } = await loadProgram<{
    autonomieMin: (source: object, debitLMin: number, reserve?: number) => number;
    enHeures: (minutes: number) => string;
  }>(await programOf('oxygene'));
  const bottle = (volumeL: number) => ({ type: 'bouteille', volumeL, pressionBar: 200 });
  const flows = [1, 1.5, 2, 3, 5];

  it('matches the table in the guide', async () => {
    const rows = (await readFile('site/docs/reperes/oxygene.md', 'utf8')).matchAll(
      /^\| (?:bouteille \d|liquide,).*$/gm,
    );
    const shown = [...rows].map(([row]) =>
      row
        .split('|')
        .slice(3, 8)
        .map((cell) => Number(cell.replace(/[^\d]/g, ''))),
    );
    const sources = [bottle(2), bottle(5), bottle(15), { type: 'liquide', volumeL: 1.2 }];
    expect(shown).toEqual(sources.map((source) => flows.map((flow) => autonomieMin(source, flow))));
  });

  it.each([
    [3, 0.2, 106, '1 h 46'],
    [3, 0, 133, '2 h 13'],
    [15, 0, 26, '26 min'],
    [0.1, 0, 4000, '66 h 40'],
  ])('lasts at %d L/min with a reserve of %d', (flow, reserve, minutes, words) => {
    expect(autonomieMin(bottle(2), flow, reserve)).toBe(minutes);
    expect(enHeures(minutes)).toBe(words);
  });

  it('rejects a flow of zero', () => expect(() => autonomieMin(bottle(2), 0)).toThrow('Le débit'));
});

describe('documents.md', async () => {
  const { preparerDepot } = await loadProgram<{ preparerDepot: (piece: object, contenu: Blob) => Promise<FormData> }>(
    await programOf('documents'),
  );

  it('builds two parts with their types, in order', async () => {
    const piece = { typeDocument: 'PHOTO', titre: 'Vue', nomFichier: 'vue.jpg', typeMime: 'image/jpeg' };
    const body = await preparerDepot(piece, new Blob(['abc']));
    const parts = [...body.entries()].map(([name, part]) => [name, part instanceof Blob ? part.type : '']);
    expect(parts).toEqual([
      ['metadonnees', 'application/json'],
      ['fichier', 'image/jpeg'],
    ]);
    const [metadonnees] = body.getAll('metadonnees');
    expect(metadonnees instanceof Blob && JSON.parse(await metadonnees.text())).toEqual({
      ...piece,
      // From FIPS 180-2, appendix B.1.
      empreinteSha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });
});

describe('referentiels-cache.md', async () => {
  interface Copie {
    corps: string;
    etag: string;
    fraicheJusqua: number;
  }
  const { rafraichir } = await loadProgram<{
    rafraichir: (
      copie: Copie | undefined,
      lire: (etag: string | undefined) => Promise<Response>,
      maintenantMs: number,
    ) => Promise<Copie>;
  }>(await programOf('referentiels-cache'));
  const headers = { ETag: '"2"', 'Cache-Control': 'private, max-age=86400' };
  const copie = { corps: 'ancien', etag: '"1"', fraicheJusqua: 1000 };
  const never = () => Promise.reject(new Error('coupure'));

  it.each([
    ['serves a fresh copy without a call', copie, 999, never, copie],
    ['keeps a stale copy if the network fails', copie, 1000, never, copie],
    [
      'keeps a stale copy if the server fails',
      copie,
      1000,
      () => Promise.resolve(new Response('', { status: 503 })),
      copie,
    ],
    [
      'renews a copy that has not changed',
      copie,
      1000,
      () => Promise.resolve(new Response(null, { status: 304, headers })),
      { ...copie, fraicheJusqua: 86_401_000 },
    ],
    [
      'returns a new list',
      copie,
      1000,
      () => Promise.resolve(new Response('neuf', { headers })),
      { corps: 'neuf', etag: '"2"', fraicheJusqua: 86_401_000 },
    ],
  ])('%s', async (_name, given, now, lire, want) => expect(await rafraichir(given, lire, now)).toEqual(want));

  it('throws without a copy', () => expect(rafraichir(undefined, never, 0)).rejects.toThrow('Aucune copie'));
});
