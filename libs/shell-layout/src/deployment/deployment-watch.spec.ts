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
  const ask = vi.fn<Ask>(names('old'));
  const page = new Page();
  const watch = createDeploymentWatch({ buildId, everySeconds: 60, ask, page });
  return { ask, page, watch, stop: watch.start() };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 31) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the deployment watch', () => {
  it('asks once in each period, with the time in the address', async () => {
    const { ask, watch } = watched();
    await seconds(59);
    expect(ask).not.toHaveBeenCalled();
    await seconds(61);
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      `/builds/latest.json?${String(Date.UTC(2026, 0, 31, 0, 1))}`,
      `/builds/latest.json?${String(Date.UTC(2026, 0, 31, 0, 2))}`,
    ]);
    expect(watch.superseded).toBe(false);
  });

  it('knows of another build, and that it was taken back', async () => {
    const { ask, watch } = watched();
    ask.mockImplementationOnce(names('new'));
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
  ])('takes %s for no news, and asks again', async (_what, answer) => {
    const { ask, watch } = watched();
    ask.mockImplementationOnce(answer);
    await seconds(60);
    expect(watch.superseded).toBe(false);
    ask.mockImplementationOnce(names('new'));
    await seconds(60);
    expect(watch.superseded).toBe(true);
  });

  it('gives up an answer when it asks for the next, also one that comes after all', async () => {
    const { ask, watch } = watched();
    const late = Promise.withResolvers<Response>();
    ask.mockImplementationOnce(() => late.promise);
    await seconds(120);
    expect(ask.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
    late.resolve(Response.json({ id: 'new' }));
    await seconds(1);
    expect(watch.superseded).toBe(false);
  });

  it('asks nothing while the page is hidden, and at once when it was due', async () => {
    const { ask, page } = watched();
    page.turn('hidden');
    await seconds(600);
    expect(ask).not.toHaveBeenCalled();
    page.turn('visible');
    await seconds(0);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not ask more often for a page that is hidden and seen in turn', async () => {
    const { ask, page } = watched();
    await seconds(40);
    page.turn('hidden');
    page.turn('visible');
    page.turn('visible');
    await seconds(19);
    expect(ask).not.toHaveBeenCalled();
    await seconds(1);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('ends with its page', async () => {
    const { ask, page, stop } = watched();
    await seconds(60);
    stop();
    page.turn('visible');
    await seconds(600);
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('asks nothing for a page that does not know its build', async () => {
    const ask = vi.fn<Ask>();
    createDeploymentWatch({ buildId: undefined, everySeconds: 60, ask, page: new Page() }).start();
    await seconds(600);
    expect(ask).not.toHaveBeenCalled();
  });
});
