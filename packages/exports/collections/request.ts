import { parseJson } from '@reliure/openapi';
import type { ParameterLocation } from '@reliure/openapi';
import type { OperationPage } from '@reliure/reference';
import { toPlainText } from '@reliure/richtext';
import { callVariables, isXml, mapTexts, partContent, toTemplateText } from '@reliure/samples';
import type { Pair, SampleBody, SampleRequest } from '@reliure/samples';
import { formatJson, readableJson, toJson } from '@reliure/schema';
import type { Field } from '@reliure/schema';
import type { DocumentedResponse, Auth, CollectionBody, CollectionRequest, NamedValue } from './types.ts';

/** Converts an operation and its sample to a request. Parameters that the sample omits are included, but disabled. */
export function toCollectionRequest(page: OperationPage, sample: SampleRequest, docs: string): CollectionRequest {
  const auth = toAuth(sample);
  const [address = '', encoded = ''] = sample.url.split('?');
  const isWhole = encoded !== '' && fieldsIn(page, 'querystring').length > 0;
  const isOwn = ({ name }: Pair) => auth.kind === 'none' || name !== 'Authorization';
  return {
    slug: page.slug,
    name: page.title,
    docs,
    method: page.method,
    ...toVariableUrl(page, address),
    query: toQuery(isWhole ? '' : encoded, sample.query, fieldsIn(page, 'query')),
    ...(isWhole && { wholeQuery: encoded }),
    headers: [
      ...toNamedValues(
        toSent(sample.headers.filter(isOwn), (text) => text),
        fieldsIn(page, 'header'),
      ),
      ...toContentType(sample.body),
    ],
    auth,
    body: toRequestBody(sample.body),
    responses: toDocumentedResponses(page),
  };
}

function toAuth({ basic, digest, headers }: SampleRequest): Auth {
  const credentials = basic ?? digest;
  if (credentials !== undefined) {
    const kind = basic === undefined ? 'digest' : 'basic';
    return { kind, user: toVariable(credentials.user), password: toVariable(credentials.password) };
  }
  const [scheme, token] = headers.find(({ name }) => name === 'Authorization')?.value ?? [];
  const isBearer = scheme?.kind === 'text' && scheme.text === 'Bearer ' && token?.kind === 'environment';
  return isBearer ? { kind: 'bearer', token: toVariable(token.name) } : { kind: 'none' };
}

/**
 * Replaces the path parameters in the sample’s URL with variables, if they are whole segments. The URL starts with the
 * environment’s base URL, because environments contain the contract’s servers; an operation with servers of its own
 * keeps its server’s URL.
 */
function toVariableUrl(page: OperationPage, url: string): Pick<CollectionRequest, 'url' | 'pathVariables'> {
  const names = page.path.split('/').slice(1);
  const address = url.split('/');
  const filled = address.slice(-names.length);
  const base = page.servers.length === 0 ? [toVariable(callVariables.base)] : address.slice(0, -names.length);
  const fields = new Map(fieldsIn(page, 'path').map((field) => [field.name, field]));
  const variables = new Map<string, NamedValue>();
  const segments = names.map((written, index) => {
    const value = filled[index] ?? '';
    const name = /^\{([\w-]+)\}$/.exec(written)?.[1];
    if (name === undefined) return value;
    variables.set(name, { name, value, ...toFieldDescription(fields.get(name)) });
    return `:${name}`;
  });
  return { url: [...base, ...segments].join('/'), pathVariables: [...variables.values()] };
}

function fieldsIn({ parameters }: OperationPage, location: ParameterLocation): readonly Field[] {
  return parameters.find((section) => section.location === location)?.fields ?? [];
}

/** A name and a value as they are sent, and the name of the parameter. */
interface SentValue extends Pick<NamedValue, 'name' | 'value'> {
  readonly parameter: string;
}

function toSent(pairs: readonly Pair[], encode: (text: string) => string): readonly SentValue[] {
  return pairs.map(({ name, value }) => ({
    parameter: name,
    name: encode(name),
    value: toTemplateText(mapTexts(value, encode), toVariable, () => toVariable('$guid')),
  }));
}

