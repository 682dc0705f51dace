// @see spec 3.11, 4.1, 8
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShellHost, type ShellHost } from './shell-host';

/** Emits as an untyped guest in the page may. */
function emitUnchecked(host: ShellHost, event: unknown) {
  Reflect.apply(host.emit, host, [event]);
}

describe('a host', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('receives valid events only, without unknown fields', () => {
    const onEvent = vi.fn();
    const host = createShellHost({ state: { token: 'abc' }, onEvent });
    for (const invalid of [
      undefined,
      null,
      'reload',
      {},
      { type: 'title' },
      { type: 'navigate', path: '//x' },
    ])
      emitUnchecked(host, invalid);
    emitUnchecked(host, { type: 'title', title: 'Dashboard', more: 1 });
    expect(onEvent.mock.calls).toEqual([[{ type: 'title', title: 'Dashboard' }]]);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'apps', '', '/a b'])(
    'rejects "%s" as a path of its guest',
    (path) => {
      const host = createShellHost({ state: { token: 'abc', path: '/apps?page=2' } });
      expect(() => host.change({ path })).toThrow();
      expect(host.state().path).toBe('/apps?page=2');
    },
  );

  it('knows where its guest has navigated, without notifying it', () => {
    const host = createShellHost({ state: { token: 'abc', path: '/apps' } });
    const listener = vi.fn();
    host.subscribe(listener);
    host.emit({ type: 'navigate', path: '/apps/accounts', replace: false });
    expect(host.state().path).toBe('/apps/accounts');
    expect(listener).not.toHaveBeenCalled();
    host.change({ token: 'abc' });
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ path: '/apps/accounts' }));
  });

  it('notifies the next guest when one throws, and reports the error', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const host = createShellHost({ state: { token: 'abc' } });
    const error = new Error('no');
    const listener = vi.fn();
    host.subscribe(() => {
      throw error;
    });
    host.subscribe(listener);
    host.change({ appId: 'other' });
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ appId: 'other' }));
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});
