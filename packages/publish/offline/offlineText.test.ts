import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { toOfflineText } from './offlineText.ts';

describe('toOfflineText', () => {
  const written = '| a | b |\n| --- | --- |\n| c | d |\n| e | f <!-- hors-ligne --> |\n\nText.\n';
  it.each([
    [
      'keeps a line with the marker, without the marker',
      true,
      '| a | b |\n| --- | --- |\n| c | d |\n| e | f |\n\nText.\n',
    ],
    ['removes the line if no copy is kept', false, '| a | b |\n| --- | --- |\n| c | d |\n\nText.\n'],
  ])('%s', (_name, hasOfflineCopy, want) => expect(toOfflineText(written, hasOfflineCopy)).toBe(want));

  it('reads the English marker on an English site', () => {
    setLanguage('en');
    expect(toOfflineText('a\nb <!-- offline -->\n', false)).toBe('a\n');
    expect(toOfflineText(written, false)).toBe(written);
  });

  it.each([true, false])('returns other texts unchanged', (hasOfflineCopy) =>
    expect(toOfflineText('Hors ligne.\r\n<!-- other -->', hasOfflineCopy)).toBe('Hors ligne.\r\n<!-- other -->'),
  );
});
