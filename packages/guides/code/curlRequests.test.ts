import { describe, expect, it } from 'vitest';
import { curlRequests } from './curlRequests.ts';

describe('curlRequests', () => {
  it('leaves out the path of a server', () =>
    expect(curlRequests('curl https://a.org/v1/books', ['https://a.org/v1']).map(({ path }) => path)).toEqual([
      '/books',
    ]));

  it('returns the method, path, headers and body', () => {
    const script = [
      'curl -i -X PUT "$BASE/v1/livres/$LIVRE" \\',
      '  -H "Authorization: Bearer $API_TOKEN" \\',
      '  -H \'If-Match: "2-91be36"\' \\',
      "  -d '{",
      '    "titre": "L’Assommoir $1"',
      "  }' | jq .",
    ].join('\n');
    expect(curlRequests(script)).toEqual([
      {
        method: 'PUT',
        path: '/v1/livres/$LIVRE',
        query: [],
        headers: [
          ['Authorization', 'Bearer $API_TOKEN'],
          ['If-Match', '"2-91be36"'],
        ],
        body: '{\n    "titre": "L’Assommoir $1"\n  }',
      },
    ]);
  });

  it.each([
    ['curl https://api.livres.example/v1/livres', 'GET', '/v1/livres', []],
    [
      'curl "$BASE/v1/livres?etat=prete&curseur=a%2Bb"',
      'GET',
      '/v1/livres',
      [
        ['etat', 'prete'],
        ['curseur', 'a+b'],
      ],
    ],
    ['curl -G "$BASE/v1/livres" --data-urlencode "etat=prete"', 'GET', '/v1/livres', [['etat', 'prete']]],
    [
      'curl -G "$BASE/v1/livres" --data-urlencode "titre=100 % à 1=1" --data-urlencode "auteur=%C3%A9"',
      'GET',
      '/v1/livres',
      [
        ['titre', '100 % à 1=1'],
        ['auteur', '%C3%A9'],
      ],
    ],
    ['curl "$BASE/v1/livres?titre=100%"', 'GET', '/v1/livres', [['titre', '100%']]],
    ["curl $BASE/v1/livres -d '{}'", 'POST', '/v1/livres', []],
    ['curl --url $BASE/v1/livres -F couverture=@nana.png', 'POST', '/v1/livres', []],
    ['curl $BASE/v1/livres/1/couverture -T nana.png', 'PUT', '/v1/livres/1/couverture', []],
  ])('returns the request of %s', (script, method, path, query) => {
    const [request] = curlRequests(script);
    expect([request?.method, request?.path, request?.query]).toEqual([method, path, query]);
  });

  it.each(['-d @livre.json', '-d "$LIVRE"', '-F couverture=@nana.png', '--data-urlencode titre=Nana'])(
    'knows that %s is a body which it cannot read',
    (option) => expect(curlRequests(`curl $BASE/v1/livres ${option}`).map(({ body }) => body)).toEqual([null]),
  );

  it('returns only the curl commands of a script', () => {
    const script = 'export BASE=https://api.livres.example\n\ncurl "$BASE/v1/livres"\n\ncurl "$BASE/v1/livres/1"';
    expect(curlRequests(script).map(({ path }) => path)).toEqual(['/v1/livres', '/v1/livres/1']);
  });
});
