import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import { counted } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import { listCatalogue, listsWording } from './listWording';
import type { ListIndexProps } from './model';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Filter from '../../views/Filter';
import styles from './ListIndexPage.module.css';

/** Renders the index of the lists of coded values. */
export default function ListIndexPage({ lists }: ListIndexProps): ReactNode {
  return (
    <CatalogueLayout
      catalogue={listCatalogue}
      description={translate({
        id: 'reference.lists.description',
        message: 'Les valeurs codées de l’API, leur libellé et leur sens, à lire ou à télécharger',
      })}
    >
      <p>{listsWording(lists.length)}</p>
      <div data-filter-list="">
        <Filter label={translate({ id: 'reference.lists.filter', message: 'Filtrer les listes' })} />
        <ul className={styles.lists}>
          {lists.map(({ slug, name, title, count }) => (
            <li key={slug} data-filter-item="">
              <Link to={referencePath(slug)}>{title ?? name}</Link>
              <span>
                {title !== undefined && (
                  <>
                    <Code>{name}</Code>
                    {', '}
                  </>
                )}
                {counted(count, 'valeur')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </CatalogueLayout>
  );
}
