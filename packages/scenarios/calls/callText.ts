import { members } from '@reliure/openapi';
import type { ParameterLocation } from '@reliure/openapi';
import { callVariables, encode, encodeQuery, toShellVariable, toShellWord } from '@reliure/samples';
import type { Template } from '@reliure/samples';
import type { Request, ScenarioStep } from '../types.ts';

/** Returns the call of a step for a shell. Values that come from elsewhere are variables. */
export function callText(step: ScenarioStep): string {
  const { operation, request, usedValues } = step;
  const variables = new Set(usedValues.map(({ variable }) => variable));
  const template = (text: string, encodePart?: (text: string) => string) => toTemplate(text, variables, encodePart);
  const at = (wanted: ParameterLocation) => request.parameters.filter(({ location }) => location === wanted);
  const pathValues = new Map(at('path').map(({ name, text }) => [name, template(text, encode)]));
  const path = operation.path
    .split(/(\{[^{}]+\})/)
    .flatMap((part) => pathValues.get(part.slice(1, -1)) ?? toText(part));
  const address: Template = [{ kind: 'environment', name: callVariables.base }, ...path];
  const isGet = operation.method === 'GET';
  // With --get, curl encodes the values of variables too.
  const query = at('query').map(({ name, text }) => ({ name: encodeQuery(name), text }));
  const inAddress = isGet
    ? []
    : query.flatMap(({ name, text }, index) => [
        ...toText(`${index === 0 ? '?' : '&'}${name}=`),
        ...template(text, encodeQuery),
      ]);
  const cookies = at('cookie').flatMap(({ name, text }, index) => [
    ...toText(`${index === 0 ? '' : '; '}${encodeQuery(name)}=`),
    ...template(text, encodeQuery),
  ]);
  const toHeader = (name: string, text: string) => `-H ${toShellWord([...toText(`${name}: `), ...template(text)])}`;
  return [
    `curl ${toMethodOption(operation.method, query.length > 0)} ${toShellWord([...address, ...inAddress])}`,
    ...(isGet ? query : []).map(
      ({ name, text }) => `--data-urlencode ${toShellWord([...toText(`${name}=`), ...template(text)])}`,
    ),
    ...at('header').map(({ name, text }) => toHeader(name, text)),
    ...(cookies.length === 0 ? [] : [`-b ${toShellWord(cookies)}`]),
    ...toBodyOptions(request.body, template, toHeader),
  ].join(' \\\n  ');
}

/** Separates the variables in a text, which are in braces, from the rest. */
function toTemplate(text: string, variables: ReadonlySet<string>, encodePart = (part: string) => part): Template {
  return text.split(/(\{\w+\})/).flatMap((part): Template => {
    const name = part.slice(1, -1);
    return variables.has(name) ? [{ kind: 'environment', name }] : toText(encodePart(part));
  });
}

function toText(text: string): Template {
  return text === '' ? [] : [{ kind: 'text', text }];
}

function toMethodOption(method: string, hasQuery: boolean): string {
  if (method === 'GET') return hasQuery ? '-i -G' : '-i';
  return method === 'HEAD' ? '-I' : `-i -X ${method}`;
}

function toBodyOptions(
  body: Request['body'],
  template: (text: string) => Template,
  toHeader: (name: string, text: string) => string,
): readonly string[] {
  if (body === undefined) return [];
  if (body.mediaType === 'multipart/form-data') {
    return members(JSON.parse(body.text)).map(([name, part]) => toPartOption(name, template(String(part))));
  }
  return [toHeader('Content-Type', body.mediaType), toBodyOption(template(body.text))];
}

/** Returns the option for a part of a form. curl writes its header, and names JSON so that the server parses it. */
function toPartOption(name: string, part: Template): string {
  const [first] = part;
  const isJson = first?.kind === 'text' && first.text.startsWith('{');
  return `-F ${toShellWord([...toText(`${name}=`), ...part, ...toText(isJson ? ';type=application/json' : '')])}`;
}

/** Returns the option for a body: quoted, or as a here-document if it contains variables. */
function toBodyOption(body: Template): string {
  if (body.every(({ kind }) => kind === 'text')) return `-d ${toShellWord(body)}`;
  const parts = body.map((part, index) => {
    if (part.kind === 'text') return part.text.replace(/[\\$`]/g, '\\$&');
    return part.kind === 'environment' ? toShellVariable(part.name, body[index + 1]) : '';
  });
  return `-d @- <<JSON\n${parts.join('')}\nJSON`;
}
