import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { twinPath } from '@apidoc/richtext';
import TwinLink from './TwinLink';
import styles from './PageTools.module.css';

interface Props {
  /** Of the page, with the base URL. */
  readonly address: string;
  /** Address of an OpenAPI document of the page alone, with the base URL. */
  readonly extract?: string;
}

/** The page in other forms: as Markdown to copy or to read, and as an OpenAPI document. */
export default function PageTools({ address, extract }: Props): ReactNode {
  const twin = twinPath(address);
  return (
    <>
      <TwinLink address={address} />
      <ul
        className={styles.tools}
        aria-label={translate({ id: 'machines.tools', message: 'Cette page sous d’autres formes' })}
      >
        <li>
          <button type="button" className={styles.tool} data-static="" data-copy-from={twin}>
            <Translate id="machines.copy">Copier en Markdown</Translate>
          </button>
        </li>
        <li>
          <a className={styles.tool} href={twin}>
            <Translate id="machines.view">Voir en Markdown</Translate>
          </a>
        </li>
        {extract !== undefined && (
          <li>
            <a className={styles.tool} href={extract}>
              <Translate id="machines.extract">Extrait OpenAPI</Translate>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
