import { floors, testingPackages } from './floors';
import { isTest, ownerOf, packageOf } from './places';
import type { Import, Repository } from './types';

const [start, end] = ['<!-- drawn: begin -->', '<!-- drawn: end -->'];

/** Returns a document with the figure of the packages between its two marks. @throws Error for a document without them. */
export function withFigure(document: string, repository: Repository, imports: readonly Import[]): string {
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The document has no ${start} … ${end}.`);
  const arrows = toArrows(imports);
  return `${before}${start}\n\n${drawFigure(arrows)}\n\n${listPackages(arrows, repository)}\n\n${end}${after}`;
}

/** Packages, and the site, with the packages that each imports where it ships. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

function toArrows(imports: readonly Import[]): Arrows {
  const arrows = new Map<string, Set<string>>([
    ['site', new Set()],
    ...floors.flat().map((name) => [name, new Set<string>()] as const),
  ]);
  for (const { from, target } of imports) {
    const other = target.kind === 'file' ? packageOf(target.path) : undefined;
    if (other !== undefined && !isTest(from) && ownerOf(from) !== `packages/${other}`) {
      arrows.get(packageOf(from) ?? ownerOf(from))?.add(other);
    }
  }
  return arrows;
}

/** Draws the floors in Mermaid. An arrow that follows from others is left out. @see https://mermaid.js.org/syntax/flowchart.html */
function drawFigure(arrows: Arrows): string {
  const drawn = floors.map((names) => names.filter((name) => !testingPackages.includes(name)));
  const levels = [['site'], ...drawn].flatMap((names, index) => [
    `  subgraph floor${index}[" "]`,
    `    ${names.join(' ~~~ ')}`,
    '  end',
  ]);
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to, arrows)))
      .sort()
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TB', ...levels, ...lines, '```'].join('\n');
}

function reaches(from: string, to: string, arrows: Arrows, seen: ReadonlySet<string> = new Set()): boolean {
  const targets = arrows.get(from) ?? new Set<string>();
  if (targets.has(to)) return true;
  return [...targets].some((next) => !seen.has(next) && reaches(next, to, arrows, new Set([...seen, from])));
}

function listPackages(arrows: Arrows, { manifests }: Repository): string {
  return floors
    .flat()
    .map((name) => {
      const uses = [...(arrows.get(name) ?? [])].sort().map((other) => `\`${other}\``);
      const description = manifests.get(`packages/${name}`)?.description ?? '';
      return `- **[${name}](packages/${name})**: ${description}. ${uses.length === 0 ? 'Imports none.' : `Imports ${uses.join(', ')}.`}`;
    })
    .join('\n');
}
