import type { Plugin } from '@docusaurus/types';
export default function localSearch(): Plugin {
  return { name: 'local-search' };
}
export function validateOptions({options}: any) { return {id:'default', ...options}; }
