// @see spec 7.2
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mockMyApps, myAppOf, withUserFrame } from '../testing/mock-my-apps';
import { operator } from '../testing/operator';
const platform = mockMyApps();
const customer = (options: Parameters<typeof operator>[0] = {}) =>
  operator({ permissions: null, ownPermissions: ['management'], ...options });

export default {
  title: 'Tenant apps/My app',
  ...screenStories({ feature: withUserFrame, at: '/user/apps/studio-1', onAddress: fn() }, [
    ...customer(),
    ...platform.handlers,
  ]),
  beforeEach: () => {
    platform.reset([myAppOf(1)]);
  },
};

const page = () => within(document.body);
const region = (canvas: ScreenPlay['canvas'], name: string) => canvas.findByRole('region', { name });
export const Manager: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Studio 1' })).toBeVisible();
    await waitFor(async () => {
      await expect(await region(canvas, 'Subscription')).toHaveTextContent(/Not used yet/);
    });
    for (const text of ['Free', 'Active']) await expect(canvas.getByText(text)).toBeVisible();
    await waitFor(async () => {
      await expect(await region(canvas, 'Your membership')).toHaveTextContent('App management');
    });
    await waitFor(async () => {
      await expect(await region(canvas, 'The app’s API groups')).toHaveTextContent('SSAI');
    });
    const pages = within(canvas.getByRole('navigation', { name: 'App pages' }));
    await waitFor(() =>
      expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/apps/studio-1/detail?from=%2Fuser%2Fapps%2Fstudio-1',
        '/apps/studio-1/group?from=%2Fuser%2Fapps%2Fstudio-1',
        '/apps/studio-1/member?from=%2Fuser%2Fapps%2Fstudio-1',
      ]),
    );
  },
};
export const PaidFor: ScreenStory = {
  beforeEach: () => {
    platform.reset([myAppOf(1, { edition: 'enterprise' })]);
  },
  play: async ({ canvas }) => {
    const subscription = await region(canvas, 'Subscription');
    await expect(subscription).toHaveTextContent(/This is a paid subscription/);
    await expect(within(subscription).queryByRole('button')).toBeNull();
  },
};
export const RenameConflict: ScreenStory = {
  args: { at: '/user/apps/studio-1/rename' },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Rename Studio 1' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    platform.change('studio-1', { name: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Someone else changed this while you were editing')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Mine' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps/studio-1');
  },
};

export const PlainMember: ScreenStory = {
  beforeEach: () => {
    platform.reset([myAppOf(1, { isOwner: false, group: { name: 'Editors' } })]);
  },
  parameters: {
    msw: [...customer({ ownPermissions: ['admin-vod'] }), ...platform.handlers],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Rename', 'Start free trial', 'Reset API key']) {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset API key' }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(await why.findByText('Needs the API group App management (management)')).toBeInTheDocument();
    await expect(why.getByText(/"own":true/)).toBeInTheDocument();
  },
};

export const Archived: ScreenStory = {
  beforeEach: () => {
    platform.reset([myAppOf(1, { status: 'archived' })]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This app is archived')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reset API key' })).toBeNull();
  },
};

export const NotMine: ScreenStory = {
  args: { at: '/user/apps/studio-9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re not a member of an app with this ID')).toBeVisible();
    await expect(page().queryByRole('alert')).toBeNull();
  },
};
