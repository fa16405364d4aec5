import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeJson } from '@reliure/openapi';
import { loadJson } from './loadJson.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(...responses: readonly Response[]): typeof fetch {
  const fetched = vi.fn<typeof fetch>();
  for (const response of responses) fetched.mockResolvedValueOnce(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('loadJson', () => {
  it('loads a file once, with the digits of its numbers', async () => {
    const text = '{"price":1.10,"id":12345678901234567890}';
    const fetched = answer(new Response(text));
    expect(writeJson(await loadJson('/a.json'))).toBe(text);
    await loadJson('/a.json');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    ['is missing', new Response('', { status: 404 }), '/b.json: 404'],
    ['is not JSON', new Response('<html>'), '/b.json is not JSON.'],
  ])('tries again after a file that %s', async (_fault, response, message) => {
    answer(response, new Response('{}'));
    await expect(loadJson('/b.json')).rejects.toThrow(message);
    await expect(loadJson('/b.json')).resolves.toEqual({});
    await loadJson('/b.json');
  });
});
