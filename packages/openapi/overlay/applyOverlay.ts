import type { Document } from '@redocly/openapi-core';
import { exec } from 'jsonpath-rfc9535';
import { isObject, member, toArray, toObject, toText } from '../document/json.ts';
import type { FileProblem, PointerProblem } from '../problems/problem.ts';
import { problemAt, toDisplayPath } from '../read/contractProblems.ts';
import { extendsProblem } from './extendsProblem.ts';
import { mergeInto, toKind } from './mergeInto.ts';
import { overlayProblems } from './overlayProblems.ts';
import { addWritten, collectTexts, untranslated, type Written } from './untranslated.ts';

/** The result of applying an overlay. */
export interface Applied {
  readonly errors: readonly FileProblem[];
  readonly warnings: readonly FileProblem[];
}

/**
 * Applies the actions of an overlay to a contract, in place and in their order. Lists the texts of the contract that an
 * overlay with `x-language` does not replace.
 *
 * @see https://spec.openapis.org/overlay/v1.1.0#action-object
 */
export function applyOverlay(root: Document, overlay: Document): Applied {
  const contract = toObject(root.parsed);
  const { parsed, source } = overlay;
  const toFileProblem = ({ pointer, ...problem }: PointerProblem) => problemAt({ source, pointer }, problem);
  const refused = overlayProblems(parsed);
  if (refused.length > 0) return { errors: refused.map(toFileProblem), warnings: [] };
  const errors: FileProblem[] = [];
  const extended = extendsProblem(overlay, root);
  const warnings = extended === null ? [] : [toFileProblem(extended)];
  const language = toText(member(parsed, 'x-language'));
  const texts = language === undefined ? [] : collectTexts(contract);
  const written: Written = new Map();
  for (const [index, action] of toArray(member(parsed, 'actions')).entries()) {
    const pointer = `#/actions/${index}`;
    const target = toText(member(action, 'target')) ?? '';
    const found = select(contract, target);
    if (typeof found === 'string') {
      const message = `The target \`${target}\` is not a JSONPath: ${found}.`;
      errors.push(toFileProblem({ pointer: `${pointer}/target`, message, remedy: pathRemedy }));
    } else if (found.length === 0) {
      const message = `The target \`${target}\` matches nothing in the contract.`;
      warnings.push(toFileProblem({ pointer: `${pointer}/target`, message, remedy: emptyRemedy }));
    } else {
      const message = applyAction(contract, action, found, written);
      if (message !== null) errors.push(toFileProblem({ pointer, message, remedy: mergeRemedy }));
    }
  }
  const lacking = untranslated(contract, texts, written).map(({ pointer }) =>
    problemAt(
      { source: root.source, pointer },
      {
        message: `The overlay ${toDisplayPath(source.absoluteRef)} does not replace this text in the language “${language}”.`,
        remedy: 'Add an action for it, also if it is the same in that language.',
      },
    ),
  );
  return { errors, warnings: [...warnings, ...lacking] };
}

const pathRemedy = 'Write it as RFC 9535 says, such as `$.paths["/visits"].get`.';
const emptyRemedy =
  'Correct the target, or remove the action: the contract may have changed. Other files of the contract are not searched.';
const mergeRemedy = 'Write an object for objects, a text or a number for such a value, and anything for lists.';

/** A selected value, with the keys from the root. */
interface Selected {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
}

/** Returns the selected values, or what is wrong with a path. */
function select(contract: object, expression: string): readonly Selected[] | string {
  const found: Selected[] = [];
  try {
    // The contract was read from YAML or JSON.
    exec(contract as Parameters<typeof exec>[0], expression, (value, path) => found.push({ value, path: [...path] }));
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  }
  return found;
}

/** Returns why an action cannot be applied; `null` if it was. */
function applyAction(contract: object, action: unknown, targets: readonly Selected[], written: Written): string | null {
  if (member(action, 'remove') === true) return removeAll(contract, targets);
  const copied = toText(member(action, 'copy'));
  const from = copied === undefined ? [] : select(contract, copied);
  if (typeof from === 'string') return `\`copy: ${copied}\` is not a JSONPath: ${from}.`;
  if (copied !== undefined && from.length !== 1)
    return `\`copy: ${copied}\` selects ${from.length} values instead of one.`;
  const update = copied === undefined ? member(action, 'update') : from[0]?.value;
  if (update === undefined) return null;
  const kinds = new Set(targets.map(({ value }) => toKind(value)));
  if (kinds.size > 1) return `The target selects values of different kinds: ${[...kinds].join(', ')}.`;
  const reasons = targets.flatMap((target, index) => {
    // The first one keeps the objects of the overlay, by which their place in its file is known.
    const own = index === 0 && copied === undefined ? update : structuredClone(update);
    return apply(contract, target, own, written) ?? [];
  });
  return reasons[0] ?? null;
}

function apply(contract: object, { value, path }: Selected, update: unknown, written: Written): string | null {
  if (Array.isArray(value)) {
    value.push(...(Array.isArray(update) ? (update as readonly unknown[]) : [update]));
    return null;
  }
  if (isObject(value))
    return isObject(update) ? mergeInto(value, update, written) : 'The target is an object, but the update is not.';
  if (toKind(update) !== 'value') return 'The target is a single value, but the update is not.';
  const [parent, key] = parentOf(contract, path);
  if (parent !== null) {
    Reflect.set(parent, key, update);
    addWritten(written, parent, key);
  }
  return null;
}

/** Removes values, the last of a list first. */
function removeAll(contract: object, targets: readonly Selected[]): string | null {
  for (const { path } of targets.toReversed()) {
    const [parent, key] = parentOf(contract, path);
    if (parent === null) return 'The whole contract cannot be removed.';
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  }
  return null;
}

function parentOf(contract: object, path: Selected['path']): readonly [parent: object | null, key: string | number] {
  const key = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>((node, step) => Reflect.get(Object(node), step), contract);
  return key === undefined || typeof parent !== 'object' ? [null, ''] : [parent, key];
}
