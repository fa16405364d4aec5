import { texts } from '../../texts.ts';
import type { SampleRequest } from '../../types.ts';

/**
 * Returns the comment beside an idempotency key.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function idempotencyKeyNote(): string {
  return texts().comments.idempotencyKey;
}

/**
 * Returns the comments on what a sample cannot show or send. The setup of a client certificate differs too much between
 * clients to be shown.
 */
export function toNotes(request: SampleRequest, supportsDigest = false): readonly string[] {
  const { clientCertificate, digest, notes = [] } = request;
  const { comments } = texts();
  return [
    ...(clientCertificate === true ? [comments.clientCertificate] : []),
    ...(digest === undefined || supportsDigest ? [] : [comments.digest]),
    ...notes,
  ];
}
