import type { SampleRequest, Template, TemplatePart } from '../types.ts';

/** Returns a template with a fixed text. */
export function text(value: string): Template {
  return [{ kind: 'text', text: value }];
}

/** Returns a part that the sample reads from an environment variable when it runs. */
export function environment(name: string): TemplatePart {
  return { kind: 'environment', name };
}

/** Returns the text of a template without variable parts; `null` if there are any. */
export function plainText(template: Template): string | null {
  return template.every((part) => part.kind === 'text') ? template.map((part) => part.text).join('') : null;
}

/** Returns a template as an expression: its parts joined by an operator, adjacent texts merged. */
export function toConcatenation(template: Template, operator: string, write: (part: TemplatePart) => string): string {
  const parts = template.reduce<TemplatePart[]>((merged, part) => {
    const last = merged.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      return [...merged.slice(0, -1), { ...last, text: last.text + part.text }];
    return part.kind === 'text' && part.text === '' ? merged : [...merged, part];
  }, []);
  return (parts.length === 0 ? text('') : parts).map(write).join(operator);
}

/** Encodes the texts of a template. */
export function mapTexts(template: Template, encode: (text: string) => string): Template {
  return template.map((part) => (part.kind === 'text' ? { ...part, text: encode(part.text) } : part));
}

/** Returns what separates the URL from further parameters of its query. */
export function querySeparator(url: string): '?' | '&' {
  return url.includes('?') ? '&' : '?';
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name);
}

/**
 * Returns a text that is valid in a header: characters beyond ASCII are percent-encoded, control characters are
 * replaced with spaces, and outer spaces are removed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.5
 */
export function toHeaderValue(value: string): string {
  return value
    .replace(/[\x00-\x1f\x7f]+/g, ' ')
    .trim()
    .replace(/[^\x20-\x7e]/gu, encodeURIComponent);
}

/**
 * Returns a header in libcurl’s syntax. An empty value needs a semicolon, because a colon without a value removes the
 * header.
 *
 * @see https://curl.se/docs/manpage.html#-H
 */
export function toHeaderTemplate(name: string, value: Template): Template {
  return plainText(value) === '' ? text(`${name};`) : [...text(`${name}: `), ...value];
}

/** Whether a list contains a name twice. */
export function hasRepeatedNames(list: readonly { readonly name: string }[]): boolean {
  return new Set(list.map(({ name }) => name)).size < list.length;
}

/** Whether a header contains an idempotency key, which the sample generates before the call. */
export function hasIdempotencyKey({ headers }: Pick<SampleRequest, 'headers'>): boolean {
  return headers.some(({ value }) => value.some(({ kind }) => kind === 'uuid'));
}

/**
 * Returns the text of a template.
 *
 * @param writeVariable Writes an environment variable.
 * @param writeUuid Writes an idempotency key.
 */
export function toTemplateText(
  template: Template,
  writeVariable: (name: string) => string,
  writeUuid: () => string = () => '…',
): string {
  return template
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return part.text;
        case 'environment':
          return writeVariable(part.name);
        case 'uuid':
          return writeUuid();
      }
    })
    .join('');
}
