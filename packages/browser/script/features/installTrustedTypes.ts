import { isInlineHtml } from '../../shared/inlineHtml.ts';

/**
 * Installs the default Trusted Types policy. If the server sends `require-trusted-types-for`, the policy decides which
 * strings any code of the bundle may use as HTML or scripts: inline HTML (see `isInlineHtml`), empty boxes such as those of
 * Docusaurus’s progress bar, documents parsed by DOMParser, data such as JSON-LD, and scripts of this site.
 *
 * @see https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr
 */
export function installTrustedTypes(baseUrl: string): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) =>
      sink === 'DOMParser parseFromString' || isInlineHtml(html) || emptyBoxes.test(html) ? html : null,
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith(baseUrl) && pathname.endsWith('.js') ? address : null;
    },
  });
}

const emptyBoxes = /^(?:<div(?: (?:class|role)="[^"]*")*>|<\/div>)*$/;

/** Whether a text is a JSON object or list, which has no effect when run as a script. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
