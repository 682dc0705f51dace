// @see spec 4.4, 6
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { modulesFeature } from '../modules.feature';
import { sampleGuest, type SampleGuest, type SampleOptions } from '../testing/sample-guest';

const PLAYOUT = '/apps/studio-1/product/playout';
const connected = { playout: { entry: 'https://modules.example/playout.js', carrier: 'page' } } as const;

let guest: SampleGuest;
/** A story whose console mounts this module. */
function withGuest({ timeoutMs = 10_000, ...options }: SampleOptions & { timeoutMs?: number } = {}) {
  return {
    args: {
      config: { modules: connected },
      ports: {
        modules: { load: (address: string) => guest.load(address), timeoutMs },
      },
    },
    beforeEach: () => {
      guest = sampleGuest(options);
    },
  };
}

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Modules/Page of a module',
  render: renderFeatureScreen,
  args: { feature: modulesFeature({}), at: PLAYOUT, onAddress: fn() },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is told the app, the place and the language; what it says reaches title and address, and nothing else of the console. */
export const Connected: Story = {
  ...withGuest(),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('App studio-1, at /, in en, as Bearer story')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Playout' })).toBeVisible();
    await expect(guest.loadedFrom).toEqual(['https://modules.example/playout.js']);

    guest.say({ type: 'title', title: 'Evening\u202E  schedule' });
    await waitFor(() => expect(document.title).toBe('Evening schedule · Playout | Signalbox Admin'));
    guest.say({ type: 'navigate', path: '/schedules/7?day=2' });
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${PLAYOUT}/schedules/7?day=2`));
    guest.say({ type: 'navigate', path: '/../../detail' });
    guest.say({ type: 'navigate', path: '/%2e%2e/%2e%2e/detail' });
    guest.say({ type: 'navigate', path: '/schedules/8' });
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${PLAYOUT}/schedules/8`));
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/studio-1/detail');
    await expect(guest.mounted).toBe(1);
  },
};

/** A link into it leads to its own place; its entry in the menu leads to its first one, and mounts nothing anew. */
export const DeepLink: Story = {
  ...withGuest(),
  args: { ...withGuest().args, at: `${PLAYOUT}/schedules/7?day=2` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/at \/schedules\/7\?day=2,/)).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(await menu.findByRole('link', { name: 'Playout' }));
    await expect(await canvas.findByText(/at \/,/)).toBeVisible();
    await expect(guest.mounted).toBe(1);
  },
};

