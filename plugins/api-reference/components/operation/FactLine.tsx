import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { pageSlugs, referencePath } from '@site/core/pages/paths';
import { schemeAnchor } from '@site/core/pages/sections';
import type { Facts, SecurityRequirement, State, StateRule } from '@site/core/pages/types';
import { ItemView } from '../text/RichTextView';
import styles from './FactLine.module.css';

interface Props {
  readonly facts: Facts;
}

/** What a developer must know before the first call. */
export default function FactLine({ facts }: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      <Fact term={translate({ id: 'reference.facts.security', message: 'Accès' })}>
        <Security alternatives={facts.security} />
      </Fact>
      {facts.states.map((rule, index) => (
        <Fact
          key={index}
          term={translate(
            { id: 'reference.facts.states', message: 'État requis ({machine})' },
            { machine: rule.machine },
          )}
        >
          <StateRuleView rule={rule} />
        </Fact>
      ))}
      <Fact term={translate({ id: 'reference.facts.idempotency', message: 'Nouvel envoi' })}>
        {resendWording(facts)}
      </Fact>
      {facts.concurrency !== 'none' && (
        <Fact term={translate({ id: 'reference.facts.concurrency', message: 'Concurrence' })}>
          {facts.concurrency === 'required' ? (
            <Translate id="reference.facts.ifMatch.required" values={{ header: <code>If-Match</code> }}>
              {'{header} obligatoire'}
            </Translate>
          ) : (
            <Translate id="reference.facts.ifMatch.optional" values={{ header: <code>If-Match</code> }}>
              {'{header} possible'}
            </Translate>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Security({ alternatives }: { readonly alternatives: Facts['security'] }): ReactNode {
  if (alternatives.every((alternative) => alternative.length === 0)) {
    return <Translate id="reference.facts.public">sans authentification</Translate>;
  }
  return alternatives.map((alternative, index) => (
    <span key={index}>
      {index > 0 && ` ${translate({ id: 'reference.facts.or', message: 'ou' })} `}
      {alternative.length === 0 ? (
        <Translate id="reference.facts.none">aucun</Translate>
      ) : (
        alternative.map((requirement, position) => (
          <Fragment key={requirement.scheme}>
            {position > 0 && ` ${translate({ id: 'reference.facts.and', message: 'et' })} `}
            <Requirement requirement={requirement} />
          </Fragment>
        ))
      )}
    </span>
  ));
}

function Requirement({ requirement }: { readonly requirement: SecurityRequirement }): ReactNode {
  return (
    <>
      <Link to={`${referencePath(pageSlugs.introduction)}#${schemeAnchor(requirement.scheme)}`}>
        {requirement.scheme}
      </Link>
      {requirement.scopes.map((scope) => (
        <span key={scope}>
          {' '}
          <code>{scope}</code>
        </span>
      ))}
    </>
  );
}

function StateRuleView({ rule }: { readonly rule: StateRule }): ReactNode {
  return (
    <>
      {rule.from.length === 0 ? (
        <Translate id="reference.facts.noState">aucun</Translate>
      ) : (
        <States states={rule.from} />
      )}
      {rule.to.length > 0 && (
        <>
          {' '}
          <span aria-hidden="true">→</span>
          <span className="sr-only">
            <Translate id="reference.facts.leadsTo"> ; mène à</Translate>
          </span>{' '}
          <States states={rule.to} />
        </>
      )}
      {rule.condition !== undefined && (
        <div className={styles.condition}>
          <ItemView content={rule.condition} topLevel={3} />
        </div>
      )}
      {rule.slug !== undefined && (
        <Link className={styles.condition} to={referencePath(rule.slug)}>
          <Translate id="reference.facts.lifecycle" values={{ machine: rule.machine }}>
            {'Cycle de vie : {machine}'}
          </Translate>
        </Link>
      )}
    </>
  );
}

function States({ states }: { readonly states: readonly State[] }): ReactNode {
  return states.map(({ code, title }, index) => (
    <span key={code}>
      {index > 0 && ', '}
      <code>{code}</code>
      {title !== code && ` (${title})`}
    </span>
  ));
}

/** What happens when the same request is sent again, because its answer was lost. */
function resendWording({ resend, resendReason }: Facts): ReactNode {
  switch (resend) {
    case 'key':
      return (
        <Translate id="reference.facts.key" values={{ header: <code>Idempotency-Key</code> }}>
          {'sans risque avec la même {header}'}
        </Translate>
      );
    case 'method':
      return <Translate id="reference.facts.idempotent">sans risque (idempotent)</Translate>;
    case 'version':
      return (
        <Translate id="reference.facts.guarded" values={{ header: <code>If-Match</code> }}>
          {'sans double effet : {header} refuse le second'}
        </Translate>
      );
    case 'reason':
      return <ItemView content={resendReason ?? []} topLevel={3} />;
    case 'none':
      return <Translate id="reference.facts.notIdempotent">à éviter : non idempotent</Translate>;
  }
}
