export { MethodLabel } from '@apidoc/page/react';
