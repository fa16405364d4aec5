import { layers } from '../../.dependency-cruiser.mjs';
import { isTest, type Manifest } from './read.ts';

const [start, end] = ['<!-- drawn: begin -->', '<!-- drawn: end -->'];

/** A file and the files that it imports, as paths from the root. */
export interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/**
 * Returns a document with the figure of the packages between its two markers.
 *
 * @throws Error for a document without them.
 */
export function withFigure(document: string, arrows: Arrows, manifests: readonly Manifest[]): string {
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The document has no ${start} … ${end}.`);
  return `${before}${start}\n\n${drawFigure(arrows)}\n\n${listPackages(arrows, manifests)}\n\n${end}${after}`;
}

/** The packages that the shipped code of each package, and of the site, imports. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the imports between packages. */
export function toArrows(modules: readonly Module[]): Arrows {
  const arrows = new Map(['site', ...layers.flat()].map((name) => [name, new Set<string>()] as const));
  for (const { source, dependencies } of modules.filter((one) => !isTest(one.source))) {
    const own = ownerOf(source);
    const others = dependencies.map(({ resolved }) => ownerOf(resolved)).filter((other) => other !== own);
    for (const other of others) if (arrows.has(other)) arrows.get(own)?.add(other);
  }
  return arrows;
}

/** Returns the package of a file, or else its folder at the root. */
function ownerOf(path: string): string {
  return /^(?:packages\/)?([^/]+)\//.exec(path)?.[1] ?? '';
}

/**
 * Draws the layers in Mermaid, without the arrows that others imply.
 *
 * @see https://mermaid.js.org/syntax/flowchart.html
 */
function drawFigure(arrows: Arrows): string {
  const levels = [['site'], ...layers].flatMap((names, index) => [
    `  subgraph layer${index}[" "]`,
    `    ${names.join(' ~~~ ')}`,
    '  end',
  ]);
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && isReachable(other, to, arrows)))
      .sort()
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TB', ...levels, ...lines, '```'].join('\n');
}

function isReachable(from: string, to: string, arrows: Arrows, seen: ReadonlySet<string> = new Set()): boolean {
  const targets = arrows.get(from) ?? new Set<string>();
  if (targets.has(to)) return true;
  return [...targets].some((next) => !seen.has(next) && isReachable(next, to, arrows, new Set([...seen, from])));
}

function listPackages(arrows: Arrows, manifests: readonly Manifest[]): string {
  return manifests
    .map(({ name, description }) => {
      const uses = [...(arrows.get(name) ?? [])].sort().map((other) => `\`${other}\``);
      return `- **[${name}](packages/${name})**: ${description}. Imports ${uses.join(', ') || 'none'}.`;
    })
    .join('\n');
}
