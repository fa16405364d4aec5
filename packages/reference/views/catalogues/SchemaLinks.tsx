import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { referencePath } from '@apidoc/richtext';
import type { SchemaLink } from '../../model/links';
import styles from './SchemaLinks.module.css';

interface Props {
  readonly schemas: readonly SchemaLink[];
}

/** Renders schemas by name, each with a link to its page, and its title if it has one. */
export default function SchemaLinks({ schemas }: Props): ReactNode {
  return (
    <ul className={styles.schemas}>
      {schemas.map(({ slug, name, title }) => (
        <li key={slug} data-filter-item="">
          <Link to={referencePath(slug)}>{name}</Link>
          {title !== undefined && <span>{title}</span>}
        </li>
      ))}
    </ul>
  );
}
