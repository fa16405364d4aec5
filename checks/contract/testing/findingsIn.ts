import { createConfig, lintFromString } from '@redocly/openapi-core';
import { housePlugin } from '../houseRules.ts';

/** A problem that a house rule finds in a contract. */
interface Finding {
  /** Name of the rule, without that of the plugin. */
  readonly rule: string;
  readonly pointer: string;
  readonly message: string;
}

/**
 * Returns what some house rules find in a contract.
 *
 * @param contract All of its members but the version and the title.
 * @param options Options of the rules.
 */
export async function findingsIn(
  contract: string,
  rules: readonly string[],
  options: object = {},
): Promise<readonly Finding[]> {
  const config = await createConfig({
    plugins: [housePlugin],
    rules: Object.fromEntries(rules.map((rule) => [`maison/${rule}`, { severity: 'error' as const, ...options }])),
  });
  const source = `openapi: 3.1.0\ninfo: { title: Essai, version: '1' }\n${contract}`;
  const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
  return problems.map(({ ruleId, message, location: [at] }) => ({
    rule: ruleId.replace('maison/', ''),
    pointer: at?.pointer ?? '',
    message,
  }));
}
