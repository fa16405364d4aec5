import type { LoadContext, Plugin, PluginConfig, PluginModule } from '@docusaurus/types';

/** A plugin with the validation of its options. */
interface OwnPlugin<Options, Content> {
  (context: LoadContext, options: Options): Plugin<Content> | Promise<Plugin<Content>>;
  readonly validateOptions: (data: { readonly options: unknown }) => Options;
}

/**
 * Configures a plugin given as code instead of a path. The options stay out of the configuration, which Docusaurus
 * sends to visitors: the paths of this machine would be in it. Only the id of an instance is in it, because Docusaurus
 * needs it there.
 */
export function withOptions<Options extends object, Content>(
  plugin: OwnPlugin<Options, Content>,
  options: Partial<Options> & { readonly id?: string },
): PluginConfig {
  const createPlugin = (context: LoadContext, checked: Options) => plugin(context, checked);
  const validateOptions: typeof plugin.validateOptions = (data) =>
    plugin.validateOptions({ options: { ...options, ...(data.options as object) } });
  // Docusaurus types the options of every plugin as unknown.
  const configured = Object.assign(createPlugin, { validateOptions }) as PluginModule;
  return options.id === undefined ? configured : [configured, { id: options.id }];
}
