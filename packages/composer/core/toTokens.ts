const types = ['comment', 'string', 'property', 'number', 'keyword', 'function'] as const;

/** A token of code that has a colour. */
export interface ColouredToken {
  readonly type: (typeof types)[number];
  readonly start: number;
  readonly end: number;
}

const keywords =
  'as|async|await|boolean|break|case|catch|class|const|def|default|defer|do|echo|else|except|export|extends|false|final|finally|for|foreach|from|fun|func|function|guard|if|import|in|int|interface|let|match|new|nil|none|None|not|null|package|print|private|public|raise|range|record|return|self|static|string|String|struct|switch|throw|throws|true|try|type|use|using|val|var|void|when|while|with|yield';

/**
 * The tokens of all languages of samples, in one expression: a grammar for each would weigh more than the form. What a
 * language does not have does not occur in its samples.
 */
const pattern = new RegExp(
  [
    /(?<comment>(?<![\w$#"'])#[ !].*|\/\/ .*)/,
    /(?<string>"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])*'|`[^`]*`)/,
    /(?<property>(?<=\s)--?[a-z]+(?=\s)|\$\w+)/,
    /(?<number>\b\d[\d_.]*\b)/,
    new RegExp(`(?<keyword>(?<![\\w$.])(?:${keywords})\\b)`),
    /(?<function>\b\w+(?=\()|\bcurl(?= ))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/**
 * Returns the tokens of a sample that have a colour.
 *
 * @example toTokens('const a = 1;') // [{ type: 'keyword', start: 0, end: 5 }, { type: 'number', start: 10, end: 11 }]
 */
export function toTokens(code: string): readonly ColouredToken[] {
  return [...code.matchAll(pattern)].flatMap(({ groups, index, 0: text }) => {
    const type = types.find((own) => groups?.[own] !== undefined);
    return type === undefined ? [] : [{ type, start: index, end: index + text.length }];
  });
}
