import { readFile } from 'node:fs/promises';
import { parseYaml, type RawUniversalConfig } from '@redocly/openapi-core';

/** Reads the house rules for contracts, for Redocly. */
export async function readRules(): Promise<RawUniversalConfig> {
  return parseYaml(await readFile('checks/contract/redocly.yaml', 'utf8')) as RawUniversalConfig;
}
