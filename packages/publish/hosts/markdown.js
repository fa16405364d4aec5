// Sends the Markdown version of a page to agents that ask for it, on hosts that run functions before their files.
// Cloudflare Pages: copy it to functions/_middleware.js, beside the folder of the site.
// Netlify: copy it to netlify/edge-functions/markdown.js.

/** @see https://developers.cloudflare.com/pages/functions/api-reference/ */
export async function onRequest({ request, next, env }) {
  return (await fetchMarkdown(request, (url) => env.ASSETS.fetch(url))) ?? addVary(await next());
}

/** @see https://docs.netlify.com/edge-functions/api/ */
export default async function respond(request, context) {
  return (await fetchMarkdown(request, fetch)) ?? addVary(await context.next());
}

export const config = { path: '/*', excludedPath: '/assets/*' };

/** Returns the Markdown version of a page, or `null` if the client prefers HTML, or if there is none. */
async function fetchMarkdown(request, fetchFile) {
  const url = new URL(request.url);
  if (/\.\w+$/.test(url.pathname) || !prefersMarkdown(request.headers.get('accept') ?? '')) return null;
  url.pathname += '.md';
  const response = await fetchFile(url);
  return response.ok ? addVary(response) : null;
}

/**
 * Whether an `Accept` header names Markdown, and not HTML before it, as agents do and browsers never do; as in the
 * configuration for nginx.
 *
 * @param {string} accept
 */
export function prefersMarkdown(accept) {
  return /^(?!.*text\/html\s*,.*text\/markdown)(?!.*text\/markdown\s*;\s*q=0).*text\/markdown/i.test(accept);
}

function addVary(response) {
  const copy = new Response(response.body, response);
  copy.headers.append('Vary', 'Accept');
  return copy;
}
