import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import { counted } from '@apidoc/schema';
import { lifecycleCatalogue, lifecyclesWording } from './lifecycleWording';
import type { LifecycleIndexProps } from './model';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import RichTextView from '../../views/text/RichTextView';
import styles from './LifecycleIndexPage.module.css';

/** Renders the index of the life cycles. */
export default function LifecycleIndexPage({ lifecycles }: LifecycleIndexProps): ReactNode {
  return (
    <CatalogueLayout
      catalogue={lifecycleCatalogue}
      description={translate({
        id: 'reference.lifecycles.description',
        message: 'Les états des ressources de l’API, et les opérations qui mènent de l’un à l’autre',
      })}
    >
      <p>{lifecyclesWording}</p>
      <ul className={styles.lifecycles}>
        {lifecycles.map(({ slug, title, description, states, transitions }) => (
          <li key={slug}>
            <h2>
              <Link to={referencePath(slug)}>{title}</Link>
            </h2>
            <p className={styles.count}>
              {counted(states, 'état')}, {counted(transitions, 'transition')}
            </p>
            <RichTextView content={description} topLevel={3} />
          </li>
        ))}
      </ul>
    </CatalogueLayout>
  );
}
