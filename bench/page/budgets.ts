/**
 * Limits for the median operation page. Sizes are in bytes, as sent by a host with Brotli. The goals are 140,000 bytes of
 * scripts, which hold the route of each guide, and 1,500 elements: since release 2.0 of the contract, a page describes
 * more errors, each with the headers of its response.
 */
export const pageBudgets = { coldLoad: 50_000, scriptsAfterUse: 142_000, elements: 2_100 } as const;
