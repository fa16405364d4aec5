/** The frame of the reference: with the first code of all, so that no page waits for one answer more. */
export { default as frame } from '@apidoc/reference/views/ReferenceLayout';
