import { mock } from '@console/http/testing';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { getStatusBanner, removeStatusBanner, setStatusBanner, type StatusBanner } from '../contract';
import { expect, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { operator } from '../testing/operator';

let banner: StatusBanner | null = null;
const platform = [
  mock(getStatusBanner, () => ({ banner })),
  mock(setStatusBanner, ({ body }) => {
    banner = { ...body, updatedAt: new Date().toISOString(), etag: '"1"' };
    return banner;
  }),
  mock(removeStatusBanner, () => {
    banner = null;
    return {};
  }),
];

export default {
  title: 'Tenant apps/Status banner',
  ...screenStories({ feature: tenantApps, at: '/apps/management/status-banner' }, [
    ...platform,
    ...operator(),
  ]),
  beforeEach: () => {
    banner = null;
  },
};

export const Shown: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show banner' }));
    await expect(await canvas.findByText('Enter a text in English or Vietnamese')).toBeVisible();
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Text in English' }),
      '<b>Maintenance</b> at 22:00',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show banner' }));
    const shown = within(await canvas.findByRole('alert'));
    await expect(shown.getByText('<b>Maintenance</b> at 22:00')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Hide this message' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove banner' }));
    const question = within(
      await within(document.body).findByRole('dialog', { name: 'Remove the status banner?' }),
    );
    await expect(banner).not.toBeNull();
    await userEvent.click(question.getByTestId('confirm'));
    await waitFor(() => expect(banner).toBeNull());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text in English' })).toHaveValue(''));
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...platform, ...operator({ user: { viewOnly: true } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have read-only access.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show banner' })).toBeDisabled();
  },
};
