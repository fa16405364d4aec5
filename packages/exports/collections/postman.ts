import type { Environment } from '@reliure/reference';
import { callVariables } from '@reliure/samples';
import { queryText } from './queryText.ts';
import type { DocumentedResponse, Auth, Collection, CollectionBody, CollectionRequest, NamedValue } from './types.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Converts a collection to Postman’s format 2.1.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function toPostmanCollection({ name, docs, environments, secrets, auth, folders }: Collection): Json {
  return {
    info: {
      name,
      description: docs,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: folders.map((folder) => ({
      name: folder.name,
      description: folder.docs,
      item: folder.requests.map(toPostmanItem),
    })),
    auth: toPostmanAuth(auth),
    variable: [
      {
        key: callVariables.base,
        value: environments.find(({ secret }) => secret === undefined)?.baseUrl ?? '',
        type: 'string',
      },
      ...secrets.map((key) => ({ key, value: '', type: 'string' })),
    ],
  };
}

/** Converts the variables of one server to Postman’s environment format. */
export function toPostmanEnvironment({ name, baseUrl, secret = '' }: Environment, secrets: readonly string[]): Json {
  return {
    name,
    values: [
      { key: callVariables.base, value: baseUrl, type: 'default', enabled: true },
      ...secrets.map((key) => ({ key, value: secret, type: 'secret', enabled: true })),
    ],
    _postman_variable_scope: 'environment',
  };
}

function toPostmanItem(request: CollectionRequest): Json {
  const { name, docs, method, headers, auth, body, responses } = request;
  const url = toPostmanUrl(request);
  const header = headers.map(toPostmanEntry);
  return {
    name,
    request: {
      method,
      url,
      header,
      ...toPostmanBody(body),
      description: docs,
      ...(auth !== undefined && { auth: toPostmanAuth(auth) }),
    },
    response: responses.map((response) => ({
      ...toPostmanResponse(response),
      originalRequest: { method, url: url.raw },
    })),
  };
}

function toPostmanUrl({ url, query, wholeQuery, pathVariables }: CollectionRequest): Json & { readonly raw: string } {
  const [, protocol, address = ''] = /^(?:(https?):\/\/)?(.*)$/s.exec(url) ?? [];
  const [host = '', ...path] = address.split('/');
  // Without a value, no equals sign is written.
  const entries = wholeQuery === undefined ? query.map(toPostmanEntry) : [{ key: wholeQuery, value: null }];
  return {
    raw: url + queryText({ query, ...(wholeQuery !== undefined && { wholeQuery }) }),
    ...(protocol !== undefined && { protocol }),
    host: [host],
    path,
    ...(entries.length > 0 && { query: entries }),
    ...(pathVariables.length > 0 && { variable: pathVariables.map(toPostmanEntry) }),
  };
}

function toPostmanEntry({ name, value, description, isDisabled }: NamedValue): Json {
  return {
    key: name,
    value,
    ...(description !== undefined && { description }),
    ...(isDisabled === true && { disabled: true }),
  };
}

function toPostmanAuth(auth: Auth): Json {
  const value = (key: string, text: string) => ({ key, value: text, type: 'string' });
  switch (auth.kind) {
    case 'none':
      return { type: 'noauth' };
    case 'bearer':
      return { type: 'bearer', bearer: [value('token', auth.token)] };
    case 'basic':
    case 'digest':
      return { type: auth.kind, [auth.kind]: [value('username', auth.user), value('password', auth.password)] };
  }
}

function toPostmanBody(body: CollectionBody): { readonly body?: Json } {
  switch (body.kind) {
    case 'none':
      return {};
    case 'text':
      return { body: { mode: 'raw', raw: body.text, options: { raw: { language: body.language } } } };
    case 'form':
      return { body: { mode: 'urlencoded', urlencoded: body.fields.map(toPostmanEntry) } };
    case 'multipart':
      return {
        body: {
          mode: 'formdata',
          formdata: body.parts.map((part) => ({
            key: part.name,
            ...(part.kind === 'text' ? { value: part.text, type: 'text' } : { src: [], type: 'file' }),
            ...(part.mediaType !== undefined && { contentType: part.mediaType }),
          })),
        },
      };
    case 'file':
      return { body: { mode: 'file', file: {} } };
  }
}

function toPostmanResponse({ name, status, title, mediaType, language, text }: DocumentedResponse): Json {
  return {
    name: `${status} ${name}`,
    status: title,
    ...(/^\d{3}$/.test(status) && { code: Number(status) }),
    _postman_previewlanguage: language,
    header: mediaType === undefined ? [] : [{ key: 'Content-Type', value: mediaType }],
    body: text,
  };
}
