import { describe, expect, it } from 'vitest';
import { plainRequest } from '../testing/request.ts';
import { python } from './python.ts';

describe('python', () => {
  it('calls a method without a function of its own by its name', () =>
    expect(python.generate({ ...plainRequest, method: 'TRACE' })).toContain(
      'response = requests.request(\n    "TRACE",\n    "https://a.example/a",\n    timeout=30,\n)\n',
    ));
});
