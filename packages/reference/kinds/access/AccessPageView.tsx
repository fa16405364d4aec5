import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { groupPath, referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Filter from '../../views/Filter';
import MethodLabel from '../../views/MethodLabel';
import Table from '../../views/Table';
import { ItemView } from '../../views/text/RichTextView';
import styles from './AccessPageView.module.css';
import { accessCatalogue, accessColumns, accessSections, accessIntroduction } from './accessWording';
import type { AccessGroup, AccessProps, ScopeAccess } from './model';

/** Renders which scopes there are, who can get them, and which operation needs which. */
export default function AccessPageView({ page }: AccessProps): ReactNode {
  const { callers, scopes, groups } = page;
  return (
    <CatalogueLayout
      catalogue={accessCatalogue}
      description={translate({
        id: 'reference.access.description',
        message: 'Les portées OAuth, les opérations qui les exigent, et qui peut les obtenir',
      })}
    >
      <p>{accessIntroduction}</p>
      <Heading as="h2" id="portees">
        {accessSections.scopes}
      </Heading>
      <Table
        className={styles.table}
        columns={[accessColumns.scope, accessColumns.meaning, ...callers, accessColumns.count]}
      >
        {scopes.map((scope) => (
          <ScopeRow key={scope.name} scope={scope} />
        ))}
      </Table>
      <div data-filter-list="">
        <Heading as="h2" id="operations">
          {accessSections.operations}
        </Heading>
        <Filter
          label={translate({ id: 'reference.access.filter', message: 'Filtrer par opération, portée ou groupe' })}
        />
        <div className="scroll-x">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{accessColumns.operation}</th>
                <th scope="col">{accessColumns.scopes}</th>
                {callers.map((caller) => (
                  <th key={caller} scope="col">
                    {caller}
                  </th>
                ))}
                <th scope="col">{accessColumns.reservedTo}</th>
              </tr>
            </thead>
            {groups.map((group) => (
              <GroupRows key={group.slug} group={group} columns={callers.length + 3} />
            ))}
          </table>
        </div>
      </div>
    </CatalogueLayout>
  );
}

function ScopeRow({ scope }: { readonly scope: ScopeAccess }): ReactNode {
  const { name, scheme, anchor, description, open, count } = scope;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <th scope="row">
        <Code>{name}</Code>
        {scheme !== undefined && ` (${scheme})`}
      </th>
      <td className={styles.meaning}>
        <ItemView content={description} topLevel={3} />
      </td>
      <Answers open={open} />
      <td>{count}</td>
    </tr>
  );
}

interface GroupRowsProps {
  readonly group: AccessGroup;
  readonly columns: number;
}

function GroupRows({ group, columns }: GroupRowsProps): ReactNode {
  return (
    <tbody data-filter-group={group.title}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={columns}>
          <Link to={groupPath(group.slug)}>{group.title}</Link>
        </th>
      </tr>
      {group.operations.map((operation) => (
        <tr key={operation.slug} data-filter-item="">
          <th scope="row">
            <MethodLabel method={operation.method} size="small" />{' '}
            <Link to={referencePath(operation.slug)}>{operation.title}</Link>
          </th>
          <td>
            <ItemView content={operation.requirements} />
          </td>
          <Answers open={operation.open} />
          <td>{operation.reservedTo}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Answers({ open }: { readonly open: readonly boolean[] }): ReactNode {
  return open.map((isOpen, index) => (
    <td key={index} className={styles.answer}>
      {isOpen ? (
        <Translate id="reference.access.yes">oui</Translate>
      ) : (
        <Translate id="reference.access.no">non</Translate>
      )}
    </td>
  ));
}
