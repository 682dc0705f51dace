import { expect, it, vi } from 'vitest';
import { BeaconSender } from './beacon-sender';

it('sends what is on its way when it closes, and does not wait for a slow server', async () => {
  const response = { status: 200, headers: {}, body: Buffer.alloc(0) };
  const send = vi.fn(() => Promise.resolve(response));
  const sender = new BeaconSender({ send }, 50);
  const urls = Array.from({ length: 30 }, (_, number) => `https://tracker.example/${number}`);
  const sent = sender.send(urls, {});
  await sender.close();
  expect(await sent).toBe('sent');

  send.mockClear().mockReturnValue(new Promise(() => undefined));
  const slow = new BeaconSender({ send }, 50);
  void slow.send(urls, {});
  await slow.close();
  expect(send).toHaveBeenCalledTimes(20);
});
