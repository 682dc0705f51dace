// @see spec 3.11, 4.1, 8
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShellHost, type ShellHost } from './shell-host';

/** As a guest in the page may use it: nobody checks its types. */
function emitAnything(host: ShellHost, event: unknown) {
  Reflect.apply(host.emit, host, [event]);
}

describe('a host', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('hears events of the protocol only, as the protocol has them', () => {
    const onEvent = vi.fn();
    const host = createShellHost({ state: { token: 'abc' }, onEvent });
    for (const garbage of [
      undefined,
      null,
      'reload',
      {},
      { type: 'title' },
      { type: 'navigate', path: '//x' },
    ])
      emitAnything(host, garbage);
    emitAnything(host, { type: 'title', title: 'Dashboard', more: 1 });
    expect(onEvent.mock.calls).toEqual([[{ type: 'title', title: 'Dashboard' }]]);
  });

  it('tells the next guest of a change when one throws, and reports what was thrown', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const host = createShellHost({ state: { token: 'abc' } });
    const fault = new Error('no');
    const heard = vi.fn();
    host.subscribe(() => {
      throw fault;
    });
    host.subscribe(heard);
    host.change({ appId: 'other' });
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ appId: 'other' }));
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
