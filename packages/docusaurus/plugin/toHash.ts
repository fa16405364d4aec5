import { createHash } from 'node:crypto';

/** SHA-256, in hexadecimal. */
export function toHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
