import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { installed } from '../bundle/installed.ts';
import { decoderProvision } from './decoding.ts';
import { assertNotMinified } from './htmlMinification.ts';
import { noHighlighter } from './noHighlighter.ts';
import { noProgress } from './noProgress.ts';

const read = (file: string): string => readFileSync(installed(file), 'utf8');
const client = '@docusaurus/core/lib/client';

/** Lists the files of Docusaurus’s client whose code matches a pattern, by their paths below its folder. */
function clientFiles(pattern: RegExp): readonly string[] {
  const folder = join(installed(`${client}/preload.js`), '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && pattern.test(readFileSync(join(folder, file), 'utf8')))
    .sort();
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the installed Docusaurus', () => {
  it('loads the code of a page only with preload.js, by path, and reloads the document when that fails', () => {
    expect(clientFiles(/from '[^']*\/preload'/)).toEqual([
      'PendingNavigation.js',
      'clientEntry.js',
      'docusaurus.js',
      'serverEntry.js',
    ]);
    expect(read(`${client}/preload.js`)).toContain('export default function preload(pathname)');
    expect(read(`${client}/PendingNavigation.js`)).toMatch(
      /preload\(nextLocation\.pathname\)[^]*\.catch\([^]*window\.location\.reload\(\)/,
    );
  });

  it('decodes addresses only in the modules that get this site’s decoders', () => {
    const { importers } = decoderProvision();
    for (const importer of importers) expect(readFileSync(importer, 'utf8')).toMatch(/\bdecodeURI(?:Component)?\(/);
    expect(clientFiles(/\bdecodeURI(?:Component)?\(/)).toEqual(['ClientLifecyclesDispatcher.js', 'preload.js']);
  });

  it('renders into window.docusaurusRoot if it is set, after loading the client modules', () => {
    const entry = read(`${client}/clientEntry.js`);
    expect(entry).toMatch(/if \(window\.docusaurusRoot\) \{\s*window\.docusaurusRoot\.render\(app\);\s*return;/);
    expect(entry).toContain("import App from './App';");
    expect(read(`${client}/App.js`)).toContain("import '@generated/client-modules';");
    expect(entry).toContain("document.getElementById('__docusaurus')");
  });

  it('prefetches pages only through window.docusaurus', () => {
    expect(clientFiles(/window\.docusaurus\.(?:prefetch|preload)\(/)).toEqual(['exports/Link.js']);
    expect(read(`${client}/clientEntry.js`)).toContain('window.docusaurus = docusaurus;');
    expect(read(`${client}/docusaurus.js`)).toMatch(/const docusaurus = \{\s*prefetch,\s*preload,\s*\};/);
  });

  it('exports the hook of the mobile sidebar', () => {
    expect(read('@docusaurus/theme-common/internal')).toMatch(/\buseNavbarMobileSidebar\b/);
  });

  it('exports the state of tabs, and renders them anew on hydration', () => {
    const internal = read('@docusaurus/theme-common/internal');
    for (const name of [
      'sanitizeTabsChildren',
      'TabsProvider',
      'useScrollPositionBlocker',
      'useTabs',
      'useTabsContextValue',
    ])
      expect(internal).toMatch(new RegExp(`\\b${name}\\b`));
    expect(read('@docusaurus/theme-classic/lib/theme/Tabs/index.js')).toContain('key={String(isBrowser)}');
    expect(read('@docusaurus/theme-classic/lib/theme/TabItem/index.js')).toContain('useTabs()');
  });

  it.each([
    ['progress bar', noProgress(), /import nprogress from 'nprogress'/],
    ['highlighter', noHighlighter(), /import \{ Prism \} from 'prism-react-renderer'/],
  ])('registers the theme’s %s as a client module', (_, { upstream }, pattern) => {
    expect(readFileSync(upstream, 'utf8')).toMatch(pattern);
    const name = upstream.replace(/^.*\/|\.js$/g, '');
    expect(read('@docusaurus/theme-classic')).toMatch(new RegExp(`getClientModules\\(\\)[^]*['"]\\./${name}['"]`));
  });

  it('does not minify pages when SKIP_HTML_MINIFICATION is set', async () => {
    vi.stubEnv('SKIP_HTML_MINIFICATION', 'true');
    const { getHtmlMinifier } = createRequire(import.meta.url)(installed('@docusaurus/bundler/lib/minifyHtml.js')) as {
      readonly getHtmlMinifier: (options: {
        readonly type: string;
      }) => Promise<{ readonly minify: (html: string) => Promise<{ readonly code: string }> }>;
    };
    const html = '<!DOCTYPE html>\n<html lang="fr">\n</html>\n';
    for (const type of ['swc', 'terser']) {
      expect((await (await getHtmlMinifier({ type })).minify(html)).code).toBe(html);
    }
  });
});

describe('assertNotMinified', () => {
  it('rejects a minified site, and names the setting', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    const write = (html: string): void => writeFileSync(join(folder, '404.html'), html);
    write('<!DOCTYPE html>\n<html lang="fr">\n</html>\n');
    await expect(assertNotMinified(folder)).resolves.toBeUndefined();
    write('<!doctype html><html lang=fr></html>');
    await expect(assertNotMinified(folder)).rejects.toThrow(/were minified\. Build with `npm run build`/);
  });
});
