import { createHash } from 'node:crypto';

/**
 * Returns the hashes of a page’s executable inline scripts, as sources for a Content Security Policy.
 *
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function scriptHashes(html: string): readonly string[] {
  return inlineScripts(html).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Matches the attributes of a tag. A quoted value may contain anything, even the end of a tag. */
const attributes = String.raw`(?:"[^"]*"|'[^']*'|[^'">])*`;

/**
 * Matches the parts of a page, one after the other. Comments, attributes and the text of a title are matched so that
 * what looks like a script inside them is not read as one: the policy would allow it by its hash.
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

/** Returns the code of a page’s executable inline scripts. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(markup)].flatMap(({ groups }) => {
    const { attributes: given = '', code } = groups ?? {};
    const hasSource = /\ssrc\s*=/i.test(given);
    // Data blocks, such as JSON-LD, are never executed.
    const isData = /\stype\s*=\s*["']?(?!module\b|text\/javascript\b)[\w-]+/i.test(given);
    return code === undefined || hasSource || isData ? [] : [code];
  });
}

/** With more hashes than this, scripts probably differ from page to page, and the header would grow with the site. */
const maxHashes = 20;

/** Origins to allow besides the site’s own, by directive. */
export type AddedSources = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Builds the policy of a site whose pages contain these scripts. It allows nothing from other origins but what is added,
 * no other inline scripts, and no framing. Style attributes stay allowed, because diagrams and the framework write them.
 *
 * @throws If there are so many scripts that each page seems to have its own.
 */
export function toPolicy(hashes: ReadonlySet<string>, added: AddedSources = {}): string {
  if (hashes.size > maxHashes) {
    throw new Error(
      `The pages contain ${hashes.size} different inline scripts, but one policy allows at most ${maxHashes}. ` +
        'Move the parts that differ between pages from the scripts into attributes.',
    );
  }
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...[...hashes].sort()].join(' '),
    "require-trusted-types-for 'script'",
    // These policies are created by packages/browser/script/features/installTrustedTypes.ts and
    // packages/static-pages/reference/staticPages.ts.
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
  ];
  return withSources(directives, added).join('; ');
}

/** Adds sources to the directives that have some, and adds the directives that are missing. */
function withSources(directives: readonly string[], added: AddedSources): readonly string[] {
  const nameOf = (directive: string) => directive.split(' ')[0] ?? '';
  const names = new Set(directives.map(nameOf));
  const join = (start: string, sources: readonly string[] = []) => [start, ...sources].join(' ');
  return [
    ...directives.map((directive) => join(directive, added[nameOf(directive)])),
    ...Object.entries(added)
      .filter(([name]) => !names.has(name))
      .map(([name, sources]) => join(name, sources)),
  ];
}
