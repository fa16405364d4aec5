import process from 'node:process';
import { ProblemsError } from '@apidoc/openapi';

/**
 * Ends a build for faults of what people wrote, which it prints as they are. Docusaurus wraps what a plugin throws while it
 * builds in an error of its own, and prints the stack of that around the problems. While developing nothing is wrapped, and
 * the server must go on: the error is thrown on.
 *
 * @throws The error, if it is another one or if the site is not being built.
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#loadContent
 */
export function stopAtProblems(error: unknown): never {
  if (!(error instanceof ProblemsError) || process.env['NODE_ENV'] !== 'production') throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
