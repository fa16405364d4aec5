// The part of npm run mock that needs tsx. It is one file because each import with `tsImport` has modules of its own, and
// thus a language of its own.
import { readContract, startMockServer, writeBundle, type MockServer } from '@reliure/mock/node';
import { readIdentity } from '../site.mts';

export { localServer } from '@reliure/samples';

/**
 * Starts the mock server for the contract of a site.
 *
 * @param folder Folder of the site, from the root of this repository.
 */
export async function startMock(
  folder: string,
  options: { readonly port: number; readonly log: (output: string) => void },
): Promise<MockServer> {
  const { contract } = await readIdentity(folder);
  return startMockServer(await writeBundle(await readContract(contract)), options);
}
