import type { Problem } from '@reliure/openapi';

/** The directive of the policy that decides about what an element loads. @see https://www.w3.org/TR/CSP3/#csp-directives */
const directiveOf: Readonly<Record<string, string>> = {
  ...{ img: 'img-src', iframe: 'frame-src', frame: 'frame-src', script: 'script-src', object: 'object-src' },
  ...{ embed: 'object-src', audio: 'media-src', video: 'media-src', source: 'media-src', track: 'media-src' },
  form: 'form-action',
};

/** The directives that `policy` in a site’s identity.ts can extend. */
const openDirectives = ['img-src', 'media-src', 'frame-src'];

/** Finds an image, a frame or another resource that the site’s Content Security Policy keeps browsers from loading. */
export function policyProblem(
  { element, url }: { readonly element: string; readonly url: string },
  policy: string,
): Problem | null {
  const directive = directiveOf[element];
  if (directive === undefined) return null;
  const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
  const sources = directives.get(directive) ?? directives.get('default-src') ?? [];
  if (sources.some((source) => allows(source, url))) return null;
  return {
    message: `The Content Security Policy does not allow ${url} in <${element}>, so browsers would not load it.`,
    remedy: `${element === 'img' ? 'Put the file beside the page' : 'Link to it instead'}${
      openDirectives.includes(directive) ? `, or allow its host with ${directive} of \`policy\` in identity.ts` : ''
    }.`,
  };
}

/** @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function allows(source: string, url: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(url)?.[1]?.toLowerCase();
  const isOwn = (scheme === undefined && !url.startsWith('//')) || scheme === 'pathname:';
  if (source === "'self'") return isOwn;
  if (source.endsWith(':')) return source === scheme;
  if (isOwn || scheme === 'data:') return false;
  const { host, protocol } = new URL(url, 'https://self');
  const [, wantedProtocol = protocol, wantedHost = ''] = /^(?:([a-z]+:)\/\/)?([^/]*)/i.exec(source) ?? [];
  const isHost = wantedHost.startsWith('*.') ? host.endsWith(wantedHost.slice(1)) : host === wantedHost;
  return isHost && protocol === wantedProtocol;
}
