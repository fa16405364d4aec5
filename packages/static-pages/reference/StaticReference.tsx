import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { HtmlClassNameProvider, NavbarSecondaryMenuFiller, PageMetadata } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import { isFilePath } from '@reliure/browser/urls';
import { useNavbarMobileSidebar } from '../patches/mobileSidebar.ts';
import '@reliure/static-pages/reference/componentStyles';
import { pages } from './pages.ts';
import { restoreSidebar, saveSidebar, type SidebarState } from './sidebarState.ts';
import type { StaticPage } from './staticPages.ts';

/** Not in the first script, because few visitors see it. */
const NotFound = lazy(() => import('./NotFound.tsx'));

/**
 * Replaces all components of the reference in the visitor’s browser. The built HTML needs no code of its own, because
 * the page script does everything that is interactive in it.
 */
export default function StaticReference(): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useRef<SidebarState | null>(null);
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const page = pages.get(pathname);
  return (
    <HtmlClassNameProvider className="reference">
      <Layout>
        {page === undefined && <MissingPage key={pathname} pathname={pathname} onLoad={rerender} />}
        {page === null && (
          <Suspense>
            <NotFound pathname={pathname} />
          </Suspense>
        )}
        {page && <Frame key={pathname} page={page} sidebar={sidebar} />}
      </Layout>
    </HtmlClassNameProvider>
  );
}

interface MissingPageProps {
  readonly pathname: string;
  readonly onLoad: () => void;
}

/** Replaces a page that could not be loaded in time, and loads it again. */
function MissingPage({ pathname, onLoad }: MissingPageProps): ReactNode {
  const [error, setError] = useState<unknown>(pathname);
  const load = useCallback(() => {
    setError(null);
    pages.load(pathname).then(onLoad, setError);
  }, [pathname, onLoad]);
  return <Loading isLoading={error === null} error={error} pastDelay timedOut={false} retry={load} />;
}

interface FrameProps {
  readonly page: StaticPage;
  readonly sidebar: { current: SidebarState | null };
}

function Frame({ page, sidebar }: FrameProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useInnerLinks(frame);
  useLayoutEffect(() => {
    const column = frame.current?.querySelector('aside') ?? null;
    if (column === null) return undefined;
    if (sidebar.current !== null) restoreSidebar(column, sidebar.current);
    return () => {
      sidebar.current = saveSidebar(column);
    };
  }, [sidebar]);
  return (
    <>
      <PageMetadata description={page.description} image={page.picture}>
        <title>{page.title}</title>
        <meta property="og:title" content={page.title} />
        {page.markdownUrl !== '' && <link rel="alternate" type="text/markdown" href={page.markdownUrl} />}
      </PageMetadata>
      <NavbarSecondaryMenuFiller component={MobileMenu} props={{ html: page.menu }} />
      <div ref={frame} data-reference-frame="" suppressHydrationWarning dangerouslySetInnerHTML={page.frame} />
    </>
  );
}

function MobileMenu({ html }: { readonly html: StaticPage['menu'] }): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const { toggle } = useNavbarMobileSidebar();
  useInnerLinks(menu, toggle);
  return <div ref={menu} dangerouslySetInnerHTML={html} />;
}

/** Makes links inside static HTML use the router. */
function useInnerLinks(container: { readonly current: HTMLElement | null }, onFollow?: () => void): void {
  const history = useHistory();
  useEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isFollowed(event, link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
      onFollow?.();
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [container, history, onFollow]);
}

/**
 * Whether to follow a link with the router: only plain clicks on links to other pages of the site. The browser handles
 * all others.
 */
function isFollowed(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isInside = link.origin === location.origin && !isFilePath(link.pathname);
  return isPlain && isInside && link.pathname !== location.pathname && link.target === '' && !event.defaultPrevented;
}
