import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { referencePath, toPlainText } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import { securityWording } from '../../model/access/securityWording';
import { parameterTitles } from '../../model/titles';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import SchemaLinks from '../../views/catalogues/SchemaLinks';
import BodyView from '../../views/exchange/BodyView';
import Examples from '../../views/exchange/Examples';
import Parameters from '../../views/exchange/Parameters';
import ResponseView from '../../views/exchange/ResponseView';
import MethodLabel from '../../views/MethodLabel';
import Section from '../../views/Section';
import Documentation from '../../views/text/Documentation';
import RichTextView from '../../views/text/RichTextView';
import { parametersAnchor } from '../operation/sections';
import type { WebhookProps } from './model';
import { agreedAddress, callerWording, webhookCatalogue, webhookSections } from './webhookWording';
import styles from './WebhookPageView.module.css';

const { trigger, address, signature, body: bodySection, responses: responsesSection, retry, schemas } = webhookSections;

/**
 * Renders a call that the API sends: its triggers, address and authentication, its body, and the expected responses.
 */
export default function WebhookPageView({ page }: WebhookProps): ReactNode {
  const { slug, title, description = [], body, triggers, parameters, responses } = page;
  return (
    <CatalogueLayout
      catalogue={webhookCatalogue}
      page={{ slug, title }}
      description={toPlainText(description.slice(0, 1)) || callerWording}
    >
      <p className={styles.caller}>
        <MethodLabel method={page.method} /> <strong>{callerWording}</strong> {page.since}
        {page.deprecated === true && (
          <strong>
            <Translate id="reference.webhook.deprecated">
              Appel obsolète : il fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.
            </Translate>
          </strong>
        )}
      </p>
      <RichTextView content={description} topLevel={3} />
      {page.documentation !== undefined && <Documentation link={page.documentation} />}
      <div className={styles.columns}>
        <div>
          {triggers.length > 0 && (
            <Section {...trigger}>
              <ul>
                {triggers.map((operation) => (
                  <li key={operation.slug}>
                    <MethodLabel method={operation.method} size="small" />{' '}
                    <Link to={referencePath(operation.slug)}>{operation.title}</Link>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section {...address}>
            <Address page={page} />
          </Section>
          {(page.security.flat().length > 0 || page.signature !== undefined) && (
            <Section {...signature}>
              {page.security.flat().length > 0 && <RichTextView content={securityWording(page.security)} />}
              {page.signature !== undefined && <RichTextView content={page.signature} topLevel={3} />}
            </Section>
          )}
          {parameters.map((section) => (
            <Section
              key={section.location}
              id={parametersAnchor(section.location)}
              title={parameterTitles[section.location]}
            >
              <Parameters section={section} />
            </Section>
          ))}
          {body !== undefined && (
            <Section {...bodySection} hasCollapsibleSchemas>
              <BodyView body={body} heading={bodySection.id} />
            </Section>
          )}
          {responses.length > 0 && (
            <Section {...responsesSection} hasCollapsibleSchemas>
              {responses.map((response) => (
                <ResponseView key={response.status} response={response} />
              ))}
            </Section>
          )}
          {page.retry !== undefined && (
            <Section {...retry}>
              <RichTextView content={page.retry} topLevel={3} />
            </Section>
          )}
          {page.schemas.length > 0 && (
            <Section {...schemas}>
              <SchemaLinks schemas={page.schemas} />
            </Section>
          )}
        </div>
        <aside className={styles.examples}>
          <Examples page={{ ...(body !== undefined && { body }), responses, samples: [], servers: [] }} />
        </aside>
      </div>
    </CatalogueLayout>
  );
}

function Address({ page: { address: called } }: WebhookProps): ReactNode {
  if (called === undefined) return <p>{agreedAddress}</p>;
  return (
    <>
      <p className={styles.expression}>
        <Code>{called.expression}</Code>
      </p>
      <ul>
        {called.parts.map(({ code, words }) => (
          <li key={code}>
            <Code>{code}</Code>
            {`\u00a0: ${words}`}
          </li>
        ))}
      </ul>
    </>
  );
}