export const Loading: Story = {
  ...withGuest({ load: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Playout is being loaded …')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Playout' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** One that cannot be loaded says so in its place; the next try asks for its code anew. */
export const LoadedAtTheSecondTry: Story = {
  ...withGuest({
    load: (attempt) => (attempt === 1 ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Playout is not available')).toBeVisible();
    await expect(canvas.getByText(/code of the module could not be loaded/)).toBeVisible();
    await expect(canvas.getByText('Failed to fetch')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load anew' }));
    await expect(await canvas.findByText(/^App studio-1/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Playout' })).toHaveFocus();
    await expect(guest.loadedFrom.at(-1)).toBe('https://modules.example/playout.js?attempt=1');
  },
};

/** One that never answers is given up; what it does afterwards is undone. */
export const GivenUp: Story = {
  ...withGuest({ onMount: never, timeoutMs: 50 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The module did not answer in time.', { exact: false }),
    ).toBeVisible();
  },
};

export const ThrowsAtOnce: Story = {
  ...withGuest({
    onMount: () => {
      throw new Error('No schedule server');
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stopped with an error/)).toBeVisible();
    await expect(canvas.getByText('No schedule server')).toBeVisible();
  },
};

export const NoModuleAtAll: Story = {
  ...withGuest({ load: () => Promise.resolve({ default: 7 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/exports no function/)).toBeVisible();
  },
};

/** What it asks of the console: the notice of view-only accounts, and the subscription of the app. */
export const Asks: Story = {
  ...withGuest(),
  parameters: { msw: operator({ subscription: { edition: 'free', status: 'active' } }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^App studio-1/);
    // The console knows the app, and who looks after it.
    await canvas.findAllByTestId('pro-badge');
    guest.say({ type: '403 mutation' });
    const page = within(document.body);
    await expect(await page.findByText(/Your account is currently view-only/)).toBeVisible();
    guest.host().open?.();
    await expect(await page.findByRole('dialog', { name: 'Subscription' })).toBeVisible();
  },
};

/** Asked for once, it is loaded anew; asked for again and again, it is stopped. */
export const AsksToBeLoadedAnew: Story = {
  ...withGuest(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    guest.say({ type: 'reload' });
    await expect(await canvas.findByRole('button', { name: 'Counted 0' })).toBeVisible();
    await expect(guest.takenOut).toBe(1);
    guest.say({ type: 'reload' });
    await expect(await canvas.findByText(/again and again/)).toBeVisible();
    await expect(guest.takenOut).toBe(2);
  },
};

/** Left for another page of its app and come back to, it is as it was, and where it was asked for. */
export const KeptAlive: Story = {
  ...withGuest(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(await menu.findByRole('link', { name: 'Livestream' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Livestream' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Counted 1' })).toBeNull();
    // From behind another page it moves neither address nor title, and opens nothing.
    guest.host().open?.();
    guest.say({ type: 'navigate', path: '/schedules/7' });
    guest.say({ type: 'title', title: 'Behind' });
    await userEvent.click(await menu.findByRole('link', { name: 'Playout' }));
    await expect(await canvas.findByRole('button', { name: 'Counted 1' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(PLAYOUT);
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await expect(guest.mounted).toBe(1);
  },
};

/** It goes with the session, at once, and what it throws on its way out harms nothing. */
export const SignedOut: Story = {
  ...withGuest({
    onTakeOut: () => {
      throw new Error('Not now');
    },
  }),
  parameters: { expectedLogs: [/A module could not be taken out cleanly: .*Not now/] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^App studio-1/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(guest.takenOut).toBe(1));
    await expect(canvas.queryByText(/^App studio-1/)).toBeNull();
  },
};

/** Where a frame is asked for, its page is; nothing of the module is loaded into this one. */
export const Degraded: Story = {
  ...withGuest(),
  args: { ...withGuest({ timeoutMs: 200 }).args, localStorage: { degrade: '1' } },
  play: async ({ canvas }) => {
    const frame = await waitFor(() => {
      const frames = canvas.getAllByTitle('Playout').filter((element) => element.localName === 'iframe');
      void expect(frames).toHaveLength(1);
      return frames[0];
    });
    await expect(frame).toHaveAttribute(
      'src',
      `${window.location.origin}/module-frame.html?module=playout&attempt=0`,
    );
    await expect(
      await canvas.findByText('The module did not answer in time.', { exact: false }),
    ).toBeVisible();
    await expect(guest.loadedFrom).toEqual([]);
  },
};

/** A page in a frame that speaks another version of the protocol is told so, and so is the person. */
export const OfAnotherVersion: Story = {
  args: { config: { modules: { playout: { entry: '/mockServiceWorker.js', carrier: 'frame' } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Playout is being loaded …');
    const page = await waitFor(() => {
      const loaded = document.querySelector('iframe')?.contentDocument;
      if (loaded?.readyState !== 'complete' || loaded.URL === 'about:blank') throw new Error('No page yet');
      return loaded;
    });
    const guestCode = page.createElement('script');
    guestCode.textContent =
      "parent.postMessage({ channel: 'shell-host', type: 'hello', version: 7 }, location.origin)";
    page.head.append(guestCode);
    await expect(await canvas.findByText(/speaks another version of the protocol/)).toBeVisible();
    await expect(document.querySelector('iframe')).toBeNull();
  },
};

/** Without an entry in the configuration it says what it is for, whom to ask, and how it is connected. */
export const Unconnected: Story = {
  args: { at: `${PLAYOUT}/schedules/7` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Playout' })).toBeVisible();
    await expect(canvas.getByText(/played out as a channel/)).toBeVisible();
    await expect(canvas.getByText(/This module is not connected/)).toBeVisible();
    await expect(canvas.getByText(/"playout": {/)).toBeVisible();
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('link', { name: 'All modules' })).toHaveAttribute(
      'href',
      '/apps/studio-1/product',
    );
  },
};

export const UnconnectedVietnamese: Story = {
  args: { language: 'vi', darkMode: false },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mô-đun này chưa được kết nối/)).toBeVisible();
  },
};
