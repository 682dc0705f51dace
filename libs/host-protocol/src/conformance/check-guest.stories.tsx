// @see spec 3.11, 4.1, 8
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fallenOf } from '../testing/wire-pair';
import { HostState, type GuestEvent } from '../host-state';
import type { MountGuest, ShellHost } from '../shell-host';
import { sampleGuest } from './sample-guest';
import { checkGuest } from './check-guest';

/** Where the suite mounts its guests; a story is the page that it needs. */
function Stage() {
  return (
    <main>
      <h1>Conformance of guests</h1>
      <div data-testid="stage" />
    </main>
  );
}

const meta = { title: 'Shell/Conformance of guests', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const guest = sampleGuest({
  title: 'A guest',
  facts: {
    appId: 'App',
    lang: 'Language',
    layoutMode: 'Layout',
    isProduction: 'Live',
    path: 'Path',
    token: 'Token',
  },
  yes: 'yes',
  no: 'no',
  nothing: 'none',
  events: { navigate: 'Go', title: 'Name', reload: 'Reload', '403 mutation': 'Refused' },
  callbacks: { open: 'Open', openNoCardWarning: 'Warn' },
});

type Unmount = () => void;
/** A guest that does one thing otherwise, while it is mounted or as it goes. */
type Change = (element: HTMLElement, host: ShellHost, unmount: Unmount) => Unmount;

function but(change: Change): MountGuest {
  return async (element, host) => change(element, host, await guest(element, host));
}

function alsoListening(listener: (state: HostState, element: HTMLElement) => void): MountGuest {
  return but((element, host, unmount) => {
    const stop = host.subscribe((state) => {
      listener(state, element);
    });
    return () => {
      unmount();
      try {
        stop();
      } catch {
        // Of a host that is gone.
      }
    };
  });
}

/** Where the guest is that takes all of its kind out with itself. */
const mounted = new Set<HTMLElement>();

const BROKEN: [string, MountGuest][] = [
  ['guest/mounts', () => () => undefined],
  [
    'guest/unmounts',
    but((element, _host, unmount) => () => {
      unmount();
      element.append('left behind');
    }),
  ],
  [
    'guest/leaves-host',
    but((_element, host, unmount) => {
      host.subscribe(() => undefined);
      return unmount;
    }),
  ],
  [
    'guest/leaves-page',
    but((_element, _host, unmount) => {
      window.addEventListener('resize', () => undefined);
      return unmount;
    }),
  ],
  [
    'guest/inside',
    but((_element, _host, unmount) => {
      const portal = document.createElement('div');
      document.body.append(portal);
      return () => {
        unmount();
        portal.remove();
      };
    }),
  ],
  [
    'guest/document',
    but((_element, _host, unmount) => {
      const { title } = document;
      document.title = 'Mine';
      return () => {
        unmount();
        document.title = title;
      };
    }),
  ],
  [
    'guest/token',
    (element, host) => guest(element, { ...host, state: () => ({ ...host.state(), token: 'mine' }) }),
  ],
  ['guest/version', (element, host) => guest(element, { ...host, version: 1 })],
  ['guest/listens', (element, host) => guest(element, { ...host, subscribe: () => () => undefined })],
  [
    'guest/changes',
    alsoListening((state, element) => {
      if (HostState.safeParse(state).data?.meta.lang === 'en') element.replaceChildren();
    }),
  ],
  [
    'guest/garbage',
    alsoListening((state) => {
      state.meta.lang.trim();
    }),
  ],
  [
    'guest/throwing-host',
    but((_element, host, unmount) => {
      host.emit({ type: 'title', title: 'A guest' });
      return unmount;
    }),
  ],
  [
    'guest/vanished-host',
    but((_element, host, unmount) => () => {
      host.state();
      unmount();
    }),
  ],
  [
    'guest/apart',
    but((element, _host, unmount) => {
      mounted.add(element);
      return () => {
        unmount();
        for (const each of mounted) each.replaceChildren();
        mounted.clear();
      };
    }),
  ],
  [
    'guest/events',
    but((_element, host, unmount) => {
      try {
        host.emit(JSON.parse('{ "type": "close" }') as GuestEvent);
      } catch {
        // Of a host that throws.
      }
      return unmount;
    }),
  ],
];

function check(mount: MountGuest, canvas: { getByTestId: (id: string) => HTMLElement }) {
  return checkGuest(mount, { stage: canvas.getByTestId('stage'), patience: 300, settle: 5 });
}

export const Conforming: Story = {
  play: async ({ canvas }) => {
    const report = await check(guest, canvas);
    await expect(report.verdicts.filter(({ result }) => result !== 'passed')).toEqual([]);
    await expect(report.verdicts.map(({ id }) => id)).toEqual(BROKEN.map(([id]) => id));
  },
};

/** For each clause a guest that breaks it, and no other. */
export const Broken: Story = {
  play: async ({ canvas, step }) => {
    for (const [id, mount] of BROKEN) {
      await step(id, async () => {
        await expect(fallenOf(await check(mount, canvas))).toEqual([id]);
      });
    }
  },
};
