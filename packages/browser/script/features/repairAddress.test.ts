import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/page.ts';
import { repairAddress } from './repairAddress.ts';

function shownAddress(address: string): string {
  const { window } = openPage('');
  window.history.replaceState(null, '', address);
  repairAddress();
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

describe('repairAddress', () => {
  it.each([
    ['/docs/intro?a=%zz#b', '/docs/intro?a=%zz#b'],
    ['/api/%C3%A9#%C3%A9', '/api/%C3%A9#%C3%A9'],
    ['/100%', '/100'],
    ['/100%25?a=1', '/10025?a=1'],
    ['/docs/%E0%A4%A', '/docs/E0A4A'],
    ['/docs/intro#100%', '/docs/intro#100'],
    ['/docs/intro#100%25', '/docs/intro#100%25'],
  ])('shows %s as %s', (address, want) => {
    expect(shownAddress(address)).toBe(want);
  });

  it('repairs the address of an entry of the history', () => {
    const { window } = openPage('');
    repairAddress();
    window.history.replaceState(null, '', '/docs/intro#%zz');
    window.dispatchEvent(new window.Event('popstate'));
    expect(window.location.hash).toBe('#zz');
  });
});
