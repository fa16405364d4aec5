import { toLink } from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { texts } from './texts/texts.ts';

/** Returns the fragment of a step on its scenario’s page. */
export function stepAnchor(number: number): string {
  return texts().anchors.step(number);
}

/** Returns a link to a step on the same page, “step 3” unless another text is given. */
export function toStepLink(number: number, words = texts().steps.name(number)): Phrasing {
  return toLink(`#${stepAnchor(number)}`, words);
}

/**
 * Returns links to several steps. Three or more consecutive steps are shown as a range: “1 to 4, 6 and 7”.
 *
 * @param numbers In ascending order.
 */
export function toStepReferences(numbers: readonly number[]): readonly Phrasing[] {
  const { range, list } = texts().steps;
  const references = toRuns(numbers).flatMap(([first, last]) => {
    if (last - first > 1) return [range(toNumberLink(first), toNumberLink(last))];
    return first === last ? [[toNumberLink(first)]] : [[toNumberLink(first)], [toNumberLink(last)]];
  });
  return list(references);
}

function toNumberLink(number: number): Phrasing {
  return toStepLink(number, String(number));
}

/** Groups consecutive numbers into ranges. */
function toRuns(numbers: readonly number[]): readonly (readonly [first: number, last: number])[] {
  return numbers.reduce<readonly (readonly [number, number])[]>((runs, number) => {
    const run = runs.at(-1);
    return run?.[1] === number - 1 ? [...runs.slice(0, -1), [run[0], number]] : [...runs, [number, number]];
  }, []);
}
