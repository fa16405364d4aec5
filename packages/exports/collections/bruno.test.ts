import { parseCollection, parseEnvironment, parseFolder, parseRequest } from '@usebruno/filestore';
import { itemSchema } from '@usebruno/schema';
import { describe, expect, it } from 'vitest';
import { toBrunoFiles } from './bruno.ts';
import { collection } from './testing/collection.ts';

const files = toBrunoFiles(collection);
const read = (path: string) => files.get(path) ?? '';

/** Returns what a request says, without identifiers and without what Bruno adds to each: empty values and settings. */
function written(request: unknown): unknown {
  const isLeftOut = (key: string, value: unknown) =>
    /uid$|^settings$/i.test(key) || value === null || ['[]', '{}'].includes(JSON.stringify(value));
  return JSON.parse(JSON.stringify(request, (key, value: unknown) => (isLeftOut(key, value) ? undefined : value)));
}

describe('toBrunoFiles', () => {
  it('writes one file per request, and avoids the names that Bruno reserves', () =>
    expect([...files.keys()]).toEqual([
      'opencollection.yml',
      'environments/local.yml',
      'environments/essai.yml',
      'environments-2/folder.yml',
      'environments-2/folder-2.yml',
      'environments-2/ecrire.yml',
      'fichiers/folder.yml',
      'fichiers/envoyer-form.yml',
      'fichiers/envoyer-multipart.yml',
      'fichiers/envoyer-file.yml',
    ]));

  it('writes the name and the authentication of the collection', () => {
    expect(parseCollection(read('opencollection.yml'))).toMatchObject({
      brunoConfig: { name: 'Livres' },
      collectionRoot: {
        request: { auth: { mode: 'bearer', bearer: { token: '{{API_TOKEN}}' } } },
        docs: 'Prêter des livres.\n',
      },
    });
  });

  it('writes the names of folders', () =>
    expect(parseFolder(read('environments-2/folder.yml'))).toMatchObject({
      meta: { name: 'Prêts', seq: 1 },
      docs: 'Les _prêts_.\n',
    }));

  it('writes the variables of a server', () =>
    expect(parseEnvironment(read('environments/essai.yml'))).toMatchObject({
      name: 'Essai',
      variables: [
        { name: 'BASE', value: 'https://a.example/v1' },
        { name: 'API_TOKEN', secret: true },
        { name: 'X_CLE', secret: true },
      ],
    }));

  it('writes the secrets of the local server as texts', () =>
    expect(parseEnvironment(read('environments/local.yml'))).toMatchObject({
      variables: [
        { name: 'BASE', value: 'http://127.0.0.1:4010', secret: false },
        { name: 'API_TOKEN', value: 'demo', secret: false },
        { name: 'X_CLE', value: 'demo', secret: false },
      ],
    }));

  it.each([
    'environments-2/folder-2.yml',
    'environments-2/ecrire.yml',
    'fichiers/envoyer-form.yml',
    'fichiers/envoyer-multipart.yml',
    'fichiers/envoyer-file.yml',
  ])('writes %s as a valid Bruno request', async (path) => {
    const request: unknown = parseRequest(read(path));
    await itemSchema.validate(request);
    expect(request).toHaveProperty('settings.encodeUrl', false);
    expect(written(request)).toMatchSnapshot();
  });
});
