import { DEFAULT_SCALAR_STYLE_RULES, SCALAR_STYLE, dump, type ScalarStyleRule } from 'js-yaml';

/** Writes a value as YAML that readers of versions 1.1 and 1.2 take for the same: `non` and dates stay texts. */
export function toYaml(value: unknown): string {
  return dump(value, { noRefs: true, lineWidth: -1, quoteStyle: 'single', scalarStyleRules });
}

const { doubleQuoteForInvisibles: _all, ...otherRules } = DEFAULT_SCALAR_STYLE_RULES;

/** The library’s rule, but for the no-break space: French has one in every other sentence, and escaped it reads badly. */
const escapeInvisibles: ScalarStyleRule = (layout) => {
  const isInvisible = /[\t\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/.test(layout.node.value);
  if (isInvisible) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
};

const scalarStyleRules = [escapeInvisibles, ...Object.values(otherRules)];
