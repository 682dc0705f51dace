import { z } from 'zod';
import { GuestEvent, HostState, SHELL_HOST_VERSION } from '../host-state';
import type { MountGuest } from '../shell-host';
import {
  askClauses,
  failed,
  PASSED,
  passedUnless,
  textOf,
  type Clause,
  type ConformanceReport,
  type Verdict,
} from './clauses';
import { isDrawn, playedHost, withGuest, type MountedGuest, type PlayedHost } from './guest-stage';
import { outsideOf } from './outside-of';
import { CHANGES, GARBAGE } from './sample-messages';
import { awaited, pause } from './waiting';
import { watchListeners } from './watch-listeners';

export interface GuestCheck {
  /** Where the suite puts the elements that it mounts into. */
  stage: HTMLElement;
  /** What the guest is told at first; a made-up token unless given. */
  state?: z.input<typeof HostState>;
  /** How long the guest may take to draw itself, in milliseconds. */
  patience?: number;
  /** How long nothing has to happen for the suite to believe that nothing will, in milliseconds. */
  settle?: number;
  /** Told of each verdict as it comes. */
  onVerdict?: (verdict: Verdict) => void;
}

interface Check extends Required<Pick<GuestCheck, 'stage' | 'patience' | 'settle'>> {
  readonly mount: MountGuest;
  readonly state: HostState;
  /** Hosts that were played so far: all that they heard counts. */
  readonly played: PlayedHost[];
}

/**
 * Asks a guest in the page for everything that its host relies on: it is mounted again and again, by hosts that do as they
 * should and by others. It runs in a page, and beside nothing that changes that page meanwhile.
 */
export async function checkGuest(mount: MountGuest, options: GuestCheck): Promise<ConformanceReport> {
  const state = HostState.parse(options.state ?? { token: 'conformance' });
  const check = { patience: 10_000, settle: 250, ...options, mount, state, played: [] };
  const limit = 2 * check.patience + (CHANGES.length + 2) * check.settle;
  return {
    of: 'guest',
    carrier: 'page',
    version: SHELL_HOST_VERSION,
    verdicts: await askClauses(CLAUSES, check, limit, options.onVerdict),
  };
}

const MOUNTS = ['guest/mounts'];

