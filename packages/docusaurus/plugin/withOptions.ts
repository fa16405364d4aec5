import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';
import { stopAtProblems } from './stopAtProblems';

/** A module of a plugin of this site. */
interface OwnPlugin<Options, Content> {
  readonly default: (context: LoadContext, options: Options) => Plugin<Content> | Promise<Plugin<Content>>;
  readonly validateOptions: (
    data: OptionValidationContext<Partial<Options>, Options & PluginOptions>,
  ) => Options & PluginOptions;
}

/** A plugin as Docusaurus takes one that is code and no path: a function that has what checks its options. */
export function withOptions<Options extends object, Content>(
  { default: plugin, validateOptions: validate }: OwnPlugin<Options, Content>,
  options: Options,
): PluginConfig {
  const make = (context: LoadContext, checked: Options) => plugin(context, checked);
  const validateOptions: typeof validate = (data) => {
    try {
      return validate(data);
    } catch (error) {
      return stopAtProblems(error);
    }
  };
  const given: PluginOptions = {};
  // To Docusaurus, every plugin takes options of any kind.
  return [Object.assign(make, { validateOptions }) as PluginModule, Object.assign(given, options)];
}
