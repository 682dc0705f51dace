// @see spec 3.11, 4.1, 8
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fallenOf, sendingOtherwise, wirePair } from '../testing/wire-pair';
import { GuestMessage, marked } from '../frame-messages';
import { serveFrame } from '../serve-frame';
import { createShellHost, type ChangeableShellHost } from '../shell-host';
import type { WindowWire } from '../window-wire';
import { checkFrameHost } from './check-frame-host';

const ofType = (type: string) => (message: object) => Reflect.get(message, 'type') === type;
const [isWelcome, isRefused, isChange] = [ofType('welcome'), ofType('refused'), ofType('state-change')];

describe('the conformance of the host of a frame', () => {
  beforeEach(() => {
    vi.stubGlobal('reportError', vi.fn());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  type Serve = (wire: WindowWire, host: ChangeableShellHost, heard: unknown[]) => void;

  function reportOn(serve: Serve, { targets = ['https://console.example'], token = 'abc' } = {}) {
    const [hostWire, guestWire] = wirePair();
    const heard: unknown[] = [];
    const host = createShellHost({
      state: { token: 'abc' },
      open: vi.fn(),
      onEvent: (event) => {
        heard.push(event);
      },
    });
    if (token !== 'abc') host.change({ token });
    serve(hostWire, host, heard);
    let turn = 0;
    return checkFrameHost(guestWire, {
      change: () => {
        host.change({ appId: `app-${++turn}` });
      },
      heard: () => heard,
      targets: () => targets,
      mayReload: true,
      patience: 60,
      settle: 20,
    });
  }

  const served =
    (rewrite: (message: object) => object | undefined): Serve =>
    (wire, host) => {
      serveFrame(sendingOtherwise(wire, rewrite), host);
    };

  it('is reached by ours, clause by clause', async () => {
    const report = await reportOn((wire, host) => {
      serveFrame(wire, host);
    });
    expect(report).toMatchObject({ of: 'host', carrier: 'frame', version: 1 });
    expect(report.verdicts.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(report.verdicts).toHaveLength(15);
  });

  it('says of what it cannot see that it is skipped', async () => {
    const [hostWire, guestWire] = wirePair();
    serveFrame(hostWire, createShellHost({ state: { token: 'abc' } }));
    const { verdicts } = await checkFrameHost(guestWire, { patience: 60, settle: 20 });
    expect(verdicts.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(verdicts.filter(({ result }) => result === 'skipped').map(({ id }) => id)).toEqual([
      'frame-host/unwelcome',
      'frame-host/callbacks-called',
      'frame-host/change',
      'frame-host/events',
      'frame-host/targets',
      'frame-host/reload',
    ]);
  });

  const brokenHosts: [string, Serve][] = [
    [
      'frame-host/uninvited',
      (wire, host) => {
        wire.send(marked({ type: 'state-change', state: host.state() }));
        serveFrame(wire, host);
      },
    ],
    ['frame-host/refusal', served((message) => (isRefused(message) ? undefined : message))],
    ['frame-host/refusal', served((message) => (isRefused(message) ? { ...message, version: 8 } : message))],
    [
      'frame-host/unwelcome',
      (wire, host) => {
        let welcomed = false;
        serveFrame(
          sendingOtherwise(wire, (message) => {
            welcomed ||= isWelcome(message);
            return message;
          }),
          host,
        );
        wire.receive((data) => {
          const said = GuestMessage.safeParse(data).data;
          if (!welcomed && said?.type === 'event') host.emit(said.event);
        });
      },
    ],
    ['frame-host/welcome', served((message) => (isWelcome(message) ? undefined : message))],
    [
      'frame-host/version',
      served((message) => (isWelcome(message) ? { ...message, version: '1' } : message)),
    ],
    [
      'frame-host/state',
      served((message) => (isWelcome(message) ? { ...message, state: { token: 'abc', appId: 5 } } : message)),
    ],
    [
      'frame-host/options',
      served((message) => (isWelcome(message) ? { ...message, options: { header: 1 } } : message)),
    ],
    [
      'frame-host/callbacks',
      served((message) => (isWelcome(message) ? { ...message, callbacks: ['close'] } : message)),
    ],
    [
      'frame-host/callbacks-called',
      (wire, host) => {
        let crashed = false;
        serveFrame(
          sendingOtherwise(wire, (message) => {
            if (!crashed || !isWelcome(message)) return message;
            crashed = false;
            return undefined;
          }),
          {
            ...host,
            open: () => {
              crashed = true;
            },
          },
        );
      },
    ],
    ['frame-host/change', served((message) => (isChange(message) ? undefined : message))],
    [
      'frame-host/events',
      (wire, host) => {
        serveFrame(wire, {
          ...host,
          emit: (event) => {
            if (event.type !== 'title') host.emit(event);
          },
        });
      },
    ],
    [
      'frame-host/garbage',
      (wire, host, heard) => {
        serveFrame(wire, host);
        wire.receive((data) => {
          const type: unknown = Reflect.get(Object(data) as object, 'type');
          if (type === 'no such message') heard.push(data);
        });
      },
    ],
    [
      'frame-host/reload',
      (wire, host) => {
        serveFrame(wire, {
          ...host,
          emit: (event) => {
            if (event.type !== 'reload') host.emit(event);
          },
        });
      },
    ],
  ];

  it.each(brokenHosts)('fails in %s alone by a host that breaks it', async (id, serve) => {
    expect(fallenOf(await reportOn(serve))).toEqual([id]);
  });

  it('fails in frame-host/token alone by a host that has none', async () => {
    const serve = served((message) => message);
    expect(fallenOf(await reportOn(serve, { token: '' }))).toEqual(['frame-host/token']);
  });

  it('fails in frame-host/targets alone by a host that posts to whoever is there', async () => {
    const serve = served((message) => message);
    const targets = ['https://console.example', '*'];
    expect(fallenOf(await reportOn(serve, { targets }))).toEqual(['frame-host/targets']);
  });
});
