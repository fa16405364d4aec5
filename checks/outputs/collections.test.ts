import { resolve } from 'node:path';
import { parseRequest } from '@usebruno/filestore';
import { itemSchema } from '@usebruno/schema';
import { Collection } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { buildCollection, toPostmanCollection } from '@reliure/exports';
import { toBrunoFiles } from '@reliure/exports/node';
import { loadContract } from '@reliure/openapi/node';
import { buildReference } from '@reliure/reference';
import { identity } from '../../site/identity.ts';

/** The site’s own contract, and one of OpenAPI 3.0 in English. */
const contracts = [resolve('site', identity.contract), 'e2e/fixtures/other-contract.json'];

describe.each(contracts)('the collections of %s', async (path) => {
  const { document } = await loadContract(path);
  const reference = buildReference({ document });
  const collection = buildCollection(reference, document, identity);
  const requests = collection.folders.flatMap((folder) => folder.requests);

  it('contain every operation', () => {
    expect(requests.map(({ slug }) => slug)).toEqual(reference.operations.map(({ slug }) => slug));
  });

  it('are accepted by Postman’s own library, with all responses', () => {
    const read: string[] = [];
    new Collection(toPostmanCollection(collection)).forEachItem(({ name, responses }) => {
      read.push(`${name} ${responses.all().length}`);
    });
    expect(read).toEqual(requests.map(({ name, responses }) => `${name} ${responses.length}`));
  });

  it('are accepted by Bruno’s own library and match its schema', async () => {
    const files = [...toBrunoFiles(collection)].filter(
      ([file]) => !/(?:^|\/)(?:opencollection|folder)\.yml$|^environments\//.test(file),
    );
    expect(files).toHaveLength(requests.length);
    for (const [, text] of files) await itemSchema.validate(parseRequest(text));
  });
});
