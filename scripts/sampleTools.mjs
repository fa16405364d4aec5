// Finds the tools that run the code samples, or installs them.
import { tsImport } from 'tsx/esm/api';
import { installDebianPackages } from './debian.mjs';

/**
 * Installs missing tools, and logs which languages have to be skipped because a tool is still missing.
 *
 * @param {readonly string[]} [languages] All by default.
 */
export async function ensureSampleTools(languages) {
  const { missingPackages, missingTools, toolLanguages } = await tsImport(
    '../packages/samples/run/tools.ts',
    import.meta.url,
  );
  const tested = toolLanguages.filter((language) => languages?.includes(language) ?? true);
  const packages = missingPackages(tested);
  if (packages.length > 0) {
    console.log(`Installing the tools that run the code samples (${packages.join(', ')})…`);
    installDebianPackages(packages);
  }
  for (const language of tested) {
    const reason = missingTools(language);
    if (reason !== null) console.log(`– The samples for ${language} are skipped: ${reason}.`);
  }
}
