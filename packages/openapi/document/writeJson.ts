import { ExactNumber } from './exactNumber';
import { memberNames } from './memberOrder';

/**
 * Writes a value of the contract as JSON, with the digits and the order of members of the contract. Otherwise like
 * `JSON.stringify`.
 *
 * @param indentation The number of spaces of each level; 0 writes one line.
 */
export function writeJson(value: unknown, indentation = 0): string {
  return writeValue(value, indentation === 0 ? null : ' '.repeat(indentation), '') ?? 'null';
}

function writeValue(value: unknown, step: string | null, indent: string): string | undefined {
  if (value instanceof ExactNumber) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + (step ?? '');
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => writeValue(item, step, inner) ?? 'null')
    : memberNames(value).flatMap((name) => {
        const text = writeValue(Reflect.get(value, name), step, inner);
        return text === undefined ? [] : [`${JSON.stringify(name)}:${step === null ? '' : ' '}${text}`];
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  return step === null
    ? `${open}${parts.join(',')}${close}`
    : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}
