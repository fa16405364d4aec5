import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import { machineFilesPlugin } from '../pluginNames.ts';

/** Returns whether the site has the files that `@reliure/exports` writes next to its pages. */
export function useHasMachineFiles(): boolean {
  return useAllPluginInstancesData(machineFilesPlugin) !== undefined;
}
