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
    ['is missing', '/b.json', new Response('', { status: 404 }), '/b.json: 404'],
    ['is not JSON', '/c.json', new Response('<html>'), '/c.json is not JSON.'],
  ])('tries again after a file that %s', async (_fault, url, response, message) => {
    answer(response, new Response('{}'));
    await expect(loadJson(url)).rejects.toThrow(message);
    await expect(loadJson(url)).resolves.toEqual({});
  });
});
