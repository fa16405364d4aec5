export { readModules } from './bundledModules';
export { bundleScript } from './bundleScript';
export { default as pageScript } from './pageScriptPlugin';
export { pageTemplate } from './pageTemplate';
