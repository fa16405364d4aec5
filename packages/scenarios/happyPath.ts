import type { ScenarioStep } from './types.ts';

/** Returns the numbers of the steps that are called from a given step on if every step succeeds. */
export function happyPath(steps: readonly ScenarioStep[], from = 1): readonly number[] {
  const path: number[] = [];
  for (let number = from; number <= steps.length && !path.includes(number);) {
    path.push(number);
    number = steps[number - 1]?.continueAt ?? number + 1;
  }
  return path;
}
