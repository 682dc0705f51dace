// @see spec 3.11, 4.1, 8
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HostState, type GuestEvent } from '../messages';
import type { MountGuest, ShellHost } from '../shell-host';
import { idsOf } from '../testing/transport-pair';
import { checkGuest } from './check-guest';
import { sampleGuest } from './sample-guest';

function Stage() {
  return (
    <main>
      <h1>Conformance of guests</h1>
      <div data-testid="stage" />
    </main>
  );
}

const meta = { title: 'Host protocol/Conformance of guests', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const guest = sampleGuest();

interface Mounted {
  element: HTMLElement;
  host: ShellHost;
}
type Cleanup = (() => void) | undefined;

/** The sample guest with an action after mounting, and the returned one after unmounting. */
function withFault(fault: (mounted: Mounted) => Cleanup): MountGuest {
  return async (element, host) => {
    const unmount = await guest(element, host);
    const cleanup = fault({ element, host });
    return () => {
      unmount();
      cleanup?.();
    };
  };
}

function withListener(listener: (state: HostState, element: HTMLElement) => void): MountGuest {
  return withFault(({ element, host }) => {
    const stop = host.subscribe((state) => listener(state, element));
    return () => {
      try {
        stop();
      } catch {
        // The host of this requirement no longer works.
      }
    };
  });
}

const mounted = new Set<HTMLElement>();

const FAULTS: [string, MountGuest][] = [
  ['guest/mounts', () => () => undefined],
  [
    'guest/unmounts',
    withFault(
      ({ element }) =>
        () =>
          element.append('left behind'),
    ),
  ],
  [
    'guest/leaves-host',
    withFault(({ host }) => {
      host.subscribe(() => undefined);
      return undefined;
    }),
  ],
  [
    'guest/leaves-page',
    withFault(() => {
      window.addEventListener('resize', () => undefined);
      return undefined;
    }),
  ],
  [
    'guest/inside',
    withFault(() => {
      const portal = document.createElement('div');
      document.body.append(portal);
      return () => portal.remove();
    }),
  ],
  [
    'guest/document',
    withFault(() => {
      const { title } = document;
      document.title = 'Changed';
      return () => {
        document.title = title;
      };
    }),
  ],
  [
    'guest/token',
    (element, host) => guest(element, { ...host, state: () => ({ ...host.state(), token: 'made up' }) }),
  ],
  ['guest/version', (element, host) => guest(element, { ...host, version: 1 })],
  ['guest/listens', (element, host) => guest(element, { ...host, subscribe: () => () => undefined })],
  [
    'guest/changes',
    withListener((state, element) => {
      if (HostState.safeParse(state).data?.meta.lang === 'en') element.replaceChildren();
    }),
  ],
  [
    'guest/garbage',
    withListener((state) => {
      state.meta.lang.trim();
    }),
  ],
  [
    'guest/throwing-host',
    withFault(({ host }) => {
      host.emit({ type: 'title', title: 'A guest' });
      return undefined;
    }),
  ],
  [
    'guest/vanished-host',
    async (element, host) => {
      const unmount = await guest(element, host);
      return () => {
        host.state();
        unmount();
      };
    },
  ],
  [
    'guest/apart',
    withFault(({ element }) => {
      mounted.add(element);
      return () => {
        for (const each of mounted) each.replaceChildren();
        mounted.clear();
      };
    }),
  ],
  [
    'guest/events',
    withFault(({ host }) => {
      try {
        host.emit(JSON.parse('{ "type": "close" }') as GuestEvent);
      } catch {
        // The host of another requirement throws.
      }
      return undefined;
    }),
  ],
];

function check(mount: MountGuest, canvas: { getByTestId: (id: string) => HTMLElement }) {
  return checkGuest(mount, { stage: canvas.getByTestId('stage'), timeoutMs: 300, settleMs: 5 });
}

export const Conforming: Story = {
  play: async ({ canvas }) => {
    const report = await check(guest, canvas);
    await expect(idsOf(report, 'passed')).toEqual(FAULTS.map(([id]) => id));
    await expect(report.results).toHaveLength(FAULTS.length);
  },
};

/** Each guest violates one requirement. */
export const Faulty: Story = {
  play: async ({ canvas, step }) => {
    for (const [id, mount] of FAULTS) {
      await step(id, async () => {
        await expect(idsOf(await check(mount, canvas), 'failed')).toEqual([id]);
      });
    }
  },
};
