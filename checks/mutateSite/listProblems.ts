import { describeFault, type Fault } from './fault';

/**
 * Returns what is wrong with a list of faults, as lines to print: a tag without a fault, a fault whose tag is in no row,
 * or whose text is not exactly once in its file.
 *
 * @param tags Tags of the rows of e2e/README.md.
 * @param read Returns the text of a file; `null` if it does not exist.
 */
export function listProblems(
  faults: readonly Fault[],
  tags: readonly string[],
  read: (file: string) => string | null,
): readonly string[] {
  const planted = new Set(faults.map(({ tag }) => tag));
  return [
    ...[...new Set(tags)]
      .filter((tag) => !planted.has(tag))
      .map((tag) => `checks/mutateSite/faults: no fault has the tag ${tag}. Add one that its test must catch.`),
    ...faults
      .filter(({ tag }) => !tags.includes(tag))
      .map(({ tag }) => `checks/mutateSite/faults: no row of e2e/README.md has the tag ${tag}. Correct it.`),
    ...faults.flatMap((fault) => placeProblem(fault, read(fault.file)) ?? []),
  ];
}

/** Returns why a fault cannot be planted in a file, as a line to print; `null` if it can. */
export function placeProblem(fault: Fault, text: string | null): string | null {
  const { tag, file, find, plant } = fault;
  if (find === plant) return `${describeFault(fault)}: both texts are the same. Plant another one.`;
  if (text === null)
    return `${file} does not exist. Correct the fault with the tag ${tag} in checks/mutateSite/faults.`;
  const count = text.split(find).length - 1;
  if (count === 1) return null;
  return `${file} contains this text ${count} times instead of once:\n${find}\nChoose another text for the fault with the tag ${tag} in checks/mutateSite/faults.`;
}
