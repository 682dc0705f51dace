import type { z } from 'zod';
import { GuestEvent, HostState, SHELL_HOST_VERSION } from '../messages';
import type { MountGuest } from '../shell-host';
import { isRendered, testHost, withGuest, type TestHost } from './mount-guest';
import { observeListeners, observePage } from './page-observers';
import {
  errorText,
  pause,
  poll,
  runChecks,
  schemaError,
  type CheckOptions,
  type ConformanceReport,
  type Requirement,
} from './requirements';
import { INVALID_VALUES, STATE_CHANGES } from './samples';

export interface GuestCheck extends CheckOptions {
  /** The suite appends the elements of its guests to it. */
  stage: HTMLElement;
  /** The initial state; default: a made-up token. */
  state?: z.input<typeof HostState>;
}

interface Check extends Required<Pick<GuestCheck, 'stage' | 'timeoutMs' | 'settleMs'>> {
  readonly mount: MountGuest;
  readonly state: HostState;
  /** All hosts of this run. */
  readonly hosts: TestHost[];
}

/** Checks a guest in the page: mounts it repeatedly, for correct and for faulty hosts. Nothing else may change the page. */
export function checkGuest(mount: MountGuest, options: GuestCheck): Promise<ConformanceReport> {
  const state = HostState.parse(options.state ?? { token: 'conformance' });
  const check = { timeoutMs: 10_000, settleMs: 250, ...options, mount, state, hosts: [] };
  return runChecks({
    subject: 'guest',
    transport: 'page',
    requirements: REQUIREMENTS,
    check,
    limitMs: 2 * check.timeoutMs + (STATE_CHANGES.length + 2) * check.settleMs,
  });
}

const MOUNTS = ['guest/mounts'];

const REQUIREMENTS: readonly Requirement<Check>[] = [
  {
    id: 'guest/mounts',
    requirement: '`mount(element, host)` renders into the element and returns the function that unmounts it.',
    check: (check) => withGuest(check, hostFor(check), () => undefined),
  },
  {
    id: 'guest/unmounts',
    requirement: 'Unmounted, it leaves its element empty.',
    needs: MOUNTS,
    check: (check) =>
      withGuest(check, hostFor(check), async ({ element, unmount }) => {
        await unmount();
        return remains(element, check);
      }),
  },
  {
    id: 'guest/leaves-host',
    requirement: 'Unmounted, it has no subscription.',
    needs: MOUNTS,
    check: async (check) => {
      const host = hostFor(check);
      await withGuest(check, host, ({ unmount }) => unmount());
      await pause(check.settleMs);
      const { size } = host.listeners;
      return size === 0 ? undefined : `Remaining listeners: ${size}.`;
    },
  },
  {
    id: 'guest/leaves-page',
    requirement: 'Unmounted, it has no listeners at the window or the document.',
    needs: MOUNTS,
    check: async (check) => {
      const observed = observeListeners([window, document]);
      try {
        await withGuest(check, hostFor(check), async ({ unmount }) => {
          await pause(check.settleMs);
          await unmount();
        });
        await pause(check.settleMs);
        const remaining = observed.remaining();
        return remaining.length > 0 ? `Remaining listeners: ${remaining.join(', ')}.` : undefined;
      } finally {
        observed.stop();
      }
    },
  },
  {
    id: 'guest/inside',
    requirement: 'It adds nothing to the page’s head or body except what loads its code.',
    needs: MOUNTS,
    check: (check) => checkPage(check, ({ addedElement }) => addedElement()),
  },
  {
    id: 'guest/document',
    requirement: 'It changes neither the page’s title nor attributes of the html and body elements.',
    needs: MOUNTS,
    check: (check) => checkPage(check, ({ changedAttribute }) => changedAttribute()),
  },
  {
    id: 'guest/token',
    requirement: 'It does not mount for a host without a token.',
    needs: MOUNTS,
    check: (check) => mountError(check, hostFor(check, { state: () => ({ ...check.state, token: '' }) })),
  },
  {
    id: 'guest/version',
    requirement: 'It does not mount for a host of another version.',
    needs: MOUNTS,
    check: (check) => mountError(check, hostFor(check, { version: SHELL_HOST_VERSION + 998 })),
  },
  {
    id: 'guest/listens',
    requirement: 'It subscribes to changes of the state.',
    needs: MOUNTS,
    check: (check) => {
      const host = hostFor(check);
      return withGuest(check, host, async () => {
        const subscribed = await poll(() => host.listeners.size > 0 || undefined, check.settleMs);
        return subscribed ? undefined : 'It has not subscribed.';
      });
    },
  },
  {
    id: 'guest/changes',
    requirement: 'It withstands every change of the state.',
    needs: ['guest/listens'],
    check: async (check) => {
      const host = hostFor(check);
      return withGuest(check, host, async (guest) => {
        for (const change of STATE_CHANGES) {
          const damage = await damageBy(check, guest, () => host.notify({ ...check.state, ...change }));
          if (damage !== undefined) return `${JSON.stringify(change)}: ${damage}`;
        }
        return undefined;
      });
    },
  },
  {
    id: 'guest/garbage',
    requirement: 'It withstands invalid states.',
    needs: ['guest/listens'],
    check: (check) => {
      const host = hostFor(check);
      return withGuest(check, host, (guest) =>
        damageBy(check, guest, () => INVALID_VALUES.flatMap((value) => host.notify(value))),
      );
    },
  },
  {
    id: 'guest/throwing-host',
    requirement: 'It withstands a host whose functions throw.',
    needs: MOUNTS,
    check: (check) => {
      const host = hostFor(check, { emit: fail, open: fail, openNoCardWarning: fail });
      return withGuest(check, host, (guest) => damageBy(check, guest, () => []));
    },
  },
  {
    id: 'guest/vanished-host',
    requirement: 'It can be unmounted when its host no longer works.',
    needs: ['guest/unmounts'],
    check: (check) => {
      const host = hostFor(check, { subscribe: () => fail });
      return withGuest(check, host, async ({ element, unmount }) => {
        Object.assign(host.host, { state: fail, emit: fail, subscribe: fail });
        await unmount();
        return remains(element, check);
      });
    },
  },
  {
    id: 'guest/apart',
    requirement: 'Of two in one page, one remains when the other is unmounted.',
    needs: ['guest/unmounts'],
    check: (check) =>
      withGuest(check, hostFor(check), (staying) =>
        withGuest(check, hostFor(check), (leaving) =>
          damageBy(check, staying, async () => {
            await leaving.unmount();
            return [];
          }),
        ),
      ),
  },
  {
    id: 'guest/events',
    requirement: 'Every event that it emitted during the run is valid.',
    needs: MOUNTS,
    check: ({ hosts }) => {
      for (const event of hosts.flatMap(({ events }) => events)) {
        const error = schemaError(GuestEvent, event);
        if (error !== undefined) return `It emitted ${JSON.stringify(event)}: ${error}`;
      }
      return undefined;
    },
  },
];

