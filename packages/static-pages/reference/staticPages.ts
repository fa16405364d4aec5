/** The content of a built page that the client shows: its HTML and metadata. */
export interface StaticPage {
  /** Title of the document, including the site’s name. */
  readonly title: string;
  readonly description: string;
  /** URL of the picture for shared links. */
  readonly picture: string;
  /** URL of the Markdown version, or an empty string if there is none. */
  readonly markdownUrl: string;
  /** Built HTML of the sidebar and the content. */
  readonly frame: InnerHtml;
  /** HTML of the sidebar only, for the side menu on narrow screens. */
  readonly menu: InnerHtml;
  /** HTML of the sidebar with its element and without a current page, for the not-found page. */
  readonly column: InnerHtml;
}

/**
 * The value of `dangerouslySetInnerHTML`. React writes the HTML again for every new object, even if the text is the
 * same.
 */
interface InnerHtml {
  readonly __html: string | TrustedHTML;
}

/** The pages of the reference by path, read from the built HTML. */
export interface StaticPages {
  /** Loads a page, once. Returns `null` if there is none at this path. */
  readonly load: (pathname: string) => Promise<StaticPage | null>;
  /** Returns a loaded page, or `undefined` if it is not loaded yet. */
  readonly get: (pathname: string) => StaticPage | null | undefined;
}

/** Trusts the pages’ HTML, because it was built for this site and comes from its own server. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('reference', { createHTML: (html) => html });

/** Number of pages to cache in memory, so that going back and forth needs no requests. */
const maxCachedPages = 30;

/**
 * Creates the pages of the reference from their own HTML documents. The content is not sent a second time as data, and
 * the browser does not render it a second time.
 */
export function createStaticPages(): StaticPages {
  const requests = new Map<string, Promise<StaticPage | null>>();
  const pages = new Map<string, StaticPage | null>();

  const cache = (pathname: string, page: StaticPage | null): StaticPage | null => {
    pages.set(pathname, page);
    for (const oldest of [...pages.keys()].slice(0, -maxCachedPages)) {
      // Keep the current page: otherwise, the next change of its query or fragment would load and write it again.
      if (oldest === location.pathname) continue;
      pages.delete(oldest);
      requests.delete(oldest);
    }
    return page;
  };

  return {
    load(pathname) {
      if (!isPagePath(pathname)) return Promise.resolve(null);
      const existing = requests.get(pathname);
      if (existing !== undefined) return existing;
      const request = (isOwnDocument(pathname) ? Promise.resolve(document) : fetchDocument(pathname)).then((source) =>
        cache(pathname, source === null ? null : toStaticPage(source)),
      );
      requests.set(pathname, request);
      // Do not cache errors: the next attempt sends a new request.
      request.catch(() => requests.delete(pathname));
      return request;
    },
    get: (pathname) => (isPagePath(pathname) ? pages.get(pathname) : null),
  };
}

/**
 * Whether a path can be that of a page. Slugs contain no accents or special characters. For other paths, the router and
 * the browser may use different forms.
 */
function isPagePath(pathname: string): boolean {
  return /^[\w./~-]*$/.test(pathname);
}

function isOwnDocument(pathname: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === pathname && frameOf(document) !== null;
}

async function fetchDocument(pathname: string): Promise<Document | null> {
  const response = await fetch(pathname, { headers: { Accept: 'text/html' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (versionOf(page) !== versionOf(document)) {
    throw new Error(`${pathname} belongs to another version of the site. It has to be loaded as a new document.`);
  }
  return page;
}

function versionOf({ documentElement }: Document): string | undefined {
  return documentElement.dataset['version'];
}

function toStaticPage(source: Document): StaticPage {
  const frame = frameOf(source);
  if (frame === null) throw new Error('The document does not contain a page of the reference.');
  const column = frame.querySelector('aside');
  return {
    title: source.title,
    description: source.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    picture: source.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
    markdownUrl: source.querySelector('link[type="text/markdown"]')?.getAttribute('href') ?? '',
    frame: toInnerHtml(frame.innerHTML),
    menu: toInnerHtml(column?.innerHTML),
    column: toInnerHtml(withoutCurrentPage(column)),
  };
}

function withoutCurrentPage(column: Element | null): string | undefined {
  const copy = column?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('[aria-current]').forEach((link) => link.removeAttribute('aria-current'));
  return copy?.outerHTML;
}

function toInnerHtml(html = ''): InnerHtml {
  return { __html: policy?.createHTML(html) ?? html };
}

function frameOf(source: Document): Element | null {
  return source.querySelector('[data-reference-frame]');
}
