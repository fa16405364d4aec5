import { describe, expect, it } from 'vitest';
import { toFeedTags } from './feeds.ts';

describe('toFeedTags', () => {
  it('sets the media type of each feed', () => {
    const feeds = [{ title: 'Flux RSS', mediaType: 'application/rss+xml', path: '/docs/journal/rss.xml' }];
    expect(toFeedTags({ feeds }, { baseUrl: '/site/', title: 'API' })).toEqual([
      {
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: '/site/docs/journal/rss.xml',
          title: 'API — journal des modifications (Flux RSS)',
        },
      },
    ]);
  });
});
