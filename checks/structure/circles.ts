import { recursions } from './floors';
import type { Breach, Import } from './types';

/** Finds circles of imports, types included; the recursions of components that are listed stay. */
export function circleBreaches(imports: readonly Import[], allowed = recursions): readonly Breach[] {
  const graph = toGraph(imports);
  const circles = findCircles(graph);
  const isAllowed = (files: readonly string[]) => allowed.some((one) => one.files.join() === files.join());
  const stale = allowed.filter(({ files }) => !circles.some((circle) => circle.join() === files.join()));
  return [
    ...circles.filter((files) => !isAllowed(files)).map((files) => toBreach(files, graph)),
    ...stale.map(({ files }) => ({
      file: 'checks/structure/floors.ts',
      line: 1,
      message: `No circle runs through exactly ${files.join(' and ')} any more.`,
      remedy: 'Remove it from `recursions`.',
    })),
  ];
}

/** The imports of each file, by the files that they lead to. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

function toGraph(imports: readonly Import[]): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    if (one.target.kind !== 'file') continue;
    const own = graph.get(one.from) ?? new Map<string, Import>();
    if (!own.has(one.target.path)) own.set(one.target.path, one);
    graph.set(one.from, own);
  }
  return graph;
}

/** Returns sets of files that all lead to one another, each in alphabetical order. Tarjan's algorithm. */
function findCircles(graph: Graph): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  const indexes = new Map<string, number>();
  const lows = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const index = indexes.size;
    let low = index;
    indexes.set(file, index);
    stack.push(file);
    for (const next of graph.get(file)?.keys() ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lows.get(next) ?? indexes.get(next) ?? low);
      lows.set(file, low);
    }
    if (low !== index) return low;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.has(file) === true) circles.push(circle.sort());
    return low;
  };
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
  return circles;
}

function toBreach(files: readonly string[], graph: Graph): Breach {
  const [first = ''] = files;
  const way = shortestWayBack(first, graph);
  const { line, specifier } = graph.get(first)?.get(way[1] ?? first) ?? { line: 1, specifier: first };
  return {
    file: first,
    line,
    message: `The import of "${specifier}" leads back: ${way.join(' → ')}.`,
    remedy: 'Move what both sides need into a file of its own, which imports neither.',
  };
}

function shortestWayBack(start: string, graph: Graph): readonly string[] {
  const queue: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    for (const next of graph.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) queue.push([...way, next]);
      seen.add(next);
    }
  }
  return [start];
}
