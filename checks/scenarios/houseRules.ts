import { member, toArray, toText } from '@reliure/openapi';
import type { JsonObject, PointerProblem } from '@reliure/openapi';
import { toProblem, happyPath } from '@reliure/scenarios';
import type { Scenario } from '@reliure/scenarios';

/**
 * Checks this site’s rules for scenarios: texts and inputs are documented, inputs and outputs are used, and
 * a test can reach each branch.
 */
export function houseProblems(document: JsonObject, scenario: Scenario): readonly PointerProblem[] {
  return [
    ...missingTexts(document),
    ...inputProblems(scenario),
    ...stepProblems(scenario),
    ...branchProblems(scenario),
  ];
}

function missingTexts(document: JsonObject): readonly PointerProblem[] {
  const [workflow] = toArray(document['workflows']);
  const texts: readonly (readonly [pointer: string, text: unknown])[] = [
    ['#/info/title', member(document['info'], 'title')],
    ['#/info/summary', member(document['info'], 'summary')],
    ['#/workflows/0/summary', member(workflow, 'summary')],
    ['#/workflows/0/description', member(workflow, 'description')],
    ...toArray(member(workflow, 'steps')).map(
      (step, index) => [`#/workflows/0/steps/${String(index)}/description`, member(step, 'description')] as const,
    ),
  ];
  return texts
    .filter(([, text]) => toText(text) === undefined)
    .map(([pointer]) => toProblem(pointer.replace(/\/\w+$/, ''), 'A text is missing.', `Add ${pointer}.`));
}

function inputProblems({ inputs }: Scenario): readonly PointerProblem[] {
  return inputs.flatMap(({ name, description, usedIn, example, scopes }) => {
    const pointer = `#/workflows/0/inputs/properties/${name}`;
    return [
      ...(description === '' ? [toProblem(pointer, `Input "${name}" has no description.`, 'Add one.')] : []),
      ...(usedIn.length === 0 ? [toProblem(pointer, `Input "${name}" is not used.`, 'Remove it.')] : []),
      ...(example === undefined && scopes.length === 0
        ? [toProblem(pointer, `Input "${name}" has no example.`, 'Add one from jeu-de-donnees.yaml, under `examples`.')]
        : []),
    ];
  });
}

function stepProblems({ steps }: Scenario): readonly PointerProblem[] {
  return steps.flatMap(({ number, outputs }) =>
    outputs
      .filter(({ usedIn }) => usedIn.length === 0)
      .map(({ name }) =>
        toProblem(
          `#/workflows/0/steps/${String(number - 1)}/outputs/${name}`,
          `Output "${name}" is not used.`,
          'Remove it.',
        ),
      ),
  );
}

/**
 * Finds branches that the test of the scenarios cannot reach: it only takes branches of the steps on the happy path.
 */
function branchProblems({ steps }: Scenario): readonly PointerProblem[] {
  const reached = new Set(happyPath(steps));
  return steps
    .filter(({ number, branches }) => branches.length > 0 && !reached.has(number))
    .map(({ number, id }) =>
      toProblem(
        `#/workflows/0/steps/${String(number - 1)}/onFailure`,
        `Step "${id}" is only reached through a branch, so its own branches cannot be tested.`,
        'Remove them, or move them to a separate scenario.',
      ),
    );
}
