export { bundledModules } from './bundledModules.ts';
export { bundleScript, languageCondition } from './bundleScript.ts';
export { default as pageScript } from './pageScriptPlugin.ts';
export { pageTemplate } from './pageTemplate.ts';
