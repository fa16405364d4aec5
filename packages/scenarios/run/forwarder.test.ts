import { expect, it } from 'vitest';
import { startLocalServer } from '@reliure/mock/node';
import { startForwarder } from './forwarder.ts';

it('reuses no connection on either side', async () => {
  const target = await startLocalServer(({ headers }) =>
    Promise.resolve({ status: 200, headers: {}, body: Buffer.from(String(headers.connection)) }),
  );
  const forwarder = await startForwarder(target.origin, []);
  const response = await fetch(`${forwarder.origin}/v1/visites`);
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.text()).toBe('close');
  forwarder.stop();
  target.stop();
});
