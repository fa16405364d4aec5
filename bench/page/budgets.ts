/** What the median operation page is to stay within; sizes in bytes, as a host with Brotli sends them. */
export const pageBudgets = { coldLoad: 50_000, scriptsOnceAllIsUsed: 140_000, elements: 1_500 } as const;
