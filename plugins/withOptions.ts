import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';

/** A module of a plugin of this site. */
interface OwnPlugin<Options, Content> {
  readonly default: (context: LoadContext, options: Options) => Plugin<Content> | Promise<Plugin<Content>>;
  readonly validateOptions: (
    data: OptionValidationContext<Partial<Options>, Options & PluginOptions>,
  ) => Options & PluginOptions;
}

/** A plugin as Docusaurus takes one that is code and no path: a function that has what checks its options. */
export function withOptions<Options extends object, Content>(
  { default: plugin, validateOptions }: OwnPlugin<Options, Content>,
  options: Options,
): PluginConfig {
  // To Docusaurus, every plugin takes options of any kind.
  const given: PluginOptions = {};
  return [Object.assign(plugin, { validateOptions }) as PluginModule, Object.assign(given, options)];
}
