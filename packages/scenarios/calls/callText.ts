import { encodeQuery, toShellVariable, toShellWord } from '@reliure/samples';
import type { Pair, Template } from '@reliure/samples';
import type { ScenarioStep } from '../types.ts';
import { encodeTexts, toStepCall, type StepBody } from './stepCall.ts';

/** Returns the call of a step for a shell. Values that come from elsewhere are variables. */
export function callText(step: ScenarioStep): string {
  const { method } = step.operation;
  const { address, query, headers, cookies, body } = toStepCall(step);
  const isGet = method === 'GET';
  // With --get, curl encodes the values of variables too.
  const inAddress = isGet
    ? []
    : query.flatMap(({ name, value }, index) => [
        ...toText(`${index === 0 ? '?' : '&'}${name}=`),
        ...encodeTexts(value, encodeQuery),
      ]);
  return [
    `curl ${toMethodOption(method, query.length > 0)} ${toShellWord([...address, ...inAddress])}`,
    ...(isGet ? query : []).map(
      ({ name, value }) => `--data-urlencode ${toShellWord([...toText(`${name}=`), ...value])}`,
    ),
    ...headers.map((header) => toHeader(header)),
    ...(cookies.length === 0 ? [] : [`-b ${toShellWord(cookies)}`]),
    ...toBodyOptions(body),
  ].join(' \\\n  ');
}

function toText(text: string): Template {
  return [{ kind: 'text', text }];
}

function toHeader({ name, value }: Pair): string {
  return `-H ${toShellWord([...toText(`${name}: `), ...value])}`;
}

function toMethodOption(method: string, hasQuery: boolean): string {
  if (method === 'GET') return hasQuery ? '-i -G' : '-i';
  return method === 'HEAD' ? '-I' : `-i -X ${method}`;
}

function toBodyOptions(body: StepBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'multipart':
      return body.parts.map((part) => toPartOption(part));
    case 'text':
      return [toHeader({ name: 'Content-Type', value: toText(body.mediaType) }), toBodyOption(body.text)];
  }
}

/** Returns the option for a part of a form. curl writes its header, and names JSON so that the server parses it. */
function toPartOption({ name, value }: Pair): string {
  return `-F ${toShellWord([...toText(`${name}=`), ...value, ...(isJsonPart(value) ? toText(';type=application/json') : [])])}`;
}

/** Whether a part of a form is JSON, which the server parses only if it is named. */
export function isJsonPart([first]: Template): boolean {
  return first?.kind === 'text' && first.text.startsWith('{');
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
