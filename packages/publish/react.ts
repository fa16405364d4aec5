export { default as OfflineCopy } from './offline/components/OfflineCopy.tsx';
