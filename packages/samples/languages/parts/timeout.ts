/** The timeout of each sample: without one, a connection without a response could block the caller forever. */
export const timeoutSeconds = 30;
