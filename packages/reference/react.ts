export { default as MethodLabel } from './views/MethodLabel';
