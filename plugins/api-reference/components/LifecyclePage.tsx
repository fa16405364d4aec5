import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { codeAnchor, referencePath } from '@site/core/pages/paths';
import { lifecycleSections } from '@site/core/pages/sections';
import type { LifecycleProps } from '../props';
import ModelLayout from './models/ModelLayout';
import MarkupView from './models/MarkupView';
import Section from './operation/Section';
import RichTextView, { ItemView } from './text/RichTextView';
import styles from './LifecyclePage.module.css';

type Page = LifecycleProps['page'];

/** How a thing of the API lives: drawn, then told in two tables. */
export default function LifecyclePage({ page }: LifecycleProps): ReactNode {
  const { slug, title, description, figure, states, transitions } = page;
  return (
    <ModelLayout
      kind="lifecycles"
      page={{ slug, title }}
      heading={translate({ id: 'reference.lifecycle.title', message: 'Cycle de vie : {title}' }, { title })}
      description={translate(
        { id: 'reference.lifecycle.description', message: 'États et transitions : {title}' },
        { title },
      )}
    >
      <RichTextView content={description} topLevel={3} />
      <MarkupView markup={figure} />
      <Section id={lifecycleSections.states} title={translate({ id: 'reference.lifecycle.states', message: 'États' })}>
        <div className="scroll-x">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="reference.lifecycle.code">Code</Translate>
                </th>
                <th scope="col">
                  <Translate id="reference.lifecycle.name">Nom</Translate>
                </th>
                <th scope="col">
                  <Translate id="reference.lifecycle.meaning">Sens</Translate>
                </th>
              </tr>
            </thead>
            <tbody>
              {states.map((state) => (
                <StateRow key={state.code} state={state} />
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section
        id={lifecycleSections.transitions}
        title={translate({ id: 'reference.lifecycle.transitions', message: 'Transitions' })}
      >
        <div className="scroll-x">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="reference.lifecycle.transition">Transition</Translate>
                </th>
                <th scope="col">
                  <Translate id="reference.lifecycle.from">De</Translate>
                </th>
                <th scope="col">
                  <Translate id="reference.lifecycle.to">À</Translate>
                </th>
                <th scope="col">
                  <Translate id="reference.lifecycle.condition">Condition</Translate>
                </th>
              </tr>
            </thead>
            <tbody>
              {transitions.map((transition, index) => (
                <TransitionRow key={index} transition={transition} />
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </ModelLayout>
  );
}

function StateRow({ state }: { readonly state: Page['states'][number] }): ReactNode {
  const { code, title, isFinal, description } = state;
  const anchor = codeAnchor(code);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <th scope="row">
        <code>{code}</code>
      </th>
      <td>
        {title}
        {isFinal && (
          <>
            {' '}
            <Translate id="reference.lifecycle.final">(final)</Translate>
          </>
        )}
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
      <td>{from.length === 0 ? <Translate id="reference.lifecycle.none">aucun</Translate> : <Codes codes={from} />}</td>
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
      <code>{code}</code>
    </span>
  ));
}
