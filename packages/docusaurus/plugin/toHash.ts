import { createHash } from 'node:crypto';

/** Returns the SHA-256 hash of some content, in hexadecimal. */
export function toHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
