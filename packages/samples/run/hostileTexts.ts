/** Texts that break a sample without escaping. Each of them has broken a generator or a client. */
const known: readonly string[] = [
  `it's "so"`,
  `''`,
  `"`,
  `'''`,
  `"""`,
  `""""""`,
  '`',
  '``` `id`',
  '\\',
  '\\\\',
  `\\'`,
  `\\"`,
  '\\n',
  '\\u0041 \\x41 \\101 \\N{BULLET} \\s',
  '$HOME ${HOME} $(id) $((1+1)) $1 $$ $',
  '${process.env.HOME} #{1+1} {{1+1}} {0} {x} {',
  '%s %d %n %% %41 %00 %',
  '!! !$ !id',
  '@fichier.pdf',
  '<fichier.pdf',
  ';type=text/html; filename="a"',
  'a=b&c=d+e f/g?h#i:j@k,l;m|n',
  '[a] {b} (c) *?~ ^',
  '-x --help',
  '# // /* */ <!-- --> ?> <?php %>',
  '</script><script>alert(1)</script>',
  'EOF\nEOF\n',
  'une\nligne\r\npuis\rune\tautre\n',
  ' avant et après ',
  'nul \0 nul\x01\x07\x1b[31m\x7f',
  'é à œ € — « » \u00a0 \u202f',
  '👩‍⚕️ 🏥 𝒳',
  '日本語 العربية ‏',
  'ligne\u2028fin\u2029nel\u0085',
  'bidi \u202e\u2066 fin',
  '\ufeffbom',
  'true',
  'null',
  '0',
  '',
];

const pieces = [
  ...`" ' \` \\ $ % { } ( ) < > @ ; & | ! # = + , : ? * ~ ^ [ ] / - _ . a Z 0 9`.split(' '),
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\0',
  'é',
  '😀',
  '\u2028',
  '$(',
  '${',
  '\\u',
  '"""',
  "'''",
  '</script>',
];

/** The known texts, and as many texts that are built from random pieces. They are the same in each run. */
export const hostileTexts: readonly string[] = [...known, ...known.map((_, index) => buildRandomText(index + 1))];

/** Builds a text from random pieces. @see https://en.wikipedia.org/wiki/Linear_congruential_generator */
function buildRandomText(seed: number): string {
  let state = seed;
  return Array.from({ length: 24 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pieces[Math.floor((state / 2_147_483_648) * pieces.length)];
  }).join('');
}
