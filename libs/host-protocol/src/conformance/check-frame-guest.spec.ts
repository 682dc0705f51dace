// @see spec 3.11, 4.1, 8
import { describe, expect, it } from 'vitest';
import { fallenOf, sendingOtherwise, wirePair } from '../testing/wire-pair';
import { connectToHost } from '../connect-to-host';
import { HostMessage, marked } from '../frame-messages';
import type { WindowWire } from '../window-wire';
import { checkFrameGuest } from './check-frame-guest';

const isHello = (message: object) => Reflect.get(message, 'type') === 'hello';

describe('the conformance of a guest in a frame', () => {
  interface Frame {
    alive: boolean;
  }
  type Load = (wire: WindowWire, frame: Frame) => void;

  /** A page that says where it stands, once it is welcomed. */
  const ours: Load = (wire) => {
    void connectToHost(wire, 200).then(
      (host) => {
        host.emit({ type: 'navigate', path: '/' });
      },
      () => undefined,
    );
  };

  function reportOn(load: Load, targets = ['https://host.example']) {
    const [hostWire, guestWire] = wirePair();
    let frame: Frame = { alive: true };
    let stop = () => undefined as unknown;
    return checkFrameGuest(hostWire, {
      load: () => {
        // A page that has gone hears and says nothing more.
        stop();
        frame = { alive: true };
        let gone = false;
        const ends: (() => void)[] = [];
        stop = () => {
          gone = true;
          ends.forEach((end) => {
            end();
          });
        };
        load(
          {
            send: (message) => {
              if (!gone) guestWire.send(message);
            },
            receive: (handler) => {
              const end = guestWire.receive(handler);
              ends.push(end);
              return end;
            },
          },
          frame,
        );
      },
      alive: () => frame.alive,
      targets: () => targets,
      patience: 100,
      settle: 20,
    });
  }

  it('is reached by ours, clause by clause', async () => {
    const report = await reportOn(ours);
    expect(report).toMatchObject({ of: 'guest', carrier: 'frame', version: 1 });
    expect(report.verdicts.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(report.verdicts).toHaveLength(8);
  });

  it('says of what it cannot see that it is skipped', async () => {
    const [hostWire, guestWire] = wirePair();
    const { verdicts } = await checkFrameGuest(hostWire, {
      load: () => {
        ours(guestWire, { alive: true });
      },
      patience: 100,
      settle: 20,
    });
    expect(verdicts.filter(({ result }) => result === 'skipped').map(({ id }) => id)).toEqual([
      'frame-guest/changes',
      'frame-guest/garbage',
      'frame-guest/targets',
    ]);
  });

  const on = (wire: WindowWire, type: HostMessage['type'], act: () => void) => {
    wire.receive((data) => {
      if (HostMessage.safeParse(data).data?.type === type) act();
    });
  };

  const brokenGuests: [string, Load][] = [
    ['frame-guest/hello', () => undefined],
    [
      'frame-guest/hello',
      (wire, frame) => {
        ours(
          sendingOtherwise(wire, (message) => (isHello(message) ? { ...message, version: 2 } : message)),
          frame,
        );
      },
    ],
    [
      'frame-guest/hello',
      (wire, frame) => {
        wire.send(marked({ type: 'call', name: 'open' }));
        ours(wire, frame);
      },
    ],
    [
      'frame-guest/waits',
      (wire, frame) => {
        ours(wire, frame);
        wire.send(marked({ type: 'event', event: { type: 'reload' } }));
      },
    ],
    [
      'frame-guest/refused',
      (wire, frame) => {
        on(wire, 'refused', () => {
          wire.send(marked({ type: 'event', event: { type: 'reload' } }));
        });
        ours(wire, frame);
      },
    ],
    [
      'frame-guest/messages',
      (wire, frame) => {
        on(wire, 'welcome', () => {
          wire.send({ ...marked({ type: 'hello' }), type: 'event', event: { type: 'navigate', path: 'x' } });
        });
        ours(wire, frame);
      },
    ],
    [
      'frame-guest/callbacks',
      (wire, frame) => {
        on(wire, 'welcome', () => {
          wire.send(marked({ type: 'call', name: 'open' }));
        });
        ours(wire, frame);
      },
    ],
    [
      'frame-guest/changes',
      (wire, frame) => {
        on(wire, 'state-change', () => {
          frame.alive = false;
        });
        ours(wire, frame);
      },
    ],
    [
      'frame-guest/garbage',
      (wire, frame) => {
        wire.receive((data) => {
          if (!HostMessage.safeParse(data).success) frame.alive = false;
        });
        ours(wire, frame);
      },
    ],
  ];

  it.each(brokenGuests)('fails in %s alone by a guest that breaks it', async (id, load) => {
    expect(fallenOf(await reportOn(load))).toEqual([id]);
  });

  it('fails in frame-guest/targets alone by a guest that posts to whoever is there', async () => {
    expect(fallenOf(await reportOn(ours, ['*']))).toEqual(['frame-guest/targets']);
  });
});
