import { expect, it } from 'vitest';
import { toCollectionHttpFile } from './httpFile.ts';
import { collection } from './testing/collection.ts';

const file = toCollectionHttpFile(collection);

it.each([
  ['the variables of the first server', '@BASE = http://127.0.0.1:4010\n@API_TOKEN = demo\n@X_CLE = demo\n'],
  ['the other servers', 'https://a.example/v1 (Essai)'],
  [
    'a request without what its caller disabled',
    [
      '### Prêts · Lire un livre',
      '# Rend un livre.',
      'GET {{BASE}}/livres/12?le=2026-03-12T09:30:00%2B01:00',
      'Authorization: Bearer {{API_TOKEN}}',
      'X-Cle: {{X_CLE}}',
      '',
    ].join('\n'),
  ],
  [
    'a request with credentials of its own',
    'Authorization: Basic {{API_USER}} {{API_PASSWORD}}\nContent-Type: application/merge-patch+json\n\n{\n  "titre": "non"\n}\n',
  ],
  ['a form', 'Content-Type: application/x-www-form-urlencoded\n\n'],
  ['a file to choose', '< ./fichier.pdf'],
])('has %s', (_name, want) => expect(file).toContain(want));
