export { toBrunoFiles } from './collections/bruno.ts';
export { buildContractFiles } from './downloads/contractFiles.ts';
export { buildTypes } from './downloads/types.ts';
export { default as machineFiles } from './plugin.ts';
