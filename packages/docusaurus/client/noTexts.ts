// Stands in the visitors’ bundle for the catalogues of texts in other languages than that of the site.
export const en = {};
export const fr = {};
