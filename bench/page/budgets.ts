/** Limits for the median operation page. Sizes are in bytes, as sent by a host with Brotli. */
export const pageBudgets = { coldLoad: 50_000, scriptsAfterUse: 140_000, elements: 1_500 } as const;
