/**
 * Limits for the median operation page: bytes as sent by a host with Brotli, on load and of scripts after everything has been
 * used, and elements. What they consist of is in `bench/results/2026-11-29-page.md`.
 */
export const pageBudgets = { coldLoad: 51_950, scriptsAfterUse: 148_700, elements: 1_950 } as const;
