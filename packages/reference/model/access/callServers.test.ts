import { describe, expect, it } from 'vitest';
import { toCallServers } from './callServers.ts';

describe('toCallServers', () => {
  it('lists the servers of the contract, then the local one with its token', () =>
    expect(
      toCallServers([{ url: 'https://{host}/v1/', variables: [{ name: 'host', default: 'a.example', values: [] }] }]),
    ).toEqual({
      servers: [
        { name: 'https://a.example/v1', url: 'https://a.example/v1' },
        { name: 'Simulation locale', url: 'http://127.0.0.1:4010', token: 'demo' },
      ],
      variables: { base: 'BASE', token: 'API_TOKEN' },
    }));
});
