import { DEFAULT_SCALAR_STYLE_RULES, DUMP_SCHEMA, SCALAR_STYLE, dump, type ScalarStyleRule } from 'js-yaml';
import { toExactSchema } from '@reliure/openapi/node';

/** Writes a value as YAML that YAML 1.1 and 1.2 parsers read the same way: `non` and dates stay strings. */
export function toYaml(value: unknown): string {
  return dump(value, { schema, noRefs: true, lineWidth: -1, quoteStyle: 'single', scalarStyleRules });
}

const schema = toExactSchema(DUMP_SCHEMA);

const { doubleQuoteForInvisibles: _all, ...otherRules } = DEFAULT_SCALAR_STYLE_RULES;

/**
 * Replaces js-yaml’s rule to leave no-break spaces unescaped: French uses them in every other sentence, and escapes are
 * hard to read.
 */
const escapeInvisibles: ScalarStyleRule = (layout) => {
  const isInvisible = /[\t\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/.test(layout.node.value);
  if (isInvisible) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
};

const scalarStyleRules = [escapeInvisibles, ...Object.values(otherRules)];
