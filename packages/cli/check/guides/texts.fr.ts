export const fr = {
  /** Words in the info string of a fence. */
  fence: {
    /** Names the contract’s example that the fence shows. */
    example: 'exemple',
    /** Says that the fence shows only some of the fields. */
    excerpt: 'extrait',
    /** Gives the reason why the content does not come from the API. */
    exempt: 'hors-contrat',
  },
  /** Matches a status after a word that may precede it in a sentence: « un 409 », « répond 412 ». */
  statusInSentence:
    /\b(?:un|le|du|des|les|en|réponse|répond|répondent|donne|donnent|rend)\s+([2-5]\d\d)(?![\d.,-]\d|\d)(?!\s(?:L|h|min|ms|m|appels|opérations)\b)/giu,
};

/** The words of a language that the checks of guides read. */
export type Texts = typeof fr;
