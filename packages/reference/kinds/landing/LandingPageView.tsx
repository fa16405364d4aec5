import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { introductionSlug, referencePath, sharedPicturePath } from '@apidoc/richtext';
import { counted } from '@apidoc/schema';
import { TitleWithTools } from '@apidoc/theme/react';
import type { LandingProps } from './model';
import { noOperation } from './landingWording';
import DownloadList from './DownloadList';
import GroupIndex from './GroupIndex';
import GroupSection, { CollapsedGroup } from './GroupSection';
import Filter from '../../views/Filter';
import ReferenceFrame from '../../views/ReferenceFrame';
import styles from './LandingPageView.module.css';

/** The most operations that are all listed at once. A page with some 200 is 20 screens long. */
const longestList = 200;

export default function LandingPageView({ page, catalogues }: LandingProps): ReactNode {
  const isLarge = page.count > longestList;
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
              operations: page.count === 0 ? noOperation : counted(page.count, 'opération'),
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
        {isLarge && <GroupIndex groups={page.groups} />}
        <div data-filter-unless="">
          <DownloadList downloads={page.downloads} />
        </div>
        {page.groups.map((group, index) => (
          <Fragment key={group.slug}>
            {group.section !== page.groups[index - 1]?.section && (
              <p className={styles.section} data-filter-unless="">
                {group.section}
              </p>
            )}
            {isLarge ? <CollapsedGroup group={group} /> : <GroupSection group={group} />}
          </Fragment>
        ))}
      </div>
    </ReferenceFrame>
  );
}
