/**
 * The frame of the reference. As a client module, it is in the main bundle, so that pages need no additional request
 * for it.
 */
export { default as frame } from '@reliure/reference/views/ReferenceLayout';
