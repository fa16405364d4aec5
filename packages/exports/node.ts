export { toBrunoFiles } from './collections/bruno.ts';
export { buildContractFiles } from './downloads/contractFiles.ts';
export { default as machineFiles } from './plugin.ts';
