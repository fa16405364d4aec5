import { isNumber } from '@reliure/openapi';
import { toPattern } from '@reliure/schema';

const text = String.raw;
const octet = text`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const ipv4 = text`(?:${octet}\.){3}${octet}`;
const group = '[0-9a-f]{1,4}';
const ipv6 = [
  `(?:${group}:){6}(?:${group}:${group}|${ipv4})`,
  // An address with `::` has at most seven groups around it.
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((before) => {
    const start = before === 0 ? '' : `${group}(?::${group}){${before - 1}}`;
    const after = 7 - before;
    const end = after === 0 ? '' : `(?:${group}(?::${group}){0,${after - 1}})?`;
    const mixed = after < 2 ? [] : [`${start}::(?:${group}:){0,${after - 2}}${ipv4}`];
    return [`${start}::${end}`, ...mixed].join('|');
  }),
  `(?:${group}:){7}${group}`,
].join('|');

const escaped = '%[0-9a-f]{2}';
const plain = text`[a-z0-9\-._~!$&'"()*+,;=:@]`;
const segment = `(?:${plain}|${escaped})`;
const rest = text`(?:\?(?:${plain}|[/?]|${escaped})*)?(?:#(?:${plain}|[/?]|${escaped})*)?`;
const user = text`(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|${escaped})*@)?`;
const host = text`(?:\[(?:${ipv6}|v[0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:[a-z0-9\-._~!$&'"()*+,;=]|${escaped})*)`;
// As in Ajv, one slash or two.
const authority = text`//?${user}${host}(?::\d*)?(?:/${segment}*)*`;
const path = `/?${segment}+(?:/${segment}*)*`;
const scheme = text`[a-z][a-z0-9+\-.]*:`;

const variable = `(?:[a-z0-9_]|${escaped})+(?::[1-9][0-9]{0,3}|[*])?`;
const label = text`[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`;
const mailbox = text`[a-z0-9!#$%&'*+/=?^_\`{|}~-]+`;

const patterns: Readonly<Record<string, RegExp>> = {
  duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
  uri: whole(`(?=.*[/:])${scheme}(?:${authority}|${path})${rest}`),
  'uri-reference': whole(`(?:${scheme})?(?:${authority}|${path})?${rest}`),
  'uri-template': whole(
    text`(?:[^\x00-\x20"'<>%\\^\`{|}]|${escaped}|\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\})*`,
  ),
  url: /^(?:https?|ftp):\/\/[^\s/?#]+(?:[/?#]\S*)?$/iu,
  email: whole(text`${mailbox}(?:\.${mailbox})*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?`),
  hostname: whole(text`(?=.{1,253}\.?$)${label}(?:\.${label})*\.?`),
  ipv4: whole(ipv4),
  ipv6: whole(ipv6),
  uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  'json-pointer': /^(?:\/(?:[^~/]|~0|~1)*)*$/,
  'json-pointer-uri-fragment': /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
  'relative-json-pointer': /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
  byte: /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i,
};

/** The formats of JSON Schema and OpenAPI that texts are checked against. */
const textFormats: Readonly<Record<string, (value: string) => boolean>> = {
  date: isDate,
  time: (value) => isTime(value, true),
  'iso-time': (value) => isTime(value, false),
  'date-time': (value) => isDateTime(value, true),
  'iso-date-time': (value) => isDateTime(value, false),
  regex: (value) => !/[^\\]\\Z/.test(value) && toPattern(value) !== null,
  ...Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, (value) => pattern.test(value)])),
};

const numberFormats: Readonly<Record<string, (value: number) => boolean>> = {
  int32: (value) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31,
  int64: Number.isInteger,
};

/**
 * Whether a value has a format, if that is one of texts or numbers and known.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7
 */
export function hasFormat(value: unknown, format: unknown): boolean {
  if (typeof format !== 'string') return true;
  if (typeof value === 'string') return check(textFormats, format, value);
  return isNumber(value) ? check(numberFormats, format, Number(value)) : true;
}

function check<Value>(formats: Readonly<Record<string, (value: Value) => boolean>>, format: string, value: Value) {
  return !Object.hasOwn(formats, format) || formats[format]?.(value) === true;
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'i');
}

function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return false;
  // The day 0 of a month is the last of the one before.
  const last = new Date(0);
  last.setUTCFullYear(Number(year), Number(month), 0);
  return Number(day) <= last.getUTCDate();
}

/** @see https://www.rfc-editor.org/rfc/rfc3339#section-5.6 */
function isTime(value: string, hasZone: boolean): boolean {
  const parts = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i.exec(value);
  if (parts === null || (hasZone && parts[4] === undefined)) return false;
  const [hour, minute, second, zoneHour, zoneMinute] = [parts[1], parts[2], parts[3], parts[6] ?? 0, parts[7] ?? 0].map(
    Number,
  ) as [number, number, number, number, number];
  if (zoneHour > 23 || zoneMinute > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  const ahead = parts[5] === '-' ? -1 : 1;
  const minutes = hour * 60 + minute - (zoneHour * 60 + zoneMinute) * ahead;
  // A leap second is the last one of a day in UTC.
  return second < 61 && (minutes + 1) % 1440 === 0;
}

function isDateTime(value: string, hasZone: boolean): boolean {
  const [date = '', time = '', ...others] = value.split(/[t\s]/i);
  return others.length === 0 && isDate(date) && isTime(time, hasZone);
}
