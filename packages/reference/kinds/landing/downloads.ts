import { toOlderVersions, toText, type JsonObject, type OlderVersion } from '@reliure/openapi';
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
  /** The contract in an older version of OpenAPI than its own. */
  older: (version: OlderVersion['version']) => `/openapi-${version}.json`,
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
 * @param document The bundled contract.
 * @param folder Folder of the files of this contract.
 * @param hasTypes Whether they include its types.
 */
export function toDownloads(
  document: JsonObject,
  servers: readonly Server[],
  { version, from }: Pick<Info, 'version' | 'from'>,
  folder: string,
  hasTypes: boolean,
): readonly Download[] {
  const wording = texts().landing;
  const own = (toText(document['openapi']) ?? '').split('.', 2).join('.');
  return [
    {
      path: folder + downloadPaths.yaml,
      title: wording.yaml(own),
      description: wording.aboutYaml(version, from),
    },
    { path: folder + downloadPaths.json, title: wording.json(own), description: wording.aboutJson },
    ...toOlderVersions(document).map(({ version, losses }) => ({
      path: folder + downloadPaths.older(version),
      title: wording.json(version),
      description: wording.aboutOlder(version, losses),
    })),
    ...(hasTypes
      ? [{ path: folder + downloadPaths.types, title: wording.types, description: wording.aboutTypes }]
      : []),
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
