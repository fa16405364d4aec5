import type { ElkNode } from 'elkjs';
import type { DrawnLifecycle, Lifecycle } from '../model.ts';
import { toGraph, type Graph } from './graph.ts';
import type { Box, Diagram, Line, Point } from './types.ts';

/** @see https://eclipse.dev/elk/reference/options.html */
const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=4,left=4,bottom=4,right=4]',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  // One iteration gives diagrams as good as the default of seven, in less time.
  'elk.layered.thoroughness': '1',
};

/** Computes the layouts of life cycles, each from top to bottom. The result is deterministic. */
export async function layoutLifecycles(lifecycles: readonly Lifecycle[]): Promise<readonly DrawnLifecycle[]> {
  if (lifecycles.length === 0) return [];
  // Loaded only if needed, because it is slow to load.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  const drawn: DrawnLifecycle[] = [];
  for (const lifecycle of lifecycles) {
    const graph = toGraph(lifecycle);
    const placed = await elk.layout(toElkGraph(graph), { layoutOptions });
    drawn.push({ ...lifecycle, diagram: toDiagram(graph, placed) });
  }
  return drawn;
}

/**
 * Converts the graph for ELK. Every edge is directed downwards, in the order of the boxes. ELK then has no cycles to
 * break, and places edges that lead back next to those that lead on.
 */
function toElkGraph({ boxes, links }: Graph): ElkNode {
  return {
    id: 'root',
    children: boxes.map(({ width, height }, index) => ({ id: `box ${index}`, width, height })),
    edges: links.map(({ from, to }, index) => ({
      id: `link ${index}`,
      sources: [`box ${Math.min(from, to)}`],
      targets: [`box ${Math.max(from, to)}`],
    })),
  };
}

function toDiagram({ boxes, links }: Graph, { width = 0, height = 0, children = [], edges = [] }: ElkNode): Diagram {
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: boxes.map((box, index): Box => {
      const { x = 0, y = 0 } = children[index] ?? {};
      return { ...box, x: round(x + box.width / 2), y: round(y + box.height / 2) };
    }),
    lines: links.map(({ from, to, hasArrowhead }, index): Line => {
      const downwards = (edges[index]?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => ({ x: round(x), y: round(y) })),
      );
      return { hasArrowhead, points: from > to ? downwards.toReversed() : downwards };
    }),
  };
}

/** Rounds to half pixels, because screens show no finer detail. */
function round(value: number): number {
  return Math.round(value * 2) / 2;
}
