/** How long each sample waits: a connection that stays silent must not hold up its caller for ever. */
export const timeoutSeconds = 30;
