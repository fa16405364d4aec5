export { useHasMachineFiles } from './client/useHasMachineFiles.ts';
export { useLanguage } from './client/useLanguage.ts';
export { referencePlugin } from './pluginNames.ts';