/** @param encoded The query in the URL, whose delimiters are not encoded. */
function toQuery(encoded: string, pairs: readonly Pair[], fields: readonly Field[]): readonly NamedValue[] {
  const delimited = encoded.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return name === '' ? [] : [{ parameter: decodeURIComponent(name), name, value }];
  });
  return toNamedValues([...delimited, ...toSent(pairs, toQueryText)], fields, toQueryText);
}

/** Returns the parameters that the sample sends, then those that it omits. */
function toNamedValues(
  sent: readonly SentValue[],
  fields: readonly Field[],
  encode = (text: string) => text,
): readonly NamedValue[] {
  const fieldOf = new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  const names = new Set(sent.map(({ parameter }) => parameter.toLowerCase()));
  return [
    ...sent.map(({ parameter, name, value }) => ({
      name,
      value,
      ...toFieldDescription(fieldOf.get(parameter.toLowerCase())),
    })),
    ...fields
      .filter(({ name }) => !names.has(name.toLowerCase()))
      .map((field): NamedValue => ({
        name: encode(field.name),
        value: encode(exampleOf(field)),
        ...toFieldDescription(field),
        isDisabled: true,
      })),
  ];
}

function exampleOf({ node }: Field): string {
  const json = node.examples[0] ?? node.default;
  if (json === undefined) return '';
  // A single element is written the same way in every style.
  const value = parseJson(json);
  return readableJson(Array.isArray(value) ? toJson(value[0]) : json);
}

function toFieldDescription(field: Field | undefined): Pick<NamedValue, 'description'> {
  const description = toPlainText(field?.node.description ?? []).replace(/\s+/g, ' ');
  return description === '' ? {} : { description };
}

/** Encodes only the characters that would break a query, to keep it readable. Clients send it as it is written. */
function toQueryText(text: string): string {
  return text.replace(/[%&#+\s"<>\\^`{|}]|[^\x21-\x7e]+/gu, encodeURIComponent);
}

function toVariable(name: string): string {
  return `{{${name}}}`;
}

/** Returns the `Content-Type` header. For multipart bodies and forms, the client sets it. */
function toContentType(body: SampleBody): readonly NamedValue[] {
  switch (body.kind) {
    case 'json':
    case 'text':
    case 'file':
      return [{ name: 'Content-Type', value: body.mediaType }];
    case 'none':
    case 'form':
    case 'multipart':
      return [];
  }
}

function toRequestBody(body: SampleBody): CollectionBody {
  switch (body.kind) {
    case 'none':
      return body;
    case 'json':
      return { kind: 'text', language: 'json', text: formatJson(body.value) };
    case 'text':
      return { kind: 'text', language: isXml(body.mediaType) ? 'xml' : 'text', text: body.text };
    case 'form':
      return { kind: 'form', fields: body.fields };
    case 'multipart':
      return {
        kind: 'multipart',
        parts: body.parts.map((part) => {
          const { name, mediaType } = part;
          const own = { name, ...(mediaType !== undefined && { mediaType }) };
          if (part.kind === 'file') return { ...own, kind: 'file' };
          return { ...own, kind: 'text', text: partContent(part) };
        }),
      };
    case 'file':
      return { kind: 'file', mediaType: body.mediaType };
  }
}

/** Returns all documented responses. One without content in the contract has an empty text. */
function toDocumentedResponses({ responses }: OperationPage): readonly DocumentedResponse[] {
  return responses.flatMap(({ status, title, contents }): readonly DocumentedResponse[] =>
    contents.length === 0
      ? [{ name: title === '' ? status : title, status, title, language: 'text', text: '' }]
      : contents.flatMap(({ mediaType, examples }) =>
          examples.map((example) => ({
            name: example.title,
            status,
            title,
            mediaType,
            language: example.language,
            text: example.text,
          })),
        ),
  );
}
