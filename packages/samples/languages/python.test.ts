import { describe, expect, it } from 'vitest';
import { python } from './python';

describe('python', () => {
  it('calls a method without a function of its own by its name', () =>
    expect(
      python.generate({
        method: 'TRACE',
        url: 'https://a.example/a',
        query: [],
        headers: [],
        body: { kind: 'none' },
        success: { kind: 'none' },
      }),
    ).toContain('response = requests.request(\n    "TRACE",\n    "https://a.example/a",\n    timeout=30,\n)\n'));
});
