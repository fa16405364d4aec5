import type { CallServers } from './toCall.ts';

/** Reads the servers that the build wrote into the page, or else into the head for all pages. */
export function readServers(): CallServers {
  const content =
    document.querySelector<HTMLElement>('[data-api-servers]')?.dataset['apiServers'] ??
    document.querySelector<HTMLMetaElement>('meta[name="servers"]')?.content;
  return content === undefined
    ? { servers: [], variables: { base: '', token: '' } }
    : (JSON.parse(content) as CallServers);
}
