import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { introductionSlug, referencePath, sharedPicturePath } from '@apidoc/richtext';
import { Code, TitleWithTools } from '@apidoc/theme/react';
import { introductionSections } from './sections';
import { schemeAnchor } from '../../model/sections';
import type { OAuthFlow, SecurityScheme } from '../../model/access/security';
import type { IntroductionProps } from './model';
import Breadcrumb from '../../views/Breadcrumb';
import Section from '../../views/Section';
import ServerList from '../../views/ServerList';
import ReferenceFrame from '../../views/ReferenceFrame';
import Table from '../../views/Table';
import ContractLink from '../../views/text/ContractLink';
import NamedLinkView from '../../views/text/NamedLinkView';
import RichTextView, { ItemView } from '../../views/text/RichTextView';
import styles from './IntroductionPageView.module.css';

export default function IntroductionPageView({ page }: IntroductionProps): ReactNode {
  return (
    <ReferenceFrame activeSlug={introductionSlug}>
      <PageMetadata
        image={sharedPicturePath('api')}
        title={translate({ id: 'reference.introduction.title', message: 'Introduction à l’API' })}
        description={page.summary ?? page.title}
      />
      <article className={styles.article}>
        <Breadcrumb title={translate({ id: 'reference.introduction.crumb', message: 'Introduction' })} />
        <TitleWithTools address={useBaseUrl(referencePath(introductionSlug))}>
          <h1>{page.title}</h1>
        </TitleWithTools>
        {page.summary !== undefined && <p className={styles.summary}>{page.summary}</p>}
        <p className={styles.version}>
          <Translate id="reference.introduction.version" values={{ version: page.version }}>
            {'Version {version} du contrat'}
          </Translate>
        </p>
        {page.description !== undefined && <RichTextView content={page.description} />}
        {page.servers.length > 0 && (
          <Section
            id={introductionSections.servers}
            title={translate({ id: 'reference.servers', message: 'Serveurs' })}
          >
            <ServerList servers={page.servers} />
          </Section>
        )}
        {page.authentication.length > 0 && (
          <Section
            id={introductionSections.access}
            title={translate({ id: 'reference.authentication', message: 'Accès et portées' })}
          >
            {page.authentication.map((scheme) => (
              <Scheme key={scheme.name} scheme={scheme} />
            ))}
          </Section>
        )}
        {(page.contacts[0] ?? page.license ?? page.terms ?? page.documentation) !== undefined && (
          <Section
            id={introductionSections.contact}
            title={translate({ id: 'reference.contact', message: 'Contact et licence' })}
          >
            <ul>
              {page.contacts.map((contact) => (
                <li key={contact.name}>
                  <NamedLinkView link={contact} />
                </li>
              ))}
              {page.license !== undefined && (
                <li>
                  <Translate id="reference.license">Licence du contrat :</Translate>{' '}
                  <NamedLinkView link={page.license} />
                </li>
              )}
              {page.terms !== undefined && (
                <li>
                  <ContractLink target={page.terms}>
                    <Translate id="reference.terms">Conditions d’utilisation</Translate>
                  </ContractLink>
                </li>
              )}
              {page.documentation !== undefined && (
                <li>
                  <NamedLinkView link={page.documentation} />
                </li>
              )}
            </ul>
          </Section>
        )}
      </article>
    </ReferenceFrame>
  );
}

function Scheme({ scheme }: { readonly scheme: SecurityScheme }): ReactNode {
  return (
    <div className={styles.scheme}>
      <Heading as="h3" id={schemeAnchor(scheme.name)}>
        {scheme.name}
      </Heading>
      <p>
        {scheme.type} {scheme.detail !== undefined && <Code>{scheme.detail}</Code>}
      </p>
      {scheme.description !== undefined && <RichTextView content={scheme.description} topLevel={3} />}
      {scheme.flows.map((flow) => (
        <Flow key={flow.title} flow={flow} />
      ))}
    </div>
  );
}

function Flow({ flow }: { readonly flow: OAuthFlow }): ReactNode {
  return (
    <>
      <h4>{flow.title}</h4>
      <ul>
        {flow.authorizationUrl !== undefined && (
          <li>
            <Translate id="reference.flow.authorization">Autorisation :</Translate> <Code>{flow.authorizationUrl}</Code>
          </li>
        )}
        {flow.tokenUrl !== undefined && (
          <li>
            <Translate id="reference.flow.token">Jeton :</Translate> <Code>{flow.tokenUrl}</Code>
          </li>
        )}
        {flow.refreshUrl !== undefined && (
          <li>
            <Translate id="reference.flow.refresh">Renouvellement :</Translate> <Code>{flow.refreshUrl}</Code>
          </li>
        )}
      </ul>
      {flow.scopes.length > 0 && (
        <Table
          columns={[
            translate({ id: 'reference.scope', message: 'Portée' }),
            translate({ id: 'reference.scope.meaning', message: 'Ce qu’elle permet' }),
          ]}
        >
          {flow.scopes.map(({ name, description }) => (
            <tr key={name}>
              <th scope="row">
                <Code>{name}</Code>
              </th>
              <td>
                <ItemView content={description} topLevel={3} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
