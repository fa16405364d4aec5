import { Collection, type Item } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { buildCollection, toPostmanCollection } from '@reliure/exports';
import { singleConnection } from '@reliure/mock/node';
import { buildReference } from '@reliure/reference';
import { callVariables, localServer } from '@reliure/samples';
import { identity } from '../../site/identity.ts';
import { document, runMockServer } from '../testing/siteContract.ts';

const collection = new Collection(
  toPostmanCollection(buildCollection(buildReference({ document }), document, identity)),
);
const items: Item[] = [];
collection.forEachItem((item) => items.push(item));

const origin = runMockServer();

describe('the Postman collection', () => {
  it.each(items.map((item) => [item.name, item] as const))('%s gets the documented response', async (_name, item) => {
    const response = await send(item);
    expect([response.status, await response.text()].slice(0, response.ok ? 1 : 2)).toEqual([
      item.responses.all().find(({ code = 0 }) => code >= 200 && code < 300)?.code,
    ]);
  });
});

/** Sends a request as read by Postman’s own library, with the variables that a user fills in. */
function send({ request }: Item): Promise<Response> {
  const values = new Map([
    [callVariables.base, origin()],
    [callVariables.token, localServer.secret],
    ['$guid', crypto.randomUUID()],
  ]);
  const fill = (text: string) => text.replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => values.get(name) ?? whole);
  const headers = request.headers.all().filter(({ disabled }) => disabled !== true);
  const body = toBody(request.body?.toJSON());
  return fetch(fill(request.url.toString()), {
    method: request.method,
    headers: [
      ['Authorization', `Bearer ${localServer.secret}`],
      ...Object.entries(singleConnection),
      ...headers.map(({ key, value }): [string, string] => [key, fill(value)]),
    ],
    ...(body !== undefined && { body }),
  });
}

type Body =
  | { readonly mode: 'raw'; readonly raw: string }
  | { readonly mode: 'formdata'; readonly formdata: readonly { readonly key: string; readonly value?: string }[] };

/** Converts a body. Instead of a file that the user would choose, it sends one that contains a word. */
function toBody(json: unknown): string | FormData | undefined {
  if (json === undefined) return undefined;
  const body = json as Body;
  if (body.mode === 'raw') return body.raw;
  const form = new FormData();
  for (const { key, value } of body.formdata) form.set(key, value ?? new Blob(['contenu']));
  return form;
}
