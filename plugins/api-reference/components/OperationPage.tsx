import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { operationSections, parametersAnchor } from '@site/core/pages/sections';
import type { ParameterPlace } from '@site/core/pages/types';
import type { OperationProps } from '../props';
import Breadcrumb from './Breadcrumb';
import SchemaLinks from './models/SchemaLinks';
import CallbackView from './operation/CallbackView';
import ContentView from './operation/ContentView';
import Examples from './operation/Examples';
import FactLine from './operation/FactLine';
import History from './operation/History';
import OperationHeader from './operation/OperationHeader';
import OperationTools from './operation/OperationTools';
import ResponseView from './operation/ResponseView';
import Section from './operation/Section';
import ServerList from './operation/ServerList';
import Steps from './operation/Steps';
import Pager from './Pager';
import ReferencePage from './ReferencePage';
import FieldList from './schema/FieldList';
import NamedLinkView from './text/NamedLinkView';
import RichTextView from './text/RichTextView';
import styles from './OperationPage.module.css';

export default function OperationPage({
  page,
  previousPage,
  nextPage,
  guides,
  changelogPage,
}: OperationProps): ReactNode {
  const { body, description = [], responses } = page;
  const [lead, ...rest] = description[0]?.kind === 'paragraph' ? description : [undefined, ...description];
  const errors = responses.filter((response) => response.errors.length > 0);
  const answers = responses.filter((response) => response.errors.length === 0);
  return (
    <ReferencePage activeSlug={page.slug}>
      <PageMetadata title={page.title} description={page.purpose ?? `${page.method} ${page.path}`} />
      <article className={styles.article}>
        <div className={styles.top}>
          <Breadcrumb group={page.group} title={page.title} />
          <OperationHeader page={page} />
          <OperationTools slug={page.slug} />
          {lead !== undefined && <RichTextView content={[lead]} />}
          <FactLine facts={page.facts} />
        </div>
        <aside className={styles.examples}>
          <Examples page={page} />
        </aside>
        <div className={styles.main}>
          {rest.length > 0 && (
            <div className={styles.description}>
              <RichTextView content={rest.filter((block) => block !== undefined)} topLevel={3} />
            </div>
          )}
          {page.documentation !== undefined && (
            <p>
              <Translate id="reference.documentation">Pour en savoir plus :</Translate>{' '}
              <NamedLinkView link={page.documentation} />
            </p>
          )}
          {page.servers.length > 0 && (
            <Section id={operationSections.servers} title={translate({ id: 'reference.servers', message: 'Serveurs' })}>
              <ServerList servers={page.servers} />
            </Section>
          )}
          {page.parameters.map(({ place, fields }) => (
            <Section key={place} id={parametersAnchor(place)} title={parametersTitle(place)}>
              <FieldList fields={fields} />
            </Section>
          ))}
          {body !== undefined && (
            <Section id={operationSections.body} title={bodyTitle(body.required)} folds>
              {body.description !== undefined && <RichTextView content={body.description} topLevel={3} />}
              <ContentView contents={body.contents} />
            </Section>
          )}
          {answers.length > 0 && (
            <Section
              id={operationSections.responses}
              title={translate({ id: 'reference.responses', message: 'Réponses' })}
              folds
            >
              {answers.map((response) => (
                <ResponseView key={response.status} response={response} />
              ))}
            </Section>
          )}
          {errors.length > 0 && (
            <Section id={operationSections.errors} title={translate({ id: 'reference.errors', message: 'Erreurs' })}>
              {errors.map((response) => (
                <ResponseView key={response.status} response={response} />
              ))}
            </Section>
          )}
          {page.callbacks.length > 0 && (
            <Section
              id={operationSections.callbacks}
              title={translate({ id: 'reference.callbacks', message: 'Rappels envoyés par l’API' })}
            >
              {page.callbacks.map((callback) => (
                <CallbackView key={callback.anchor} callback={callback} />
              ))}
            </Section>
          )}
          {page.previous.length > 0 && (
            <Section
              id={operationSections.previous}
              title={translate({ id: 'reference.before', message: 'Souvent avant' })}
            >
              <Steps steps={page.previous} />
            </Section>
          )}
          {page.next.length > 0 && (
            <Section
              id={operationSections.next}
              title={translate({ id: 'reference.after', message: 'Souvent ensuite' })}
            >
              <Steps steps={page.next} />
            </Section>
          )}
          {page.schemas.length > 0 && (
            <Section
              id={operationSections.schemas}
              title={translate({ id: 'reference.schemasUsed', message: 'Schémas utilisés' })}
            >
              <SchemaLinks schemas={page.schemas} />
            </Section>
          )}
          {guides.length > 0 && (
            <Section
              id={operationSections.guides}
              title={translate({ id: 'reference.guides', message: 'Dans les guides' })}
            >
              <ul>
                {guides.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {page.history !== undefined && changelogPage !== undefined && (
            <Section
              id={operationSections.history}
              title={translate({ id: 'reference.history', message: 'Historique' })}
            >
              <History history={page.history} changelogPage={changelogPage} />
            </Section>
          )}
          <Pager previous={previousPage} next={nextPage} />
        </div>
      </article>
    </ReferencePage>
  );
}

function parametersTitle(place: ParameterPlace): string {
  switch (place) {
    case 'path':
      return translate({ id: 'reference.parameters.path', message: 'Paramètres de chemin' });
    case 'query':
      return translate({ id: 'reference.parameters.query', message: 'Paramètres d’URL' });
    case 'header':
      return translate({ id: 'reference.parameters.header', message: 'En-têtes de la requête' });
    case 'cookie':
      return translate({ id: 'reference.parameters.cookie', message: 'Cookies' });
  }
}

function bodyTitle(isRequired: boolean): string {
  return isRequired
    ? translate({ id: 'reference.body.required', message: 'Corps de la requête' })
    : translate({ id: 'reference.body.optional', message: 'Corps de la requête (facultatif)' });
}