function fail(): never {
  throw new Error('A host of the conformance suite throws.');
}

function hostFor(check: Check, faults?: Parameters<typeof testHost>[1]): TestHost {
  const host = testHost(check.state, faults);
  check.hosts.push(host);
  return host;
}

async function remains(element: HTMLElement, { settleMs }: Check): Promise<string | undefined> {
  const isEmpty = await poll(() => element.childNodes.length === 0 || undefined, settleMs);
  return isEmpty ? undefined : `It left ${element.innerHTML.slice(0, 200)}`;
}

function checkPage(check: Check, read: (page: ReturnType<typeof observePage>) => string | undefined) {
  const page = observePage(check.stage.ownerDocument);
  return withGuest(check, hostFor(check), async () => {
    await pause(check.settleMs);
    return read(page);
  });
}

/** Why a guest that has to reject its host did not. */
async function mountError({ mount, stage }: Check, { host }: TestHost): Promise<string | undefined> {
  const element = document.createElement('div');
  stage.append(element);
  try {
    const unmount: unknown = await mount(element, host);
    if (typeof unmount === 'function') Reflect.apply(unmount, undefined, []);
    return 'It was mounted.';
  } catch {
    return isRendered(element) ? 'It rejected the host and still rendered into its element.' : undefined;
  } finally {
    element.remove();
  }
}

/** What an action does to a mounted guest; undefined for nothing. */
async function damageBy(
  { settleMs }: Check,
  { element, errors }: Parameters<Parameters<typeof withGuest>[2]>[0],
  action: () => unknown[] | Promise<unknown[]>,
): Promise<string | undefined> {
  const { length } = errors;
  const [thrown] = await action();
  await pause(settleMs);
  if (thrown !== undefined) return `It threw: ${errorText(thrown)}`;
  if (errors.length > length) return `Uncaught: ${errors.slice(length).join('; ')}`;
  return isRendered(element) ? undefined : 'Its element is empty.';
}
