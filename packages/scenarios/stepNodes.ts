import type { Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  joinPhrases,
  referencePath,
  toCode,
  toHeading,
  toLink,
  toList,
  toParagraph,
  toStrong,
} from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { quoteShell } from '@reliure/samples';
import { responsePhrases, toBranchItem, toFieldPath } from './responseNodes.ts';
import { callText } from './calls/callText.ts';
import { stepAnchor, toStepLink, toStepReferences } from './stepLinks.ts';
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
  const { number, operation, description, usedValues, expected, outputs, branches, continueAt } = step;
  return [
    toHeading(3, `Étape\u00a0${String(number)}\u00a0: ${operation.title} {#${stepAnchor(number)}}`),
    ...(path.includes(number) ? [] : [toBranchOnlyNote(number, steps)]),
    ...fromMarkdown(description).children,
    toTitled('Opération', [[toLink(referencePath(operation.slug), operation.title)]]),
    { type: 'code', lang: 'bash', meta: 'title="Appel"', value: callText(step) },
    ...(usedValues.length === 0 ? [] : [toTitled('Données', originPhrases(usedValues))]),
    toTitled('Réponse attendue', [responsePhrases(expected, step)]),
    ...(outputs.length === 0 ? [] : [toTitled('À garder', outputs.map(outputPhrases))]),
    ...variableNodes('Valeurs de l’exemple', outputs),
    ...(continueAt === undefined ? [] : [toTitled('Ensuite', [['passer à l’', toStepLink(continueAt)]])]),
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

/** Returns a paragraph with a title. Its parts are separated by semicolons. */
function toTitled(title: string, parts: readonly (readonly Phrasing[])[]): Paragraph {
  return toParagraph(toStrong(title), '\u00a0: ', ...joinPhrases(parts, '\u202f; '), '.');
}

function toBranches(step: ScenarioStep, branches: readonly Branch[]): readonly RootContent[] {
  if (branches.length === 0) return [];
  const items = branches.map((branch) => toBranchItem(branch, step));
  return [toParagraph(toStrong('Si la réponse est autre'), '\u00a0:'), toList(items)];
}

/** Returns a sentence for a step that is only called after a branch, with links to the steps before it. */
function toBranchOnlyNote(number: number, steps: readonly ScenarioStep[]): RootContent {
  const from = steps
    .filter(({ branches }) => branches.some(({ action }) => action.kind === 'goto' && action.step === number))
    .map((step) => step.number);
  if (from.length === 0) return toParagraph('Seulement après l’', toStepLink(number - 1), '.');
  return toParagraph(
    'Seulement si l’',
    ...joinPhrases(
      from.map((one) => [toStepLink(one)]),
      ' ou l’',
    ),
    ' y a conduit.',
  );
}

/** Returns the origins of a request’s values: first the inputs, then the outputs of previous steps. */
function originPhrases(usedValues: readonly UsedValue[]): readonly (readonly Phrasing[])[] {
  const numbers = usedValues
    .flatMap(({ step }) => (step === undefined ? [] : [step]))
    .sort((one, other) => one - other);
  const namesFrom = (origin: number | undefined) => {
    const names = usedValues.filter(({ step }) => step === origin).map(({ name }) => [toCode(name)]);
    return joinPhrases(names, ', ');
  };
  const inputs = namesFrom(undefined);
  return [
    ...(inputs.length === 0 ? [] : [[...inputs, ', ', toLink('#donnees', 'à connaître d’avance')]]),
    ...[...new Set(numbers)].map((number) => [...namesFrom(number), ', de l’', toStepLink(number)]),
  ];
}

function outputPhrases({ name, from, usedIn }: StepOutput): readonly Phrasing[] {
  const origin = from.location === 'header' ? ['l’en-tête ', toCode(from.name)] : [toCode(toFieldPath(from.name))];
  const purpose = usedIn.length === 1 ? ', pour l’étape\u00a0' : ', pour les étapes\u00a0';
  return [toCode(name), ', lu dans ', ...origin, purpose, ...toStepReferences(usedIn)];
}
