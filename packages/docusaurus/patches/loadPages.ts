/**
 * Upstream: `loadContext` of `@docusaurus/core/lib/server/site.js`, 3.10.2, which reads the configuration of a site, and
 * `initPlugins` of `lib/server/plugins/init.js`, which creates its plugins.
 *
 * Why: a check has to refuse what the build refuses, with Docusaurus’s own addresses, sidebars and rules for front
 * matter, but in seconds, without the bundler, and without writing to the folder that a development server uses.
 *
 * Unnecessary once Docusaurus has a command that loads a site and builds nothing.
 */
import type { AllContent, DocusaurusConfig, MarkdownConfig, PluginConfig, RouteConfig } from '@docusaurus/types';

/** The pages of a site that Docusaurus’s own plugins load. */
export interface LoadedPages {
  readonly siteConfig: DocusaurusConfig;
  /** The content that the plugins loaded, by plugin and id. */
  readonly content: AllContent;
  /** Paths of all their pages, with those that a plugin generates, such as the list of tags. */
  readonly paths: readonly string[];
}

/**
 * Loads the guides, posts and plain pages of a site as a build does, and writes nothing.
 *
 * @param parseFrontMatter Reads the front matter of each page instead of the site’s own function.
 * @throws What Docusaurus throws for a page, a sidebar or an option that a build would refuse.
 */
export async function loadPages(
  siteDir: string,
  parseFrontMatter?: MarkdownConfig['parseFrontMatter'],
): Promise<LoadedPages> {
  // Imported here because they load the bundler, which nothing else that imports this package needs.
  const { loadContext } = await import('@docusaurus/core/lib/server/site.js');
  const { initPlugins } = await import('@docusaurus/core/lib/server/plugins/init.js');
  const context = await loadContext({ siteDir });
  const { markdown, plugins } = context.siteConfig;
  const siteConfig = {
    ...context.siteConfig,
    markdown: { ...markdown, parseFrontMatter: parseFrontMatter ?? markdown.parseFrontMatter },
    plugins: plugins.filter(isContentPlugin),
    themes: [],
  };
  const content: Record<string, Record<string, unknown>> = {};
  const routes: RouteConfig[] = [];
  for (const plugin of await initPlugins({ ...context, siteConfig })) {
    const loaded: unknown = await plugin.loadContent?.();
    content[plugin.name] = { ...content[plugin.name], [plugin.options.id]: loaded };
    const actions = {
      addRoute: (route: RouteConfig) => void routes.push(route),
      createData: (name: string) => Promise.resolve(name),
      setGlobalData: () => undefined,
    };
    await plugin.contentLoaded?.({ content: loaded, actions });
  }
  return { siteConfig: context.siteConfig, content, paths: routes.flatMap(pathsOf) };
}

function isContentPlugin(plugin: PluginConfig): boolean {
  return Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].startsWith('@docusaurus/plugin-content-');
}

/** Returns the paths of a route’s pages: its own, or those of the routes in it. */
function pathsOf({ path, routes }: RouteConfig): readonly string[] {
  return routes === undefined ? [path] : routes.flatMap(pathsOf);
}
