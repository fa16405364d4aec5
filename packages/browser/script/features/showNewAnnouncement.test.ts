import { describe, expect, it, vi } from 'vitest';
import { showNewAnnouncement } from './showNewAnnouncement.ts';

const dismissal = 'docusaurus.announcement.dismiss';

describe('showNewAnnouncement', () => {
  it.each([
    ['keeps a dismissed announcement hidden', 'first', 'first', true],
    ['shows another announcement', 'second', 'first', false],
    ['shows the first announcement', 'first', null, false],
    ['does nothing without an announcement', null, 'first', true],
  ])('%s', (_, id, seen, isDismissed) => {
    const stored = new Map([
      [dismissal, 'true'],
      ['docusaurus.announcement.id', seen],
    ]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    });
    showNewAnnouncement(id);
    expect(stored.has(dismissal)).toBe(isDismissed);
  });
});
