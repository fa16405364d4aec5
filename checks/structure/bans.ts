import { isTest } from './places';
import type { Breach, Import } from './types';

/** What files of some names do not import. */
interface Ban {
  readonly files: RegExp;
  readonly imports: RegExp;
  readonly message: string;
  readonly remedy: string;
}

/** A page of the reference is decided by its model; a view shows it, Markdown and search documents repeat it. */
export const bans: readonly Ban[] = [
  {
    files: /^packages\/reference\/(?:.*\/)?(?:model|markdown|search)[^/]*(?:\/.*)?\.ts$/,
    imports: /^(?:react(?:-dom)?(?:\/|$)|@docusaurus\/|@theme|@generated\/|.*\.(?:tsx|css)$)/,
    message: 'Models, Markdown and search documents know neither React nor Docusaurus.',
    remedy: 'Take what is needed as an argument, or move this part into a view or into the plugin.',
  },
  {
    files: /^packages\/.*\.tsx$/,
    imports: /^(?:@redocly\/|@apidoc\/openapi(?:\/|$)|packages\/openapi\/)/,
    message: 'A view shows the nodes of the page model and never reads the contract.',
    remedy: 'Add what it shows to the page model.',
  },
];

/** Finds imports that a file of its name may not have, by what is written and by the file that it leads to. */
export function banBreaches(imports: readonly Import[], rules = bans): readonly Breach[] {
  return imports
    .filter(({ from }) => !isTest(from))
    .flatMap(({ from, line, specifier, target }) =>
      rules
        .filter(({ files }) => files.test(from))
        .filter((rule) => rule.imports.test(specifier) || (target.kind === 'file' && rule.imports.test(target.path)))
        .map(({ message, remedy }) => ({ file: from, line, message: `"${specifier}": ${message}`, remedy })),
    );
}
