import { uuid } from 'reliure/node';
import { append, isObject } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';

/** Finds files of the contract that nothing refers to. */
export function unusedFiles(all: readonly string[], used: ReadonlySet<string>): readonly FileProblem[] {
  return all
    .filter((file) => !used.has(file))
    .map((file) => ({ file, message: 'Nothing refers to this file.', remedy: 'Refer to it, or delete it.' }));
}

/** Finds identifiers in examples that are not in the data set. All examples must describe the same data. */
export function unknownIdentifiers(
  files: readonly { readonly file: string; readonly text: string }[],
  dataSet: unknown,
): readonly FileProblem[] {
  const known = new Set(JSON.stringify(dataSet).match(uuid) ?? []);
  return files.flatMap(({ file, text }) =>
    [...new Set(text.match(uuid) ?? [])]
      .filter((id) => !known.has(id))
      .map((id) => ({
        file,
        message: `Identifier ${id} is not in jeu-de-donnees.yaml.`,
        remedy: 'Use an identifier from that file, or add this one to it.',
      })),
  );
}

/** Finds identifiers that the data set gives to two objects. */
export function duplicateIdentifiers(dataSet: unknown, file: string): readonly FileProblem[] {
  const owners = new Map<string, string[]>();
  collectOwners(dataSet, [], owners);
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([id, names]) => ({
      file,
      message: `Identifier ${id} is used for ${names.join(' and ')}.`,
      remedy: 'Give each a different identifier.',
    }));
}

function collectOwners(node: unknown, path: readonly string[], owners: Map<string, string[]>): void {
  if (Array.isArray(node)) node.forEach((item, index) => collectOwners(item, [...path, String(index)], owners));
  if (!isObject(node)) return;
  const id = node['id'];
  if (typeof id === 'string') append(owners, id, path.join('.'));
  for (const [key, value] of Object.entries(node)) collectOwners(value, [...path, key], owners);
}
