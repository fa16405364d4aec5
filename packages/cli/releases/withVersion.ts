import { isScalar, parseDocument } from 'yaml';

/**
 * Replaces the version in the text of a contract’s root file, and leaves the rest unchanged.
 *
 * @param text YAML or JSON.
 * @throws Error if the text does not contain `info.version` on a single line.
 */
export function withVersion(text: string, version: string): string {
  const node = parseDocument(text).getIn(['info', 'version'], true);
  const [start, end] = (isScalar(node) ? node.range : null) ?? [0, 0];
  const quote = /^(["']?)\S+\1$/.exec(text.slice(start, end))?.[1];
  if (quote === undefined) {
    throw new Error('The contract’s root file has no `info.version` on a single line. Add it, as in `version: 1.5.0`.');
  }
  return text.slice(0, start) + quote + version + quote + text.slice(end);
}
