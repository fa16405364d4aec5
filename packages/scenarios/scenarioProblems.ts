import { fromMarkdown } from 'mdast-util-from-markdown';
import { escapeToken, member, members, nearest, toArray, toText } from '@reliure/openapi';
import type { JsonObject, PointerProblem } from '@reliure/openapi';
import { responseProblems } from './responseProblems.ts';
import { toProblem } from './toProblem.ts';
import { requestProblems } from './requestProblems.ts';
import type { OperationIndex } from './scenario.ts';

/**
 * Finds the reasons why a valid Arazzo document is not a scenario of this contract: operations, parameters, responses
 * and values that do not exist, and features of Arazzo that scenarios do not support.
 *
 * @param name The document’s file name without its extension.
 */
export function scenarioProblems(
  document: JsonObject,
  name: string,
  operations: OperationIndex,
): readonly PointerProblem[] {
  const [workflow] = toArray(document['workflows']);
  const steps = toArray(member(workflow, 'steps'));
  const stepIds = steps.map((step) => String(member(step, 'stepId')));
  const inputs = new Set(members(member(member(workflow, 'inputs'), 'properties')).map(([input]) => input));
  const outputs = new Map<string, ReadonlySet<string>>();
  const problems = [...workflowProblems(document, name)];
  steps.forEach((step, index) => {
    const pointer = `#/workflows/0/steps/${index}`;
    const id = toText(member(step, 'operationId'));
    const page = operations.get(id ?? '');
    if (page === undefined) {
      problems.push(unknownOperation(pointer, id, operations));
    } else {
      problems.push(...requestProblems(pointer, workflow, step, { inputs, outputs }, page));
      problems.push(...responseProblems(pointer, step, page, stepIds));
    }
    problems.push(...dependencyProblems(pointer, step, stepIds.slice(0, index)));
    outputs.set(String(member(step, 'stepId')), new Set(members(member(step, 'outputs')).map(([output]) => output)));
  });
  return problems;
}

function workflowProblems(document: JsonObject, name: string): readonly PointerProblem[] {
  const workflows = toArray(document['workflows']);
  const [workflow] = workflows;
  const id = toText(member(workflow, 'workflowId'));
  const count = toProblem(
    '#/workflows',
    'A scenario must have exactly one workflow.',
    'Move each workflow to its own document.',
  );
  const naming = toProblem(
    '#/workflows/0/workflowId',
    `The workflow is named "${String(id)}", but its file "${name}".`,
    'Give both the same name.',
  );
  const actions = ['successActions', 'failureActions']
    .filter((key) => member(workflow, key) !== undefined)
    .map((key) =>
      toProblem(
        `#/workflows/0/${key}`,
        'Actions of a whole workflow are not supported.',
        'Move them to the steps that need them.',
      ),
    );
  const inputs = members(member(member(workflow, 'inputs'), 'properties'));
  const texts = [
    ...paragraphProblems('#/workflows/0', workflow),
    ...inputs.flatMap(([input, schema]) =>
      paragraphProblems(`#/workflows/0/inputs/properties/${escapeToken(input)}`, schema),
    ),
  ];
  return [...(workflows.length === 1 ? [] : [count]), ...(id === name ? [] : [naming]), ...actions, ...texts];
}

/** Requires a description of one paragraph, because table cells cannot contain blocks. */
function paragraphProblems(pointer: string, owner: unknown): readonly PointerProblem[] {
  const description = toText(member(owner, 'description')) ?? '';
  const block = fromMarkdown(description).children.find(({ type }, index) => type !== 'paragraph' || index > 0);
  if (block === undefined) return [];
  const start = block.position?.start.offset ?? 0;
  const [line = ''] = description.slice(start).split('\n');
  const remedy = 'Make it one paragraph, without lists, headings or code blocks.';
  return [
    toProblem(
      `${pointer}/description`,
      `The description is shown in a table cell, which cannot contain the block "${line}".`,
      remedy,
    ),
  ];
}

/** Finds steps that a step depends on, but which do not come before it. */
function dependencyProblems(pointer: string, step: unknown, before: readonly string[]): readonly PointerProblem[] {
  return toArray(member(step, 'dependsOn')).flatMap((name, index) => {
    if (before.includes(String(name))) return [];
    const message = `The step depends on "${String(name)}", which is not an earlier step of this workflow.`;
    return [toProblem(`${pointer}/dependsOn/${index}`, message, nearest(String(name), before))];
  });
}

function unknownOperation(pointer: string, id: string | undefined, operations: OperationIndex): PointerProblem {
  const names = operations.keys();
  return id === undefined
    ? toProblem(
        `${pointer}/stepId`,
        'The step has no `operationId`.',
        'Add one: steps that use a channel or another workflow are not supported.',
      )
    : toProblem(`${pointer}/operationId`, `Operation "${id}" is not in the contract.`, nearest(id, names));
}
