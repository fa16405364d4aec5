export { MethodLabel } from '@reliure/page/react';
