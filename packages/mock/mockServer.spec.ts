import { describe, expect, it } from 'vitest';
import { startMockServer } from './mockServer.ts';

describe('startMockServer', () => {
  it('reports immediately why the server did not start', { timeout: 20_000 }, async () => {
    const message = /did not start \(1\):[^]*Error opening file ".*absent\.json"/;
    await expect(startMockServer('absent.json')).rejects.toThrow(message);
  });
});
