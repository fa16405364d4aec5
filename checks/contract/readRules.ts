import { readFile } from 'node:fs/promises';
import { parseYaml, type RawUniversalConfig } from '@redocly/openapi-core';
import type { ContractFacts } from './contractFacts.ts';

/** Reads the house rules for contracts, for Redocly, and gives them the facts that they need. */
export async function readRules({
  elements,
  pageParameters,
  privateNames,
  computed,
}: ContractFacts): Promise<RawUniversalConfig> {
  const config = parseYaml(await readFile('checks/contract/redocly.yaml', 'utf8')) as RawUniversalConfig;
  const withOptions = (options: object) => ({ severity: 'error' as const, ...options });
  return {
    ...config,
    rules: {
      ...config.rules,
      'maison/list-is-paginated-or-complete': withOptions({ elements, pageParameters }),
      'maison/no-private-data-in-url': withOptions({ names: privateNames }),
      'maison/resource-has-etag': withOptions({ exceptions: computed, pageParameters }),
    },
  };
}
