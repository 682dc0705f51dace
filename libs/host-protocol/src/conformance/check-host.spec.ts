// @see spec 3.11, 4.1, 8
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuestEvent, TOKEN_REQUIRED } from '../messages';
import { createShellHost, type ShellHost } from '../shell-host';
import { idsOf } from '../testing/transport-pair';
import { checkHost, type HostCheck } from './check-host';

type Listener = Parameters<ShellHost['subscribe']>[0];

function subject() {
  const received: unknown[] = [];
  let turn = 0;
  const host = createShellHost({
    state: { token: 'abc' },
    options: { hideMenu: true },
    open: vi.fn(),
    onEvent: (event) => {
      received.push(event);
    },
  });
  const options: HostCheck = {
    change: () => host.change({ appId: `app-${++turn}` }),
    received: () => received,
    mayReload: true,
    timeoutMs: 50,
    settleMs: 10,
  };
  return { host, options, received };
}

/** What `emit` does with a valid event, and with an invalid one. */
interface Emit {
  valid?: (event: GuestEvent, host: ShellHost) => void;
  invalid?: (event: unknown, received: unknown[]) => void;
}

describe('the conformance of a host', () => {
  beforeEach(() => {
    vi.stubGlobal('reportError', vi.fn());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is complete for a host of this library', async () => {
    const { host, options } = subject();
    const onResult = vi.fn();
    const report = await checkHost(host, { ...options, onResult });
    expect(report).toMatchObject({ subject: 'host', transport: 'page', version: 1 });
    expect(idsOf(report, 'passed')).toHaveLength(12);
    expect(onResult.mock.calls).toEqual(report.results.map((result) => [result]));
  });

  it('skips what it has no option for', async () => {
    const report = await checkHost(createShellHost({ state: { token: 'abc' } }));
    expect(idsOf(report, 'skipped')).toEqual([
      'host/callbacks',
      'host/change',
      'host/current',
      'host/unsubscribe',
      'host/listeners-apart',
    ]);
    expect(idsOf(report, 'failed')).toEqual([]);
    expect(report.results.find(({ id }) => id === 'host/change')?.reason).toContain('`change`');
  });

  const emit =
    ({ valid = (event, host) => host.emit(event), invalid }: Emit) =>
    ({ host, received }: ReturnType<typeof subject>) => ({
      emit: (event: unknown) => {
        const { data } = GuestEvent.safeParse(event);
        if (data) valid(data, host);
        else invalid?.(event, received);
      },
    });

  const faults: [string, (given: ReturnType<typeof subject>) => object][] = [
    ['host/version', () => ({ version: 2 })],
    ['host/state', () => ({ state: () => ({ token: 'abc', appId: '' }) })],
    ['host/token', ({ host }) => ({ state: () => ({ ...host.state(), token: '' }) })],
    ['host/options', () => ({ options: { hideMenu: 'yes' } })],
    ['host/callbacks', () => ({ open: 'open' })],
    ['host/callbacks', () => ({ openNoCardWarning: () => Promise.reject(new Error('no dialog')) })],
    ['host/callbacks', () => ({ open: () => new Promise(() => undefined) })],
    ['host/subscribe', ({ host }) => ({ subscribe: (listener: Listener) => void host.subscribe(listener) })],
    ['host/change', () => ({ subscribe: () => () => undefined })],
    [
      'host/current',
      ({ host }) => {
        const initial = host.state();
        return { state: () => initial };
      },
    ],
    [
      'host/unsubscribe',
      ({ host }) => ({
        subscribe: (listener: Listener) => {
          host.subscribe(listener);
          return () => undefined;
        },
      }),
    ],
    [
      'host/events',
      emit({
        valid: (event, host) => host.emit(event.type === 'navigate' ? { ...event, path: '/' } : event),
      }),
    ],
    [
      'host/garbage',
      emit({
        invalid: (event) => {
          if (event === null) throw new Error('null');
        },
      }),
    ],
    [
      'host/garbage',
      emit({
        invalid: (event, received) => {
          if (event === 'reload') received.push(event);
        },
      }),
    ],
  ];

  it.each(faults)('fails only %s for a host that violates it', async (id, fault) => {
    const given = subject();
    const report = await checkHost({ ...given.host, ...fault(given) }, given.options);
    expect(idsOf(report, 'failed')).toEqual([id]);
  });

  it('fails only host/listeners-apart for a host whose listeners affect each other', async () => {
    const { host, options } = subject();
    const listeners = new Set<Listener>();
    let turn = 0;
    const state = () => ({ ...host.state(), appId: `app-${turn}` });
    const subscribe = (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const change = () => {
      turn += 1;
      for (const listener of listeners) listener(state());
    };
    const report = await checkHost({ ...host, state, subscribe }, { ...options, change });
    expect(idsOf(report, 'failed')).toEqual(['host/listeners-apart']);
  });

  it('ends for a value that is no host, with a reason for every failure', async () => {
    expect(idsOf(await checkHost('host'), 'failed')).toEqual(
      expect.arrayContaining(['host/version', 'host/state']),
    );
    const { results } = await checkHost({ version: 1, state: () => ({}) });
    expect(results.find(({ id }) => id === 'host/token')).toMatchObject({ reason: TOKEN_REQUIRED });
  });
});
