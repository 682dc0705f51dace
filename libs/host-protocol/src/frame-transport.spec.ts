// @see spec 3.11, 4.1, 8
// @see ASVS 3.5.5
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToHost, WELCOME_TIMEOUT_MS } from './connect-to-host';
import { serveFrame } from './serve-frame';
import { createShellHost } from './shell-host';
import { windowTransport } from './window-transport';

const HOST = 'https://host.example';
const GUEST = 'https://console.example';
const channel = 'shell-host';

type Listener = (event: { data: unknown; origin: string; source: unknown }) => void;

/** A window reduced to its messages, which arrive synchronously. */
class TestWindow {
  readonly sent: { message: unknown; origin: string }[] = [];
  readonly listeners = new Set<Listener>();
  constructor(readonly origin: string) {}

  addEventListener(_type: string, listener: Listener) {
    this.listeners.add(listener);
  }
  removeEventListener(_type: string, listener: Listener) {
    this.listeners.delete(listener);
  }
  dispatch(data: unknown, origin: string, source: unknown) {
    this.listeners.forEach((listener) => listener({ data, origin, source }));
  }
  /** This window as another one holds it: like a browser, it delivers to its own origin only. */
  handleFor(sender: TestWindow, source: () => unknown) {
    return {
      postMessage: (message: unknown, origin: string) => {
        this.sent.push({ message, origin });
        if (origin === this.origin) this.dispatch(structuredClone(message), sender.origin, source());
      },
    };
  }
}

function frame() {
  const [hostWindow, guestWindow] = [new TestWindow(HOST), new TestWindow(GUEST)];
  const toGuest: object & Parameters<typeof windowTransport>[0]['peer'] = guestWindow.handleFor(
    hostWindow,
    () => toHost,
  );
  const toHost: typeof toGuest = hostWindow.handleFor(guestWindow, () => toGuest);
  return {
    hostWindow,
    guestWindow,
    toGuest,
    toHost,
    hostEnd: windowTransport({ self: hostWindow, peer: toGuest, origin: GUEST }),
    guestEnd: windowTransport({ self: guestWindow, peer: toHost, origin: HOST }),
  };
}

async function connected() {
  const onEvent = vi.fn();
  const open = vi.fn();
  const windows = frame();
  const state = { token: 'abc', appId: 'studio', path: '/apps', totalAlerts: 3 };
  const shell = createShellHost({ state, options: { hideMenu: true }, onEvent, open });
  const stop = serveFrame(windows.hostEnd, shell);
  const guest = await connectToHost(windows.guestEnd);
  return { ...windows, shell, guest, onEvent, open, stop };
}

