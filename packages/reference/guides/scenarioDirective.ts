import { readFile } from 'node:fs/promises';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { stopAtProblems } from '@apidoc/docusaurus/node';
import { toDirectiveProblem } from '@apidoc/guides/node';
import { ProblemsError } from '@apidoc/openapi';
import type { Problem } from '@apidoc/openapi';
import { resolveScenarioDirective, scenarioDirectives } from '@apidoc/scenarios';
import type { Scenario, ScenarioDirective } from '@apidoc/scenarios';

interface Options {
  /** JSON list of scenarios, which the plugin writes before any page is compiled. */
  readonly scenariosFile: string;
  /** Whether the guides were written for this contract: then a scenario that is missing is a fault. */
  readonly isStrict: boolean;
  /** Path of the site on its host; starts and ends with a slash. */
  readonly baseUrl: string;
}

/**
 * Puts the contract’s scenarios where a guide asks for them. Runs before Docusaurus’s own plugins, so that steps have
 * anchors and stand in the table of contents.
 */
export function scenarioDirective({ scenariosFile, isStrict, baseUrl }: Options) {
  return async (tree: Root, file: { readonly path: string }): Promise<void> => {
    if (!tree.children.some(isScenarioDirective)) return;
    const scenarios = JSON.parse(await readFile(scenariosFile, 'utf8')) as readonly Scenario[];
    const problems: Problem[] = [];
    tree.children = tree.children.flatMap((node): readonly RootContent[] => {
      if (!isScenarioDirective(node)) return [node];
      const nodes = resolveScenarioDirective(node.name, node.attributes, scenarios, baseUrl);
      if (!('message' in nodes)) return nodes;
      problems.push(toDirectiveProblem(file, node, nodes));
      return [];
    });
    if (isStrict && problems.length > 0) stopAtProblems(new ProblemsError(problems));
  };
}

function isScenarioDirective(node: RootContent): node is LeafDirective & { readonly name: ScenarioDirective } {
  return node.type === 'leafDirective' && scenarioDirectives.some((name) => name === node.name);
}
