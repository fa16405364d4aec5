import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './NotFoundMessage.module.css';

interface Props {
  readonly className?: string;
  /** Other ways on, such as pages with similar addresses. */
  readonly children?: ReactNode;
}

/**
 * Renders the not-found page. The built page is served for every unknown URL, and React renders it again for the actual
 * one. Until then, the page says that it is starting, and the style sheet hides controls that only React handles.
 */
export default function NotFoundMessage({ className, children }: Props): ReactNode {
  const firstGuide = useDocusaurusContext().siteConfig.customFields?.['firstGuide'];
  return (
    <main className={clsx(styles.page, className)} data-needs-app="page">
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>
        <Translate id="notFound.title">Page introuvable</Translate>
      </h1>
      <p>
        <Translate id="notFound.broken">
          Le lien qui vous a mené ici est rompu : aucune page n’existe à cette adresse.
        </Translate>
      </p>
      <p>
        <Translate id="notFound.tell">
          Prévenez le propriétaire du site d’où vous venez, pour qu’il corrige son lien.
        </Translate>
      </p>
      {children}
      <ul className={styles.ways}>
        <li>
          <Link to="/search">
            <Translate id="notFound.search">Rechercher dans le site</Translate>
          </Link>
        </li>
        <li>
          <Link to="/api">
            <Translate id="notFound.reference">Parcourir la référence de l’API</Translate>
          </Link>
        </li>
        {typeof firstGuide === 'string' && (
          <li>
            <Link to={firstGuide}>
              <Translate id="notFound.docs">Lire l’introduction</Translate>
            </Link>
          </li>
        )}
      </ul>
      <p className={styles.starting} role="status">
        <Translate id="notFound.starting">La recherche et les menus de cette page démarrent…</Translate>
      </p>
    </main>
  );
}
