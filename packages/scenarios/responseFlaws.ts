import { member, members, nearest, toArray, toText } from '@apidoc/openapi';
import type { PointerFlaw } from '@apidoc/openapi';
import type { CallableOperation } from './callableOperation';
import { isSupported, toCondition } from './conditions';
import { toFlaw } from './toFlaw';

/**
 * Finds flaws in how a step handles its response: in criteria, outputs and actions, including the steps they go to.
 */
export function responseFlaws(
  pointer: string,
  step: unknown,
  page: CallableOperation,
  stepIds: readonly string[],
): readonly PointerFlaw[] {
  const criteria = toArray(member(step, 'successCriteria'));
  return [
    ...criteriaFlaws(`${pointer}/successCriteria`, criteria, page, true),
    ...outputFlaws(pointer, step),
    ...actionFlaws(pointer, step, page, stepIds),
  ];
}

function outputFlaws(pointer: string, step: unknown): readonly PointerFlaw[] {
  return members(member(step, 'outputs')).flatMap(([name, expression]) =>
    /^\$response\.(?:header\.\S+|body#\/\S+)$/.test(String(expression))
      ? []
      : [
          toFlaw(
            `${pointer}/outputs/${name}`,
            `Output expression "${String(expression)}" is not supported.`,
            'Write `$response.header.Name` or `$response.body#/pointer`.',
          ),
        ],
  );
}

/**
 * Finds criteria that the site cannot put into words, and criteria with a status that the operation does not document.
 */
function criteriaFlaws(
  pointer: string,
  criteria: readonly unknown[],
  page: CallableOperation,
  needsStatus: boolean,
): readonly PointerFlaw[] {
  const unsupported = criteria.flatMap((criterion, index) =>
    isSupported(criterion)
      ? []
      : [
          toFlaw(
            `${pointer}/${index}`,
            'This criterion is not supported.',
            'Use `==` to compare `$statusCode`, a header or a field with a literal, an input or an output.',
          ),
        ],
  );
  const { status } = toCondition(criteria, page.responses);
  const known = page.responses.map((response) => response.status);
  if (status === undefined) {
    return needsStatus
      ? [...unsupported, toFlaw(pointer, 'No criterion checks the status.', 'Add `$statusCode == …`.')]
      : unsupported;
  }
  if (known.includes(status)) return unsupported;
  return [
    ...unsupported,
    toFlaw(pointer, `The operation does not document the status ${status}.`, `Choose one of: ${known.join(', ')}.`),
  ];
}

function actionFlaws(
  pointer: string,
  step: unknown,
  page: CallableOperation,
  stepIds: readonly string[],
): readonly PointerFlaw[] {
  const successes = toArray(member(step, 'onSuccess'));
  const failures = toArray(member(step, 'onFailure'));
  const targets = [
    ...successes.map((action, index) => ({ action, at: `${pointer}/onSuccess/${index}` })),
    ...failures.map((action, index) => ({ action, at: `${pointer}/onFailure/${index}` })),
  ].flatMap(({ action, at }) => targetFlaws(at, action, stepIds));
  const isUnconditional =
    successes.length <= 1 && successes.every((action) => member(action, 'criteria') === undefined);
  return [
    ...targets,
    ...successes.flatMap((action, index) => typeFlaws(`${pointer}/onSuccess/${index}/type`, action)),
    ...(isUnconditional
      ? []
      : [
          toFlaw(
            `${pointer}/onSuccess`,
            'A step can have only one success action, without criteria.',
            'Keep one action without criteria, and add separate steps for the other cases.',
          ),
        ]),
    ...failures.flatMap((action, index) => {
      const at = `${pointer}/onFailure/${index}/criteria`;
      const criteria = toArray(member(action, 'criteria'));
      return [...criteriaFlaws(at, criteria, page, false), ...errorFlaws(at, criteria, page)];
    }),
  ];
}

function targetFlaws(pointer: string, action: unknown, steps: readonly string[]): readonly PointerFlaw[] {
  if (member(action, 'reference') !== undefined || member(action, 'workflowId') !== undefined) {
    return [
      toFlaw(
        pointer,
        'References to actions or workflows are not supported.',
        'Write the action here, with a `stepId`.',
      ),
    ];
  }
  const target = toText(member(action, 'stepId'));
  if (target === undefined && member(action, 'type') === 'goto') {
    return [toFlaw(pointer, 'The `goto` action has no target step.', 'Add a `stepId`.')];
  }
  if (target === undefined || steps.includes(target)) return [];
  return [toFlaw(`${pointer}/stepId`, `There is no step "${target}".`, nearest(target, steps))];
}

/** Requires `goto` for what follows a success. A scenario ends after its last step, so `end` is not supported. */
function typeFlaws(pointer: string, action: unknown): readonly PointerFlaw[] {
  const type = toText(member(action, 'type'));
  if (type === undefined || type === 'goto') return [];
  const remedy = 'Use `goto` with a `stepId`, and make the step that ends the scenario the last one.';
  return [toFlaw(pointer, `Success actions of type "${type}" are not supported.`, remedy)];
}

/** Finds error codes that the operation does not document for the status of an action. */
function errorFlaws(pointer: string, criteria: readonly unknown[], page: CallableOperation): readonly PointerFlaw[] {
  const { status, checks } = toCondition(criteria, page.responses);
  const errors = page.responses.find((response) => response.status === status)?.errors ?? [];
  const codes = errors.map(({ code }) => code);
  if (codes.length === 0) return [];
  return checks
    .filter(({ location, value }) => location === 'body' && value.startsWith('"'))
    .map(({ value }) =>
      toFlaw(
        pointer,
        `The operation does not document the error ${value} for the status ${String(status)}.`,
        nearest(value, codes),
      ),
    );
}
