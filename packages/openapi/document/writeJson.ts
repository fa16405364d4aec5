import { ExactNumber } from './exactNumber.ts';
import { memberNames } from './memberOrder.ts';

/**
 * Writes a value of the contract as JSON, with the digits and the order of members of the contract. Otherwise like
 * `JSON.stringify`.
 *
 * @param indentation The number of spaces of each level; 0 writes one line.
 */
export function writeJson(value: unknown, indentation = 0): string {
  return writeValue(value, ' '.repeat(indentation), indentation === 0 ? '' : '\n') ?? 'null';
}

/** @param start The line break and the indentation of the line that the value ends on; empty to write one line. */
function writeValue(value: unknown, step: string, start: string): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof ExactNumber) return value.text;
  const inner = start + step;
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${inner}${writeValue(item, step, inner) ?? 'null'}`;
    return text === '' ? '[]' : `[${text}${start}]`;
  }
  const colon = start === '' ? ':' : ': ';
  for (const name of memberNames(value)) {
    const member = writeValue(Reflect.get(value, name), step, inner);
    if (member !== undefined) text += `${text === '' ? '' : ','}${inner}${JSON.stringify(name)}${colon}${member}`;
  }
  return text === '' ? '{}' : `{${text}${start}}`;
}
