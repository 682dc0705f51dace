// @see spec 7.2
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createApp, listMyApps } from '../contract';
import { keptOwnApps, myAppOf } from '../testing/kept-own-apps';
import { NEW_API_KEY } from '../testing/kept-tenant-app';
import { newAppAsked } from '../testing/new-app-handlers';
import { withUserFrame } from '../testing/with-user-frame';

const kept = keptOwnApps();
/** Somebody without a place in the admin app, who manages their own apps. */
const person = (options: Parameters<typeof operator>[0] = {}) =>
  operator({ permissions: null, ownPermissions: ['management'], ...options });

const meta = {
  title: 'Tenant apps/My apps',
  render: renderFeatureScreen,
  args: { feature: withUserFrame, at: '/user/apps', onAddress: fn() },
  parameters: { msw: [...newAppAsked({ taken: ['studio-1'] }), ...person(), ...kept.handlers] },
  beforeEach: () => {
    kept.reset(
      [
        myAppOf(1),
        myAppOf(2, { edition: 'pro', subscriptionStatus: 'trial' }),
        myAppOf(3, { isOwner: false, group: { name: 'Editors' }, status: 'archived' }),
      ],
      ['studio-2'],
    );
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const rowOf = (canvas: Play['canvas'], name: string) =>
  canvas.findByRole('row', { name: new RegExp(`^${name}`) });

/** What each is, how it fares, and what the person is there; the search stands in the address. */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await rowOf(canvas, 'Studio 1')).toHaveTextContent(/Free.*Active.*Administrators.*You/);
    await waitFor(async () => {
      await expect(canvas.getByRole('row', { name: /^Studio 2/ })).toHaveTextContent(
        /Free trial.*14 days left/,
      );
    });
    await expect(await rowOf(canvas, 'Studio 3')).toHaveTextContent(/Archived.*Editors/);
    await expect(canvas.getByRole('link', { name: 'Studio 1' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/user/apps/studio-1'),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'io 2');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps?q=io+2'));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Studio 1/ })).toBeNull());
  },
};

/** Nothing yet, and the way to the first one. */
export const Empty: Story = {
  beforeEach: () => {
    kept.reset([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are a member of no app yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create an app' })).toBeEnabled();
  },
};

/** The ID is proposed from the name, what is typed is checked, and the key is shown once. */
export const Created: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an app' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Create an app of your own' }));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps/create');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sông Hồng');
    const appId = dialog.getByRole('textbox', { name: 'App ID' });
    await waitFor(() => expect(appId).toHaveValue('song-hong'));
    await userEvent.clear(appId);
    await userEvent.type(appId, 'studio-1');
    await expect(await dialog.findByText(/in use already/)).toBeInTheDocument();
    await userEvent.clear(appId);
    await userEvent.type(appId, 'song-hong-tv');
    await expect(await dialog.findByText('This App ID is free.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));

    const once = within(await page().findByRole('dialog', { name: 'Sông Hồng has been created' }));
    await expect(await once.findByText(NEW_API_KEY)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(once.getByText(NEW_API_KEY)).toBeInTheDocument();
    await userEvent.click(once.getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps'));
    await expect(await rowOf(canvas, 'Sông Hồng')).toBeVisible();
    await waitFor(() => expect(page().queryByText(NEW_API_KEY)).toBeNull());
  },
};

/** The refusal stands beside its field, and what was typed is still there. */
export const CreationRefused: Story = {
  args: { at: '/user/apps/create' },
  parameters: {
    msw: [
      mock(createApp, () =>
        respondWithError(409, { fieldErrors: { appId: ['This App ID is already in use.'] } }),
      ),
      ...newAppAsked(),
      ...person(),
      ...kept.handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Taken');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'App ID' })).toHaveValue('taken'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByText('This App ID is already in use.')).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Taken');
  },
};

export const ViewOnly: Story = {
  parameters: { msw: [...person({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Create an app' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Your account is view-only')).toBeInTheDocument();
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
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [mockSlow(listMyApps), ...person(), ...kept.handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'My apps' })).toBeVisible();
    await expect(canvas.queryByText('You are a member of no app yet')).toBeNull();
  },
};

export const PhoneLight: Story = {
  globals: { theme: 'light', viewport: { value: 'mobile1' } },
  beforeEach: () => {
    kept.reset([myAppOf(1, { name: 'ĐàiTruyềnHình'.repeat(7), group: { name: 'Nhóm '.repeat(20) } })]);
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'ĐàiTruyềnHình');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(await rowOf(canvas, 'Studio 2')).toHaveTextContent(/Dùng thử miễn phí.*Còn 14 ngày/);
    });
    await expect(canvas.getByRole('button', { name: 'Tạo ứng dụng' })).toBeVisible();
  },
};
