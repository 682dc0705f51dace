// @see spec 3.11, 4.1, 8
import { describe, expect, it } from 'vitest';
import { connectToHost } from '../connect-to-host';
import { HostMessage, protocolMessage } from '../messages';
import { idsOf, rewriting, transportPair } from '../testing/transport-pair';
import type { WindowTransport } from '../window-transport';
import { checkFrameGuest } from './check-frame-guest';

interface Frame {
  isAlive: boolean;
}
type Load = (transport: WindowTransport, frame: Frame) => void;

/** A guest that reports its path once it is welcome. */
const correct: Load = (transport) => {
  void connectToHost(transport, 200).then(
    (host) => host.emit({ type: 'navigate', path: '/' }),
    () => undefined,
  );
};

function reportOn(load: Load, targets = ['https://host.example']) {
  const [hostEnd, guestEnd] = transportPair();
  let frame: Frame = { isAlive: true };
  let unload = () => undefined as unknown;
  return checkFrameGuest(hostEnd, {
    load: () => {
      // An unloaded page neither receives nor sends.
      unload();
      frame = { isAlive: true };
      const stops: (() => void)[] = [];
      let isUnloaded = false;
      unload = () => {
        isUnloaded = true;
        for (const stop of stops) stop();
      };
      const receive: WindowTransport['receive'] = (handler) => {
        const stop = guestEnd.receive(handler);
        stops.push(stop);
        return stop;
      };
      load(
        rewriting({ ...guestEnd, receive }, (message) => (isUnloaded ? undefined : message)),
        frame,
      );
    },
    isAlive: () => frame.isAlive,
    targetOrigins: () => targets,
    timeoutMs: 100,
    settleMs: 20,
  });
}

/** A guest that runs `action` for each message of a type in addition. */
const onMessage =
  (type: HostMessage['type'], action: (transport: WindowTransport, frame: Frame) => void): Load =>
  (transport, frame) => {
    transport.receive((data) => {
      if (HostMessage.safeParse(data).data?.type === type) action(transport, frame);
    });
    correct(transport, frame);
  };
const RELOAD = protocolMessage({ type: 'event', event: { type: 'reload' } });

describe('the conformance of a guest in a frame', () => {
  it('is complete for a guest of this library', async () => {
    const report = await reportOn(correct);
    expect(report).toMatchObject({ subject: 'guest', transport: 'frame', version: 1 });
    expect(idsOf(report, 'passed')).toHaveLength(6);
  });

  it('skips what it has no option for', async () => {
    const [hostEnd, guestEnd] = transportPair();
    const load = () => correct(guestEnd, { isAlive: true });
    const report = await checkFrameGuest(hostEnd, { load, timeoutMs: 100, settleMs: 20 });
    expect(idsOf(report, 'skipped')).toEqual([
      'frame-guest/changes',
      'frame-guest/garbage',
      'frame-guest/targets',
    ]);
  });

  const faults: [string, Load, string[]?][] = [
    ['frame-guest/hello', () => undefined],
    [
      'frame-guest/hello',
      (transport, frame) => {
        correct(
          rewriting(transport, (message) => ({ ...message, version: 2 })),
          frame,
        );
      },
    ],
    [
      'frame-guest/hello',
      (transport, frame) => {
        transport.send(protocolMessage({ type: 'call', name: 'open' }));
        correct(transport, frame);
      },
    ],
    [
      'frame-guest/waits',
      (transport, frame) => {
        correct(transport, frame);
        transport.send(RELOAD);
      },
    ],
    ['frame-guest/waits', onMessage('refused', (transport) => transport.send(RELOAD))],
    [
      'frame-guest/messages',
      onMessage('welcome', (transport) =>
        transport.send({ ...RELOAD, event: { type: 'navigate', path: 'x' } }),
      ),
    ],
    [
      'frame-guest/messages',
      onMessage('welcome', (transport) => transport.send(protocolMessage({ type: 'call', name: 'open' }))),
    ],
    [
      'frame-guest/changes',
      onMessage('state-change', (_transport, frame) => {
        frame.isAlive = false;
      }),
    ],
    [
      'frame-guest/garbage',
      (transport, frame) => {
        transport.receive((data) => {
          if (!HostMessage.safeParse(data).success) frame.isAlive = false;
        });
        correct(transport, frame);
      },
    ],
    ['frame-guest/targets', correct, ['*']],
  ];

  it.each(faults)('fails only %s for a guest that violates it', async (id, load, targets) => {
    expect(idsOf(await reportOn(load, targets), 'failed')).toEqual([id]);
  });
});
