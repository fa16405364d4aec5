import { createHash } from 'node:crypto';

/**
 * The scripts that stand in a page itself and run, as sources of a Content Security Policy.
 *
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function scriptHashes(html: string): readonly string[] {
  return inlineScripts(html).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The attributes of a tag: a quoted value may hold anything, an end of the tag too. */
const attributes = String.raw`(?:"[^"]*"|'[^']*'|[^'">])*`;

/**
 * The parts of a page, one after the other, so that what looks like a script in a comment, in an attribute or in the text of
 * a title is read as what it is: its hash would allow it.
 */
const markup = new RegExp(
  [
    '<!--[^]*?-->',
    `<script(?<attributes>${attributes})>(?<code>[^]*?)</script>`,
    `<(?<text>style|title|textarea)${attributes}>[^]*?</\\k<text>>`,
    `</?[a-z]${attributes}>`,
  ].join('|'),
  'gi',
);

/** Returns the code of the scripts that stand in a page itself and run. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(markup)].flatMap(({ groups }) => {
    const { attributes: given = '', code } = groups ?? {};
    const isElsewhere = /\ssrc\s*=/i.test(given);
    // Data, such as JSON-LD, never runs.
    const isData = /\stype\s*=\s*["']?(?!module\b|text\/javascript\b)[\w-]+/i.test(given);
    return code === undefined || isElsewhere || isData ? [] : [code];
  });
}

/** Past this, the scripts of pages differ from page to page and the header would grow with the site. */
const mostHashes = 20;

/**
 * The policy of a site whose pages hold these scripts: nothing from elsewhere, no other script in a page, no framing.
 * Styles in attributes stay allowed: diagrams and the framework write them.
 *
 * @throws When there are so many scripts that pages must each have their own.
 */
export function toPolicy(hashes: ReadonlySet<string>): string {
  if (hashes.size > mostHashes) {
    throw new Error(
      `The pages hold ${hashes.size} different inline scripts; at most ${mostHashes} go into one policy. ` +
        'Move what differs between pages from the script into an attribute.',
    );
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...hashes].sort()].join(' '),
    "require-trusted-types-for 'script'",
    // Those of packages/browser/script/trustedTypes.ts and of the reference’s navigation.
    'trusted-types default reference',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
