// Finds the tools that run the code samples, or installs them.
import { tsImport } from 'tsx/esm/api';
import { installDebianPackages } from './debian.mjs';

/** Installs what is missing, and tells which languages have to be left out all the same. */
export async function ensureSampleTools() {
  const { missingPackages, missingTools, toolLanguages } = await tsImport(
    '../packages/samples/run/tools.ts',
    import.meta.url,
  );
  const packages = missingPackages();
  if (packages.length > 0) {
    console.log(`Installing the tools that run the code samples (${packages.join(', ')})…`);
    installDebianPackages(packages);
  }
  for (const language of toolLanguages) {
    const reason = missingTools(language);
    if (reason !== null) console.log(`– The samples for ${language} are skipped: ${reason}.`);
  }
}
