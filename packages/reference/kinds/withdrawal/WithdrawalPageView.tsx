import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { referencePath } from '@apidoc/richtext';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import MethodLabel from '../../views/MethodLabel';
import Table from '../../views/Table';
import { comparisonCatalogue } from '../comparison/comparisonWording';
import type { WithdrawalProps, WithdrawnOperation } from './model';
import { calendarPath, withdrawalCatalogue, withdrawalColumns, withdrawalTexts } from './withdrawalWording';

/** Renders the deprecated operations by the day of their withdrawal. */
export default function WithdrawalPageView({ withdrawals, hasComparison }: WithdrawalProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { sunset, operation, replacement, since } = withdrawalColumns;
  return (
    <CatalogueLayout
      catalogue={withdrawalCatalogue}
      description={translate({
        id: 'reference.withdrawals.description',
        message: 'Les opérations obsolètes de l’API, par date de retrait, et ce qui les remplace',
      })}
    >
      <p>{withdrawalTexts.introduction}</p>
      <p>
        <a href={withBaseUrl(calendarPath)} download>
          {withdrawalTexts.calendar}
        </a>
      </p>
      {hasComparison && (
        <p>
          <Link to={referencePath(comparisonCatalogue.slug)}>{withdrawalTexts.comparison}</Link>
        </p>
      )}
      <Table columns={[sunset, operation, replacement, since]}>
        {withdrawals.map((withdrawal) => (
          <Row key={withdrawal.slug} withdrawal={withdrawal} />
        ))}
      </Table>
    </CatalogueLayout>
  );
}

function Row({ withdrawal }: { readonly withdrawal: WithdrawnOperation }): ReactNode {
  const { slug, title, method, since, sunset, sinceText, sunsetText, replacement } = withdrawal;
  useBrokenLinks().collectAnchor(slug);
  return (
    <tr id={slug}>
      <td>{sunset === undefined ? withdrawalTexts.unknown : <time dateTime={sunset}>{sunsetText}</time>}</td>
      <th scope="row">
        <MethodLabel method={method} size="small" /> <Link to={referencePath(slug)}>{title}</Link>
      </th>
      <td>{replacement !== undefined && <Link to={referencePath(replacement.slug)}>{replacement.title}</Link>}</td>
      <td>{since !== undefined && <time dateTime={since}>{sinceText}</time>}</td>
    </tr>
  );
}
