import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';

/** The exports of a module that implements a plugin of this site. */
interface OwnPlugin<Options, Content> {
  readonly default: (context: LoadContext, options: Options) => Plugin<Content> | Promise<Plugin<Content>>;
  readonly validateOptions: (
    data: OptionValidationContext<Partial<Options>, Options & PluginOptions>,
  ) => Options & PluginOptions;
}

/**
 * Configures a plugin given as code instead of a path. Docusaurus expects such a plugin to be a function that has its
 * `validateOptions` as a property. The options stay out of the configuration, which Docusaurus sends to visitors: the
 * paths of this machine would be in it.
 */
export function withOptions<Options extends object, Content>(
  { default: plugin, validateOptions: validate }: OwnPlugin<Options, Content>,
  options: Options,
): PluginConfig {
  const createPlugin = (context: LoadContext, checked: Options) => plugin(context, checked);
  const validateOptions: typeof validate = (data) => validate({ ...data, options: { ...options, ...data.options } });
  // Docusaurus types the options of every plugin as unknown.
  return Object.assign(createPlugin, { validateOptions }) as PluginModule;
}
