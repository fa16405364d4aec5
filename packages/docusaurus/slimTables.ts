/** Which routes are the reference’s. */
export interface TableOptions {
  /** Address of the landing page, base URL included. */
  readonly landingPath: string;
}

/**
 * Cuts the pages of the reference out of the tables that Docusaurus loads with the first page: in the browser one route
 * stands for them all, whose pages are their own HTML. The tables then do not grow with the contract.
 *
 * @throws When Docusaurus writes its tables in another form than this one expects.
 */
export function slimTable(fileName: string, source: string, options: TableOptions): string {
  const slim = slimmers[fileName]?.(source, options);
  if (slim === undefined || slim === source) {
    throw new Error(
      `${fileName} has no pages of ${options.landingPath} to cut out: Docusaurus writes it in another form than slimTables.ts expects. Compare the two.`,
    );
  }
  return slim;
}

const slimmers: Readonly<Record<string, (source: string, options: TableOptions) => string>> = {
  'routes.js': slimRoutes,
  'registry.js': slimRegistry,
  'routesChunkNames.json': slimChunkNames,
};

/** Files of the client’s router that hold a line a page. */
export const tableFiles: readonly string[] = Object.keys(slimmers);

/** The landing page’s route keeps its component, and loses the routes below it. */
function slimRoutes(source: string, { landingPath }: TableOptions): string {
  const start = `  {\n    path: '${landingPath}',\n`;
  const from = source.indexOf(start);
  const length = source.slice(from).search(/^ {2}\},?$/m);
  const component = /component: (ComponentCreator\([^)]*\))/.exec(source.slice(from))?.[1];
  if (from === -1 || length === -1 || component === undefined) return source;
  const route = `${start}    component: withStaticPages(${component}),\n`;
  return [
    "import { withStaticPages } from '@apidoc/reference/client/withStaticPages';\n",
    source.slice(0, from),
    route,
    source.slice(from + length),
  ].join('');
}

/** What is left of the reference is small: it comes with the first code, so that no page waits for one answer more. */
function slimRegistry(source: string): string {
  const isCut = (line: string): boolean =>
    /@generated\/api-reference\/[^/]*\/p\//.test(line) ||
    /@apidoc\/reference\/(?!views\/ReferenceLayout)(?:kinds|views)\//.test(line);
  return source.replace(/^ {2}".*$/gm, (line) =>
    isCut(line) ? (line.endsWith('};') ? '};' : '') : join(unname(line)),
  );
}

/** @see https://rspack.rs/api/runtime-api/module-methods#webpackmode */
function join(line: string): string {
  return line.replace(
    /webpackChunkName: "[^"]*" \*\/ (?="@(?:generated\/api-reference|apidoc\/reference)\/)/,
    'webpackMode: "eager" */ ',
  );
}

/** A module is asked for by its loader; its name would only be read by a server. */
function unname(line: string): string {
  return line.replace(/, "[^"]*", (?=require\.resolveWeak)/, ', "", ');
}

function slimChunkNames(source: string, { landingPath }: TableOptions): string {
  const names = JSON.parse(source) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const kept = Object.entries(names)
    .filter(([route]) => !route.startsWith(`${landingPath}/`))
    .map(([route, { __props, ...chunks }]) => [
      route,
      withoutHash(route) === landingPath || __props === undefined ? chunks : { ...chunks, __props },
    ]);
  return JSON.stringify(Object.fromEntries(kept));
}

/** A route’s name is its address and a hash. @example withoutHash('/api-925') // '/api' */
function withoutHash(route: string): string {
  return route.slice(0, route.lastIndexOf('-'));
}
