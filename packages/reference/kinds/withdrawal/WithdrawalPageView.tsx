import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import MethodLabel from '../../views/MethodLabel';
import Table from '../../views/Table';
import BreakableName from '../../views/text/BreakableName';
import { ItemView } from '../../views/text/RichTextView';
import { comparisonCatalogue } from '../comparison/comparisonWording';
import type { PlannedWithdrawal, WithdrawalProps, WithdrawalSubject } from './model';
import { calendarPath, withdrawalCatalogue, withdrawalColumns, withdrawalTexts } from './withdrawalWording';

/** Renders what ends by the day of its withdrawal. */
export default function WithdrawalPageView({ withdrawals, hasComparison }: WithdrawalProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { sunset, subject, replacement, since } = withdrawalColumns;
  return (
    <CatalogueLayout
      catalogue={withdrawalCatalogue}
      description={translate({
        id: 'reference.withdrawals.description',
        message: 'Tout ce qui prend fin dans l’API, par date de retrait, et ce qui le remplace',
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
      <Table columns={[sunset, subject, replacement, since]}>
        {withdrawals.map((withdrawal) => (
          <Row key={withdrawal.anchor} withdrawal={withdrawal} />
        ))}
      </Table>
    </CatalogueLayout>
  );
}

function Row({ withdrawal }: { readonly withdrawal: PlannedWithdrawal }): ReactNode {
  const { subject, anchor, since, sunset, sinceText, sunsetText, replacement, remedy = [] } = withdrawal;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <td>{sunset === undefined ? withdrawalTexts.unknown : <time dateTime={sunset}>{sunsetText}</time>}</td>
      <th scope="row">
        <SubjectView subject={subject} />
      </th>
      <td>
        {replacement === undefined ? (
          <ItemView content={remedy} />
        ) : (
          <Link to={referencePath(replacement.slug)}>{replacement.title}</Link>
        )}
      </td>
      <td>{since !== undefined && <time dateTime={since}>{sinceText}</time>}</td>
    </tr>
  );
}

function SubjectView({ subject }: { readonly subject: WithdrawalSubject }): ReactNode {
  switch (subject.kind) {
    case 'operation': {
      const { slug, title, method } = subject.operation;
      return (
        <>
          <MethodLabel method={method} size="small" /> <Link to={referencePath(slug)}>{title}</Link>
        </>
      );
    }
    case 'call':
      return (
        <>
          <MethodLabel method={subject.method} size="small" />{' '}
          <Code>
            <BreakableName parts={subject.path.split(/(?=\/)/)} />
          </Code>
        </>
      );
    case 'text':
      return <ItemView content={subject.text} />;
  }
}
