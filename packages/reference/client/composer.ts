export { default } from '@reliure/composer/client';
