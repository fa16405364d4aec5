import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  finalLabel,
  lifecycleCatalogue,
  lifecycleSections,
  lifecycleTables,
  lifecycleTitle,
  noState,
  stateColumns,
  transitionColumns,
} from './lifecycleWording';
import { codeAnchor, referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import type { LifecycleProps } from './diagram/lifecycleProps';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import MarkupView from './MarkupView';
import Section from '../../views/Section';
import Table from '../../views/Table';
import RichTextView, { ItemView } from '../../views/text/RichTextView';
import styles from './LifecyclePageView.module.css';

type Page = LifecycleProps['page'];

/** Renders a life cycle as a diagram and two tables. */
export default function LifecyclePageView({ page }: LifecycleProps): ReactNode {
  const { slug, title, description, figure, states, transitions } = page;
  return (
    <CatalogueLayout
      catalogue={lifecycleCatalogue}
      page={{ slug, title }}
      heading={lifecycleTitle(title)}
      description={translate(
        { id: 'reference.lifecycle.description', message: 'États et transitions : {title}' },
        { title },
      )}
    >
      <RichTextView content={description} topLevel={3} />
      {figure !== undefined && <MarkupView markup={figure} />}
      <Section id={lifecycleSections.states} title={lifecycleTables.states}>
        <Table columns={stateColumns} className={styles.table}>
          {states.map((state) => (
            <StateRow key={state.code} state={state} />
          ))}
        </Table>
      </Section>
      <Section id={lifecycleSections.transitions} title={lifecycleTables.transitions}>
        <Table columns={transitionColumns} className={styles.table}>
          {transitions.map((transition, index) => (
            <TransitionRow key={index} transition={transition} />
          ))}
        </Table>
      </Section>
    </CatalogueLayout>
  );
}

function StateRow({ state }: { readonly state: Page['states'][number] }): ReactNode {
  const { code, title, isFinal, description } = state;
  const anchor = codeAnchor(code);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <th scope="row">
        <Code>{code}</Code>
      </th>
      <td>
        {title}
        {isFinal && ` ${finalLabel}`}
      </td>
      <td>
        <ItemView content={description} topLevel={3} />
      </td>
    </tr>
  );
}

function TransitionRow({ transition }: { readonly transition: Page['transitions'][number] }): ReactNode {
  const { title, operation, by, from, to, condition } = transition;
  return (
    <tr>
      <th scope="row">
        {operation === undefined ? title : <Link to={referencePath(operation.slug)}>{title}</Link>}
        {by !== undefined && <span className={styles.by}>{by}</span>}
      </th>
      <td>{from.length === 0 ? noState : <Codes codes={from} />}</td>
      <td>
        <Codes codes={to} />
      </td>
      <td>
        <ItemView content={condition} topLevel={3} />
      </td>
    </tr>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }): ReactNode {
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 && ', '}
      <Code>{code}</Code>
    </span>
  ));
}
