/**
 * Limits for the median operation page. Sizes are in bytes, as sent by a host with Brotli. The goals are 140,000 bytes of
 * scripts, which hold the route of each guide, and 1,500 elements: since release 2.0 of the contract, a page describes
 * more errors, each with the headers of its response. The samples in three languages of mobile applications, 1,250 bytes
 * together, raised the budget of the load from 50,000 bytes; the choice of a server and the copying of a
 * section, 1,450 bytes together, from 51,500; they raised that of all scripts from 142,000.
 */
export const pageBudgets = { coldLoad: 53_000, scriptsAfterUse: 143_000, elements: 2_100 } as const;
