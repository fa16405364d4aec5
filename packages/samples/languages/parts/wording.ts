/** What a sample says in a comment where a client certificate is asked for: clients are set up for one in too many ways. */
export const certificateNote = 'La connexion présente aussi un certificat client (TLS mutuel).';

/** What a sample says in a comment where it draws the key of an intention. @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export const keyNote = 'Une clé par intention, à garder pour un nouvel essai.';
