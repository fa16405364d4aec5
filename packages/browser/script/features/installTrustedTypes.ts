import { isPhrase } from '../../shared/isPhrase';

/**
 * What strings may become HTML or scripts where the server sends `require-trusted-types-for`, whatever code of the bundle
 * asks for it: phrases, documents that stay apart, data such as JSON-LD, and scripts of this site.
 *
 * @see https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr
 */
export function installTrustedTypes(baseUrl: string): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' || isPhrase(html) ? html : null),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith(baseUrl) && pathname.endsWith('.js') ? address : null;
    },
  });
}

/** Whether a text is an object or a list in JSON, which does nothing when it is run. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
