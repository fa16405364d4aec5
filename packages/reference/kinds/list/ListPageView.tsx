import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { listFilePath, listForms, referencePath } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import type { ListProps, ListValue } from './model';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import MappingLinks from '../../views/catalogues/MappingLinks';
import Users from '../../views/catalogues/Users';
import { FieldBadges } from '../../views/schema/SchemaFacts';
import BreakableName from '../../views/text/BreakableName';
import RichTextView, { ItemView } from '../../views/text/RichTextView';
import styles from './ListPageView.module.css';
import { formLabels, listCatalogue } from './listWording';

/** Renders a list of coded values with their meaning, and the operations and schemas that use it. */
export default function ListPageView({ page }: ListProps): ReactNode {
  const { slug, name, title = name, type, description, values, servedBy, mappings, users } = page;
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <CatalogueLayout catalogue={listCatalogue} page={{ slug, title }} description={`${title} (${name})`}>
      <p className={styles.name}>
        <Code>{name}</Code> · {type}
      </p>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {servedBy !== undefined && (
        <p>
          <Translate
            id="reference.list.servedBy"
            values={{ operation: <Link to={referencePath(servedBy.slug)}>{servedBy.title}</Link> }}
          >
            {'Servie en direct par {operation}.'}
          </Translate>
        </p>
      )}
      <MappingLinks mappings={mappings} />
      <p className={styles.downloads}>
        <Translate id="reference.list.download">Télécharger la liste :</Translate>{' '}
        {listForms.map((form) => (
          <a key={form} href={withBaseUrl(listFilePath(slug, form))} download>
            {formLabels[form]}
          </a>
        ))}
      </p>
      <table className={styles.values}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="reference.list.code">Code</Translate>
            </th>
            <th scope="col">
              <Translate id="reference.list.label">Libellé</Translate>
            </th>
            <th scope="col">
              <Translate id="reference.list.meaning">Sens</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <Row key={value.anchor} value={value} />
          ))}
        </tbody>
      </table>
      <Users users={users} />
    </CatalogueLayout>
  );
}

function Row({ value: coded }: { readonly value: ListValue }): ReactNode {
  const { value, anchor, title, description } = coded;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <th scope="row">
        <Code>
          <BreakableName parts={readableJson(value).split(/(?<=_)/)} />
        </Code>
      </th>
      <td>
        {title}
        <FieldBadges node={coded} since={coded.since} />
      </td>
      <td>{description !== undefined && <ItemView content={description} topLevel={3} />}</td>
    </tr>
  );
}
