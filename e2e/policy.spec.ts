import { expect, test } from './test.ts';

const operation = '/api/creer-une-visite';

/** Attempts that Trusted Types refuse. */
const attempts = {
  'HTML from a string': () => void (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
  'HTML with an event handler': () => void (document.body.innerHTML = '<a href="/" onclick="alert(1)">x</a>'),
  'a script from a string': () => void (document.createElement('script').text = 'alert(1)'),
  'a script of another site': () => void (document.createElement('script').src = 'https://evil.example/a.js'),
  'a script from a file of another type': () => void (document.createElement('script').src = '/openapi.json'),
  'a worker from a data URL': () => void new Worker('data:text/javascript,1'),
  'a policy with another name': () => void window.trustedTypes?.createPolicy('mine', {}),
};

for (const path of ['/', operation, '/absente', '/openapi.yaml']) {
  test(`${path} has the security headers`, { tag: '@security-headers' }, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(/script-src[^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[\w+/]+=*')+$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });
}

test.describe('Trusted Types', () => {
  test('refuse HTML, scripts and policies that are not of this site', async ({ page, watch }) => {
    watch.expected.push(/Trusted|Content Security Policy/i);
    await page.goto('/docs/intro');
    for (const [what, attempt] of Object.entries(attempts))
      await expect(page.evaluate(attempt), what).rejects.toThrow(/Trusted|Policy|policy/);
  });

  test('allow the HTML of the theme', async ({ page }) => {
    await page.goto('/docs/intro');
    const html = 'Voir <a href="/api" class="a">l’<code>API</code></a><br/>';
    expect(await page.evaluate((text) => (document.body.innerHTML = text), html)).toBe(html);
  });
});