describe('the frame transport', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('carries state, options and callbacks to the guest, and its events to the host', async () => {
    const { guest, shell, onEvent, open } = await connected();
    expect(guest.state()).toMatchObject({ token: 'abc', appId: 'studio', totalAlerts: 3 });
    expect(guest.options).toEqual({ hideMenu: true });
    guest.open?.();
    expect(open).toHaveBeenCalledOnce();
    expect(guest.openNoCardWarning).toBeUndefined();

    const listener = vi.fn();
    guest.subscribe(listener);
    shell.change({ token: 'new', meta: { lang: 'en' }, path: undefined, totalAlerts: undefined });
    expect(listener).toHaveBeenCalledWith(guest.state());
    expect(guest.state()).toMatchObject({ token: 'new', meta: { lang: 'en', layoutMode: 'horizontal' } });
    expect(guest.state().path).toBeUndefined();
    expect(guest.state().totalAlerts).toBeUndefined();

    guest.emit({ type: 'navigate', path: '/apps/dashboard' });
    guest.emit({ type: '403 mutation', operation: 'updateApp' });
    expect(onEvent.mock.calls).toEqual([
      [{ type: 'navigate', path: '/apps/dashboard' }],
      [{ type: '403 mutation', operation: 'updateApp' }],
    ]);
  });

  it('posts every message to the exact origin of the peer', async () => {
    const { guest, shell, hostWindow, guestWindow } = await connected();
    shell.change({ appId: 'other' });
    guest.emit({ type: 'reload' });
    expect(hostWindow.sent.map(({ origin }) => origin)).toEqual([HOST, HOST]);
    expect(guestWindow.sent.map(({ origin }) => origin)).toEqual([GUEST, GUEST]);
  });

  it.each(['*', 'null', '', `${HOST}/`, `${HOST}/path`, 'host.example', 'https://HOST.example'])(
    'rejects the origin "%s"',
    (origin) => {
      const { hostWindow, toGuest } = frame();
      expect(() => windowTransport({ self: hostWindow, peer: toGuest, origin })).toThrow('no exact origin');
    },
  );

  it('waits ten seconds for a welcome, then removes its listeners', async () => {
    const { guestEnd, guestWindow } = frame();
    const connecting = expect(connectToHost(guestEnd)).rejects.toThrow('did not answer within 10 s');
    await vi.advanceTimersByTimeAsync(WELCOME_TIMEOUT_MS);
    await connecting;
    expect(guestWindow.listeners.size).toBe(0);
  });

  it('rejects a host of another version', async () => {
    const { guestEnd, guestWindow, toHost } = frame();
    const connecting = expect(connectToHost(guestEnd)).rejects.toThrow('version 7');
    guestWindow.dispatch({ channel, type: 'refused', version: 7 }, HOST, toHost);
    await connecting;
  });

  it('refuses a guest of another version and ignores its messages', () => {
    const { hostEnd, hostWindow, guestWindow, toGuest } = frame();
    const open = vi.fn();
    serveFrame(hostEnd, createShellHost({ state: { token: 'abc' }, open }));
    hostWindow.dispatch({ channel, type: 'hello', version: 2 }, GUEST, toGuest);
    hostWindow.dispatch({ channel, type: 'call', version: 1, name: 'open' }, GUEST, toGuest);
    expect(guestWindow.sent.map(({ message }) => message)).toEqual([
      { channel, type: 'refused', version: 1 },
    ]);
    expect(open).not.toHaveBeenCalled();
  });

  it('does not connect without a token', async () => {
    const { hostEnd, guestEnd } = frame();
    const shell = createShellHost({ state: { token: 'abc' } });
    shell.change({ token: '' });
    serveFrame(hostEnd, shell);
    await expect(connectToHost(guestEnd)).rejects.toThrow('appConfig.token is required');
  });

  it('is silent once the host has stopped', async () => {
    const { guest, shell, onEvent, stop } = await connected();
    stop();
    guest.emit({ type: 'reload' });
    shell.change({ token: 'new' });
    expect(onEvent).not.toHaveBeenCalled();
    expect(guest.state().token).toBe('abc');
  });

  it('drops messages of another origin, window, shape or version', async () => {
    const { hostWindow, guestWindow, toGuest, toHost, guest, onEvent, open } = await connected();
    const before = guest.state();
    const sent = hostWindow.sent.length + guestWindow.sent.length;
    const valid = fc.constantFrom<object>(
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
      .tuple(valid, fc.constantFrom('channel', 'version', 'type'), fc.anything())
      .map(([message, key, value]) => ({ ...message, [key]: { not: value } }));
    const foreign = fc.record({ data: fc.oneof(valid, spoiled, fc.anything()), origin: origins });
    const invalid = fc.oneof(
      spoiled,
      fc.anything().filter((value) => !(typeof value === 'object' && value !== null && 'channel' in value)),
    );
    fc.assert(
      fc.property(foreign, invalid, valid, ({ data, origin }, shapeless, message) => {
        hostWindow.dispatch(data, origin, toGuest);
        guestWindow.dispatch(data, origin, toHost);
        hostWindow.dispatch(shapeless, GUEST, toGuest);
        guestWindow.dispatch(shapeless, HOST, toHost);
        hostWindow.dispatch(message, GUEST, { postMessage: () => undefined });
        guestWindow.dispatch(message, HOST, null);
      }),
      { numRuns: 5_000 },
    );
    expect(guest.state()).toEqual(before);
    expect(onEvent).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
    expect(hostWindow.sent.length + guestWindow.sent.length).toBe(sent);
  });
});
