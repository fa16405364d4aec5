import { toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { texts } from '../texts.ts';

/**
 * Examples for formats with a syntax of their own, and for `url`, which is often written instead of `uri`. The others are
 * for schemas whose bounds or pattern the first one does not meet.
 *
 * @see https://spec.openapis.org/registry/format/
 */
const formats: Readonly<Record<string, () => readonly string[]>> = {
  uuid: () => ['3f0c1b2a-4d5e-4f60-8a7b-9c8d7e6f5a4b', '3F0C1B2A-4D5E-4F60-8A7B-9C8D7E6F5A4B'],
  date: () => ['2026-01-31'],
  'date-time': () => ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z', '2026-01-31T13:00:00+01:00'],
  time: () => ['12:00:00Z', '08:30:00+02:00', '12:00:00.000Z'],
  duration: () => ['PT1H', 'P1D', 'PT30M', 'P1Y2M3DT4H5M6S'],
  email: () => [mail(), `a@${words().shortMailHost}`, `${words().longName}@service.example.com`],
  'idn-email': () => [mail()],
  uri: () => [...urls(), 'urn:a:b', 'a:b'],
  url: () => urls(),
  iri: () => [root],
  'uri-reference': () => [path(), 'a', root, longerPath(), ''],
  'uri-template': () => [`${path()}/{id}`, 'a', '/{id}', `/${words().longPath}/{id}/{${words().name}}`],
  hostname: () => [host, 'a', words().example, words().server, `${words().longHost}.${host}`],
  ipv4: () => ['192.0.2.1', '1.2.3.4', '192.168.100.200'],
  ipv6: () => ['2001:db8::1', '::1', '::', '2001:0db8:0000:0000:0000:0000:0000:0001'],
  byte: () => [toBase64(words().word), '', 'dGU=', toBase64(words().longText)],
  base64url: () => [Buffer.from(words().word).toString('base64url')],
  'json-pointer': () => [path(), '', '/a', longerPath()],
  regex: () => ['.*', 'a', '^[a-z]+$', '^[a-z]{1,20}-[0-9]{1,20}$'],
  'relative-json-pointer': () => [`1${path()}`, '0', '0#', `10/${words().longPath}`],
  'json-pointer-uri-fragment': () => [`#${path()}`],
  'iso-time': () => ['12:00:00Z'],
  'iso-date-time': () => ['2026-01-31T12:00:00Z'],
  'idn-hostname': () => [host],
  'iri-reference': () => [path()],
};

const host = 'example.com';

const root = `https://${host}/`;

const words = () => texts().examples;

const mail = () => `${words().name}@${host}`;

const path = () => `/${words().example}`;

const longerPath = () => `/${words().longerPath}`;

const urls = () => [root, `https://${words().shortHost}`, `${root}${words().longerPath}`];

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** Returns examples of the format of a schema, the usual one first, or none if the format is not known. */
export function formatExamples(keywords: JsonObject): readonly string[] {
  const format = toText(keywords['format']) ?? (keywords['contentEncoding'] === 'base64' ? 'byte' : '');
  return (Object.hasOwn(formats, format) ? formats[format]?.() : undefined) ?? [];
}
