/**
 * Whether a media type is JSON. A sequence of JSON texts is not.
 *
 * @example isJson('application/problem+json; charset=utf-8') // true
 */
export function isJson(mediaType: string): boolean {
  return /[/+]json(?![\w.+-])/i.test(mediaType);
}

/**
 * Whether a media type is XML.
 *
 * @example isXml('application/atom+xml') // true
 */
export function isXml(mediaType: string): boolean {
  return /^(?:application|text)\/xml(?![\w.+-])|\+xml(?![\w.+-])/i.test(mediaType);
}

/** Whether content of this type is read as text. */
export function isTextual(mediaType: string): boolean {
  return (
    isJson(mediaType) ||
    /^text\/|[/+](?:xml|yaml|x-yaml|javascript|csv|json-seq|jsonl|x-jsonl|ndjson|x-ndjson|jsonlines|x-jsonlines|graphql|sql)\b/i.test(
      mediaType,
    )
  );
}

/** The type of a file whose type is unknown. */
export const binaryType = 'application/octet-stream';

const defaultTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['audio', 'audio/mpeg'],
  ['video', 'video/mp4'],
  ['multipart', 'multipart/form-data'],
]);

/**
 * Returns a media type that can be sent: the first of a list, with a default subtype instead of a wildcard.
 *
 * @example concreteType('image/*', 'application/json') // 'image/png'
 */
export function concreteType(mediaType: string, fallback: string): string {
  const first = (mediaType.split(',')[0] ?? '').replace(/[^\x20-\x7e]/g, '').trim();
  const [type, subtype] = first.split('/');
  if (type === undefined || subtype === undefined || type === '*' || subtype === '') return fallback;
  if (subtype !== '*') return first;
  return defaultTypes.get(type) ?? fallback;
}

const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  mpeg: 'mp3',
  plain: 'txt',
  'svg+xml': 'svg',
  'octet-stream': 'bin',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'vnd.ms-excel': 'xls',
  msword: 'doc',
};

/**
 * Returns a file name with the extension for a media type.
 *
 * @param stem Lower-case ASCII.
 * @example toFileName('photo', 'image/jpeg') // 'photo.jpg'
 */
export function toFileName(stem: string, mediaType: string): string {
  const subtype = (/^[^/]+\/([^;\s]+)/.exec(mediaType)?.[1] ?? '').toLowerCase();
  const known = Object.hasOwn(extensions, subtype) ? extensions[subtype] : undefined;
  const structured = /\+(json|xml|zip)$/.exec(subtype)?.[1];
  return `${stem}.${known ?? structured ?? (/^[a-z0-9]{2,4}$/.test(subtype) ? subtype : 'bin')}`;
}
