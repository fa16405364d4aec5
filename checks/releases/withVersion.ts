import { isScalar, parseDocument } from 'yaml';

/**
 * The text of a contract’s root file with another version; all else stays as it is written.
 *
 * @param text YAML or JSON.
 * @throws Error where `info.version` is not written there on one line.
 */
export function withVersion(text: string, version: string): string {
  const node = parseDocument(text).getIn(['info', 'version'], true);
  const [start, end] = (isScalar(node) ? node.range : null) ?? [0, 0];
  const quote = /^(["']?)\S+\1$/.exec(text.slice(start, end))?.[1];
  if (quote === undefined) {
    throw new Error('The contract’s root file has no info.version. Write it there, such as `version: 1.5.0`.');
  }
  return text.slice(0, start) + quote + version + quote + text.slice(end);
}
