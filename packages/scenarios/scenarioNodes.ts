import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { referencePath, toCode, toHeading, toItem, toLink, toList, toParagraph, toTable } from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { callVariables } from '@reliure/samples';
import { scenarioCallsPath, scenarioFilePath, scenarioPath } from './paths.ts';
import { happyPath } from './happyPath.ts';
import { stepAnchor, toStepReferences } from './stepLinks.ts';
import { stepNodes, variableNodes } from './stepNodes.ts';
import { texts } from './texts/texts.ts';
import type { Input, Scenario } from './types.ts';

/**
 * Returns a whole scenario as Markdown nodes, to be inserted below an introduction: the inputs, a list of the steps,
 * then each step. Each heading ends with its ID, as in guides: `{#step-1}`.
 *
 * @param baseUrl Path of the site on its host, for the files: Docusaurus adds it only to links to pages.
 */
export function scenarioNodes({ name, inputs, steps }: Scenario, baseUrl = '/'): readonly RootContent[] {
  const path = happyPath(steps);
  const { anchors, download, exampleValues, inputs: inputTexts, steps: stepTexts } = texts();
  const toFile = (path: string) => (text: string) => toLink(`pathname://${baseUrl}${path.slice(1)}`, text);
  return [
    toParagraph(...download(toFile(scenarioFilePath(name)), toFile(scenarioCallsPath(name)))),
    toHeading(2, `${inputTexts.title} {#${anchors.inputs}}`),
    toTable(toCells(inputTexts.columns), inputs.map(toInputRow)),
    ...variableNodes(exampleValues, inputs),
    toHeading(2, `${stepTexts.title} {#${anchors.steps}}`),
    toList(
      steps.map(({ number, operation }) => toItem([toLink(`#${stepAnchor(number)}`, operation.title)])),
      { ordered: true },
    ),
    ...steps.flatMap((step) => stepNodes(step, steps, path)),
  ];
}

function toCells(columns: readonly string[]): readonly (readonly Phrasing[])[] {
  return columns.map((column) => [column]);
}

function toInputRow({ name, variable, description, example, scopes, usedIn }: Input): readonly (readonly Phrasing[])[] {
  const { inVariable, scopes: toScopes } = texts().inputs;
  const origin = variable === callVariables.token ? inVariable(toCode(variable)) : [];
  return [
    [toCode(name)],
    [...toParagraphContent(description), ...(scopes.length === 0 ? [] : toScopes(scopes.map(toCode)))],
    example === undefined ? origin : [toCode(example)],
    toStepReferences(usedIn),
  ];
}

/** Returns the inline content of the paragraphs of a Markdown text. */
function toParagraphContent(markdown: string): readonly PhrasingContent[] {
  return fromMarkdown(markdown).children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

/** Returns the steps of a scenario as a list with links to their operations, and a link to the scenario’s page. */
export function scenarioSummaryNodes({ name, steps }: Scenario): readonly RootContent[] {
  const { step, more } = texts().summary;
  const items = steps.map(({ operation: { slug, title, method, path } }) =>
    toItem(step(toLink(referencePath(slug), title), toCode(`${method} ${path}`))),
  );
  return [toList(items, { ordered: true }), toParagraph(...more((text) => toLink(scenarioPath(name), text)))];
}

/** Returns a table of all scenarios. */
export function scenarioTableNodes(scenarios: readonly Scenario[]): readonly RootContent[] {
  const rows = scenarios.map(({ name, title, description, steps }) => [
    [toLink(scenarioPath(name), title)],
    toParagraphContent(description),
    [String(steps.length)],
  ]);
  return [toTable(toCells(texts().table.columns), rows)];
}
