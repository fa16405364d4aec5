export { bundleScript } from './plugin/bundleScript';
export { default as pageScript } from './plugin/pageScript';
export { pageTemplate } from './plugin/pageTemplate';
export { default as print } from './plugin/print';
