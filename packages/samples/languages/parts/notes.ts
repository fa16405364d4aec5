import type { SampleRequest } from '../../types';

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

/** Returns the comments on what a sample cannot show or send. */
export function toNotes({ clientCertificate, notes = [] }: SampleRequest): readonly string[] {
  return [...(clientCertificate === true ? [certificateNote] : []), ...notes];
}
