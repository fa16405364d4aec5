import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import MethodLabel from '../../views/MethodLabel';
import BreakableText from '../../views/text/BreakableText';
import RichTextView from '../../views/text/RichTextView';
import type { WebhookIndexProps } from './model';
import { webhookCatalogue, webhooksWording } from './webhookWording';
import styles from './WebhookIndexPage.module.css';

/** Renders the index of the calls that the API sends. */
export default function WebhookIndexPage({ webhooks }: WebhookIndexProps): ReactNode {
  return (
    <CatalogueLayout
      catalogue={webhookCatalogue}
      description={translate({
        id: 'reference.webhooks.description',
        message: 'Les appels que l’API envoie à votre serveur, et les réponses à leur donner',
      })}
    >
      <p>{webhooksWording(webhooks.length)}</p>
      <ul className={styles.webhooks}>
        {webhooks.map(({ slug, title, method, description }) => (
          <li key={slug}>
            <h2>
              <MethodLabel method={method} size="small" />{' '}
              <Link to={referencePath(slug)}>
                <BreakableText text={title} />
              </Link>
            </h2>
            {description !== undefined && <RichTextView content={description} topLevel={3} />}
          </li>
        ))}
      </ul>
    </CatalogueLayout>
  );
}
