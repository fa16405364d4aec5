import { describe, expect, it, vi } from 'vitest';
import { installTrustedTypes } from './installTrustedTypes.ts';

type Rules = Parameters<TrustedTypes['createPolicy']>[1];

function installedRules(): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', new URL('https://site.example/base/api'));
  installTrustedTypes('/base/');
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  return rules ?? {};
}

describe('installTrustedTypes', () => {
  it.each([
    ['Le <code>jeton</code>', 'Element innerHTML', true],
    ['<img src=x onerror=alert(1)>', 'Element innerHTML', false],
    ['<div class="bar" role="bar"><div class="peg"></div></div>', 'Element innerHTML', true],
    ['<div class="bar"><img src=x onerror=alert(1)></div>', 'Element innerHTML', false],
    ['<div onclick="alert(1)"></div>', 'Element innerHTML', false],
    ['<img src=x onerror=alert(1)>', 'DOMParser parseFromString', true],
    ['<script>alert(1)</script>', 'HTMLIFrameElement srcdoc', false],
  ])('for %s in %s, allowed is %s', (html, sink, isAllowed) => {
    expect(installedRules().createHTML?.(html, 'TrustedHTML', sink)).toBe(isAllowed ? html : null);
  });

  it.each([
    ['/base/assets/js/main.1.js', true],
    ['assets/js/main.1.js', true],
    ['https://site.example/base/assets/js/main.1.js', true],
    ['/assets/js/main.1.js', false],
    ['/base/../other/main.js', false],
    ['/base/main.json', false],
    ['https://evil.example/base/main.js', false],
    ['//evil.example/base/main.js', false],
    ['data:text/javascript,alert(1)//.js', false],
  ])('for a script from %s, allowed is %s', (address, isAllowed) => {
    expect(installedRules().createScriptURL?.(address)).toBe(isAllowed ? address : null);
  });

  it('does nothing in a browser without Trusted Types', () => {
    vi.stubGlobal('window', {});
    expect(() => installTrustedTypes('/')).not.toThrow();
  });
});
