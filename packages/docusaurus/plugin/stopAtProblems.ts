import process from 'node:process';
import { ProblemsError } from '@reliure/openapi';

/**
 * Ends a build for problems in files that people wrote, and prints these problems as they are. Docusaurus would wrap an
 * error that a plugin throws during a build in an error of its own, and print its stack around the problems. In
 * development, Docusaurus wraps nothing and the server must keep running, so the error is rethrown.
 *
 * @throws The error, if it is not a ProblemsError or if the site is not being built.
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#loadContent
 */
export function stopAtProblems(error: unknown): never {
  if (!(error instanceof ProblemsError) || process.env['NODE_ENV'] !== 'production') throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
