import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { downloadsAnchor } from '@apidoc/richtext';
import type { Download } from './downloads';
import styles from './DownloadList.module.css';

interface Props {
  readonly downloads: readonly Download[];
}

/** Renders the list of downloads. */
export default function DownloadList({ downloads }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <section>
      <Heading as="h2" id={downloadsAnchor}>
        <Translate id="reference.downloads">Téléchargements</Translate>
      </Heading>
      <ul className={styles.downloads}>
        {downloads.map(({ path, title, description }) => (
          <li key={path}>
            <a href={withBaseUrl(path)}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
