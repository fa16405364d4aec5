/**
 * Limits for the median operation page. Sizes are in bytes, as sent by a host with Brotli. The goals are 50,000 bytes
 * on load, 140,000 bytes of scripts, which hold the route of each guide, and 1,500 elements. Samples in three languages
 * of mobile applications, the choice of a server and the copying of a section cost 2,700 bytes; since release 2.0 of
 * the contract, a page describes more errors, each with the headers of its response. Messages of components are English
 * in the code and French as data, which costs some 500 bytes of scripts. Each guide adds some 60, and the choice of the
 * operations whose changes are compared added 150. Filters that find paths, forgive a slip, stay in the address and
 * lead to the search cost 500 bytes of scripts, and the styles of cards and stacked tables 200. This operation has two
 * calls: the second is 50 elements and 520 bytes. The lists of languages and buttons that wrap code are 40 elements.
 * Samples for applications that read the ETag and distinguish errors cost 850 bytes, styles and script of the choice
 * 450, the button of the reader of responses 200, and that of the form of calls 300. Certain results and identifiers cost
 * 1,900 bytes of scripts in the worker of the search, and what opens the form and the reader 800.
 */
export const pageBudgets = { coldLoad: 54_400, scriptsAfterUse: 147_500, elements: 1_950 } as const;
