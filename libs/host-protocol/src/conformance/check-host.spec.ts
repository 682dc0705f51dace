// @see spec 3.11, 4.1, 8
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuestEvent, TOKEN_REQUIRED } from '../host-state';
import { createShellHost, type ShellHost } from '../shell-host';
import { checkHost, type HostCheck } from './check-host';

/** A host of this library, and what its author tells the suite of it. */
function subject() {
  const heard: unknown[] = [];
  let turn = 0;
  const host = createShellHost({
    state: { token: 'abc' },
    options: { hideMenu: true },
    open: vi.fn(),
    onEvent: (event) => {
      heard.push(event);
    },
  });
  const options: HostCheck = {
    change: () => {
      host.change({ appId: `app-${++turn}` });
    },
    heard: () => heard,
    mayReload: true,
    patience: 50,
    settle: 10,
  };
  return { host, options, heard };
}

type Subject = ReturnType<typeof subject>;

async function fallen(host: unknown, options: HostCheck) {
  const { verdicts } = await checkHost(host, options);
  return verdicts.filter(({ result }) => result === 'failed').map(({ id }) => id);
}

function emitting(emit: (event: unknown, subject: Subject) => void): (subject: Subject) => object {
  return withPart((given) => ({
    emit: (event: unknown) => {
      emit(event, given);
    },
  }));
}

/** The host with something else in the place of one of its parts. */
function withPart(broken: (subject: Subject) => object): (subject: Subject) => object {
  return (given) => ({ ...given.host, ...broken(given) });
}

describe('the conformance of a host', () => {
  beforeEach(() => {
    vi.stubGlobal('reportError', vi.fn());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is reached by the hosts of this library, clause by clause', async () => {
    const { host, options } = subject();
    const onVerdict = vi.fn();
    const report = await checkHost(host, { ...options, onVerdict });
    expect(report).toMatchObject({ of: 'host', carrier: 'page', version: 1 });
    expect(report.verdicts.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(report.verdicts).toHaveLength(16);
    expect(onVerdict.mock.calls.map(([verdict]) => verdict as unknown)).toEqual(report.verdicts);
  });

  it('is judged without help as far as it goes: what cannot be seen is skipped, and says why', async () => {
    const { verdicts } = await checkHost(createShellHost({ state: { token: 'abc' } }));
    expect(verdicts.filter(({ result }) => result === 'skipped').map(({ id }) => id)).toEqual([
      'host/callbacks-called',
      'host/change',
      'host/current',
      'host/unsubscribe',
      'host/listeners-apart',
      'host/events-heard',
      'host/garbage-dropped',
      'host/reload',
    ]);
    expect(verdicts.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(verdicts.find(({ id }) => id === 'host/change')).toMatchObject({
      reason: expect.stringContaining('`change`') as string,
    });
  });

  const brokenHosts: [string, (subject: Subject) => object][] = [
    ['host/version', withPart(() => ({ version: 2 }))],
    ['host/state', withPart(() => ({ state: () => ({ token: 'abc', appId: '' }) }))],
    ['host/token', withPart(({ host }) => ({ state: () => ({ ...host.state(), token: '' }) }))],
    ['host/options', withPart(() => ({ options: { hideMenu: 'yes' } }))],
    ['host/callbacks', withPart(() => ({ open: 'open' }))],
    [
      'host/callbacks-called',
      withPart(() => ({ openNoCardWarning: () => Promise.reject(new Error('no desk')) })),
    ],
    [
      'host/subscribe',
      withPart(({ host }) => ({
        subscribe: (listener: () => void) => {
          host.subscribe(listener);
        },
      })),
    ],
    ['host/change', withPart(() => ({ subscribe: () => () => undefined }))],
    [
      'host/current',
      withPart(({ host }) => {
        const first = host.state();
        return { state: () => first };
      }),
    ],
    [
      'host/unsubscribe',
      withPart(({ host }) => ({
        subscribe: (listener: Parameters<ShellHost['subscribe']>[0]) => {
          host.subscribe(listener);
          return () => undefined;
        },
      })),
    ],
    [
      'host/events',
      emitting((event, { host }) => {
        const said = GuestEvent.safeParse(event).data;
        if (said?.type === 'title') throw new Error('no title here');
        if (said) host.emit(said);
      }),
    ],
    [
      'host/events-heard',
      emitting((event, { host }) => {
        const said = GuestEvent.safeParse(event).data;
        if (said) host.emit(said.type === 'navigate' ? { ...said, path: '/' } : said);
      }),
    ],
    [
      'host/garbage',
      emitting((event, { host }) => {
        if (event === null) throw new Error('null');
        const said = GuestEvent.safeParse(event).data;
        if (said) host.emit(said);
      }),
    ],
    [
      'host/garbage-dropped',
      emitting((event, { host, heard }) => {
        const said = GuestEvent.safeParse(event).data;
        if (said) host.emit(said);
        else if (event === 'reload') heard.push(event);
      }),
    ],
    [
      'host/reload',
      emitting((event, { host }) => {
        const said = GuestEvent.safeParse(event).data;
        if (said?.type === 'reload') throw new Error('no');
        if (said) host.emit(said);
      }),
    ],
  ];

  it.each(brokenHosts)('fails in %s alone by a host that breaks it', async (id, broken) => {
    const given = subject();
    expect(await fallen(broken(given), given.options)).toEqual([id]);
  });

  it('fails in host/listeners-apart alone by a host that lets a listener throw at the others', async () => {
    const { host, options } = subject();
    const listeners = new Set<Parameters<ShellHost['subscribe']>[0]>();
    let turn = 0;
    const fragile: ShellHost = {
      ...host,
      state: () => ({ ...host.state(), appId: `app-${turn}` }),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const change = () => {
      turn += 1;
      for (const listener of listeners) listener(fragile.state());
    };
    expect(await fallen(fragile, { ...options, change })).toEqual(['host/listeners-apart']);
  });

  it('ends with a host that hangs, and with what is no host at all', async () => {
    const { host, options } = subject();
    const hanging = { ...host, open: () => new Promise(() => undefined) };
    expect(await fallen(hanging, options)).toEqual(['host/callbacks-called']);
    expect(await fallen('host', {})).toEqual(expect.arrayContaining(['host/version', 'host/state']));
  });

  it('has a reason for whatever has not passed', async () => {
    const { verdicts } = await checkHost({ version: 1, state: () => ({}) });
    expect(verdicts.find(({ id }) => id === 'host/token')).toEqual({
      id: 'host/token',
      asks: 'It has a token whenever a guest is to be mounted.',
      result: 'failed',
      reason: TOKEN_REQUIRED,
    });
  });
});
