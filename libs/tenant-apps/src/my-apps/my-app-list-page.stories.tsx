// @see spec 7.2
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mockMyApps, myAppOf, withUserFrame } from '../testing/mock-my-apps';
import { NEW_API_KEY } from '../testing/mock-tenant-app';
import { newAppHandlers } from '../testing/tenant-app-handlers';

const platform = mockMyApps();
const customer = (options: Parameters<typeof operator>[0] = {}) =>
  operator({ permissions: null, ownPermissions: ['management'], ...options });

export default {
  title: 'Tenant apps/My apps',
  ...screenStories({ feature: withUserFrame, at: '/user/apps', onAddress: fn() }, [
    ...newAppHandlers({ taken: ['studio-1'] }),
    ...customer(),
    ...platform.handlers,
  ]),
  beforeEach: () => {
    platform.reset(
      [
        myAppOf(1),
        myAppOf(2, { edition: 'pro', subscriptionStatus: 'trial' }),
        myAppOf(3, { isOwner: false, group: { name: 'Editors' }, status: 'archived' }),
      ],
      ['studio-2'],
    );
  },
};

const page = () => within(document.body);
const rowOf = (canvas: ScreenPlay['canvas'], name: string) =>
  canvas.findByRole('row', { name: new RegExp(`^${name}`) });

export const Filled: ScreenStory = {
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

export const Created: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an app' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Create an app' }));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps/create');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sông Hồng');
    const appId = dialog.getByRole('textbox', { name: 'App ID' });
    await waitFor(() => expect(appId).toHaveValue('song-hong'));
    await userEvent.clear(appId);
    await userEvent.type(appId, 'studio-1');
    await expect(await dialog.findByText(/already in use/)).toBeInTheDocument();
    await userEvent.clear(appId);
    await userEvent.type(appId, 'song-hong-tv');
    await expect(await dialog.findByText('This App ID is available.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));

    const once = within(await page().findByRole('dialog', { name: 'Sông Hồng was created' }));
    await expect(await once.findByText(NEW_API_KEY)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(once.getByText(NEW_API_KEY)).toBeInTheDocument();
    await userEvent.click(once.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps'));
    await expect(await rowOf(canvas, 'Sông Hồng')).toBeVisible();
    await waitFor(() => expect(page().queryByText(NEW_API_KEY)).toBeNull());
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...customer({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Create an app' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Your account is view-only')).toBeInTheDocument();
  },
};
