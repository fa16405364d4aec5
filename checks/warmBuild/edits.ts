import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of a source that pages must show. */
export interface Edit {
  /** For messages. */
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A part of a page that holds the change, and holds it nowhere else. */
  readonly shown: string;
}

/** All that is cached depends on the code of the packages. */
const code: readonly Edit[] = [
  {
    what: 'the code of the reference',
    file: 'packages/reference/model/statusWording.ts',
    from: 'Conflit avec l’état courant',
    to: 'Conflit remanié avec l’état courant',
    shown: 'Conflit remanié avec',
  },
  {
    what: 'a component of a package',
    file: 'packages/publish/offline/components/OfflineCopy.tsx',
    from: '<div data-needs-app=""',
    to: '<div data-remanie="paquet" data-needs-app=""',
    shown: 'data-remanie="paquet"',
  },
];

/** The search and the files for machines are made from guides. */
const site: readonly Edit[] = [
  {
    what: 'a guide',
    file: 'site/docs/intro.md',
    from: '| comprendre un mot du métier |',
    to: '| comprendre un mot remanié du métier |',
    shown: 'un mot remanié du métier',
  },
  {
    what: 'an option of the configuration',
    file: 'site/docusaurus.config.ts',
    from: "blogSidebarTitle: 'Articles récents'",
    to: "blogSidebarTitle: 'Articles remaniés'",
    shown: 'Articles remaniés',
  },
  {
    what: 'a component of the site',
    file: 'site/src/components/home/GroupList.tsx',
    from: '<ul className={styles.groups}>',
    to: '<ul className={styles.groups} data-remanie="site">',
    shown: 'data-remanie="site"',
  },
];

const contract: readonly Edit[] = [
  {
    what: 'a text of the contract',
    file: 'site/contract/domaines/visites/paths/v1_visites.yaml',
    from: 'Planifie un passage chez un patient.',
    to: 'Planifie un passage remanié chez un patient.',
    shown: 'un passage remanié chez',
  },
];

/** A change of the code or of the contract has everything made anew, and would hide what the others leave stale. */
export const rounds: readonly (readonly Edit[])[] = [code, site, contract];

/** Makes changes in a copy of the sources. @throws Error for a text that its file does not hold exactly once. */
export function plant(edits: readonly Edit[], folder: string): void {
  for (const { what, file, from, to } of edits) {
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(from);
    if (parts.length !== 2) {
      throw new Error(
        `${file} holds « ${from} » ${parts.length - 1} times: choose another text in checks/warmBuild/edits.ts for ${what}.`,
      );
    }
    writeFileSync(path, parts.join(to));
  }
}
