import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SchemaNode } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import Documentation from '../text/Documentation';
import RichTextView from '../text/RichTextView';
import { FieldBadges } from './SchemaFacts';

/** Renders a schema’s description, and the link to its external documentation. */
export default function SchemaText({ node }: { readonly node: SchemaNode }): ReactNode {
  const { description, documentation } = node;
  return (
    <>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {documentation !== undefined && <Documentation link={documentation} />}
    </>
  );
}

interface BadgesProps {
  readonly node: SchemaNode;
  readonly since?: string | undefined;
}

/** Renders the badges of a schema and its title. */
export function SchemaBadges({ node, since }: BadgesProps): ReactNode {
  return (
    <>
      <FieldBadges node={node} since={since} />
      {node.xml !== undefined && (
        <>
          {' '}
          <small>
            {node.xml.kind === 'attribute'
              ? translate({ id: 'reference.field.xmlAttribute', message: 'attribut XML' })
              : translate({ id: 'reference.field.xmlElement', message: 'élément XML' })}{' '}
            <Code>{node.xml.name}</Code>
          </small>
        </>
      )}
      {node.title !== undefined && ` — ${node.title}`}
    </>
  );
}
