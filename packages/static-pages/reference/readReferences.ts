import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { referencePlugin } from '@reliure/docusaurus/node';

type References = Readonly<Record<string, { readonly path: string }>>;

/** Returns the paths of all references by their ids, as their plugins give them to all pages. */
export function readReferences({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>): References {
  const text = readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8');
  const { [referencePlugin]: references = {} } = JSON.parse(text) as Readonly<Record<string, References>>;
  return references;
}
