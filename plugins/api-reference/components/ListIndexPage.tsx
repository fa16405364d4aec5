import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { referencePath } from '@site/core/pages/paths';
import type { ListIndexProps } from '../props';
import ModelLayout from './models/ModelLayout';
import styles from './ListIndexPage.module.css';

/** All lists of coded values. */
export default function ListIndexPage({ lists }: ListIndexProps): ReactNode {
  return (
    <ModelLayout
      kind="lists"
      description={translate({
        id: 'reference.lists.description',
        message: 'Les valeurs codées de l’API, leur libellé et leur sens, à lire ou à télécharger',
      })}
    >
      <p>
        <Translate id="reference.lists.count" values={{ count: lists.length }}>
          {'Les {count} listes de valeurs codées de l’API. Chacune se lit en ligne et se télécharge en CSV et en JSON.'}
        </Translate>
      </p>
      <ul className={styles.lists}>
        {lists.map(({ slug, name, title, count }) => (
          <li key={slug}>
            <Link to={referencePath(slug)}>{title ?? name}</Link>
            <span>
              {title !== undefined && (
                <>
                  <code>{name}</code>
                  {', '}
                </>
              )}
              <Translate id="reference.lists.values" values={{ count }}>
                {'{count} valeurs'}
              </Translate>
            </span>
          </li>
        ))}
      </ul>
    </ModelLayout>
  );
}
