export { bundledModules } from './bundledModules.ts';
export { bundleScript, languageCondition } from './bundleScript.ts';
export { pageScript } from './pageScript.ts';
