import type { SampleRequest } from '../../types.ts';

/**
 * The comment in a sample for an API with client certificates, whose setup differs too much between clients to be
 * shown.
 */
const certificateNote = 'La connexion présente aussi un certificat client (TLS mutuel).';

/**
 * The comment beside an idempotency key.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const idempotencyKeyNote = 'Une clé par intention, à garder pour un nouvel essai.';

const digestNote =
  'L’authentification Digest est à ajouter\u00a0: elle répond au défi du serveur, ce que ce client ne fait pas.';

/** Returns the comments on what a sample cannot show or send. */
export function toNotes(request: SampleRequest, supportsDigest = false): readonly string[] {
  const { clientCertificate, digest, notes = [] } = request;
  return [
    ...(clientCertificate === true ? [certificateNote] : []),
    ...(digest === undefined || supportsDigest ? [] : [digestNote]),
    ...notes,
  ];
}
