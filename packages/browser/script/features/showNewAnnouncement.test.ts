import { describe, expect, it, vi } from 'vitest';
import { showNewAnnouncement } from './showNewAnnouncement';

const dismissal = 'docusaurus.announcement.dismiss';

describe('showNewAnnouncement', () => {
  it.each([
    ['the one that was dismissed stays so', 'first', 'first', true],
    ['another one is shown', 'second', 'first', false],
    ['the first of all is shown', 'first', null, false],
    ['none forgets nothing', null, 'first', true],
  ])('%s', (_, id, seen, isKept) => {
    const stored = new Map([
      [dismissal, 'true'],
      ['docusaurus.announcement.id', seen],
    ]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    });
    showNewAnnouncement(id);
    expect(stored.has(dismissal)).toBe(isKept);
  });
});
