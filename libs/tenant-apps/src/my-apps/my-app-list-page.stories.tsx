// @see spec 7.2
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mockMyApps, myAppOf, withUserFrame } from '../testing/mock-my-apps';
import { newAppHandlers } from '../testing/tenant-app-handlers';
import { operator } from '../testing/operator';

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
