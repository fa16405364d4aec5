/** Name of the plugin that builds references, and of the folder where Docusaurus puts its data. */
export const referencePlugin = 'api-reference';
