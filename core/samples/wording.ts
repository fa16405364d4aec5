/** What a sample says in a comment where a client certificate is asked for: clients are set up for one in too many ways. */
export const certificateNote = 'La connexion présente aussi un certificat client (TLS mutuel).';
