/**
 * Upstream: `@docusaurus/core/lib/server/codegen/codegenRoutes.js`, 3.10.2, which writes `routes.js`, `registry.js` and
 * `routesChunkNames.json` into `.docusaurus/`.
 *
 * Why: visitors load these tables with the first script, three lines for each page. A page of the reference consists of
 * its own HTML (adr/0009). If its route stayed in the tables, its data and its component would be loaded as well, and
 * the first script would grow with the contract.
 *
 * Unnecessary once a route can be left to the server, or the tables are loaded in parts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Replacement } from '../bundle/graphFaults.ts';
import { versionMismatch } from '../bundle/installed.ts';

const upstream = '@docusaurus/core/lib/server/codegen/codegenRoutes.js';

/** Contents of the three files, by their names. */
export interface RouteTables {
  readonly 'routes.js': string;
  readonly 'registry.js': string;
  readonly 'routesChunkNames.json': string;
}

/**
 * Replaces Docusaurus’s tables with tables that lack the routes below some routes.
 *
 * @param folder Folder to write the tables to.
 * @param paths Paths of these routes, base URL included. They keep their components but lose their data.
 */
export function tableReplacements(
  generatedFilesDir: string,
  folder: string,
  paths: readonly string[],
): readonly Replacement[] {
  const read = (file: keyof RouteTables): string => readFileSync(join(generatedFilesDir, file), 'utf8');
  const tables = paths.reduce(cutRoutes, {
    'routes.js': read('routes.js'),
    'registry.js': read('registry.js'),
    'routesChunkNames.json': read('routesChunkNames.json'),
  });
  mkdirSync(folder, { recursive: true });
  return Object.entries<string>({ ...tables }).map(([file, content]) => {
    const module = join(folder, file);
    writeFileSync(module, content);
    return { upstream: join(generatedFilesDir, file), module };
  });
}

/**
 * Removes the routes below one route from the tables, together with the chunks that only they load. Those of the route
 * itself become part of the first script, because each page below it would otherwise wait for one more request.
 *
 * @throws Error that names the table if Docusaurus writes it in another form.
 */
export function cutRoutes(tables: RouteTables, path: string): RouteTables {
  const routes = readRoutes(tables['routes.js']);
  const [route, ...others] = routes.filter((candidate) => candidate.path === path);
  if (route?.routes === undefined || others.length > 0) {
    throw versionMismatch(
      `routes.js, written by ${upstream}, does not have exactly one route ${path} with routes below it`,
    );
  }
  const cut = new Set(route.routes.flatMap(listKeys));
  const own = toRouteKey(route);
  const names = readJson(tables['routesChunkNames.json']);
  const missing = [...cut, own].filter((key) => !(key in names));
  if (missing.length > 0)
    throw versionMismatch(`routesChunkNames.json, written by ${upstream}, does not contain ${missing.join(', ')}`);
  const remaining = Object.fromEntries(
    Object.entries(names)
      .filter(([key]) => !cut.has(key))
      .map(([key, { __props, ...chunks }]) => [
        key,
        key === own || __props === undefined ? chunks : { ...chunks, __props },
      ]),
  );
  return {
    'routes.js': writeRoutes(
      routes.map(({ routes: below, ...rest }) =>
        rest.path === path || below === undefined ? rest : { ...rest, routes: below },
      ),
    ),
    'registry.js': cutRegistry(tables['registry.js'], {
      all: listNames(names),
      remaining: listNames(remaining),
      first: listNames(remaining[own]),
    }),
    'routesChunkNames.json': JSON.stringify(remaining),
  };
}

/** A route as the browser’s router reads it. It may have more properties. */
interface Route {
  readonly path: string;
  readonly component: Creation;
  readonly routes?: readonly Route[];
}

/** The arguments of `ComponentCreator`: a path and a hash, which the not-found page does not have. */
class Creation {
  constructor(
    readonly path: string,
    readonly hash?: string,
  ) {}
}

function readRoutes(source: string): readonly Route[] {
  const code = source.replace(/^import .*;$/gm, '').replace(/^export default /m, 'list = ');
  const context: { list?: unknown; ComponentCreator: unknown } = {
    ComponentCreator: (path: string, hash?: string) => new Creation(path, hash),
  };
  try {
    runInNewContext(code, context);
  } catch (cause) {
    throw versionMismatch(`routes.js, written by ${upstream}, cannot be read: ${String(cause)}`);
  }
  if (!isRoutes(context.list))
    throw versionMismatch(
      `routes.js, written by ${upstream}, does not contain a list of routes with path and component`,
    );
  return context.list;
}

function isRoutes(value: unknown): value is readonly Route[] {
  return (
    Array.isArray(value) &&
    value.every(
      (route: Readonly<Record<string, unknown>>) =>
        typeof route['path'] === 'string' &&
        route['component'] instanceof Creation &&
        (route['routes'] === undefined || isRoutes(route['routes'])),
    )
  );
}

function writeRoutes(routes: readonly Route[]): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default ${toTableCode(routes)};\n`;
}

function toTableCode(value: unknown): string {
  if (value instanceof Creation) {
    return `ComponentCreator(${[value.path, value.hash].flatMap((part) => (part === undefined ? [] : JSON.stringify(part))).join(', ')})`;
  }
  if (Array.isArray(value)) return `[${value.map(toTableCode).join(',\n')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}: ${toTableCode(part)}`)
    .join(', ')}}`;
}

function listKeys({ component, routes = [], path }: Route): readonly string[] {
  return [toRouteKey({ component, path }), ...routes.flatMap(listKeys)];
}

function toRouteKey({ component: { path, hash = '' } }: Pick<Route, 'component' | 'path'>): string {
  return `${path}-${hash}`;
}

type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function readJson(source: string): ChunkNames {
  return JSON.parse(source) as ChunkNames;
}

/** Lists the names of all chunks, at any depth. */
function listNames(value: unknown): ReadonlySet<string> {
  if (typeof value === 'string') return new Set([value]);
  return new Set(Object.values(value ?? {}).flatMap((part) => [...listNames(part)]));
}

/** Names of chunks. */
interface Chunks {
  readonly all: ReadonlySet<string>;
  readonly remaining: ReadonlySet<string>;
  /** Those that become part of the first script. */
  readonly first: ReadonlySet<string>;
}

/** Removes chunks from the registry, which has one line for each chunk. */
function cutRegistry(source: string, { all, remaining, first }: Chunks): string {
  const body = /^export default \{\n([^]*)\};\n$/.exec(source)?.[1] ?? '';
  const lines = new Map(body.split('\n').map((line) => [/^ {2}"([^"]+)": \[.*\],$/.exec(line)?.[1] ?? line, line]));
  if (lines.size !== all.size || [...all].some((name) => !lines.has(name))) {
    throw versionMismatch(
      `registry.js, written by ${upstream}, does not have a line for each name of routesChunkNames.json`,
    );
  }
  const remainingLines = [...lines]
    .filter(([name]) => remaining.has(name))
    .map(([name, line]) =>
      first.has(name) ? line.replace(/webpackChunkName: "[^"]+"/, 'webpackMode: "eager"') : line,
    );
  return `export default {\n${remainingLines.join('\n')}};\n`;
}
