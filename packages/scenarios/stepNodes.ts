import type { Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { referencePath, toCode, toHeading, toLink, toList, toParagraph } from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { quoteShell } from '@reliure/samples';
import { fieldPhrases, responsePhrases, toBranchItem } from './responseNodes.ts';
import { callText } from './calls/callText.ts';
import { stepAnchor, toStepLink, toStepReferences } from './stepLinks.ts';
import { texts } from './texts/texts.ts';
import type { Branch, StepOutput, ScenarioStep, UsedValue } from './types.ts';

/**
 * Returns a step as Markdown nodes: its purpose, its request, the origin of its values, and how to handle the response.
 *
 * @param steps All steps of the scenario.
 * @param path The numbers of the steps that are called if every step succeeds.
 */
export function stepNodes(
  step: ScenarioStep,
  steps: readonly ScenarioStep[],
  path: readonly number[],
): readonly RootContent[] {
  const { number, operation, description, usedValues, expected, outputs, branches, timeoutSeconds, continueAt } = step;
  const { exampleValues, step: words } = texts();
  return [
    toHeading(3, `${words.heading(number, operation.title)} {#${stepAnchor(number)}}`),
    ...(path.includes(number) ? [] : [toBranchOnlyNote(number, steps)]),
    ...fromMarkdown(description).children,
    toTitled(words.operation, [[toLink(referencePath(operation.slug), operation.title)]]),
    { type: 'code', lang: 'bash', meta: `title="${words.call}"`, value: callText(step) },
    ...(usedValues.length === 0 ? [] : [toTitled(words.values, originPhrases(usedValues))]),
    toTitled(words.expected, [responsePhrases(expected, step)]),
    ...(timeoutSeconds === undefined ? [] : [toTitled(words.timeout, [words.within(timeoutSeconds)])]),
    ...(outputs.length === 0 ? [] : [toTitled(words.outputs, outputs.map(outputPhrases))]),
    ...variableNodes(exampleValues, outputs),
    ...(continueAt === undefined ? [] : [toTitled(words.next, [words.continueAt(toStepLink(continueAt))])]),
    ...toBranches(step, branches),
  ];
}

/** Returns code that assigns the examples of values to their variables. */
export function variableNodes(
  title: string,
  values: readonly { readonly variable: string; readonly example?: string }[],
): readonly RootContent[] {
  const lines = values.flatMap(({ variable, example }) =>
    example === undefined ? [] : [`${variable}=${quoteShell(example)}`],
  );
  return lines.length === 0 ? [] : [{ type: 'code', lang: 'bash', meta: `title="${title}"`, value: lines.join('\n') }];
}

/** Returns a paragraph with a title. */
function toTitled(title: string, parts: readonly (readonly Phrasing[])[]): Paragraph {
  return toParagraph(...texts().step.labelled(title, parts));
}

function toBranches(step: ScenarioStep, branches: readonly Branch[]): readonly RootContent[] {
  if (branches.length === 0) return [];
  const items = branches.map((branch) => toBranchItem(branch, step));
  return [toParagraph(...texts().step.otherResponses()), toList(items)];
}

/** Returns a sentence for a step that is only called after a branch, with links to the steps before it. */
function toBranchOnlyNote(number: number, steps: readonly ScenarioStep[]): RootContent {
  const from = steps
    .filter(({ branches }) => branches.some(({ action }) => action.kind === 'goto' && action.step === number))
    .map((step) => step.number);
  const { onlyAfter, onlyFrom } = texts().step;
  const note = from.length === 0 ? onlyAfter(toStepLink(number - 1)) : onlyFrom(from.map((one) => toStepLink(one)));
  return toParagraph(...note);
}

/** Returns the origins of a request’s values: first the inputs, then the outputs of previous steps. */
function originPhrases(usedValues: readonly UsedValue[]): readonly (readonly Phrasing[])[] {
  const numbers = usedValues
    .flatMap(({ step }) => (step === undefined ? [] : [step]))
    .sort((one, other) => one - other);
  const namesFrom = (origin: number | undefined) =>
    usedValues.filter(({ step }) => step === origin).map(({ name }) => toCode(name));
  const inputs = namesFrom(undefined);
  const { anchors, step: words } = texts();
  return [
    ...(inputs.length === 0 ? [] : [words.fromInputs(inputs, (text) => toLink(`#${anchors.inputs}`, text))]),
    ...[...new Set(numbers)].map((number) => words.fromStep(namesFrom(number), toStepLink(number))),
  ];
}

function outputPhrases({ name, from, usedIn }: StepOutput): readonly Phrasing[] {
  return texts().step.output(toCode(name), fieldPhrases(from), toStepReferences(usedIn), usedIn.length);
}
