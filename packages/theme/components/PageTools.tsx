import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useHasMachineFiles } from '@reliure/docusaurus/client';
import { indexPath, markdownVersionPath } from '@reliure/richtext';
import MarkdownVersionLink from './MarkdownVersionLink.tsx';
import styles from './PageTools.module.css';

interface Props {
  /** Path of the page, including the base URL. */
  readonly address: string;
  /** Path of an OpenAPI document of only this page, including the base URL. */
  readonly extract?: string | undefined;
}

/**
 * Renders a menu of other forms of the page, if the site has them: Markdown, to copy or to read, the index of all Markdown,
 * and an OpenAPI document.
 */
export default function PageTools({ address, extract }: Props): ReactNode {
  const markdownVersion = markdownVersionPath(address);
  const index = useBaseUrl(indexPath);
  if (!useHasMachineFiles()) return null;
  return (
    <>
      <MarkdownVersionLink address={address} />
      <details className={styles.menu} data-menu="">
        <summary>
          <Translate id="machines.tools" description="Menu with other forms of the page">
            Formats
          </Translate>
        </summary>
        <ul>
          <li>
            <button type="button" data-static="" data-copy-from={markdownVersion}>
              <Translate id="machines.copy">Copy as Markdown</Translate>
            </button>
          </li>
          <li>
            <a href={markdownVersion}>
              <Translate id="machines.view">View as Markdown</Translate>
            </a>
          </li>
          <li>
            <a href={index}>
              <Translate id="machines.index">All pages for agents (llms.txt)</Translate>
            </a>
          </li>
          {extract !== undefined && (
            <li>
              <a href={extract}>
                <Translate id="machines.extract">OpenAPI extract</Translate>
              </a>
            </li>
          )}
        </ul>
      </details>
    </>
  );
}
