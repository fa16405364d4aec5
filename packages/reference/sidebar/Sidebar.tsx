import { Fragment, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { groupPath, introductionSlug, referencePath } from '@reliure/richtext';
import { contains, countOperations, toFamilies, type Family } from '../model/groups/families.ts';
import type { GroupLinks } from './layout.ts';
import { BreakableText, Filter, MethodLabel, PageLink } from '@reliure/page/react';
import { useLayout } from './layout.ts';
import styles from './Sidebar.module.css';

interface Props {
  /** `null` for the landing page. */
  readonly activeSlug: string | null;
}

/**
 * Whether the page contains the links of all groups. A built page only has those of its own group: the page script
 * fetches those of another group when it is expanded.
 */
const hasAllLinks = process.env.NODE_ENV === 'development';

/** Renders the reference’s table of contents: a column on wide screens, part of the navbar’s menu on narrow ones. */
export default function Sidebar({ activeSlug }: Props): ReactNode {
  return (
    <>
      <aside className={styles.column} aria-label={translate({ id: 'sideMenu.label', message: 'Side menu' })}>
        <Menu activeSlug={activeSlug} />
      </aside>
      <NavbarSecondaryMenuFiller component={Menu} props={{ activeSlug }} />
    </>
  );
}

function Menu({ activeSlug }: Props): ReactNode {
  const { groups } = useLayout();
  return (
    <nav
      className={styles.menu}
      data-filter-list=""
      aria-label={translate({ id: 'reference.sidebar.label', message: 'API reference' })}
    >
      <Filter label={translate({ id: 'reference.sidebar.filter', message: 'Filter operations' })} />
      <ul>
        <li data-filter-unless="">
          <MenuLink slug={null} activeSlug={activeSlug}>
            <Translate id="reference.sidebar.landing">All operations</Translate>
          </MenuLink>
        </li>
        <li data-filter-item="">
          <MenuLink slug={introductionSlug} activeSlug={activeSlug}>
            <Translate id="reference.sidebar.introduction">Introduction</Translate>
          </MenuLink>
        </li>
        <Catalogues activeSlug={activeSlug} />
        {toFamilies(groups).map((family, index) => (
          <Fragment key={family.group?.slug ?? family.title}>
            {groups[index]?.parents === undefined && groups[index]?.section !== groups[index - 1]?.section && (
              <li className={styles.section} data-filter-unless="">
                {groups[index]?.section}
              </li>
            )}
            <MenuFamily family={family} activeSlug={activeSlug} />
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

/** The most index pages that are all listed at once. More would move the operations out of sight. */
const longestList = 3;

/** Renders links to the index pages, folded unless the visitor is on one of them. */
function Catalogues({ activeSlug }: Props): ReactNode {
  const { catalogues } = useLayout();
  const links = catalogues.map(({ slug, title, count }) => (
    <li key={slug} data-filter-item="">
      <MenuLink slug={slug} activeSlug={activeSlug}>
        {title} {count !== undefined && <span className={styles.count}>{count}</span>}
      </MenuLink>
    </li>
  ));
  if (catalogues.length <= longestList) return links;
  const title = translate({ id: 'reference.sidebar.catalogues', message: 'Across operations' });
  const isCurrent = catalogues.some(({ slug }) => slug === activeSlug || isParent(slug, activeSlug));
  return (
    <li>
      <details open={isCurrent} data-filter-group={title}>
        <summary>
          {title}
          {'\u00a0'}
          <span className={styles.count}>{catalogues.length}</span>
        </summary>
        <ul>{links}</ul>
      </details>
    </li>
  );
}

/** Renders a group and those nested under it, which a page only contains if it belongs to one of them. */
function MenuFamily({ family, activeSlug }: Props & { readonly family: Family<GroupLinks> }): ReactNode {
  const { title, group, children } = family;
  const count = countOperations(family);
  const isOpen = contains(family, activeSlug);
  if (count === 0 && group !== undefined && children.length === 0) {
    return (
      <li data-filter-item="">
        <PageLink className={styles.link} to={groupPath(group.slug)}>
          <BreakableText text={title} />
        </PageLink>
      </li>
    );
  }
  return (
    <li>
      <details open={isOpen} data-filter-group={title}>
        <summary>
          <BreakableText text={title} />
          {'\u00a0'}
          <span className={styles.count}>{count}</span>
        </summary>
        {group !== undefined && <MenuGroup group={group} isOpen={isOpen} activeSlug={activeSlug} />}
        {children.length > 0 && (isOpen || hasAllLinks) && (
          <ul>
            {children.map((child) => (
              <MenuFamily key={child.title} family={child} activeSlug={activeSlug} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

interface MenuGroupProps extends Props {
  readonly group: GroupLinks;
  /** Whether the page contains the groups nested under it. */
  readonly isOpen: boolean;
}

/** Renders the operations of a group, or a link to all that is in it, which the page script replaces. */
function MenuGroup({ group, isOpen, activeSlug }: MenuGroupProps): ReactNode {
  if (group.operations.length === 0 && (isOpen || hasAllLinks)) return null;
  const isCurrent = group.operations.some(({ slug }) => slug === activeSlug);
  if (!isCurrent && !hasAllLinks) {
    return (
      <PageLink className={styles.link} to={groupPath(group.slug)} data-group-link="">
        <Translate id="reference.sidebar.group">View the operations of this group</Translate>
      </PageLink>
    );
  }
  return (
    <ul>
      {group.operations.map(({ slug, title, short, method, path, deprecated }) => (
        <li key={slug} data-filter-item={short === undefined ? path : `${title} ${path}`}>
          <MenuLink slug={slug} activeSlug={activeSlug} isDeprecated={deprecated === true}>
            <MethodLabel method={method} size="small" /> <BreakableText text={short ?? title} />
            {deprecated === true && (
              <span className="sr-only">
                <Translate id="reference.sidebar.deprecated">(deprecated)</Translate>
              </span>
            )}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps extends Props {
  /** `null` for the landing page. */
  readonly slug: string | null;
  readonly isDeprecated?: boolean;
  readonly children: ReactNode;
}

function MenuLink({ slug, activeSlug, isDeprecated = false, children }: MenuLinkProps): ReactNode {
  return (
    <PageLink
      className={styles.link}
      to={referencePath(slug ?? undefined)}
      aria-current={slug === activeSlug ? 'page' : isParent(slug, activeSlug) ? 'true' : undefined}
      data-deprecated={isDeprecated ? '' : undefined}
    >
      {children}
    </PageLink>
  );
}

/** Whether a page is the parent of the current one, as the index of schemas is for a schema. */
function isParent(slug: string | null, activeSlug: string | null): boolean {
  return slug !== null && activeSlug?.startsWith(`${slug}/`) === true;
}
