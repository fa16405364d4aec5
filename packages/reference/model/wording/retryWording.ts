import type { ErrorCase } from '../exchange.ts';

/** Returns whether to send a request again after an error, in words. */
export function retryWording(retry: ErrorCase['retry']): string {
  switch (retry) {
    case 'no':
      return 'Non.';
    case 'same':
      return 'Oui, plus tard, la même requête.';
    case 'changed':
      return 'Oui, une fois la cause levée.';
  }
}
