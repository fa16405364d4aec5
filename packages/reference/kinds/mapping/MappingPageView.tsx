import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import type { Target } from '../../model/mappings';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Table from '../../views/Table';
import BreakableName from '../../views/text/BreakableName';
import RichTextView, { ItemView } from '../../views/text/RichTextView';
import ConceptMapLink from './ConceptMapLink';
import {
  conceptMapLabel,
  equivalenceWording,
  mappingColumns,
  mappingTitle,
  schemaWording,
  standardTitle,
  unmatchedWording,
} from './mappingWording';
import type { MappingProps, MappingRow } from './model';
import { profileOf } from './profileOf';
import styles from './MappingPageView.module.css';

/** Renders the counterparts of a schema’s fields or codes as a table. */
export default function MappingPageView({ page }: MappingProps): ReactNode {
  const { slug, kind, schema, standard, element, remark, targets, rows } = page;
  const title = schema.title ?? schema.name;
  return (
    <CatalogueLayout
      catalogue={{ slug: standard.slug, title: standardTitle(standard.title) }}
      page={{ slug, title }}
      heading={mappingTitle(title, standard.title)}
      description={translate(
        { id: 'reference.mapping.description', message: '{name} : les éléments de {standard} qui y correspondent' },
        { name: schema.name, standard: standard.title },
      )}
    >
      <p>
        {schemaWording[kind]}{' '}
        <Link to={referencePath(schema.slug)}>
          <Code>{schema.name}</Code>
        </Link>
        {element !== undefined && (
          <>
            {' → '}
            <Code>{element}</Code>
          </>
        )}
      </p>
      <RichTextView content={remark} topLevel={2} />
      <ul className={styles.targets}>
        {targets.map((target) => (
          <TargetItem key={target.name} target={target} />
        ))}
      </ul>
      <Table columns={mappingColumns(kind, standard.title)} className={styles.table}>
        {rows.map((row) => (
          <Row key={row.anchor} row={row} targets={targets} />
        ))}
      </Table>
      <ConceptMapLink slug={slug} label={conceptMapLabel} />
    </CatalogueLayout>
  );
}

function TargetItem({ target: { title, uri, address } }: { readonly target: Target }): ReactNode {
  return (
    <li>
      {address === undefined ? title : <Link to={address}>{title}</Link>} <Code>{uri}</Code>
    </li>
  );
}

interface RowProps {
  readonly row: MappingRow;
  readonly targets: readonly Target[];
}

function Row({ row, targets }: RowProps): ReactNode {
  const { name, anchor, to, equivalence, remark } = row;
  useBrokenLinks().collectAnchor(anchor);
  const difference = equivalenceWording[equivalence];
  return (
    <tr id={anchor}>
      <th scope="row">
        <Code>
          <BreakableName parts={toParts(name)} />
        </Code>
      </th>
      <td>
        {to.length === 0 ? (
          <span className={styles.unmatched}>{unmatchedWording}</span>
        ) : (
          to.map((one) => <Counterpart key={`${one.target} ${one.code}`} counterpart={one} targets={targets} />)
        )}
      </td>
      <td>
        {difference !== null && `${difference} `}
        <ItemView content={remark} topLevel={3} />
      </td>
    </tr>
  );
}

interface CounterpartProps {
  readonly counterpart: MappingRow['to'][number];
  readonly targets: readonly Target[];
}

function Counterpart({ counterpart, targets }: CounterpartProps): ReactNode {
  const profile = profileOf(counterpart, targets);
  return (
    <div>
      <Code>
        <BreakableName parts={toParts(counterpart.code)} />
      </Code>
      {profile !== undefined && <span className={styles.profile}> {profile}</span>}
    </div>
  );
}

/** Splits a name where a line may break: after full stops, underscores, and before capital letters. */
function toParts(name: string): readonly string[] {
  return name.split(/(?<=[._-])|(?<=[a-z])(?=[A-Z])/);
}
