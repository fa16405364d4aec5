export { toBrunoFiles } from './collections/bruno';
export { buildContractFiles } from './downloads/contractFiles';
export { default as machineFiles } from './plugin';
