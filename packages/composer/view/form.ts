import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Violation } from '../core/checkValues.ts';
import type { ComposerFile, FormNode } from '../types.ts';

/** The violations of the values, of which each field reads its own. */
export interface ProblemStore {
  readonly at: (pointer: string) => string;
  readonly set: (violations: readonly Violation[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store without violations. */
export function createProblemStore(): ProblemStore {
  const listeners = new Set<() => void>();
  let messages: ReadonlyMap<string, string> = new Map();
  return {
    at: (pointer) => messages.get(pointer) ?? '',
    set(violations) {
      const next = new Map<string, string>();
      for (const { pointer, message } of violations)
        next.set(pointer, [next.get(pointer), message].filter(Boolean).join(' '));
      messages = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The state that all fields of a form share. It never changes, so that a key renders only its field. */
export interface Form {
  readonly file: ComposerFile;
  readonly change: (pointer: string, value: unknown) => void;
  readonly problems: ProblemStore;
  /** Returns the anchor of the description of a field, if the page has one. */
  readonly anchorOf: (pointer: string) => string | undefined;
}

/** Attributes that connect a control with its description. */
export interface Described {
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-label'?: string;
}

export const FormContext = createContext<Form | null>(null);

/** The pointer of the nearest item or entry of a map around a field. */
export const ItemContext = createContext<string | null>(null);

/** Returns what the fields share. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A field is outside of the form of the composer.');
  return form;
}

/** Returns the field with an index. */
export function useNode(index: number): FormNode {
  const node = useForm().file.nodes[index];
  if (node === undefined) throw new Error(`The file of the composer has no field ${index}.`);
  return node;
}

/** Returns what the contract does not allow in the value of a field; empty if it is valid. */
export function useProblem(pointer: string): string {
  const { problems } = useForm();
  return useSyncExternalStore(problems.subscribe, () => problems.at(pointer));
}

/** Returns the id of the control of a field. */
export function fieldId(pointer: string): string {
  return `composer${pointer}`;
}
