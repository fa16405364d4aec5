import type { LoadContext, Plugin } from '@docusaurus/types';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Puts into every page the small script that serves it until React starts, and that starts React. */
export default async function pageScript({ baseUrl }: LoadContext): Promise<Plugin> {
  const code = await bundleScript(baseUrl);
  return {
    name: 'page-script',
    getPathsToWatch: () => [join(__dirname, 'script/**/*.ts')],
    getClientModules: () => [join(__dirname, 'client/pageEvents.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: code }] }),
  };
}

/** One script without imports, small enough to stand in the page itself: it works as soon as the page is read. */
async function bundleScript(baseUrl: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'script/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { BASE_URL: JSON.stringify(baseUrl) },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
