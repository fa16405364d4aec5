import { floors, testingPackages } from './floors';
import { isTest, ownerOf, packageOf } from './places';
import type { Breach, Import } from './types';

/** Finds imports that pass a package's entries, or that lead up or across a floor. */
export function boundaryBreaches(imports: readonly Import[]): readonly Breach[] {
  return imports.flatMap((one) => {
    const found = entryBreach(one) ?? floorBreach(one);
    return found === undefined ? [] : [{ file: one.from, line: one.line, ...found }];
  });
}

type Finding = Pick<Breach, 'message' | 'remedy'>;

function entryBreach({ from, specifier, target }: Import): Finding | undefined {
  if (target.kind === 'unexported') {
    return {
      message: `"${specifier}" is not among the \`exports\` of ${target.folder}/package.json.`,
      remedy: 'Export it from one of its entries, or do without it.',
    };
  }
  if (target.kind !== 'file') return undefined;
  const [own, other] = [ownerOf(from), ownerOf(target.path)];
  if (target.through !== undefined) {
    if (own !== other) return undefined;
    return { message: `"${specifier}" is the file’s own package.`, remedy: 'Import the file by its relative path.' };
  }
  if (own === other || packageOf(target.path) === undefined) return undefined;
  return {
    message: `"${specifier}" leads into ${other} past its entries.`,
    remedy: `Import @apidoc/${String(packageOf(target.path))} by its name.`,
  };
}

/** Tests read everything, as the folders of the root do: they do not ship. */
function floorBreach({ from, specifier, target }: Import): Finding | undefined {
  const own = packageOf(from);
  if (own === undefined || isTest(from) || target.kind !== 'file' || ownerOf(from) === ownerOf(target.path)) {
    return undefined;
  }
  const other = packageOf(target.path);
  if (other === undefined) {
    const folder = ownerOf(target.path) || 'the root';
    return {
      message: `"${specifier}" leads from a package to ${folder}.`,
      remedy: 'Take what is needed as an argument, or move it into a package.',
    };
  }
  if (testingPackages.includes(other)) {
    return { message: `@apidoc/${other} serves tests and scripts only.`, remedy: 'Import it in a test only.' };
  }
  const [ownFloor, otherFloor] = [floorOf(own), floorOf(other)];
  if (ownFloor === -1 || otherFloor === -1) {
    const unknown = ownFloor === -1 ? own : other;
    return { message: `packages/${unknown} stands on no floor.`, remedy: 'Add it to checks/structure/floors.ts.' };
  }
  if (ownFloor < otherFloor) return undefined;
  const where = ownFloor === otherFloor ? 'stands on the same floor as' : 'stands above';
  return {
    message: `"${specifier}" ${where} packages/${own}.`,
    remedy: 'Declare in the lower package what it needs to know, move the shared part down, or move the work up.',
  };
}

function floorOf(name: string): number {
  return floors.findIndex((floor) => floor.includes(name));
}
