/**
 * Returns a media type in its only notation: names in lower case, parameters sorted, without the encoding that JSON
 * always has.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1
 * @example toMediaTypeKey('Application/JSON; Charset="UTF-8"') // 'application/json'
 */
export function toMediaTypeKey(written: string): string {
  const [type = '', ...parameters] = written.split(';').map((part) => part.trim());
  const name = type.toLowerCase();
  const normalized = parameters.flatMap((parameter) => {
    const [key = '', ...values] = parameter.split('=');
    const value = values
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
    const label = key.trim().toLowerCase();
    const isImplied = label === 'charset' && value.toLowerCase() === 'utf-8' && /[/+]json$/.test(name);
    if (parameter === '' || isImplied) return [];
    return [`${label}=${label === 'charset' ? value.toLowerCase() : value}`];
  });
  return [name, ...normalized.sort()].join(';');
}

/** Whether a range such as `application/*` contains a media type. */
export function isInRange(mediaType: string, range: string): boolean {
  return range === '*/*' || (range.endsWith('/*') && mediaType.startsWith(range.slice(0, -1)));
}

/** Whether a media type is neither text nor structured, so that its content is only bytes. */
export function isBinary(mediaType: string): boolean {
  return !/^(?:text\/|multipart\/|application\/x-www-form-urlencoded)|[/+](?:json|xml)\b/i.test(mediaType);
}
