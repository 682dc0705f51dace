// @see spec 4.8, 7.10
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeploymentWatch } from './deployment-watch';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

type Ask = (address: string, signal: AbortSignal) => Promise<Response>;

const names = (id: unknown) => () => Promise.resolve(Response.json({ id }));

function watched(buildId: string | undefined = 'old') {
  const fetchUncached = vi.fn<Ask>(names('old'));
  const page = new Page();
  const watch = createDeploymentWatch({ buildId, everySeconds: 60, fetchUncached, page });
  return { fetchUncached, page, watch, stop: watch.start() };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 31) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the deployment watch', () => {
  it('requests once in each period, with the time in the address', async () => {
    const { fetchUncached, watch } = watched();
    await seconds(59);
    expect(fetchUncached).not.toHaveBeenCalled();
    await seconds(61);
    expect(fetchUncached.mock.calls.map(([address]) => address)).toEqual([
      `/builds/latest.json?${String(Date.UTC(2026, 0, 31, 0, 1))}`,
      `/builds/latest.json?${String(Date.UTC(2026, 0, 31, 0, 2))}`,
    ]);
    expect(watch.superseded).toBe(false);
  });

  it('detects another build, and its rollback', async () => {
    const { fetchUncached, watch } = watched();
    fetchUncached.mockImplementationOnce(names('new'));
    await seconds(60);
    expect(watch.superseded).toBe(true);
    await seconds(60);
    expect(watch.superseded).toBe(false);
  });

  it.each([
    ['a page', () => Promise.resolve(new Response('<!doctype html>', { status: 200 }))],
    ['a 404', () => Promise.resolve(Response.json({ id: 'new' }, { status: 404 }))],
    ['cut JSON', () => Promise.resolve(new Response('{"id":"ne'))],
    ['no id', () => Promise.resolve(Response.json({}))],
    ['a number', names(7)],
    ['an empty id', names('')],
    ['null', () => Promise.resolve(Response.json(null))],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that never comes', () => new Promise<Response>(() => undefined)],
  ])('ignores %s, and requests again', async (_what, answer) => {
    const { fetchUncached, watch } = watched();
    fetchUncached.mockImplementationOnce(answer);
    await seconds(60);
    expect(watch.superseded).toBe(false);
    fetchUncached.mockImplementationOnce(names('new'));
    await seconds(60);
    expect(watch.superseded).toBe(true);
  });

  it('ignores a response that arrives after the next request', async () => {
    const { fetchUncached, watch } = watched();
    const late = Promise.withResolvers<Response>();
    fetchUncached.mockImplementationOnce(() => late.promise);
    await seconds(120);
    expect(fetchUncached.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
    late.resolve(Response.json({ id: 'new' }));
    await seconds(1);
    expect(watch.superseded).toBe(false);
  });

  it('requests nothing while the page is hidden, and at once when it was due', async () => {
    const { fetchUncached, page } = watched();
    page.turn('hidden');
    await seconds(600);
    expect(fetchUncached).not.toHaveBeenCalled();
    page.turn('visible');
    await seconds(0);
    expect(fetchUncached).toHaveBeenCalledOnce();
  });

  it('does not request more often for a page that is hidden and seen in turn', async () => {
    const { fetchUncached, page } = watched();
    await seconds(40);
    page.turn('hidden');
    page.turn('visible');
    page.turn('visible');
    await seconds(19);
    expect(fetchUncached).not.toHaveBeenCalled();
    await seconds(1);
    expect(fetchUncached).toHaveBeenCalledOnce();
  });

  it('stops with its page', async () => {
    const { fetchUncached, page, stop } = watched();
    await seconds(60);
    stop();
    page.turn('visible');
    await seconds(600);
    expect(fetchUncached).toHaveBeenCalledOnce();
    expect(fetchUncached.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('requests nothing for a page without a build ID', async () => {
    const fetchUncached = vi.fn<Ask>();
    createDeploymentWatch({ buildId: undefined, everySeconds: 60, fetchUncached, page: new Page() }).start();
    await seconds(600);
    expect(fetchUncached).not.toHaveBeenCalled();
  });
});
