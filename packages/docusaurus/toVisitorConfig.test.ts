import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { toVisitorConfig } from './toVisitorConfig';

describe('toVisitorConfig', () => {
  it('keeps what pages read, and nothing of the machine that builds', () => {
    const config = {
      title: 'Site',
      future: { experimental_router: 'browser', faster: { rspackBundler: true } },
      plugins: [['x', { path: '/home/me' }]],
      ssrTemplate: '<html>',
    };
    expect(toVisitorConfig(config as unknown as DocusaurusConfig)).toEqual({
      title: 'Site',
      future: { experimental_router: 'browser' },
    });
  });
});
