// @see spec 7.2
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatestRequest } from './latest-request';

describe('createLatestRequest', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends only the last request, after a pause', async () => {
    const request = createLatestRequest(300);
    const sent: string[] = [];
    const received: string[] = [];
    for (const text of ['p', 'ph', 'phi']) {
      request.send(
        () => {
          sent.push(text);
          return Promise.resolve(`${text}!`);
        },
        (response) => received.push(response),
      );
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['phi']);
    expect(received).toEqual(['phi!']);
  });

  it('drops a response that arrives after the next request', async () => {
    const request = createLatestRequest(300);
    const late = Promise.withResolvers<string>();
    const received: string[] = [];
    request.send(
      () => late.promise,
      (response) => received.push(response),
    );
    await vi.advanceTimersByTimeAsync(300);
    request.send(
      () => Promise.resolve('second'),
      (response) => received.push(response),
    );
    await vi.advanceTimersByTimeAsync(300);
    late.resolve('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual(['second']);
  });

  it('can be canceled before and after it was sent', async () => {
    const request = createLatestRequest(300);
    const load = vi.fn(() => Promise.resolve('response'));
    const onResponse = vi.fn();
    request.send(load, onResponse);
    request.cancel();
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();

    request.send(load, onResponse);
    await vi.advanceTimersByTimeAsync(299);
    vi.advanceTimersByTime(1);
    request.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
    expect(onResponse).not.toHaveBeenCalled();
  });
});
