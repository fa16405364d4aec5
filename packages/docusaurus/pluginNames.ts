/** Name of the plugin that builds references, and of the folder where Docusaurus puts its data. */
export const referencePlugin = 'api-reference';

/** Name of the plugin that writes files for machines. Pages link to these files if a site has the plugin. */
export const machineFilesPlugin = 'machine-files';
