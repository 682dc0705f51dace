// @see spec 4.5, 7.2
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listMyApps } from '../contract';
import { keptOwnApps, myAppOf } from '../testing/kept-own-apps';
import { NEW_API_KEY } from '../testing/kept-tenant-app';
import { withUserFrame } from '../testing/with-user-frame';

const kept = keptOwnApps();
/** Somebody without a place in the admin app, who manages their own apps. */
const person = (options: Parameters<typeof operator>[0] = {}) =>
  operator({ permissions: null, ownPermissions: ['management'], ...options });

const meta = {
  title: 'Tenant apps/My app',
  render: renderFeatureScreen,
  args: { feature: withUserFrame, at: '/user/apps/studio-1', onAddress: fn() },
  parameters: { msw: [...person(), ...kept.handlers] },
  beforeEach: () => {
    kept.reset([myAppOf(1)]);
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const region = (canvas: Play['canvas'], name: string) => canvas.findByRole('region', { name });
const gone = (name: string) => waitFor(() => expect(page().queryByRole('dialog', { name })).toBeNull());

async function confirm({ canvas, userEvent }: Play, act: string, title: string, typed?: string) {
  await userEvent.click(await canvas.findByRole('button', { name: act }));
  const dialog = within(await page().findByRole('dialog', { name: title }));
  if (typed !== undefined) await userEvent.type(dialog.getByRole('textbox'), typed);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  return dialog;
}

/** What it is, what the person is there, and the pages that open to them. */
export const Manager: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Studio 1' })).toBeVisible();
    await waitFor(async () => {
      await expect(await region(canvas, 'Subscription')).toHaveTextContent(/Free.*Active.*Not used yet/);
    });
    await waitFor(async () => {
      await expect(await region(canvas, 'Your place in the app')).toHaveTextContent('App management');
    });
    await waitFor(async () => {
      await expect(await region(canvas, 'API groups of the app')).toHaveTextContent('SSAI');
    });
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of the app' }));
    await waitFor(() =>
      expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/apps/studio-1/detail?from=%2Fuser%2Fapps%2Fstudio-1',
        '/apps/studio-1/group?from=%2Fuser%2Fapps%2Fstudio-1',
        '/apps/studio-1/member?from=%2Fuser%2Fapps%2Fstudio-1',
      ]),
    );
  },
};

/** It begins, its days are told, and the way back is the free edition; there is no second one. */
export const TrialAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await confirm({ canvas, userEvent }, 'Begin free trial', 'Begin the free trial of Studio 1?');
    await expect(await canvas.findByText('Trial: 14 days left')).toBeVisible();
    await confirm(
      { canvas, userEvent },
      'Change to the free edition',
      'Change Studio 1 to the free edition?',
    );
    await gone('Change Studio 1 to the free edition?');
    await waitFor(async () => {
      await expect(await region(canvas, 'Subscription')).toHaveTextContent(/Free.*Active.*Used: it ended/);
    });
    await expect(canvas.queryByRole('button', { name: 'Begin free trial' })).toBeNull();
  },
};

/** The platform's refusal stands in the dialog. */
export const OwingInvoices: Story = {
  beforeEach: () => {
    kept.reset([myAppOf(1, { edition: 'pro', subscriptionStatus: 'cancelled' })]);
    kept.owe();
  },
  play: async ({ canvas, userEvent }) => {
    const title = 'Change Studio 1 to the free edition?';
    const dialog = await confirm({ canvas, userEvent }, 'Change to the free edition', title);
    await expect(await dialog.findByText('The app has 2 invoices to pay')).toBeInTheDocument();
  },
};

export const PaidFor: Story = {
  beforeEach: () => {
    kept.reset([myAppOf(1, { edition: 'enterprise' })]);
  },
  play: async ({ canvas }) => {
    const subscription = await region(canvas, 'Subscription');
    await expect(subscription).toHaveTextContent(/This subscription is paid for/);
    await expect(within(subscription).queryByRole('button')).toBeNull();
  },
};

/** The name has to be typed; the new key is shown once. */
export const KeyReset: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = 'Reset the API key of Studio 1?';
    const dialog = await confirm({ canvas, userEvent }, 'Reset API key', title, 'Studio 1');
    await expect(dialog.getByText(/whatever still uses it is refused at once/)).toBeInTheDocument();
    const once = within(await page().findByRole('dialog', { name: 'The new API key of Studio 1' }));
    await expect(await once.findByText(NEW_API_KEY)).toBeInTheDocument();
    await gone(title);
    await userEvent.click(once.getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(page().queryByText(NEW_API_KEY)).toBeNull());
  },
};

/** A key is reset for security: it takes no payment card. */
export const KeyResetWithoutCard: Story = {
  parameters: { msw: [...person({ subscription: { addedPrimaryCard: false } }), ...kept.handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset API key' }));
    await expect(await page().findByRole('dialog', { name: /^Reset the API key/ })).toBeInTheDocument();
  },
};

/** Somebody else was first. */
export const RenamedMeanwhile: Story = {
  args: { at: '/user/apps/studio-1/rename' },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Rename Studio 1' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    kept.change('studio-1', { name: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await dialog.findByText('Somebody else saved this while you were working on it'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Mine' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps/studio-1');
  },
};

/** Whoever does not manage the app is told what that takes, and whom to ask. */
export const PlainMember: Story = {
  beforeEach: () => {
    kept.reset([myAppOf(1, { isOwner: false, group: { name: 'Editors' } })]);
  },
  parameters: {
    msw: [
      ...person({ ownPermissions: ['admin-vod'], helpers: { access: ['lan@studio.example'] } }),
      ...kept.handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Rename', 'Begin free trial', 'Reset API key']) {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset API key' }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(await why.findByText('API group App management (management)')).toBeInTheDocument();
    await expect(why.getByText('lan@studio.example')).toBeInTheDocument();
  },
};

export const Archived: Story = {
  beforeEach: () => {
    kept.reset([myAppOf(1, { status: 'archived' })]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This app is archived')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reset API key' })).toBeNull();
  },
};

export const NotMine: Story = {
  args: { at: '/user/apps/studio-9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are a member of no app with this ID')).toBeVisible();
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mock(listMyApps, () => respondWithError(500, { errors: ['the database is resting'] })),
      ...person(),
      ...kept.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tenant app could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [mockSlow(listMyApps), ...person(), ...kept.handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const PhoneLight: Story = {
  globals: { theme: 'light', viewport: { value: 'mobile1' } },
  beforeEach: () => {
    kept.reset([myAppOf(1, { name: 'ĐàiTruyềnHình'.repeat(7) })]);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reset API key' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bắt đầu dùng thử' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Vai trò của bạn trong ứng dụng' })).toBeVisible();
  },
};
