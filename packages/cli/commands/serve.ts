import { once } from 'node:events';
import type { Run } from '../command.ts';
import { readSite } from '../site.ts';
import { readPort } from './port.ts';
import { serveSite } from './serveSite.ts';

/** Serves a built site until the process is stopped. */
export const serve: Run = async ({ site, options }) => {
  const { folder, 'base-url': baseUrl } = options;
  const server = await serveSite(await readSite(site), {
    port: readPort(options['port'], 3000),
    ...(folder !== undefined && { folder }),
    ...(baseUrl !== undefined && { baseUrl }),
  });
  await once(server, 'close');
  return true;
};
