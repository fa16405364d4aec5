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

test('the table of contents shows a title without the elements that the policy refuses', async ({ page }) => {
  const titles = {
    'Ce que fait l’API':
      'L’<u id="u">API</u> &amp; ses <abbr title=\'Identifiants\'>IUD</abbr> <code>&lt;b&gt;</code> 👩‍⚕️ < 5',
    '2. Lister les visites': '<img src=x onerror=alert(1)><svg onload=alert(1)>Lister',
  };
  let planted = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [title, html] of Object.entries(titles)) {
      // The bundle escapes non-ASCII characters.
      const ascii = title.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
      const parts = body.split(`value:"${ascii}"`);
      planted += parts.length - 1;
      body = parts.join(`value:${JSON.stringify(html)}`);
    }
    await route.fulfill({ response, body });
  });
  await page.goto(operation);
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  expect(planted).toBe(2);
  const contents = page.getByRole('navigation', { name: 'Sur cette page' });
  await expect(contents.getByRole('link', { name: 'L’API & ses IUD <b> 👩‍⚕️ < 5', exact: true })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Lister', exact: true })).toBeVisible();
  expect(await contents.locator('u, abbr, img, svg').count()).toBe(0);
});

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
