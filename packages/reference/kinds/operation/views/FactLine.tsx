import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { concurrencyWording, factTerms, leadsTo, resendWording } from '../factWording';
import { lifecycleTitle, noState } from '../../lifecycle/lifecycleWording';
import { referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import { shortSectionTitles } from '../sections';
import type { Facts, OperationStep, State, StateRule } from '../types';
import { securityWording } from '../../../model/access/securityWording';
import Fact from '../../../views/Fact';
import { ItemView } from '../../../views/text/RichTextView';
import styles from './FactLine.module.css';

interface Props {
  readonly facts: Facts;
  readonly next: readonly OperationStep[];
}

/** Renders the facts that a developer must know before the first call, and what comes after it. */
export default function FactLine({ facts, next }: Props): ReactNode {
  const concurrency = concurrencyWording(facts);
  return (
    <dl className={styles.facts}>
      <Fact term={factTerms.security}>
        <ItemView content={securityWording(facts.security)} />
      </Fact>
      {facts.reservedTo !== undefined && <Fact term={factTerms.reservedTo}>{facts.reservedTo}</Fact>}
      {facts.states.map((rule, index) => (
        <Fact key={index} term={factTerms.states(rule)}>
          <StateRuleView rule={rule} />
        </Fact>
      ))}
      <Fact term={factTerms.resend}>
        <ItemView content={resendWording(facts)} topLevel={3} />
      </Fact>
      {concurrency !== null && (
        <Fact term={factTerms.concurrency}>
          <ItemView content={concurrency} />
        </Fact>
      )}
      {next.length > 0 && (
        <Fact term={shortSectionTitles.next}>
          <ul className={styles.next}>
            {next.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={referencePath(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function StateRuleView({ rule }: { readonly rule: StateRule }): ReactNode {
  return (
    <>
      {rule.from.length === 0 ? noState : <States states={rule.from} />}
      {rule.to.length > 0 && (
        <>
          {' '}
          <span aria-hidden="true">→</span>
          <span className="sr-only">{leadsTo}</span> <States states={rule.to} />
        </>
      )}
      {rule.condition !== undefined && (
        <div className={styles.condition}>
          <ItemView content={rule.condition} topLevel={3} />
        </div>
      )}
      {rule.slug !== undefined && (
        <Link className={styles.condition} to={referencePath(rule.slug)}>
          {lifecycleTitle(rule.machine)}
        </Link>
      )}
    </>
  );
}

function States({ states }: { readonly states: readonly State[] }): ReactNode {
  return states.map(({ code, title }, index) => (
    <span key={code}>
      {index > 0 && ', '}
      <Code>{code}</Code>
      {title !== code && ` (${title})`}
    </span>
  ));
}
