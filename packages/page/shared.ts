import type { SamplesBlock } from './blocks.ts';
import { texts } from './texts.ts';

/** Marks what is deprecated, in every rendering. */
export function deprecatedLabel(): string {
  return texts().deprecated;
}

/** Returns the name of the radio buttons that choose the language of samples. */
export function sampleGroup(): string {
  return texts().sampleGroup;
}

/** Returns the id of one of these radio buttons. */
export function sampleId(group: string, language: string): string {
  return `${group}-${language}`;
}

/** Returns the name of these buttons for a call of the operation: each call has buttons of its own. */
export function callGroup(group: string, index: number): string {
  return index === 0 ? group : `${group}.${index + 1}`;
}

/** Returns the id of the radio button that chooses a call. */
export function callId(group: string, index: number): string {
  return `${callGroup(group, index)}.`;
}

/** Returns the ids of all radio buttons of the calls of an operation. */
export function sampleIds(group: string, calls: SamplesBlock['calls']): readonly string[] {
  return calls.flatMap(({ samples }, index) => [
    callId(group, index),
    ...samples.map(({ id }) => sampleId(callGroup(group, index), id)),
  ]);
}
