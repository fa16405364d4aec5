import { resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildContractFiles } from '@reliure/exports/node';
import { parseJson, writeJson } from '@reliure/openapi';
import { loadContract, readExact } from '@reliure/openapi/node';
import { buildReference, downloadPaths } from '@reliure/reference';
import { identity } from '../../site/identity.ts';

/** The site’s own contract, and one of OpenAPI 3.0 in English. */
const contracts = [resolve('site', identity.contract), 'e2e/fixtures/other-contract.json'];

const config = await createConfig({
  rules: {
    struct: 'error',
    'no-unresolved-refs': 'error',
    'no-unused-components': 'error',
    'security-defined': 'error',
  },
});

async function problems(source: string): Promise<readonly string[]> {
  const found = await lintFromString({ source, config, absoluteRef: resolve('extrait.json') });
  return found
    .filter(({ message }) => !message.startsWith('Every operation should have security defined'))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe.each(contracts)('the files of %s', async (path) => {
  const { document } = await loadContract(path);
  const { operations } = buildReference({ document });
  const files = buildContractFiles(document, operations, 'https://site.example');
  const extracts = [...files].filter(([name]) => name.endsWith('.openapi.json'));

  it('contain the same contract in YAML and in JSON', () => {
    const yaml = files.get(downloadPaths.yaml) ?? '';
    expect(readExact(yaml)).toEqual(document);
    // YAML 1.1 parses unquoted dates, and words such as `non`, as other types than strings.
    expect(parse(yaml, { version: '1.1' })).toEqual(JSON.parse(writeJson(document)));
    expect(parseJson(files.get(downloadPaths.json) ?? '')).toEqual(document);
    expect(yaml).not.toMatch(/\\[_Lux]/);
  });

  it('contain one document for each operation', () => expect(extracts).toHaveLength(operations.length));

  it.each(extracts)('%s is valid and contains no unused components', async (_name, text) =>
    expect(await problems(text)).toEqual([]),
  );
});
