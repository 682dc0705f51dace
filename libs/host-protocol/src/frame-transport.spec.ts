// @see spec 3.11, 4.1, 8
// @see ASVS 3.5.5
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToHost, WELCOME_MS } from './connect-to-host';
import { serveFrame } from './serve-frame';
import { createShellHost } from './shell-host';
import { windowWire } from './window-wire';

const HOST = 'https://host.example';
const GUEST = 'https://console.example';

type Listener = (event: { data: unknown; origin: string; source: unknown }) => void;

interface Target {
  postMessage: (message: unknown, origin: string) => void;
}

/** A window as far as messages go: what is posted to it arrives at once, from whoever it is said to come from. */
class TestWindow {
  readonly sent: { message: unknown; origin: string }[] = [];
  readonly #listeners = new Set<Listener>();
  constructor(readonly origin: string) {}

  addEventListener(_type: string, listener: Listener) {
    this.#listeners.add(listener);
  }
  removeEventListener(_type: string, listener: Listener) {
    this.#listeners.delete(listener);
  }
  get listeners() {
    return this.#listeners.size;
  }
  dispatch(data: unknown, origin: string, source: unknown) {
    this.#listeners.forEach((listener) => {
      listener({ data, origin, source });
    });
  }
  /** What `from` has in its hands to reach this window: browsers deliver to the origin that was meant, or not at all. */
  seenFrom(from: TestWindow, self: () => unknown) {
    return {
      postMessage: (message: unknown, origin: string) => {
        this.sent.push({ message, origin });
        if (origin === this.origin) this.dispatch(structuredClone(message), from.origin, self());
      },
    };
  }
}

function frame() {
  const [hostWindow, guestWindow] = [new TestWindow(HOST), new TestWindow(GUEST)];
  const toGuest: Target = guestWindow.seenFrom(hostWindow, () => toHost);
  const toHost: Target = hostWindow.seenFrom(guestWindow, () => toGuest);
  return {
    hostWindow,
    guestWindow,
    toGuest,
    toHost,
    hostWire: windowWire({ own: hostWindow, other: toGuest, origin: GUEST }),
    guestWire: windowWire({ own: guestWindow, other: toHost, origin: HOST }),
  };
}

