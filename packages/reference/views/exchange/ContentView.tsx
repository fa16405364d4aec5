import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Code } from '@apidoc/theme/react';
import type { Content } from '../../model/exchange';
import { noExample } from '../../model/titles';
import SchemaView from '../schema/SchemaView';
import styles from './ContentView.module.css';

interface Props {
  readonly contents: readonly Content[];
  /** Anchor of the heading above. The first content may share it. */
  readonly heading: string;
  /** Whether a component with many fields starts with their names only. */
  readonly isCollapsed?: boolean;
}

/** Renders the content of a body or a response, by media type. */
export default function ContentView({ contents, heading, isCollapsed = false }: Props): ReactNode {
  return contents.map(({ mediaType, anchor, schema, hasNoExample }) => (
    <div key={mediaType} id={anchor === heading ? undefined : anchor} className={styles.content}>
      <p className={styles.mediaType}>
        <Translate id="reference.content.type">Type de contenu :</Translate> <Code>{mediaType}</Code>
      </p>
      {schema !== undefined && <SchemaView node={schema} isCollapsed={isCollapsed} />}
      {hasNoExample === true && <p>{noExample}</p>}
    </div>
  ));
}
