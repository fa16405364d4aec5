import { describe, expect, it } from 'vitest';
import { withoutPlace } from './withoutPlace';

describe('withoutPlace', () => {
  it.each([
    [
      '!/n/u.js?limit=1&fallback=/home/me/node_modules/file-loader/dist/cjs.js!./a.svg',
      '!/n/u.js?limit=1&fallback=file-loader!./a.svg',
    ],
    [
      '!u?fallback=C:\\me\\node_modules\\file-loader\\dist\\cjs.js&name=x!./a.svg',
      '!u?fallback=file-loader&name=x!./a.svg',
    ],
    ['!u?fallback=file-loader!./a.svg', '!u?fallback=file-loader!./a.svg'],
    ['./a.js', './a.js'],
  ])('turns %s into %s', (request, want) => expect(withoutPlace(request)).toBe(want));
});
