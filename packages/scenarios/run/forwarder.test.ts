import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startForwarder } from './forwarder';

it('keeps no connection, to either side, that could be closed while a request is on its way', async () => {
  const target = createServer((request, response) => {
    response.end(request.headers.connection);
  });
  await new Promise<void>((done) => target.listen(0, '127.0.0.1', done));
  const forwarder = await startForwarder(`http://127.0.0.1:${String((target.address() as AddressInfo).port)}`, []);
  const response = await fetch(`${forwarder.origin}/v1/visites`);
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.text()).toBe('close');
  forwarder.stop();
  target.close();
});
