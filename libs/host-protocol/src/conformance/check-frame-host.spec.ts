// @see spec 3.11, 4.1, 8
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuestMessage, protocolMessage, type GuestEvent } from '../messages';
import { serveFrame } from '../serve-frame';
import { createShellHost, type ChangeableShellHost } from '../shell-host';
import { idsOf, rewriting, transportPair } from '../testing/transport-pair';
import type { WindowTransport } from '../window-transport';
import { checkFrameHost } from './check-frame-host';

type Serve = (transport: WindowTransport, host: ChangeableShellHost, received: unknown[]) => void;

function reportOn(serve: Serve, { targets = ['https://console.example'], token = 'abc' } = {}) {
  const [hostEnd, guestEnd] = transportPair();
  const received: unknown[] = [];
  const host = createShellHost({
    state: { token: 'abc' },
    open: vi.fn(),
    onEvent: (event) => {
      received.push(event);
    },
  });
  if (token !== 'abc') host.change({ token });
  serve(hostEnd, host, received);
  let turn = 0;
  return checkFrameHost(guestEnd, {
    change: () => host.change({ appId: `app-${++turn}` }),
    received: () => received,
    targetOrigins: () => targets,
    mayReload: true,
    timeoutMs: 60,
    settleMs: 20,
  });
}

const correct: Serve = (transport, host) => {
  serveFrame(transport, host);
};

/** Serves with messages of one type changed, or dropped. */
const sending =
  (type: string, rewrite: (message: object) => object | undefined): Serve =>
  (transport, host) => {
    serveFrame(
      rewriting(transport, (message) => (Reflect.get(message, 'type') === type ? rewrite(message) : message)),
      host,
    );
  };
const dropping = (type: string) => sending(type, () => undefined);
const changing = (type: string, fields: object) => sending(type, (message) => ({ ...message, ...fields }));
const ignoring =
  (type: GuestEvent['type']): Serve =>
  (transport, host) => {
    serveFrame(transport, {
      ...host,
      emit: (event) => {
        if (event.type !== type) host.emit(event);
      },
    });
  };

describe('the conformance of the host of a frame', () => {
  beforeEach(() => {
    vi.stubGlobal('reportError', vi.fn());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is complete for a host of this library', async () => {
    const report = await reportOn(correct);
    expect(report).toMatchObject({ subject: 'host', transport: 'frame', version: 1 });
    expect(idsOf(report, 'passed')).toHaveLength(9);
  });

  it('skips what it has no option for', async () => {
    const [hostEnd, guestEnd] = transportPair();
    serveFrame(hostEnd, createShellHost({ state: { token: 'abc' } }));
    const report = await checkFrameHost(guestEnd, { timeoutMs: 60, settleMs: 20 });
    expect(idsOf(report, 'failed')).toEqual([]);
    expect(idsOf(report, 'skipped')).toEqual([
      'frame-host/unwelcome',
      'frame-host/callbacks-called',
      'frame-host/change',
      'frame-host/events',
      'frame-host/targets',
    ]);
  });

  const faults: [string, Serve, Parameters<typeof reportOn>[1]?][] = [
    [
      'frame-host/uninvited',
      (transport, host) => {
        transport.send(protocolMessage({ type: 'state-change', state: host.state() }));
        serveFrame(transport, host);
      },
    ],
    ['frame-host/rejection', dropping('refused')],
    ['frame-host/rejection', changing('refused', { version: 8 })],
    [
      'frame-host/unwelcome',
      (transport, host) => {
        let isWelcome = false;
        serveFrame(transport, host, (welcome) => {
          isWelcome ||= welcome;
        });
        transport.receive((data) => {
          const { data: message } = GuestMessage.safeParse(data);
          if (!isWelcome && message?.type === 'event') host.emit(message.event);
        });
      },
    ],
    ['frame-host/welcome', dropping('welcome')],
    ['frame-host/welcome', changing('welcome', { state: { token: 'abc', appId: 5 } })],
    ['frame-host/welcome', correct, { token: '' }],
    [
      'frame-host/callbacks-called',
      (transport, host) => {
        let crashed = false;
        const crashing = rewriting(transport, (message) => {
          const dropped = crashed;
          crashed = false;
          return dropped ? undefined : message;
        });
        serveFrame(crashing, {
          ...host,
          open: () => {
            crashed = true;
          },
        });
      },
    ],
    ['frame-host/change', dropping('state-change')],
    ['frame-host/events', ignoring('reload')],
    [
      'frame-host/garbage',
      (transport, host, received) => {
        serveFrame(transport, host);
        transport.receive((data) => {
          if (!GuestMessage.safeParse(data).success) received.push(data);
        });
      },
    ],
    ['frame-host/targets', correct, { targets: ['https://console.example', '*'] }],
  ];

  it.each(faults)('fails only %s for a host that violates it', async (id, serve, options) => {
    expect(idsOf(await reportOn(serve, options), 'failed')).toEqual([id]);
  });
});
