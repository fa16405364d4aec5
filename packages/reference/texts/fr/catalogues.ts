/** Titles of pages that other pages link to, in French. */
export const catalogues = {
  withdrawals: 'Retraits prévus',
  comparison: 'Comparer deux versions',
  knownIssues: 'Problèmes connus',
};
