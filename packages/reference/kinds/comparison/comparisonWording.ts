import type { ComparedRelease } from '@reliure/changelog';

/** Parameters of the address that hold the choice. The page script reads them from the names of the fields. */
export const comparisonParameters = { from: 'de', to: 'a' } as const;

/** Texts of the page. */
export const comparisonTexts = {
  introduction:
    'Ce qui a changé entre deux versions du contrat, même éloignées, d’après la comparaison de l’une avec l’autre\u00a0: ce qu’une version a ajouté et qu’une autre a retiré depuis n’y figure pas.',
  all: 'Chaque changement indique la version qui l’a apporté\u00a0; lisez ceux des versions qui suivent la vôtre.',
  changelog: 'Journal des modifications',
  breaking: 'Incompatibles',
  others: 'Autres changements',
  mixed: 'Plusieurs domaines',
} as const;

type Titled = Pick<ComparedRelease, 'title' | 'dateText'>;

/** Returns the words for the release that brought a change, and for the one that replaced it. */
export function sinceWording({ title, dateText }: Titled, replacedIn: Titled | undefined): string {
  const since = dateText === undefined ? 'à venir' : `depuis ${title}`;
  if (replacedIn === undefined) return since;
  return `${since}, jusqu’à ${replacedIn.dateText === undefined ? 'la prochaine version' : replacedIn.title}`;
}
