import type { SampleRequest, Template, TemplatePart } from '../types';

/** A template that is known whole. */
export function text(value: string): Template {
  return [{ kind: 'text', text: value }];
}

/** A part whose value the sample reads from that environment variable when it runs. */
export function environment(name: string): TemplatePart {
  return { kind: 'environment', name };
}

/** The text of a template that is known whole; `null` for one that is not. */
export function plainText(template: Template): string | null {
  return template.every((part) => part.kind === 'text') ? template.map((part) => part.text).join('') : null;
}

/** A template as an expression: its parts with an operator between them, texts that touch in one. */
export function toConcatenation(template: Template, operator: string, write: (part: TemplatePart) => string): string {
  const parts = template.reduce<TemplatePart[]>((merged, part) => {
    const last = merged.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      return [...merged.slice(0, -1), { ...last, text: last.text + part.text }];
    return part.kind === 'text' && part.text === '' ? merged : [...merged, part];
  }, []);
  return (parts.length === 0 ? text('') : parts).map(write).join(operator);
}

/** The same template with its texts encoded. */
export function mapTexts(template: Template, encode: (text: string) => string): Template {
  return template.map((part) => (part.kind === 'text' ? { ...part, text: encode(part.text) } : part));
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name);
}

/**
 * A text as a header can carry it: signs beyond ASCII are percent-encoded, control signs and outer spaces left out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.5
 */
export function toHeaderValue(value: string): string {
  return value
    .replace(/[\x00-\x1f\x7f]+/g, ' ')
    .trim()
    .replace(/[^\x20-\x7e]+/gu, encodeURIComponent);
}

/** A header as libcurl takes it: a colon with nothing after it would take the header away. @see https://curl.se/docs/manpage.html#-H */
export function toHeaderTemplate(name: string, value: Template): Template {
  return plainText(value) === '' ? text(`${name};`) : [...text(`${name}: `), ...value];
}

/** Whether a name stands twice in a list. */
export function hasRepeatedNames(list: readonly { readonly name: string }[]): boolean {
  return new Set(list.map(({ name }) => name)).size < list.length;
}

/** Whether a header takes the key of an intention, which is drawn before the call. */
export function hasKey({ headers }: Pick<SampleRequest, 'headers'>): boolean {
  return headers.some(({ value }) => value.some(({ kind }) => kind === 'uuid'));
}
