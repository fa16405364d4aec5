import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { sharedPicturePath } from '@reliure/richtext';
import { buildPictures, planPictures } from './buildPictures.ts';

const landing = {
  title: 'A',
  labels: [],
  groups: [{ slug: 'loans', title: 'Loans', operations: [] }],
  count: 0,
  downloads: [],
};
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2"/></svg>';

describe('planPictures', () => {
  it.each([
    [true, ['site', 'docs', 'blog', 'api', 'api-loans']],
    [false, ['site', 'docs', 'api', 'api-loans']],
  ])('plans one for each part of the site, with a blog: %s', (hasBlog, want) => {
    const paths = planPictures('Library', { landing }, hasBlog).map(([path]) => path);
    expect(paths).toEqual(want.map((part) => `/partage/${part}.png`));
  });
});

it.each([
  ['site', 'Library', ''],
  ['docs', 'Documentation', 'Guides and scenarios'],
  ['api', 'API reference', ''],
  ['api-loans', 'Loans', 'API reference'],
])('the picture of the part %s shows English texts', (part, title, wantedPart) => {
  setLanguage('en');
  expect(planPictures('Library', { landing }, false)).toContainEqual([
    sharedPicturePath(part as 'site'),
    { site: 'Library', title, part: wantedPart },
  ]);
});

describe('buildPictures', () => {
  it('draws PNG files of 1200 by 630 pixels, the same each time', async () => {
    const planned = planPictures('Library', { landing }, false).slice(0, 1);
    const [first, second, other] = await Promise.all(
      [logo, logo, null].map(async (icon) => Buffer.from([...(await buildPictures(planned, icon)).values()][0] ?? '')),
    );
    expect(first?.subarray(1, 4).toString()).toBe('PNG');
    expect([first?.readUInt32BE(16), first?.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });
});
