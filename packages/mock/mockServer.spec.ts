import { describe, expect, it } from 'vitest';
import { startMockServer } from './mockServer';

describe('startMockServer', () => {
  it('says at once why the server did not start', { timeout: 20_000 }, async () => {
    const wanted = /did not start \(1\):[^]*Error opening file ".*absent\.json"/;
    await expect(startMockServer('absent.json')).rejects.toThrow(wanted);
  });
});
