import type { ScenarioStep } from './types';

/** The numbers of the steps that are called, from one on, as long as all goes well. */
export function plainWay(steps: readonly ScenarioStep[], from = 1): readonly number[] {
  const way: number[] = [];
  for (let number = from; number <= steps.length && !way.includes(number);) {
    way.push(number);
    number = steps[number - 1]?.continueAt ?? number + 1;
  }
  return way;
}
