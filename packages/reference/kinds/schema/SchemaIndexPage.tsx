import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { schemaCatalogue, schemasWording } from './schemaWording';
import type { SchemaLink } from '../../model/links';
import type { SchemaIndexProps } from './model';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Filter from '../../views/Filter';
import SchemaLinks from '../../views/catalogues/SchemaLinks';
import styles from './SchemaIndexPage.module.css';

/** Renders the index of component schemas, grouped by first letter. */
export default function SchemaIndexPage({ schemas }: SchemaIndexProps): ReactNode {
  const letters = byFirstLetter(schemas);
  return (
    <CatalogueLayout
      catalogue={schemaCatalogue}
      description={translate({
        id: 'reference.schemas.description',
        message: 'Tous les schémas de données de l’API, par ordre alphabétique',
      })}
    >
      <p>{schemasWording(schemas.length)}</p>
      <div data-filter-list="">
        <Filter label={translate({ id: 'reference.schemas.filter', message: 'Filtrer les schémas' })} />
        <nav data-filter-unless="" aria-label={translate({ id: 'reference.schemas.letters', message: 'Initiales' })}>
          <ul className={styles.letters}>
            {letters.map(({ letter, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(({ letter, anchor, members }) => (
          <section key={anchor} className={styles.letter} data-filter-group="">
            <Heading as="h2" id={anchor}>
              {letter}
            </Heading>
            <SchemaLinks schemas={members} />
          </section>
        ))}
      </div>
    </CatalogueLayout>
  );
}

interface Letter {
  readonly letter: string;
  readonly anchor: string;
  readonly members: readonly SchemaLink[];
}

/** Groups schemas by first letter, ignoring accents. All names that do not start with a letter share one group. */
function byFirstLetter(schemas: readonly SchemaLink[]): readonly Letter[] {
  const groups = new Map<string, readonly SchemaLink[]>();
  for (const schema of schemas) {
    const [first = ''] = schema.name.normalize('NFD').toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), schema]);
  }
  return [...groups].map(([letter, members]) => ({
    letter,
    anchor: letter === '#' ? 'autres' : `lettre-${letter.toLowerCase()}`,
    members,
  }));
}
