import { member, members, operationParameters, toObject, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { codeAnchor } from '@reliure/richtext';
import {
  bodyContent,
  concreteType,
  isBinary,
  isJson,
  mediaValue,
  sampleLanguages,
  toCalls,
  toRequestFrame,
  toSampleBody,
  toSampleParameters,
  toSent,
} from '@reliure/samples';
import type { SampleSource } from '@reliure/samples';
import { mergeSchema, schemaTypes } from '@reliure/schema';
import { parameterKey } from '../types.ts';
import type { ComposerFile, FieldEncoding, FormBody, FormParameter, Values } from '../types.ts';
import { createFormNodes, type FormNodes } from './formNodes.ts';

/** The anchors of an operation’s page, below which those of its fields are. */
export interface PageAnchors {
  readonly body: string;
  readonly parameters: Readonly<Record<FormParameter['in'], string>>;
}

/** Headers that the body and the security schemes define. @see https://spec.openapis.org/oas/v3.1.0#parameter-object */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization', 'cookie']);

/**
 * Returns what a browser needs to compose the call of an operation.
 *
 * @param document The bundled contract.
 */
export function buildComposerFile(
  source: SampleSource,
  document: JsonObject,
  resolve: Resolve,
  anchors: PageAnchors,
): ComposerFile {
  const form = createFormNodes(resolve);
  const frame = toRequestFrame(source, document, resolve);
  const parameters = operationParameters(source.pathItem, source.operation, resolve)
    .filter(({ in: location, name }) => location !== 'header' || !ignoredHeaders.has(String(name).toLowerCase()))
    .map((parameter) => toParameter(parameter, form, anchors, resolve));
  const body = frame.isBodiless ? null : toBody(source.operation['requestBody'], form, anchors, resolve);
  const calls = toCalls(source, document, resolve).map((call) => ({
    title: call.title,
    values: toValues(call.source, body, resolve),
  }));
  const languages = sampleLanguages.map(({ id, label }) => ({ id, label }));
  return { frame, parameters, ...(body !== null && { body }), nodes: form.nodes, calls, languages };
}

function toParameter(parameter: JsonObject, { add }: FormNodes, anchors: PageAnchors, resolve: Resolve): FormParameter {
  const [content] = members(parameter['content']);
  const media = content === undefined ? parameter : resolve(content[1]).node;
  const { name, in: location, style, explode } = toSent(parameter, { value: undefined });
  return {
    name,
    in: location,
    style,
    explode,
    required: parameter['required'] === true,
    node: add([media['schema'] ?? {}]),
    anchor: `${anchors.parameters[location]}.${codeAnchor(name)}`,
    ...(content !== undefined && isJson(content[0]) && { isJson: true }),
  };
}

function toBody(requestBody: unknown, { add }: FormNodes, anchors: PageAnchors, resolve: Resolve): FormBody | null {
  const content = bodyContent(requestBody, resolve);
  if (content === null) return null;
  const [declared, media] = content;
  const schema = media['schema'] ?? {};
  const mediaType = concreteType(declared, 'application/json');
  return {
    kind: toBodyKind(mediaType, schema, resolve),
    mediaType,
    required: resolve(requestBody).node['required'] === true,
    node: add([schema]),
    anchor: anchors.body,
    encodings: toEncodings(media, schema, resolve),
  };
}

function toBodyKind(mediaType: string, schema: unknown, resolve: Resolve): FormBody['kind'] {
  if (isBinary([schema], resolve)) return 'file';
  if (isJson(mediaType)) return 'json';
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) return 'form';
  if (/^multipart\/form-data\b/i.test(mediaType)) return 'multipart';
  return 'text';
}

function toEncodings(media: JsonObject, schema: unknown, resolve: Resolve): FormBody['encodings'] {
  const { properties } = mergeSchema([schema], resolve);
  const names = new Set([...members(media['encoding']).map(([name]) => name), ...properties.keys()]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const encoding = toEncoding(toObject(member(media['encoding'], name)), properties.get(name) ?? [], resolve);
      return Object.keys(encoding).length === 0 ? [] : [[name, encoding] as const];
    }),
  );
}

function toEncoding(
  { style, explode, contentType }: JsonObject,
  schemas: readonly unknown[],
  resolve: Resolve,
): FieldEncoding {
  const { keywords } = mergeSchema(schemas, resolve);
  const items = schemaTypes(keywords).includes('array') ? [keywords['items'] ?? {}] : schemas;
  const declared = toText(contentType) ?? toText(mergeSchema(items, resolve).keywords['contentMediaType']);
  return {
    ...(typeof style === 'string' && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(declared !== undefined && { mediaType: concreteType(declared, 'application/octet-stream') }),
    ...(isBinary(items, resolve) && { isFile: true }),
  };
}

/** Returns the values of a documented call. An idempotency key is left to the samples, which generate one. */
function toValues(source: SampleSource, body: FormBody | null, resolve: Resolve): Values {
  const sent = toSampleParameters(source, resolve).filter(
    ({ value, isGenerated }) => value !== undefined && isGenerated !== true,
  );
  const value = body === null ? undefined : toBodyValue(source.operation['requestBody'], body, resolve);
  return {
    parameters: Object.fromEntries(sent.map((parameter) => [parameterKey(parameter), parameter.value])),
    ...(value !== undefined && { body: value }),
  };
}

function toBodyValue(requestBody: unknown, { kind }: FormBody, resolve: Resolve): unknown {
  const media = bodyContent(requestBody, resolve)?.[1];
  const sample = toSampleBody(requestBody, resolve);
  if (media === undefined) return undefined;
  switch (sample.kind) {
    case 'json':
      return sample.value;
    case 'text':
      return kind === 'form' ? mediaValue(media, resolve) : sample.text;
    case 'form':
      return mediaValue(media, resolve);
    case 'file':
      return sample.fileName;
    case 'multipart':
      return withFileNames(toObject(mediaValue(media, resolve)), sample.parts, media, resolve);
    case 'none':
      return undefined;
  }
}

/** Adds the names of the files that a multipart body sends. */
function withFileNames(
  value: JsonObject,
  parts: readonly { readonly kind: string; readonly name: string; readonly fileName?: string }[],
  media: JsonObject,
  resolve: Resolve,
): JsonObject {
  const { properties } = mergeSchema([media['schema'] ?? {}], resolve);
  const files = parts.flatMap(({ name, fileName }) => (fileName === undefined ? [] : [[name, fileName] as const]));
  const byName = new Map<string, unknown>(files);
  for (const name of byName.keys()) {
    const isList = schemaTypes(mergeSchema(properties.get(name) ?? [], resolve).keywords).includes('array');
    if (isList)
      byName.set(
        name,
        files.filter(([own]) => own === name).map(([, fileName]) => fileName),
      );
  }
  return { ...value, ...Object.fromEntries(byName) };
}