const CLAUSES: readonly Clause<Check>[] = [
  {
    id: 'guest/mounts',
    asks: '`mount(element, host)` draws something into the element, and answers the way to take it out again.',
    check: (check) => withGuest(check, played(check), () => PASSED),
  },
  {
    id: 'guest/unmounts',
    asks: 'Taken out, it leaves its element empty.',
    needs: MOUNTS,
    check: (check) =>
      withGuest(check, played(check), async ({ element, unmount }) => {
        await unmount();
        const isEmpty = await awaited(
          () => (element.childNodes.length === 0 ? true : undefined),
          check.settle,
        );
        return passedUnless(isEmpty ? undefined : `There is still ${element.innerHTML.slice(0, 200)}`);
      }),
  },
  {
    id: 'guest/leaves-host',
    asks: 'Taken out, it listens to its host no more.',
    needs: MOUNTS,
    check: async (check) => {
      const host = played(check);
      await withGuest(check, host, ({ unmount }) => unmount());
      await pause(check.settle);
      return passedUnless(host.listeners.size === 0 ? undefined : `Listeners left: ${host.listeners.size}.`);
    },
  },
  {
    id: 'guest/leaves-page',
    asks: 'Taken out, it leaves no listener behind at the window or the document.',
    needs: MOUNTS,
    check: async (check) => {
      const watch = watchListeners([window, document]);
      try {
        await withGuest(check, played(check), async ({ unmount }) => {
          await pause(check.settle);
          await unmount();
        });
        await pause(check.settle);
        const more = watch.more();
        return passedUnless(more.length > 0 ? `Still listened for: ${more.join(', ')}.` : undefined);
      } finally {
        watch.end();
      }
    },
  },
  {
    id: 'guest/inside',
    asks: 'It draws inside its element only: nothing is added to the page’s head or body but what loads its code.',
    needs: MOUNTS,
    check: async (check) => {
      const outside = outsideOf(check.stage);
      return withGuest(check, played(check), async () => {
        await pause(check.settle);
        return passedUnless(outside.added());
      });
    },
  },
  {
    id: 'guest/document',
    asks: 'The page’s title and the attributes of its html and body elements stay as they are.',
    needs: MOUNTS,
    check: async (check) => {
      const outside = outsideOf(check.stage);
      return withGuest(check, played(check), async () => {
        await pause(check.settle);
        return passedUnless(outside.changed());
      });
    },
  },
  {
    id: 'guest/token',
    asks: 'It does not mount for a host without a token.',
    needs: MOUNTS,
    check: (check) => refuses(check, played(check, { state: () => ({ ...check.state, token: '' }) })),
  },
  {
    id: 'guest/version',
    asks: 'It does not mount for a host of another version.',
    needs: MOUNTS,
    check: (check) => refuses(check, played(check, { version: SHELL_HOST_VERSION + 998 })),
  },
  {
    id: 'guest/listens',
    asks: 'It listens for changes of the state.',
    needs: MOUNTS,
    check: (check) => {
      const host = played(check);
      return withGuest(check, host, async () => {
        const heard = await awaited(() => (host.listeners.size > 0 ? true : undefined), check.settle);
        return passedUnless(heard ? undefined : 'It has not subscribed.');
      });
    },
  },
  {
    id: 'guest/changes',
    asks: 'It lives through every change of the state.',
    needs: ['guest/listens'],
    check: (check) => {
      const host = played(check);
      return withGuest(check, host, async (guest) => {
        for (const change of CHANGES) {
          const problem = await harmOf(check, guest, () => host.tell({ ...check.state, ...change }));
          if (problem !== undefined) return failed(`${JSON.stringify(change)}: ${problem}`);
        }
        return PASSED;
      });
    },
  },
  {
    id: 'guest/garbage',
    asks: 'It lives through a host that tells of states that are none.',
    needs: ['guest/listens'],
    check: (check) => {
      const host = played(check);
      return withGuest(check, host, async (guest) =>
        passedUnless(await harmOf(check, guest, () => GARBAGE.flatMap((garbage) => host.tell(garbage)))),
      );
    },
  },
  {
    id: 'guest/throwing-host',
    asks: 'It lives with a host that throws in whatever it is told or asked to do.',
    needs: MOUNTS,
    check: (check) => {
      const host = played(check, { emit: thrower, open: thrower, openNoCardWarning: thrower });
      return withGuest(check, host, async (guest) => passedUnless(await harmOf(check, guest, () => [])));
    },
  },
  {
    id: 'guest/vanished-host',
    asks: 'It can be taken out when its host is no longer there.',
    needs: ['guest/unmounts'],
    check: (check) => {
      const host = played(check, { subscribe: () => thrower });
      return withGuest(check, host, async ({ element, unmount }) => {
        Object.assign(host.host, { state: thrower, emit: thrower, subscribe: thrower });
        await unmount();
        const isEmpty = await awaited(
          () => (element.childNodes.length === 0 ? true : undefined),
          check.settle,
        );
        return passedUnless(isEmpty ? undefined : 'There is still something in its element.');
      });
    },
  },
  {
    id: 'guest/apart',
    asks: 'Two of it live in one page, and one stays when the other goes.',
    needs: ['guest/unmounts'],
    check: (check) => {
      const [first, second] = [played(check), played(check)];
      return withGuest(check, second, (staying) =>
        withGuest(check, first, async (going) =>
          passedUnless(
            await harmOf(check, staying, async () => {
              await going.unmount();
              return [];
            }),
          ),
        ),
      );
    },
  },
  {
    id: 'guest/events',
    asks: 'Every event that it has emitted meanwhile is an event of the protocol.',
    needs: MOUNTS,
    check: ({ played: hosts }) => {
      for (const event of hosts.flatMap(({ events }) => events)) {
        const { error } = GuestEvent.safeParse(event);
        if (error) return failed(`It emitted ${JSON.stringify(event)}: ${z.prettifyError(error)}`);
      }
      return PASSED;
    },
  },
];

function thrower(): never {
  throw new Error('A host of the conformance suite throws.');
}

function played(check: Check, otherwise?: Parameters<typeof playedHost>[1]): PlayedHost {
  const host = playedHost(check.state, otherwise);
  check.played.push(host);
  return host;
}

async function refuses(check: Check, host: PlayedHost) {
  const element = document.createElement('div');
  check.stage.append(element);
  try {
    const answer: unknown = await check.mount(element, host.host);
    if (typeof answer === 'function') Reflect.apply(answer, undefined, []);
    return failed('It was mounted.');
  } catch {
    return passedUnless(
      isDrawn(element) ? 'It said no, and has drawn something into its element.' : undefined,
    );
  } finally {
    element.remove();
  }
}

/** What becomes of a mounted guest by an act; undefined where nothing has happened to it. */
async function harmOf(
  { settle }: Check,
  { element, faults }: MountedGuest,
  act: () => unknown[] | Promise<unknown[]>,
): Promise<string | undefined> {
  const before = faults.length;
  const [thrown] = await act();
  await pause(settle);
  if (thrown !== undefined) return `It threw: ${textOf(thrown)}`;
  if (faults.length > before) return `Nobody caught: ${faults.slice(before).join('; ')}`;
  return isDrawn(element) ? undefined : 'There is nothing left of it in its element.';
}
