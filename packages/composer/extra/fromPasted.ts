import { readCurl, type CurlRequest } from '@reliure/guides/curl';
import { decodeAddress, findJsonError, parseJson } from '@reliure/openapi';
import { texts } from '../texts.ts';
import { parameterKey } from '../types.ts';
import type { ComposerFile, FormNode, FormParameter, Values } from '../types.ts';
import { toTyped } from '../core/toTyped.ts';

/** The values of a pasted text, or why it has none. */
export type Pasted = { readonly values: Values } | { readonly problem: string };

type Pair = readonly [name: string, value: string];

/** Reads the body as JSON, or a call with curl of the same operation. A token in it is left out. */
export function fromPasted(text: string, file: ComposerFile, values: Values): Pasted {
  const command = readCurl(text);
  if (command !== null) return fromCurl(command, file);
  const syntaxError = findJsonError(text);
  if (syntaxError !== null) return { problem: texts().notJson(syntaxError) };
  return file.body === undefined ? { problem: texts().noBody } : { values: { ...values, body: parseJson(text) } };
}

function fromCurl(request: CurlRequest, file: ComposerFile): Pasted {
  const { method, path } = file.frame;
  const [address = '', search = ''] = request.url.replace(/#.*$/, '').split('?');
  const found = new RegExp(`${toPattern(path)}/?$`).exec(address);
  if (found === null || request.method !== method) return { problem: texts().otherCall(`${method} ${path}`) };
  const query = [...new URLSearchParams(search), ...request.query];
  const sent: Readonly<Record<FormParameter['in'], readonly Pair[]>> = {
    path: pathNames(path).map((name, index) => [name, decodeAddress(found[index + 1] ?? '')]),
    query,
    querystring: query,
    header: request.headers,
    cookie: request.headers
      .filter(([name]) => name.toLowerCase() === 'cookie')
      .flatMap(([, cookies]) =>
        cookies.split(';').map((cookie): Pair => {
          const [name = '', ...value] = cookie.trim().split('=');
          return [decodeAddress(name), decodeAddress(value.join('='))];
        }),
      ),
  };
  const parameters = file.parameters.flatMap((parameter) => {
    const value = toParameterValue(parameter, sent[parameter.in], file.nodes);
    return value === undefined ? [] : [[parameterKey(parameter), value] as const];
  });
  const syntaxError = file.body?.kind === 'json' && request.data !== undefined ? findJsonError(request.data) : null;
  if (syntaxError !== null) return { problem: texts().notJson(syntaxError) };
  const body = toBody(request, file);
  return { values: { parameters: Object.fromEntries(parameters), ...(body !== undefined && { body }) } };
}

function toPattern(path: string): string {
  return path
    .split(/(\{[^{}]+\})/)
    .map((part) => (part.startsWith('{') ? '([^/?]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
}

function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Returns the value of a parameter as it is written; a shell variable is not a value. */
function toParameterValue(
  { name, in: location, style, explode, node, isJson }: FormParameter,
  pairs: readonly Pair[],
  nodes: ComposerFile['nodes'],
): unknown {
  const isName = (own: string) => (location === 'header' ? own.toLowerCase() === name.toLowerCase() : own === name);
  const texts = pairs.filter(([own]) => isName(own)).map(([, value]) => value);
  const field = nodes[node];
  if (style === 'deepObject') return toDeepObject(name, pairs, field, nodes);
  const [text] = texts;
  if (text === undefined || /^\$\{?[A-Z_]+\}?$/.test(text) || text.includes('$(')) return undefined;
  if (isJson === true) return parseJson(text) ?? text;
  if (field?.control !== 'list') return toTyped(text, field);
  const items = explode && location !== 'path' && location !== 'header' ? texts : text.split(separators[style] ?? ',');
  return items.map((item) => toTyped(item, nodes[field.item ?? -1]));
}

/** @example toDeepObject('filtre', [['filtre[nom]', 'a']], …) // { nom: 'a' } */
function toDeepObject(
  name: string,
  pairs: readonly Pair[],
  field: FormNode | undefined,
  nodes: ComposerFile['nodes'],
): unknown {
  const own = pairs.flatMap(([key, value]) => {
    const member = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : null;
    if (member === null) return [];
    const node = nodes[field?.fields?.find((one) => one.name === member)?.node ?? -1];
    return [[member, toTyped(value, node)] as const];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

function toBody({ data, form }: CurlRequest, { body, nodes }: ComposerFile): unknown {
  if (body === undefined || (data === undefined && form.length === 0)) return undefined;
  const node = nodes[body.node];
  if (form.length > 0)
    return toMembers(
      form.map(([name, value]) => [name, value.replace(/^[@<]|;type=.*$/g, '')]),
      node,
      nodes,
    );
  if (body.kind === 'form') return toMembers([...new URLSearchParams(data)], node, nodes);
  return body.kind === 'json' ? parseJson(data ?? '') : data;
}

function toMembers(pairs: readonly Pair[], node: FormNode | undefined, nodes: ComposerFile['nodes']): unknown {
  const names = [...new Set(pairs.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const own = nodes[node?.fields?.find((field) => field.name === name)?.node ?? -1];
      const texts = pairs.filter(([other]) => other === name).map(([, value]) => value);
      if (own?.control === 'list') return [name, texts.map((text) => toTyped(text, nodes[own.item ?? -1]))];
      return [name, toTyped(texts[0] ?? '', own)];
    }),
  );
}
