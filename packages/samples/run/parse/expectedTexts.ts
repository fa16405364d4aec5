import { toParsed } from '../comparableRequest.ts';
import type { MultipartPart, SampleRequest, Template } from '../../types.ts';

/** Returns the fixed texts of a request, which a sample contains as they are. */
export function toExpectedTexts({ url, query, headers, body }: SampleRequest): readonly string[] {
  const pairs = [...query, ...headers].flatMap(({ name, value }) => [name, ...toFixed(value)]);
  // A query in the URL may be a text of its own, with a separator.
  const address = query.length > 0 && url.includes('?') ? [] : [url];
  return [...address, ...pairs, ...toBodyTexts(body)];
}

/** Returns the values that a request sends as JSON. */
export function toExpectedValues({ body }: SampleRequest): readonly unknown[] {
  const holders = body.kind === 'multipart' ? body.parts : [body];
  return holders.flatMap((holder) => (holder.kind === 'json' ? [toParsed(holder.value)] : []));
}

function toBodyTexts(body: SampleRequest['body']): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [body.mediaType];
    case 'text':
      return [body.mediaType, body.text];
    case 'file':
      return [body.mediaType, body.fileName];
    case 'form':
      return body.fields.flatMap(({ name, value }) => [name, value]);
    case 'multipart':
      return body.parts.flatMap(toPartTexts);
  }
}

function toPartTexts(part: MultipartPart): readonly string[] {
  return part.kind === 'text' ? [part.text] : part.kind === 'file' ? [part.fileName] : [];
}

/** Returns the fixed texts of a template, adjacent ones joined. */
function toFixed(template: Template): readonly string[] {
  return template
    .map((part) => (part.kind === 'text' ? part.text : null))
    .reduce<string[]>(
      (texts, text) => (text === null ? [...texts, ''] : [...texts.slice(0, -1), (texts.at(-1) ?? '') + text]),
      [''],
    )
    .filter((text) => text !== '');
}
