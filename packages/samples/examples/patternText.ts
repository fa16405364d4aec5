import regjsparser from 'regjsparser';
import type { AstNode } from 'regjsparser';

type Node = AstNode<{
  lookbehind: true;
  namedGroups: true;
  unicodePropertyEscape: true;
  unicodeSet: true;
  modifiers: true;
}>;

/** How a text is made of a pattern. */
interface Recipe {
  /** Repetitions of what has no fixed number of them, if the pattern allows as many. */
  readonly count: number;
  /** Additional repetitions of one quantifier, by its position. */
  readonly longer?: { readonly quantifier: number; readonly by: number };
  /** The position of the first character in the alphabet, and of the first alternative. */
  readonly shift: number;
  /** Whether what a lookahead asks for is written before the rest. */
  readonly withLookaheads: boolean;
}

/** Characters in the order in which they are used, the plain ones first. */
const alphabet = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-_. /:@+,;=#&?!%$*()[]{}<>|~^"\'\\éÉ\n\t€',
);

const counts = [3, 1, 0, 2, 4, 5, 6, 8, 10, 12, 16, 20, 32, 64];

/** The length from which a text gets no further repetition: nested ones multiply. */
const maxLength = 10_000;

/**
 * Returns texts that a pattern probably matches, the most readable first. Boundaries, negative lookaheads and the like are
 * ignored, so the caller has to test them. Each is written when it is asked for, because the first usually does.
 *
 * @example [...patternTexts('^[A-Z]{2}-\\d{3}$')][0] // 'AB-123'
 */
export function* patternTexts(pattern: string, max = Infinity): Generator<string> {
  const tree = toTree(pattern);
  if (tree === null) return;
  const seen = new Set<string>();
  const charactersOf = createCharacters();
  for (const recipe of recipes()) {
    const text = write(tree, recipe, charactersOf);
    if (!seen.has(text)) yield text;
    seen.add(text);
    if (seen.size >= max) return;
  }
}

function* recipes(): Generator<Recipe> {
  for (const shift of [0, 1, 5]) {
    for (const count of counts) {
      for (const withLookaheads of [false, true]) yield { count, shift, withLookaheads };
    }
  }
  for (let shift = 2; shift <= 60; shift += 1) yield { count: 3, shift, withLookaheads: false };
  for (let quantifier = 0; quantifier < 4; quantifier += 1) {
    for (let by = 1; by <= 40; by += 1) {
      yield { count: 1, longer: { quantifier, by }, shift: 0, withLookaheads: false };
    }
  }
}

function toTree(pattern: string): Node | null {
  for (const flags of ['u', '']) {
    try {
      return regjsparser.parse(pattern, flags, {
        lookbehind: true,
        namedGroups: true,
        unicodePropertyEscape: true,
        unicodeSet: true,
        modifiers: true,
      });
    } catch {
      // As in `toPattern`: many patterns are valid without the flag only.
    }
  }
  return null;
}

function write(tree: Node, recipe: Recipe, charactersOf: ReturnType<typeof createCharacters>): string {
  const groups: string[] = [];
  const names = new Map<string, string>();
  /** How many characters of each class are written: the next one is another character. */
  const written = new Map<string, number>();
  let quantifiers = 0;

  function toTextOf(node: Node): string {
    switch (node.type) {
      case 'disjunction':
        return toTextOf(node.body[recipe.shift % node.body.length] ?? node);
      case 'alternative':
        return node.body.map(toTextOf).join('');
      case 'value':
        return String.fromCodePoint(node.codePoint);
      case 'quantifier':
        return repeat(node);
      case 'group':
        return toGroup(node);
      case 'reference':
        return 'name' in node && node.name !== undefined
          ? (names.get(node.name.value) ?? '')
          : (groups[node.matchIndex - 1] ?? '');
      case 'anchor':
        return '';
      case 'dot':
      case 'characterClassRange':
      case 'characterClass':
      case 'characterClassEscape':
      case 'unicodePropertyEscape':
        return toCharacter(node);
    }
  }

  function repeat({ body, min, max = Infinity }: Extract<Node, { type: 'quantifier' }>): string {
    const extra = recipe.longer?.quantifier === quantifiers ? recipe.longer.by : 0;
    quantifiers += 1;
    const count = Math.min(Math.max(min, recipe.count) + extra, max, 1000);
    let text = '';
    for (let index = 0; index < count && text.length < maxLength; index += 1) text += body.map(toTextOf).join('');
    return text;
  }

  function toGroup(node: Extract<Node, { type: 'group' }>): string {
    if (node.behavior === 'lookahead' && !recipe.withLookaheads) return '';
    if (['lookbehind', 'negativeLookahead', 'negativeLookbehind'].includes(node.behavior)) return '';
    const index = node.behavior === 'normal' ? groups.push('') - 1 : -1;
    const text = node.body.map(toTextOf).join('');
    if (index >= 0) groups[index] = text;
    if (node.behavior === 'normal' && 'name' in node && node.name !== undefined) names.set(node.name.value, text);
    return text;
  }

  function toCharacter({ raw, type }: Node): string {
    const characters = charactersOf(raw, type === 'dot');
    const index = written.get(raw) ?? 0;
    written.set(raw, index + 1);
    return characters[(index + recipe.shift) % Math.max(characters.length, 1)] ?? '';
  }

  return toTextOf(tree);
}

/** Returns a function like `toCharacters`, which tests the characters of each class once. */
function createCharacters(): typeof toCharacters {
  const known = new Map<string, readonly string[]>();
  return (source, isDot) => {
    const characters = known.get(source) ?? toCharacters(source, isDot);
    known.set(source, characters);
    return characters;
  };
}

/** Returns the characters that a class contains, at least one of a class with characters of the alphabet or of the BMP. */
function toCharacters(source: string, isDot: boolean): readonly string[] {
  const pattern = isDot ? /[^\n\r]/u : toClass(source);
  if (pattern === null) return [];
  const usual = alphabet.filter((character) => pattern.test(character));
  if (usual.length > 0) return usual;
  for (let code = 0x20; code < 0xd800; code += 1) {
    if (pattern.test(String.fromCharCode(code))) return [String.fromCharCode(code)];
  }
  return [];
}

function toClass(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^${source}$`, flags);
    } catch {
      // As in `toPattern`.
    }
  }
  return null;
}
