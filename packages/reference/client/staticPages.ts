/** What the client shows of a page that was built: its own HTML, and what the document’s head says of it. */
export interface StaticPage {
  /** As the document’s head has it, the site’s name included. */
  readonly title: string;
  readonly description: string;
  /** Address of its Markdown; empty where there is none. */
  readonly twin: string;
  /** The sidebar and the content, as HTML that the build made. */
  readonly frame: InnerHtml;
  /** The sidebar alone, for the side menu of narrow screens. */
  readonly menu: InnerHtml;
}

/** As React takes it. It writes HTML anew when it is given another object, even if that holds the same text. */
interface InnerHtml {
  readonly __html: string | TrustedHTML;
}

/** Pages of the reference by their paths, taken from the HTML that was built. */
export interface StaticPages {
  /** Loads a page, once; `null` when there is none at the address. */
  readonly load: (pathname: string) => Promise<StaticPage | null>;
  /** A page that was loaded; `undefined` before. */
  readonly get: (pathname: string) => StaticPage | null | undefined;
}

/** Pages are built by us, and come from this site’s own server. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('reference', { createHTML: (html) => html });

/** Pages kept in memory, so that going back and forth asks for nothing. */
const keptPages = 30;

/**
 * The pages of the reference, taken from their own HTML documents: what the build rendered is not sent a second time as
 * data, nor rendered a second time by the visitor’s browser.
 */
export function createStaticPages(): StaticPages {
  const requests = new Map<string, Promise<StaticPage | null>>();
  const pages = new Map<string, StaticPage | null>();

  const keep = (pathname: string, page: StaticPage | null): StaticPage | null => {
    pages.set(pathname, page);
    for (const oldest of [...pages.keys()].slice(0, -keptPages)) {
      // The page that is shown would be written anew, at the next change of its address.
      if (oldest === location.pathname) continue;
      pages.delete(oldest);
      requests.delete(oldest);
    }
    return page;
  };

  return {
    load(pathname) {
      if (!isPageAddress(pathname)) return Promise.resolve(null);
      const known = requests.get(pathname);
      if (known !== undefined) return known;
      const request = (isOwnDocument(pathname) ? Promise.resolve(document) : fetchDocument(pathname)).then((source) =>
        keep(pathname, source === null ? null : toStaticPage(source)),
      );
      requests.set(pathname, request);
      // A failure is not kept: the next attempt asks again.
      request.catch(() => requests.delete(pathname));
      return request;
    },
    get: (pathname) => (isPageAddress(pathname) ? pages.get(pathname) : null),
  };
}

/** Pages have slugs without accents or signs; of other addresses, the router’s form and the browser’s may differ. */
function isPageAddress(pathname: string): boolean {
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
    throw new Error(`${pathname} is of another version of the site: it needs a new document.`);
  }
  return page;
}

function versionOf({ documentElement }: Document): string | undefined {
  return documentElement.dataset['version'];
}

function toStaticPage(source: Document): StaticPage {
  const frame = frameOf(source);
  if (frame === null) throw new Error('The document holds no page of the reference.');
  return {
    title: source.title,
    description: source.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    twin: source.querySelector('link[type="text/markdown"]')?.getAttribute('href') ?? '',
    frame: toInnerHtml(frame),
    menu: toInnerHtml(frame.querySelector('aside')),
  };
}

function toInnerHtml(element: Element | null): InnerHtml {
  const html = element?.innerHTML ?? '';
  return { __html: policy?.createHTML(html) ?? html };
}

function frameOf(source: Document): Element | null {
  return source.querySelector('[data-reference-frame]');
}
