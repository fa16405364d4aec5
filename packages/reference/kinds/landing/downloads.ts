import { indexPath } from '@reliure/richtext';
import { toEnvironments } from '../../model/access/environments.ts';
import type { Server } from '../../model/access/servers.ts';
import type { Info } from '../../model/contract/info.ts';
import { texts } from '../../texts/index.ts';

/** A file that the site offers for download. */
export interface Download {
  /** Path from the site’s root. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Paths of the downloads, from the site’s root. Those of one contract are below its reference’s `downloadFolder`.
 */
export const downloadPaths = {
  yaml: '/openapi.yaml',
  json: '/openapi.json',
  /** Only of contracts in OpenAPI 3.2. */
  older: '/openapi-3.1.json',
  get postman() {
    return inFolder('postman.json');
  },
  get bruno() {
    return inFolder('bruno.zip');
  },
  get types() {
    return inFolder('types.ts');
  },
  get http() {
    return inFolder('api.http');
  },
  index: indexPath,
  everything: '/llms-full.txt',
};

/** Returns the path of the Postman environment of one server. */
export function environmentPath(slug: string): string {
  return inFolder(`postman-${slug}.json`);
}

function inFolder(file: string): string {
  return `/${texts().slugs.downloads}/${file}`;
}

/**
 * Returns all downloads, with one Postman environment per server.
 *
 * @param folder Folder of the files of this contract.
 * @param hasTypes Whether they include its types.
 * @param losses What a document for tools without OpenAPI 3.2 lacks; `null` if there is none.
 */
export function toDownloads(
  servers: readonly Server[],
  { version, from }: Pick<Info, 'version' | 'from'>,
  folder: string,
  hasTypes: boolean,
  losses: readonly string[] | null = null,
): readonly Download[] {
  const wording = texts().landing;
  return [
    {
      path: folder + downloadPaths.yaml,
      title: wording.yaml,
      description: wording.aboutYaml(version, from),
    },
    { path: folder + downloadPaths.json, title: wording.json, description: wording.aboutJson },
    ...(hasTypes
      ? [{ path: folder + downloadPaths.types, title: wording.types, description: wording.aboutTypes }]
      : []),
    ...(losses === null
      ? []
      : [{ path: folder + downloadPaths.older, title: wording.older, description: wording.aboutOlder(losses) }]),
    {
      path: folder + downloadPaths.postman,
      title: wording.postman,
      description: wording.aboutPostman,
    },
    ...toEnvironments(servers).map(({ slug, name }) => ({
      path: folder + environmentPath(slug),
      title: wording.environment(name),
      description: wording.aboutEnvironment,
    })),
    {
      path: folder + downloadPaths.bruno,
      title: wording.bruno,
      description: wording.aboutBruno,
    },
    {
      path: folder + downloadPaths.http,
      title: wording.http,
      description: wording.aboutHttp,
    },
    {
      path: downloadPaths.index,
      title: 'llms.txt',
      description: wording.aboutIndex,
    },
    { path: downloadPaths.everything, title: 'llms-full.txt', description: wording.aboutEverything },
  ];
}
