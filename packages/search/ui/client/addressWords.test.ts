import { describe, expect, it } from 'vitest';
import { addressWords } from './addressWords.ts';

describe('addressWords', () => {
  it.each([
    ['/docs/evenements', '/', 'evenements'],
    ['/docs/guide_des-visites.html', '/', 'guide des visites'],
    ['/api/creer-une-visite/nimporte', '/', 'creer une visite nimporte'],
    ['/base/docs/intro', '/base/', 'intro'],
    ['/ailleurs/docs', '/base/', 'ailleurs docs'],
    ['/api', '/', ''],
    ['/', '/', ''],
    ['/%C5%93d%C3%A8me', '/', 'œdème'],
    ['/%zz', '/', 'zz'],
    ['/__proto__/<img src=x>', '/', 'proto img src x'],
    [`/${'a'.repeat(500)}`, '/', 'a'.repeat(200)],
  ])('reads %s below %s as "%s"', (pathname, baseUrl, want) => {
    expect(addressWords(pathname, baseUrl, ['docs', 'api'])).toBe(want);
  });
});