describe('the frame carrier', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function connected() {
    const onEvent = vi.fn();
    const open = vi.fn();
    const between = frame();
    const shell = createShellHost({
      state: { token: 'abc', appId: 'studio' },
      options: { hideMenu: true },
      onEvent,
      open,
    });
    const stop = serveFrame(between.hostWire, shell);
    const guest = await connectToHost(between.guestWire);
    return { ...between, shell, guest, onEvent, open, stop };
  }

  it('brings state, options and callbacks to the guest, and its events to the host', async () => {
    const { guest, shell, onEvent, open } = await connected();
    expect(guest.state()).toMatchObject({ token: 'abc', appId: 'studio' });
    expect(guest.options).toEqual({ hideMenu: true });
    guest.open?.();
    expect(open).toHaveBeenCalledOnce();
    expect(guest.openNoCardWarning).toBeUndefined();

    const heard = vi.fn();
    guest.subscribe(heard);
    shell.change({ token: 'new', meta: { lang: 'en' } });
    expect(heard).toHaveBeenCalledWith(guest.state());
    expect(guest.state()).toMatchObject({ token: 'new', meta: { lang: 'en', layoutMode: 'horizontal' } });

    guest.emit({ type: 'navigate', path: '/apps/dashboard' });
    guest.emit({ type: '403 mutation', operation: 'updateApp' });
    expect(onEvent.mock.calls).toEqual([
      [{ type: 'navigate', path: '/apps/dashboard' }],
      [{ type: '403 mutation', operation: 'updateApp' }],
    ]);
  });

  it('names the other’s exact origin with every message', async () => {
    const { guest, shell, hostWindow, guestWindow } = await connected();
    shell.change({ appId: 'other' });
    guest.emit({ type: 'reload' });
    expect(hostWindow.sent.map(({ origin }) => origin)).toEqual([HOST, HOST]);
    expect(guestWindow.sent.map(({ origin }) => origin)).toEqual([GUEST, GUEST]);
  });

  it.each([
    '*',
    'null',
    '',
    'https://host.example/',
    'https://host.example/path',
    'host.example',
    'https://HOST.example',
  ])('refuses the origin "%s"', (origin) => {
    const { hostWindow, toGuest } = frame();
    expect(() => windowWire({ own: hostWindow, other: toGuest, origin })).toThrow('no exact origin');
  });

  it('waits ten seconds for a welcome, and leaves no listener behind', async () => {
    const { guestWire, guestWindow } = frame();
    const connecting = expect(connectToHost(guestWire)).rejects.toThrow('did not answer within 10 s');
    await vi.advanceTimersByTimeAsync(WELCOME_MS);
    await connecting;
    expect(guestWindow.listeners).toBe(0);
  });

  it('is refused by a host of another version, which says so', async () => {
    const { guestWire, guestWindow, toHost } = frame();
    const connecting = expect(connectToHost(guestWire)).rejects.toThrow('version 7');
    guestWindow.dispatch({ channel: 'shell-host', type: 'refused', version: 7 }, HOST, toHost);
    await connecting;
  });

  it('refuses a guest of another version, and does nothing that it asks', () => {
    const { hostWire, hostWindow, guestWindow, toGuest } = frame();
    const open = vi.fn();
    serveFrame(hostWire, createShellHost({ state: { token: 'abc' }, open }));
    hostWindow.dispatch({ channel: 'shell-host', type: 'hello', version: 2 }, GUEST, toGuest);
    hostWindow.dispatch({ channel: 'shell-host', type: 'call', version: 1, name: 'open' }, GUEST, toGuest);
    expect(guestWindow.sent.map(({ message }) => message)).toEqual([
      { channel: 'shell-host', type: 'refused', version: 1 },
    ]);
    expect(open).not.toHaveBeenCalled();
  });

  it('has no guest without a token', async () => {
    const { hostWire, guestWire } = frame();
    const shell = createShellHost({ state: { token: 'abc' } });
    shell.change({ token: '' });
    serveFrame(hostWire, shell);
    await expect(connectToHost(guestWire)).rejects.toThrow('appConfig.token is required');
  });

  it('is silent once the host has stopped', async () => {
    const { guest, shell, onEvent, stop } = await connected();
    stop();
    guest.emit({ type: 'reload' });
    shell.change({ token: 'new' });
    expect(onEvent).not.toHaveBeenCalled();
    expect(guest.state().token).toBe('abc');
  });

  it('takes nothing from another origin, from another window, of another shape or of another version', async () => {
    const { hostWindow, guestWindow, toGuest, toHost, guest, onEvent, open } = await connected();
    const before = guest.state();
    const told = hostWindow.sent.length + guestWindow.sent.length;
    const channel = 'shell-host';
    const good = fc.constantFrom<object>(
      { channel, version: 1, type: 'call', name: 'open' },
      { channel, version: 1, type: 'event', event: { type: 'reload' } },
      { channel, version: 1, type: 'state-change', state: { token: 'stolen' } },
      { channel, version: 1, type: 'welcome', state: { token: 'stolen' }, options: {}, callbacks: [] },
    );
    const origins = fc.constantFrom(
      'https://evil.example',
      'null',
      '',
      'http://host.example',
      `${HOST}.evil.example`,
      `${GUEST}:8443`,
    );
    const spoiled = fc
      .tuple(good, fc.constantFrom('channel', 'version', 'type'), fc.anything())
      .map(([message, key, value]) => ({ ...message, [key]: { not: value } }));
    const foreign = fc.record({ data: fc.oneof(good, spoiled, fc.anything()), origin: origins });
    const misshapen = fc.oneof(
      spoiled,
      fc.anything().filter((value) => !(typeof value === 'object' && value !== null && 'channel' in value)),
    );
    fc.assert(
      fc.property(foreign, misshapen, good, ({ data, origin }, shapeless, message) => {
        hostWindow.dispatch(data, origin, toGuest);
        guestWindow.dispatch(data, origin, toHost);
        hostWindow.dispatch(shapeless, GUEST, toGuest);
        guestWindow.dispatch(shapeless, HOST, toHost);
        hostWindow.dispatch(message, GUEST, { postMessage: () => undefined });
        guestWindow.dispatch(message, HOST, null);
      }),
      { numRuns: 10_000 },
    );
    expect(guest.state()).toEqual(before);
    expect(onEvent).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
    expect(hostWindow.sent.length + guestWindow.sent.length).toBe(told);
  });
});
