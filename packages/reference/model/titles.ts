import { texts } from '../texts/index.ts';
import type { Body } from './exchange.ts';

/** Returns the title of an operation’s request body. */
export function bodyTitle({ required }: Pick<Body, 'required'>): string {
  return texts().exchange.body(required);
}
