import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  joinPhrases,
  referencePath,
  toCode,
  toHeading,
  toItem,
  toLink,
  toList,
  toParagraph,
  toTable,
} from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { callVariables } from '@reliure/samples';
import { scenarioFilePath, scenarioPath } from './paths.ts';
import { happyPath } from './happyPath.ts';
import { stepAnchor, toStepReferences } from './stepLinks.ts';
import { stepNodes, variableNodes } from './stepNodes.ts';
import type { Input, Scenario } from './types.ts';

/**
 * Returns a whole scenario as Markdown nodes, to be inserted below an introduction: the inputs, a list of the steps,
 * then each step. Each heading ends with its ID, as in guides: `{#etape-1}`.
 *
 * @param baseUrl Path of the site on its host, for the Arazzo document: Docusaurus adds it only to links to pages.
 */
export function scenarioNodes({ name, inputs, steps }: Scenario, baseUrl = '/'): readonly RootContent[] {
  const path = happyPath(steps);
  return [
    toParagraph(
      toLink(`pathname://${baseUrl}${scenarioFilePath(name).slice(1)}`, 'Télécharger ce scénario'),
      ' au format Arazzo 1.0. Un outil qui lit Arazzo l’exécute tel quel.',
    ),
    toHeading(2, 'Avant de commencer {#donnees}'),
    toTable([['Donnée'], ['Ce que c’est'], ['Exemple'], ['Étapes']], inputs.map(toInputRow)),
    ...variableNodes('Valeurs de l’exemple', inputs),
    toHeading(2, 'Les étapes {#etapes}'),
    toList(
      steps.map(({ number, operation }) => toItem([toLink(`#${stepAnchor(number)}`, operation.title)])),
      { ordered: true },
    ),
    ...steps.flatMap((step) => stepNodes(step, steps, path)),
  ];
}

function toInputRow({ name, variable, description, example, scopes, usedIn }: Input): readonly (readonly Phrasing[])[] {
  const origin = variable === callVariables.token ? ['dans ', toCode(variable)] : [];
  return [
    [toCode(name)],
    [...toParagraphContent(description), ...scopePhrases(scopes)],
    example === undefined ? origin : [toCode(example)],
    toStepReferences(usedIn),
  ];
}

function scopePhrases(scopes: readonly string[]): readonly Phrasing[] {
  if (scopes.length === 0) return [];
  const title = scopes.length === 1 ? ' Portée\u00a0: ' : ' Portées\u00a0: ';
  return [
    title,
    ...joinPhrases(
      scopes.map((scope) => [toCode(scope)]),
      ', ',
    ),
    '.',
  ];
}

/** Returns the inline content of the paragraphs of a Markdown text. */
function toParagraphContent(markdown: string): readonly PhrasingContent[] {
  return fromMarkdown(markdown).children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

/** Returns the steps of a scenario as a list with links to their operations, and a link to the scenario’s page. */
export function scenarioSummaryNodes({ name, steps }: Scenario): readonly RootContent[] {
  const items = steps.map(({ operation: { slug, title, method, path } }) =>
    toItem([toLink(referencePath(slug), title), '\u00a0: ', toCode(`${method} ${path}`)]),
  );
  return [
    toList(items, { ordered: true }),
    toParagraph(
      toLink(scenarioPath(name), 'Suivre ce scénario pas à pas'),
      ', avec les requêtes et les refus possibles.',
    ),
  ];
}

/** Returns a table of all scenarios. */
export function scenarioTableNodes(scenarios: readonly Scenario[]): readonly RootContent[] {
  const rows = scenarios.map(({ name, title, description, steps }) => [
    [toLink(scenarioPath(name), title)],
    toParagraphContent(description),
    [String(steps.length)],
  ]);
  return [toTable([['Scénario'], ['Objet'], ['Étapes']], rows)];
}
