// @see spec 4.4, 6
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { modulesFeature } from '../modules.feature';
import { sampleGuest, type SampleGuest, type SampleOptions } from '../testing/sample-guest';

const PLAYOUT = '/apps/studio-1/product/playout';
const connected = { playout: { entry: 'https://modules.example/playout.js', transport: 'page' } } as const;

let guest: SampleGuest;
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

export default {
  title: 'Modules/Page of a module',
  ...screenStories({ feature: modulesFeature({}), at: PLAYOUT, onAddress: fn() }, operator()),
};

export const Connected: ScreenStory = {
  ...withGuest(),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('App studio-1, at /, in en, as Bearer story')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Playout' })).toBeVisible();
    await expect(guest.loadedFrom).toEqual(['https://modules.example/playout.js']);

    guest.emit({ type: 'title', title: 'Evening\u202E  schedule' });
    await waitFor(() => expect(document.title).toBe('Evening schedule · Playout | Signalbox Admin'));
    guest.emit({ type: 'navigate', path: '/schedules/7?day=2' });
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${PLAYOUT}/schedules/7?day=2`));
    guest.emit({ type: 'navigate', path: '/../../detail' });
    guest.emit({ type: 'navigate', path: '/%2e%2e/%2e%2e/detail' });
    guest.emit({ type: 'navigate', path: '/schedules/8' });
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${PLAYOUT}/schedules/8`));
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/studio-1/detail');
    await expect(guest.mounted).toBe(1);
  },
};
export const GivenUp: ScreenStory = {
  ...withGuest({ onMount: never, timeoutMs: 50 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The module timed out.', { exact: false })).toBeVisible();
  },
};

export const ThrowsAtOnce: ScreenStory = {
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

export const NoModuleAtAll: ScreenStory = {
  ...withGuest({ load: () => Promise.resolve({ default: 7 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/exports no function/)).toBeVisible();
  },
};

const EVENT = { event: { entry: 'https://modules.example/event.js', transport: 'page' } } as const;

export const Asks: ScreenStory = {
  ...withGuest(),
  args: { ...withGuest().args, config: { modules: { ...connected, ...EVENT } } },
  parameters: { msw: operator({ subscription: { edition: 'free', status: 'active' } }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^App studio-1/);
    await canvas.findAllByTestId('pro-badge');
    guest.emit({ type: '403 mutation' });
    const page = within(document.body);
    await expect(await page.findByText(/Your account is currently view-only/)).toBeVisible();
    guest.host().open?.();
    await expect(await page.findByRole('dialog', { name: 'Subscription' })).toBeVisible();
  },
};

export const RequestsReload: ScreenStory = {
  ...withGuest(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    guest.emit({ type: 'reload' });
    await expect(await canvas.findByRole('button', { name: 'Counted 0' })).toBeVisible();
    await expect(guest.unmounted).toBe(1);
    guest.emit({ type: 'reload' });
    await expect(await canvas.findByText(/kept requesting reloads/)).toBeVisible();
    await expect(guest.unmounted).toBe(2);
  },
};

export const KeptAlive: ScreenStory = {
  ...withGuest(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(await menu.findByRole('link', { name: 'More modules' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'More modules' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Counted 1' })).toBeNull();
    guest.host().open?.();
    guest.emit({ type: 'navigate', path: '/schedules/7' });
    guest.emit({ type: 'title', title: 'Behind' });
    await userEvent.click(menu.getByRole('menuitem', { name: 'Live' }));
    await userEvent.click(await menu.findByRole('link', { name: 'Playout' }));
    await expect(await canvas.findByRole('button', { name: 'Counted 1' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(PLAYOUT);
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await expect(guest.mounted).toBe(1);
  },
};

export const SignedOut: ScreenStory = {
  ...withGuest({
    onUnmount: () => {
      throw new Error('Not now');
    },
  }),
  parameters: { expectedLogs: [/A module could not be unmounted cleanly: .*Not now/] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^App studio-1/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await userEvent.click(await within(document.body).findByTestId('confirm'));
    await waitFor(() => expect(guest.unmounted).toBe(1));
    await expect(canvas.queryByText(/^App studio-1/)).toBeNull();
  },
};
export const OfAnotherVersion: ScreenStory = {
  args: { config: { modules: { playout: { entry: '/mockServiceWorker.js', transport: 'frame' } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading Playout …');
    const page = await waitFor(() => {
      const loaded = document.querySelector('iframe')?.contentDocument;
      if (loaded?.readyState !== 'complete' || loaded.URL === 'about:blank') throw new Error('No page yet');
      return loaded;
    });
    const guestCode = page.createElement('script');
    guestCode.textContent =
      "parent.postMessage({ channel: 'shell-host', type: 'hello', version: 7 }, location.origin)";
    page.head.append(guestCode);
    await expect(
      await canvas.findByText(/protocol version that this console does not support/),
    ).toBeVisible();
    await expect(document.querySelector('iframe')).toBeNull();
  },
};
