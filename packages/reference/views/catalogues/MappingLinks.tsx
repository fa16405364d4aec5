import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import type { WithMappings } from '../../model/counterparts';

/** Renders links to what corresponds to a schema in standards. */
export default function MappingLinks({ mappings = [] }: WithMappings): ReactNode {
  if (mappings.length === 0) return null;
  return (
    <p>
      <Translate id="reference.mappings">Correspondance :</Translate>{' '}
      {mappings.map(({ standard, slug }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={referencePath(slug)}>{standard}</Link>
        </span>
      ))}
    </p>
  );
}
