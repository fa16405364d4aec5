import { readFile } from 'node:fs/promises';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
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
    tree.children = tree.children.flatMap((node): readonly RootContent[] => {
      if (!isScenarioDirective(node)) return [node];
      const nodes = resolveScenarioDirective(node.name, node.attributes, scenarios, baseUrl);
      if (typeof nodes !== 'string') return nodes;
      if (!isStrict) return [];
      throw new Error(`${file.path}:${String(node.position?.start.line ?? 1)} ::${node.name}: ${nodes}`);
    });
  };
}

function isScenarioDirective(node: RootContent): node is LeafDirective & { readonly name: ScenarioDirective } {
  return node.type === 'leafDirective' && scenarioDirectives.some((name) => name === node.name);
}
