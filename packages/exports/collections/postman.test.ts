import { Collection, type Item } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { toPostmanCollection, toPostmanEnvironment } from './postman.ts';
import { collection } from './testing/collection.ts';

const written = toPostmanCollection(collection);
const loaded = new Collection(written);
const items = new Map<string, Item>();
loaded.forEachItem((item) => items.set(item.name, item));

/** Reads a request with Postman’s own library. */
function read(name: string) {
  const item = items.get(name);
  if (item === undefined) throw new Error(`There is no request ${name}.`);
  const { method, url, headers, body } = item.request;
  return {
    call: `${method} ${url.toString()}`,
    headers: headers.all().map(({ key, value, disabled }) => `${key}: ${value}${disabled === true ? ' (off)' : ''}`),
    auth: item.getAuth()?.toJSON(),
    body: body?.toJSON(),
    responses: item.responses
      .all()
      .map((response) => `${response.code ?? '?'} | ${response.name} | ${response.text() ?? ''}`),
  };
}

describe('toPostmanCollection', () => {
  it('returns a collection that Postman’s own library can read', () => {
    const folders = loaded.items.all().map((group) => [group.name, ...group.items.all().map(({ name }) => name)]);
    expect(folders).toEqual([
      ['Prêts', 'Lire un livre', 'Écrire'],
      ['Fichiers', 'Envoyer (form)', 'Envoyer (multipart)', 'Envoyer (file)'],
    ]);
    expect(loaded.variables.toObject()).toEqual({ BASE: 'https://a.example/v1', API_TOKEN: '', X_CLE: '' });
  });

  it.each([...items.keys()])('writes %s', (name) => expect(read(name)).toMatchSnapshot());

  it('splits a URL that does not start with a variable', () => {
    const [folder] = collection.folders;
    const requests = (folder?.requests ?? []).map((request) => ({
      ...request,
      url: 'http://b.example:8080/v2/livres/:id',
    }));
    const other = new Collection(
      toPostmanCollection({ ...collection, folders: folder ? [{ ...folder, requests }] : [] }),
    );
    const urls: string[] = [];
    other.forEachItem(({ request: { url } }) => urls.push(`${url.getHost()} ${url.getPath()}`));
    expect(urls[0]).toBe('b.example:8080 /v2/livres/12');
  });

  it('includes parameters that are not sent, but disables them', () => {
    expect(JSON.stringify(written)).toContain('{"key":"tri","value":"-titre","description":"Ordre.","disabled":true}');
  });
});

describe('toPostmanEnvironment', () => {
  it('contains the base URL, and empty variables for the secrets', () =>
    expect(toPostmanEnvironment({ slug: 'essai', name: 'Essai', baseUrl: 'https://a.example' }, ['API_TOKEN'])).toEqual(
      {
        name: 'Essai',
        values: [
          { key: 'BASE', value: 'https://a.example', type: 'default', enabled: true },
          { key: 'API_TOKEN', value: '', type: 'secret', enabled: true },
        ],
        _postman_variable_scope: 'environment',
      },
    ));

  it('contains the secrets of the local server', () =>
    expect(
      toPostmanEnvironment({ slug: 'local', name: 'Local', baseUrl: 'http://a.example', secret: 'demo' }, [
        'API_TOKEN',
      ]),
    ).toHaveProperty(['values', 1, 'value'], 'demo'));
});
