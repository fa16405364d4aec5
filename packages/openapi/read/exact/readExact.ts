import { CORE_SCHEMA, binaryTag, load, mergeTag, omapTag, pairsTag, setTag } from 'js-yaml';
import { toExactSchema } from './exactSchema.ts';

/** What Redocly understands. */
const schema = toExactSchema(CORE_SCHEMA.withTags(mergeTag, binaryTag, omapTag, pairsTag, setTag));

/**
 * Parses YAML or JSON like a JSON parser that loses nothing: numbers keep their digits, and members their order.
 *
 * @throws YAMLException if the text is empty or not valid YAML.
 */
export function readExact(text: string): unknown {
  return load(text, { schema });
}
