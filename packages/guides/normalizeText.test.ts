import { expect, it } from 'vitest';
import { normalizeText } from './normalizeText.ts';

it('leaves only the text, with plain line ends', () =>
  expect(normalizeText('\ufeff---\r\ntitle: A\r\n---\n')).toBe('---\ntitle: A\n---\n'));
