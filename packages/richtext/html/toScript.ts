import type { Element } from 'hast';
import type { Text } from 'mdast';
import { toString } from 'mdast-util-to-string';

const characters = {
  sup: { plain: '0123456789+-=()ni', script: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', mark: '^' },
  sub: { plain: '0123456789+-=()', script: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎', mark: '_' },
};

/**
 * Writes superscript or subscript in plain characters, so that no rendering loses it: 10² and not 102.
 *
 * @example 10<sup>2</sup> becomes 10², x<sub>max</sub> becomes x_max
 */
export function toScript(node: Element, kind: 'sub' | 'sup'): Text {
  const { plain, script, mark } = characters[kind];
  const text = toString(node);
  const letters = Array.from(text, (letter) => Array.from(script)[plain.indexOf(letter)]);
  const isComplete = letters.every((letter) => letter !== undefined);
  return { type: 'text', value: isComplete ? letters.join('') : `${mark}${text}` };
}
