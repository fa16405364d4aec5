import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { groupPath, referencePath } from '@site/core/pages/paths';
import type { GroupData, GroupTitle } from '../../props';
import MethodLabel from '../operation/MethodLabel';
import styles from './Sidebar.module.css';
import { useSidebar } from './SidebarProvider';

interface Props {
  /** The group of the current page, with its links: the only one that every page carries. */
  readonly current?: GroupData;
  readonly activeSlug: string | null;
}

/** The reference’s table of contents: in a column on wide screens, in the navbar’s menu on narrow ones. */
export default function Sidebar({ current, activeSlug }: Props): ReactNode {
  const { scrollRef } = useSidebar();
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (column.current !== null) column.current.scrollTop = scrollRef.current;
  }, [scrollRef]);
  return (
    <>
      <aside
        ref={column}
        className={styles.column}
        onScroll={(event) => {
          scrollRef.current = event.currentTarget.scrollTop;
        }}
      >
        <Menu current={current} activeSlug={activeSlug} />
      </aside>
      <NavbarSecondaryMenuFiller component={MobileMenu} props={{ current, activeSlug }} />
    </>
  );
}

function MobileMenu(props: Props): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return <Menu {...props} onNavigate={toggle} />;
}

interface MenuProps extends Props {
  readonly onNavigate?: () => void;
}

function Menu({ current, activeSlug, onNavigate }: MenuProps): ReactNode {
  const { groups } = useSidebar();
  return (
    <nav
      className={styles.menu}
      aria-label={translate({ id: 'reference.sidebar.label', message: 'Référence de l’API' })}
    >
      <ul>
        <li>
          <MenuLink slug={null} activeSlug={activeSlug} onNavigate={onNavigate}>
            <Translate id="reference.sidebar.landing">Toutes les opérations</Translate>
          </MenuLink>
        </li>
        <li>
          <MenuLink slug="introduction" activeSlug={activeSlug} onNavigate={onNavigate}>
            <Translate id="reference.sidebar.introduction">Introduction</Translate>
          </MenuLink>
        </li>
        {groups.map((group) => (
          <MenuGroup
            key={group.slug}
            group={group}
            current={current?.slug === group.slug ? current : undefined}
            activeSlug={activeSlug}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </nav>
  );
}

interface MenuGroupProps {
  readonly group: GroupTitle;
  readonly current: GroupData | undefined;
  readonly activeSlug: string | null;
  readonly onNavigate: (() => void) | undefined;
}

function MenuGroup({ group, current, activeSlug, onNavigate }: MenuGroupProps): ReactNode {
  const { loaded, opened, setOpened } = useSidebar();
  const data = current ?? loaded.get(group.slug);
  const isOpen = opened.get(group.slug) ?? current !== undefined;
  return (
    <li>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) setOpened(group.slug, currentTarget.open);
        }}
      >
        <summary>{group.title}</summary>
        {data === undefined ? (
          <Link className={styles.link} to={groupPath(group.slug)} onClick={onNavigate}>
            <Translate id="reference.sidebar.group">Voir les opérations du groupe</Translate>
          </Link>
        ) : (
          <ul>
            {data.operations.map(({ slug, title, method, deprecated }) => (
              <li key={slug}>
                <MenuLink slug={slug} activeSlug={activeSlug} onNavigate={onNavigate}>
                  <MethodLabel method={method} size="small" />
                  <span className={deprecated === true ? styles.deprecated : undefined}>{title}</span>
                </MenuLink>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

interface MenuLinkProps {
  /** `null` for the landing page. */
  readonly slug: string | null;
  readonly activeSlug: string | null;
  readonly onNavigate: (() => void) | undefined;
  readonly children: ReactNode;
}

function MenuLink({ slug, activeSlug, onNavigate, children }: MenuLinkProps): ReactNode {
  return (
    <Link
      className={styles.link}
      to={referencePath(slug ?? undefined)}
      onClick={onNavigate}
      aria-current={slug === activeSlug ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
