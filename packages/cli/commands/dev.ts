import process from 'node:process';
import type { Run } from '../command.ts';
import { assertSite } from '../site.ts';
import { loadDocusaurus } from './docusaurus.ts';
import { readPort } from './port.ts';

/** Serves a site with Docusaurus’s development server until the process is stopped. */
export const dev: Run = async ({ site, options }) => {
  assertSite(site);
  const port = readPort(options['port'], 3000);
  // As Docusaurus’s own program does, before any of its modules is loaded.
  process.env['BABEL_ENV'] ??= 'development';
  process.env['NODE_ENV'] ??= 'development';
  const { start } = await loadDocusaurus(site);
  await start(site, { port: String(port), open: false });
  return true;
};
