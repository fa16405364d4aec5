import { callVariables, randomUuid, toHttpFile, toMultipart } from '@reliure/samples';
import type { HttpCall } from '@reliure/samples';
import { texts } from '../texts.ts';
import { queryText } from './queryText.ts';
import type { Auth, Collection, CollectionBody, CollectionRequest, NamedValue } from './types.ts';

type Header = HttpCall['headers'][number];

/** Returns all requests of a collection as one file for the HTTP clients of editors. */
export function toCollectionHttpFile(collection: Collection): string {
  const { name, environments, secrets, folders } = collection;
  const [first, ...others] = environments;
  return toHttpFile({
    title: name,
    notes: [texts().httpFile(others.map((environment) => `${environment.baseUrl} (${environment.name})`))],
    variables: [
      { name: callVariables.base, value: first?.baseUrl ?? '' },
      ...secrets.map((secret) => ({ name: secret, value: first?.secret ?? '' })),
    ],
    calls: folders.flatMap((folder) =>
      folder.requests.map((request) => toCall(request, folder.name, request.auth ?? collection.auth)),
    ),
  });
}

function toCall(
  { name, docs, method, url, pathVariables, headers, body, ...query }: CollectionRequest,
  folder: string,
  auth: Auth,
): HttpCall {
  const values = new Map(pathVariables.map((variable) => [variable.name, variable.value]));
  const path = url.replace(/(?<=\/):([\w-]+)(?=\/|$)/g, (written, variable: string) => values.get(variable) ?? written);
  const { header, text } = toBody(body);
  const all = [...toAuthorization(auth), ...sent(headers), ...header];
  // The page’s address is the last paragraph.
  const paragraphs = docs.trim().split('\n\n');
  return {
    name: `${folder} · ${name}`,
    notes: [...new Set([paragraphs[0] ?? '', paragraphs.at(-1) ?? ''])],
    method,
    url: withUuids(path + queryText(query)),
    headers: all.map((one) => ({ name: one.name, value: withUuids(one.value) })),
    ...(text !== undefined && { body: withUuids(text) }),
    outputs: [],
  };
}

function sent(values: readonly NamedValue[]): readonly NamedValue[] {
  return values.filter(({ isDisabled }) => isDisabled !== true);
}

/** These clients encode the credentials. */
function toAuthorization(auth: Auth): readonly Header[] {
  switch (auth.kind) {
    case 'none':
      return [];
    case 'bearer':
      return [{ name: 'Authorization', value: `Bearer ${auth.token}` }];
    case 'basic':
      return [{ name: 'Authorization', value: `Basic ${auth.user} ${auth.password}` }];
    case 'digest':
      return [{ name: 'Authorization', value: `Digest ${auth.user} ${auth.password}` }];
  }
}

function toBody(body: CollectionBody): { readonly header: readonly Header[]; readonly text?: string } {
  switch (body.kind) {
    case 'none':
      return { header: [] };
    case 'text':
      return { header: [], text: body.text };
    case 'form':
      return {
        header: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
        text: new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString(),
      };
    case 'multipart': {
      const { header, body: text } = toMultipart(body.parts, texts().chosenFile);
      return { header: [header], text };
    }
    case 'file':
      return { header: [], text: `< ./${texts().chosenFile}` };
  }
}

/** Collections name the variable of a random UUID as Postman and Bruno do. */
function withUuids(text: string): string {
  return text.replaceAll('{{$guid}}', randomUuid);
}
