import { isTest, ownerOf, packageOf } from './places';
import type { Breach, Import, Manifest, Repository, Source } from './types';

/** Finds imports that no `package.json` declares, and what packages declare and do not use. */
export function dependencyBreaches(repository: Repository, imports: readonly Import[]): readonly Breach[] {
  const names = imports.flatMap((one) => {
    const name = importedName(one);
    return name === undefined ? [] : [{ ...one, name }];
  });
  return [...undeclared(repository, names), ...unused(repository, names)];
}

/** An import of a package, of this repository or of the registry. */
interface NamedImport extends Import {
  readonly name: string;
}

function importedName({ target }: Import): string | undefined {
  if (target.kind === 'package') return target.name;
  return target.kind === 'file' ? target.through : undefined;
}

function undeclared({ manifests }: Repository, imports: readonly NamedImport[]): readonly Breach[] {
  return imports.flatMap(({ from, line, specifier, name }) => {
    const folder = manifests.has(ownerOf(from)) ? ownerOf(from) : '';
    const manifest = manifests.get(folder);
    if (manifest === undefined || manifest.name === name || allowedNames(from, manifest, manifests).includes(name)) {
      return [];
    }
    const list = folder === '' || isTest(from) ? 'devDependencies' : 'dependencies';
    const remedy = `Add ${name} to the \`${list}\` of ${manifestPath(folder)}.`;
    return [{ file: from, line, message: `"${specifier}" is not declared.`, remedy }];
  });
}

/** Tests use what the root declares, too, such as the test runner; but packages of this repository are declared one by one. */
function allowedNames(from: string, own: Manifest, manifests: Repository['manifests']): readonly string[] {
  const root = manifests.get('');
  const shared = [...(root?.dependencies ?? []), ...(root?.devDependencies ?? [])];
  // Types are gone when a package ships.
  const types = shared.filter((name) => name.startsWith('@types/')).map((name) => name.slice('@types/'.length));
  if (packageOf(from) === undefined) return [...own.dependencies, ...own.devDependencies, ...shared, ...types];
  if (!isTest(from)) return [...own.dependencies, ...types];
  const workspaces = new Set([...manifests.values()].map(({ name }) => name));
  const tools = shared.filter((name) => !workspaces.has(name));
  return [...own.dependencies, ...own.devDependencies, ...tools, ...types];
}

function unused({ manifests, sources }: Repository, imports: readonly NamedImport[]): readonly Breach[] {
  return [...manifests].flatMap(([folder, manifest]) => {
    if (packageOf(folder) === undefined) return [];
    const own = sources.filter(({ path }) => ownerOf(path) === folder);
    const shipped = own.filter(({ path }) => !isTest(path));
    const isUsed = (name: string, by: readonly Source[]) => {
      const paths = new Set(by.map(({ path }) => path));
      return imports.some((one) => one.name === name && paths.has(one.from)) || by.some((one) => names(one, name));
    };
    const toBreach = (name: string, message: string, remedy: string) => ({
      file: manifestPath(folder),
      line: 1,
      message: `${name} is declared, but ${message}.`,
      remedy,
    });
    return [
      ...manifest.dependencies
        .filter((name) => !isUsed(name, shipped))
        .map((name) =>
          isUsed(name, own)
            ? toBreach(name, 'only tests use it', 'Move it to `devDependencies`.')
            : toBreach(name, 'nothing uses it', 'Remove it.'),
        ),
      ...manifest.devDependencies
        .filter((name) => !isUsed(name, own))
        .map((name) => toBreach(name, 'nothing uses it', 'Remove it.')),
    ];
  });
}

/** Whether a file names a package in a text, for `require.resolve` for instance. */
function names({ text }: Source, name: string): boolean {
  return [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`, `\`${name}/`].some((form) => text.includes(form));
}

function manifestPath(folder: string): string {
  return folder === '' ? 'package.json' : `${folder}/package.json`;
}
