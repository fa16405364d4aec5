import type { ScenarioStep } from './types';

/** Returns the numbers of the steps that are called from a given step on if every step succeeds. */
export function plainWay(steps: readonly ScenarioStep[], from = 1): readonly number[] {
  const way: number[] = [];
  for (let number = from; number <= steps.length && !way.includes(number);) {
    way.push(number);
    number = steps[number - 1]?.continueAt ?? number + 1;
  }
  return way;
}
