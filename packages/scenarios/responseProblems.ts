import { choices, member, members, nearest, toArray, toText } from '@reliure/openapi';
import type { PointerProblem } from '@reliure/openapi';
import type { CallableOperation } from './callableOperation.ts';
import { isSupported, toCondition } from './conditions.ts';
import { toExpression } from './selectors.ts';
import { toProblem } from './toProblem.ts';

/**
 * Finds problems in how a step handles its response: in criteria, outputs and actions, including the steps they go to.
 */
export function responseProblems(
  pointer: string,
  step: unknown,
  page: CallableOperation,
  stepIds: readonly string[],
): readonly PointerProblem[] {
  const criteria = toArray(member(step, 'successCriteria'));
  return [
    ...criteriaProblems(`${pointer}/successCriteria`, criteria, page, true),
    ...outputProblems(pointer, step),
    ...actionProblems(pointer, step, page, stepIds),
  ];
}

function outputProblems(pointer: string, step: unknown): readonly PointerProblem[] {
  return members(member(step, 'outputs')).flatMap(([name, output]) => {
    const expression = toExpression(output);
    if (/^\$response\.(?:header\.\S+|body#\/\S+)$/.test(expression)) return [];
    const message = `Output expression "${expression}" is not supported.`;
    const remedy =
      'Write `$response.header.Name`, `$response.body#/pointer`, or a selector of one field of `$response.body`.';
    return [toProblem(`${pointer}/outputs/${name}`, message, remedy)];
  });
}

/**
 * Finds criteria that the site cannot put into words, and criteria with a status that the operation does not document.
 */
function criteriaProblems(
  pointer: string,
  criteria: readonly unknown[],
  page: CallableOperation,
  needsStatus: boolean,
): readonly PointerProblem[] {
  const unsupported = criteria.flatMap((criterion, index) =>
    isSupported(criterion)
      ? []
      : [
          toProblem(
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
      ? [...unsupported, toProblem(pointer, 'No criterion checks the status.', 'Add `$statusCode == …`.')]
      : unsupported;
  }
  if (known.includes(status)) return unsupported;
  return [...unsupported, toProblem(pointer, `The operation does not document the status ${status}.`, choices(known))];
}

function actionProblems(
  pointer: string,
  step: unknown,
  page: CallableOperation,
  stepIds: readonly string[],
): readonly PointerProblem[] {
  const successes = toArray(member(step, 'onSuccess'));
  const failures = toArray(member(step, 'onFailure'));
  const targets = [
    ...successes.map((action, index) => ({ action, at: `${pointer}/onSuccess/${index}` })),
    ...failures.map((action, index) => ({ action, at: `${pointer}/onFailure/${index}` })),
  ].flatMap(({ action, at }) => targetProblems(at, action, stepIds));
  const isUnconditional =
    successes.length <= 1 && successes.every((action) => member(action, 'criteria') === undefined);
  return [
    ...targets,
    ...successes.flatMap((action, index) => typeProblems(`${pointer}/onSuccess/${index}/type`, action)),
    ...(isUnconditional
      ? []
      : [
          toProblem(
            `${pointer}/onSuccess`,
            'A step can have only one success action, without criteria.',
            'Keep one action without criteria, and add separate steps for the other cases.',
          ),
        ]),
    ...failures.flatMap((action, index) => {
      const at = `${pointer}/onFailure/${index}/criteria`;
      const criteria = toArray(member(action, 'criteria'));
      return [...criteriaProblems(at, criteria, page, false), ...errorProblems(at, criteria, page)];
    }),
  ];
}

function targetProblems(pointer: string, action: unknown, steps: readonly string[]): readonly PointerProblem[] {
  if (member(action, 'reference') !== undefined || member(action, 'workflowId') !== undefined) {
    return [
      toProblem(
        pointer,
        'References to actions or workflows are not supported.',
        'Write the action here, with a `stepId`.',
      ),
    ];
  }
  const target = toText(member(action, 'stepId'));
  if (target === undefined && member(action, 'type') === 'goto') {
    return [toProblem(pointer, 'The `goto` action has no target step.', 'Add a `stepId`.')];
  }
  if (target === undefined || steps.includes(target)) return [];
  return [toProblem(`${pointer}/stepId`, `There is no step "${target}".`, nearest(target, steps))];
}

/** Requires `goto` for what follows a success. A scenario ends after its last step, so `end` is not supported. */
function typeProblems(pointer: string, action: unknown): readonly PointerProblem[] {
  const type = toText(member(action, 'type'));
  if (type === undefined || type === 'goto') return [];
  const remedy = 'Use `goto` with a `stepId`, and make the step that ends the scenario the last one.';
  return [toProblem(pointer, `Success actions of type "${type}" are not supported.`, remedy)];
}

/** Finds error codes that the operation does not document for the status of an action. */
function errorProblems(
  pointer: string,
  criteria: readonly unknown[],
  page: CallableOperation,
): readonly PointerProblem[] {
  const { status, checks } = toCondition(criteria, page.responses);
  const errors = page.responses.find((response) => response.status === status)?.errors ?? [];
  const codes = errors.map(({ code }) => code);
  if (codes.length === 0) return [];
  return checks
    .filter(({ location, value }) => location === 'body' && value.startsWith('"'))
    .map(({ value }) =>
      toProblem(
        pointer,
        `The operation does not document the error ${value} for the status ${String(status)}.`,
        nearest(value, codes),
      ),
    );
}
