import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { introductionSlug, referencePath, sharedPicturePath } from '@apidoc/richtext';
import { counted } from '@apidoc/schema';
import { Code, TitleWithTools } from '@apidoc/theme/react';
import type { Group } from '../../model/groups';
import type { LandingProps } from './model';
import DownloadList from './DownloadList';
import Filter from '../../views/Filter';
import MethodLabel from '../../views/MethodLabel';
import ReferenceFrame from '../../views/ReferenceFrame';
import Documentation from '../../views/text/Documentation';
import RichTextView from '../../views/text/RichTextView';
import styles from './LandingPageView.module.css';

export default function LandingPageView({ page, catalogues }: LandingProps): ReactNode {
  return (
    <ReferenceFrame activeSlug={null}>
      <PageMetadata
        image={sharedPicturePath('api')}
        title={translate({ id: 'reference.landing.title', message: 'Référence de l’API' })}
        description={page.summary ?? page.title}
      />
      <header className={styles.header}>
        <TitleWithTools address={useBaseUrl(referencePath())}>
          <h1>
            <Translate id="reference.landing.title">Référence de l’API</Translate>
          </h1>
        </TitleWithTools>
        {page.summary !== undefined && <p className={styles.summary}>{page.summary}</p>}
        <p>
          <Translate
            id="reference.landing.count"
            values={{
              operations: counted(page.count, 'opération'),
              introduction: (
                <Link to={referencePath(introductionSlug)}>
                  <Translate id="reference.landing.introduction">l’introduction</Translate>
                </Link>
              ),
            }}
          >
            {'{operations}. Serveurs, authentification et conventions communes : {introduction}.'}
          </Translate>
        </p>
        {catalogues.length > 0 && (
          <ul className={styles.catalogues}>
            {catalogues.map(({ slug, title, count: size }) => (
              <li key={slug}>
                <Link to={referencePath(slug)}>{title}</Link> {size !== undefined && <span>{size}</span>}
              </li>
            ))}
          </ul>
        )}
      </header>
      <div data-filter-list="">
        <Filter label={translate({ id: 'reference.landing.filter', message: 'Filtrer par titre, chemin ou groupe' })} />
        <div data-filter-unless="">
          <DownloadList downloads={page.downloads} />
        </div>
        {page.groups.map((group) => (
          <GroupSection key={group.slug} group={group} />
        ))}
      </div>
    </ReferenceFrame>
  );
}

function GroupSection({ group }: { readonly group: Group }): ReactNode {
  return (
    <section className={styles.group} data-filter-group={group.title}>
      <Heading as="h2" id={group.slug}>
        {group.title}
      </Heading>
      {group.description !== undefined && <RichTextView content={group.description} topLevel={3} />}
      {group.documentation !== undefined && <Documentation link={group.documentation} />}
      <ul className={styles.operations}>
        {group.operations.map(({ slug, title, method, path, deprecated }) => (
          <li key={slug} data-operation="" data-filter-item="">
            <MethodLabel method={method} size="small" />
            <div>
              <Link to={referencePath(slug)}>{title}</Link>
              {deprecated === true && (
                <span className={styles.deprecated} data-deprecated="">
                  <Translate id="reference.landing.deprecated">obsolète</Translate>
                </span>
              )}
              <Code className={styles.path}>{path}</Code>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
