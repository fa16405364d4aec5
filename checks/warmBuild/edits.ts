import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change to a source file that must be visible on a page. */
export interface Edit {
  /** A description of the change, for messages. */
  readonly description: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Part of a page that contains the change, and is in no page without it. */
  readonly visibleText: string;
}

/** These edits invalidate every cache, because all keys depend on the code of the packages. */
const code: readonly Edit[] = [
  {
    description: 'the code of the reference',
    file: 'packages/reference/texts/fr/statuses.ts',
    from: 'Conflit avec l’état courant',
    to: 'Conflit remanié avec l’état courant',
    visibleText: 'Conflit remanié avec',
  },
  {
    description: 'a component of a package',
    file: 'packages/publish/offline/components/OfflineCopy.tsx',
    from: '<div data-needs-app=""',
    to: '<div data-remanie="paquet" data-needs-app=""',
    visibleText: 'data-remanie="paquet"',
  },
];

/** Edits that also affect the search and the files for machines, which are made from guides. */
const site: readonly Edit[] = [
  {
    description: 'a guide',
    file: 'site/docs/intro.md',
    from: '| comprendre un mot du métier |',
    to: '| comprendre un mot remanié du métier |',
    visibleText: 'un mot remanié du métier',
  },
  {
    description: 'a setting of the identity',
    file: 'site/identity.ts',
    from: "sidebarTitle: 'Articles récents'",
    to: "sidebarTitle: 'Articles remaniés'",
    visibleText: 'Articles remaniés',
  },
  {
    description: 'a component of the site',
    file: 'site/src/components/home/GroupList.tsx',
    from: '<ul className={styles.groups}>',
    to: '<ul className={styles.groups} data-remanie="site">',
    visibleText: 'data-remanie="site"',
  },
];

const contract: readonly Edit[] = [
  {
    description: 'a text of the contract',
    file: 'site/contract/domaines/visites/paths/v2_visites.yaml',
    from: 'Planifie une visite chez un patient.',
    to: 'Planifie une visite remaniée chez un patient.',
    visibleText: 'une visite remaniée chez',
  },
];

/**
 * Edits in separate rounds. An edit of the code or of the contract rebuilds everything, and would hide what the edits of
 * the site leave outdated: these come last, before the comparison with a build without caches.
 */
export const rounds: readonly (readonly Edit[])[] = [code, contract, site];

/** Applies edits to a copy of the sources. @throws Error if a file does not contain a text exactly once. */
export function applyEdits(edits: readonly Edit[], folder: string): void {
  for (const { description, file, from, to } of edits) {
    const parts = readFileSync(join(folder, file), 'utf8').split(from);
    if (parts.length !== 2) {
      throw new Error(
        `${file} contains "${from}" ${parts.length - 1} times: choose another text in checks/warmBuild/edits.ts for ${description}.`,
      );
    }
    writeFileSync(join(folder, file), parts.join(to));
  }
}
