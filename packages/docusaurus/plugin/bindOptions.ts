/**
 * Gives a remark plugin its options without writing them into the configuration, which Docusaurus sends to visitors: the
 * paths of this machine would be in it.
 */
export function bindOptions<Options, Transformer>(
  plugin: (options: Options) => Transformer,
  options: Options,
): () => Transformer {
  const bound = () => plugin(options);
  return Object.defineProperty(bound, 'name', { value: plugin.name });
}
