import type { ParameterLocation } from '@apidoc/openapi';
import { callVariables, encode, encodeQuery, toShellWord } from '@apidoc/samples';
import type { Template } from '@apidoc/samples';
import type { ScenarioStep } from './types';

/** Returns the call of a step for a shell. Values that are known later are variables. */
export function callText({ operation, request: { parameters, body }, usedValues }: ScenarioStep): string {
  const variables = new Set(usedValues.map(({ variable }) => variable));
  const toTemplate = (text: string, encodePart = (part: string) => part): Template =>
    text.split(/\{(\w+)\}/).flatMap((part, index): Template => {
      if (index % 2 === 0) return part === '' ? [] : [{ kind: 'text', text: encodePart(part) }];
      return [
        variables.has(part) ? { kind: 'environment', name: part } : { kind: 'text', text: encodePart(`{${part}}`) },
      ];
    });
  const at = (wanted: ParameterLocation) => parameters.filter(({ location }) => location === wanted);
  const toPairs = (location: ParameterLocation, separator: string) =>
    at(location).flatMap(({ name, text }, index): Template => [
      { kind: 'text', text: `${index === 0 ? '' : separator}${encodeQuery(name)}=` },
      ...toTemplate(text, encodeQuery),
    ]);
  const values = new Map(at('path').map(({ name, text }) => [name, toTemplate(text, encode)]));
  const path = operation.path.split(/(\{[^{}]+\})/).flatMap((part): Template => {
    return values.get(part.slice(1, -1)) ?? (part === '' ? [] : [{ kind: 'text', text: part }]);
  });
  const [query, cookies] = [toPairs('query', '&'), toPairs('cookie', '; ')];
  const target: Template = [
    { kind: 'environment', name: callVariables.base },
    ...path,
    ...(query.length === 0 ? [] : [{ kind: 'text', text: '?' } as const, ...query]),
  ];
  const toHeader = (name: string, text: string) =>
    `-H ${toShellWord([{ kind: 'text', text: `${name}: ` }, ...toTemplate(text)])}`;
  const options = [
    `${toMethodOption(operation.method)} ${toShellWord(target)}`,
    ...at('header').map(({ name, text }) => toHeader(name, text)),
    ...(cookies.length === 0 ? [] : [`-b ${toShellWord(cookies)}`]),
    ...(body === undefined ? [] : [toHeader('Content-Type', body.mediaType), toBodyOption(toTemplate(body.text))]),
  ];
  return options.join(' \\\n  ');
}

function toMethodOption(method: string): string {
  if (method === 'GET') return 'curl -i';
  return method === 'HEAD' ? 'curl -I' : `curl -i -X ${method}`;
}

/** Returns the option for a body: quoted, or as a here-document if it contains variables. */
function toBodyOption(body: Template): string {
  if (body.every(({ kind }) => kind === 'text')) return `-d ${toShellWord(body)}`;
  const parts = body.map((part) => {
    if (part.kind === 'text') return part.text.replace(/[\\$`]/g, '\\$&');
    return part.kind === 'environment' ? `$${part.name}` : '';
  });
  return `-d @- <<JSON\n${parts.join('')}\nJSON`;
}
