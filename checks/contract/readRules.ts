import { readFile } from 'node:fs/promises';
import { parseYaml, type RawUniversalConfig } from '@redocly/openapi-core';

/**
 * Reads the rules for contracts, for Redocly.
 *
 * @param hasHouseRules Whether those of redocly.yaml are added to those of general.yaml.
 */
export async function readRules(hasHouseRules: boolean): Promise<RawUniversalConfig> {
  const [general, house] = await Promise.all([readConfig('general'), readConfig('redocly')]);
  return { ...general, ...(hasHouseRules && { rules: { ...general.rules, ...house.rules } }) };
}

async function readConfig(name: string): Promise<RawUniversalConfig> {
  return parseYaml(await readFile(`checks/contract/${name}.yaml`, 'utf8')) as RawUniversalConfig;
}
