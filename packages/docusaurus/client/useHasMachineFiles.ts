import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';

/** Returns whether the site has the files that `@reliure/exports` writes next to its pages. */
export function useHasMachineFiles(): boolean {
  return useAllPluginInstancesData('machine-files') !== undefined;
}
