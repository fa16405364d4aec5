import { stringify } from 'yaml';

/** Writes a value as YAML that readers of versions 1.1 and 1.2 take for the same: `non` and dates stay texts. */
export function toYaml(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0, singleQuote: true });
}
