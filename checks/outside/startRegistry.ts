import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson, member, toText } from '@reliure/openapi';

/** A running package registry. */
export interface Registry {
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Starts a registry that has packed packages, and sends package managers to another one for all others.
 *
 * @param tarballs Files by name.
 * @param upstream Address of the other registry, with a final slash.
 */
export async function startRegistry(
  tarballs: ReadonlyMap<string, string>,
  upstream: string,
  port = 0,
): Promise<Registry> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1));
    const [name = '', file] = path.split('/-/');
    const tarball = tarballs.get(name);
    if (tarball === undefined) response.writeHead(307, { Location: upstream + (request.url ?? '/').slice(1) }).end();
    else if (file === undefined) sendManifest(response, tarball, `${address}${name}/-/package.tgz`);
    else response.end(readFileSync(tarball));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  // A server that listens on a port has an address.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    address,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends what a registry says about a package with one version. */
function sendManifest(response: ServerResponse, tarball: string, address: string): void {
  const text = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  const manifest = parseJson(text);
  const name = toText(member(manifest, 'name')) ?? '';
  const version = toText(member(manifest, 'version')) ?? '';
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  const published = { ...(JSON.parse(text) as object), dist: { tarball: address, integrity } };
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: published } }));
}
