import { toYaml } from '../downloads/yaml.ts';
import type { Environment } from '@reliure/reference';
import { createSlugs } from '@reliure/openapi';
import { callVariables } from '@reliure/samples';
import { queryText } from './queryText.ts';
import type {
  DocumentedResponse,
  Auth,
  Collection,
  CollectionBody,
  CollectionRequest,
  NamedValue,
  Folder,
} from './types.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the files of a collection in Bruno’s YAML format, which Bruno writes since version 3, by path inside its
 * folder.
 *
 * @see https://www.opencollection.com
 */
export function toBrunoFiles(collection: Collection): ReadonlyMap<string, string> {
  const { environments, secrets, folders } = collection;
  const claimFolder = createSlugs([environmentsFolder]);
  const files = [
    ['opencollection.yml', toRoot(collection)] as const,
    ...environments.map(
      (environment) => [`${environmentsFolder}/${environment.slug}.yml`, toEnvironment(environment, secrets)] as const,
    ),
    ...folders.flatMap(({ slug, ...folder }, index) => {
      const path = claimFolder(slug);
      return toFolderFiles(folder, index + 1).map(([name, content]) => [`${path}/${name}.yml`, content] as const);
    }),
  ];
  return new Map(files.map(([path, content]) => [path, toYaml(content)]));
}

/** The folder that Bruno reads environments from, and nothing else. */
const environmentsFolder = 'environments';

function toFolderFiles({ name, docs, requests }: Omit<Folder, 'slug'>, position: number) {
  const claim = createSlugs();
  return [
    [claim('folder'), { info: { name, type: 'folder', seq: position }, docs: toDocs(docs) }] as const,
    ...requests.map((request, index) => [claim(request.slug), toBrunoRequest(request, index + 1)] as const),
  ];
}

function toRoot({ name, docs, auth }: Collection): Json {
  return {
    opencollection: '1.0.0',
    info: { name },
    ...(auth.kind !== 'none' && { request: toBrunoAuth(auth) }),
    docs: toDocs(docs),
    bundled: false,
  };
}

/**
 * Writes an environment. Secrets have no values in the file: Bruno stores them on the user’s machine only. Those of the
 * local server are not secret.
 */
function toEnvironment({ name, baseUrl, secret }: Environment, secrets: readonly string[]): Json {
  return {
    name,
    variables: [
      { name: callVariables.base, value: baseUrl },
      ...secrets.map((key) => (secret === undefined ? { secret: true, name: key } : { name: key, value: secret })),
    ],
  };
}

function toDocs(content: string): Json {
  return { content, type: 'text/markdown' };
}

function toBrunoRequest(request: CollectionRequest, position: number): Json {
  const { name, docs, method, headers, query, pathVariables, auth, body, responses } = request;
  const url = request.url + queryText(request);
  const params = [
    ...query.map((entry) => ({ ...toBrunoEntry(entry), type: 'query' })),
    ...pathVariables.map((entry) => ({ ...toBrunoEntry(entry), type: 'path' })),
  ];
  return {
    info: { name, type: 'http', seq: position },
    http: {
      method,
      url,
      ...(headers.length > 0 && { headers: headers.map(toBrunoEntry) }),
      ...(params.length > 0 && { params }),
      ...toBrunoBody(body),
      ...(auth === undefined ? { auth: 'inherit' } : toBrunoAuth(auth)),
    },
    // URLs are already encoded.
    settings: { encodeUrl: false },
    ...(responses.length > 0 && {
      examples: responses.map((response) => ({
        name: `${response.status} ${response.name}`,
        request: { method, url },
        response: toBrunoResponse(response),
      })),
    }),
    docs,
  };
}

function toBrunoEntry({ name, value, description, isDisabled }: NamedValue): Json {
  return {
    name,
    value,
    ...(description !== undefined && { description }),
    ...(isDisabled === true && { disabled: true }),
  };
}

function toBrunoAuth(auth: Auth): { readonly auth?: Json } {
  switch (auth.kind) {
    case 'none':
      return {};
    case 'bearer':
      return { auth: { type: 'bearer', token: auth.token } };
    case 'basic':
    case 'digest':
      return { auth: { type: auth.kind, username: auth.user, password: auth.password } };
  }
}

function toBrunoBody(body: CollectionBody): { readonly body?: Json } {
  switch (body.kind) {
    case 'none':
      return {};
    case 'text':
      return { body: { type: body.language, data: body.text } };
    case 'form':
      return { body: { type: 'form-urlencoded', data: body.fields.map(toBrunoEntry) } };
    case 'multipart':
      return {
        body: {
          type: 'multipart-form',
          data: body.parts.map((part) => ({
            name: part.name,
            ...(part.kind === 'text' ? { type: 'text', value: part.text } : { type: 'file', value: [] }),
            ...(part.mediaType !== undefined && { contentType: part.mediaType }),
          })),
        },
      };
    case 'file':
      return { body: { type: 'file', data: [{ filePath: '', contentType: body.mediaType, selected: true }] } };
  }
}

function toBrunoResponse({ status, title, mediaType, language, text }: DocumentedResponse): Json {
  return {
    ...(/^\d{3}$/.test(status) && { status: Number(status) }),
    ...(title !== '' && { statusText: title }),
    ...(mediaType !== undefined && { headers: [{ name: 'Content-Type', value: mediaType }] }),
    ...(text !== '' && { body: { type: language, data: text } }),
  };
}
