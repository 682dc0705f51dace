// @see spec 2.3, 7.5
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { mockTenantApps, tenantAppsListed, tenantAppsOf } from '../testing/tenant-app-handlers';

export default {
  title: 'Tenant apps/List/Many at once',
  ...screenStories({ feature: tenantApps, at: '/apps/tenant-apps/normal', onAddress: fn() }),
};

const platform = mockTenantApps(tenantAppsOf(6), 'studio-2');

export const ManyArchived: ScreenStory = {
  beforeEach: platform.reset,
  parameters: { msw: [...operator(), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    const screen = within(document.body);
    for (const number of [1, 2, 3]) {
      const name = `Select Studio ${String(number)} (studio-${String(number)})`;
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    const question = within(await screen.findByRole('dialog', { name: 'Archive 3 apps?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Confirm' }));
    const archived = within(await screen.findByRole('dialog', { name: 'Archive' }));
    await expect(await archived.findByText('2 done · 1 failed')).toBeVisible();
    await expect(await archived.findByText('The app is being moved')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Studio 1')).toBeNull());

    await userEvent.click(archived.getByRole('button', { name: 'Undo' }));
    const restored = within(await screen.findByRole('dialog', { name: 'Restore' }));
    await expect(await restored.findByText('2 done')).toBeVisible();
    await expect(restored.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(restored.getByText('Close'));
    await expect(await canvas.findByText('Studio 1')).toBeVisible();
    await expect(canvas.getByText('1–6 of 6')).toBeVisible();
  },
};

export const ViewOnly: ScreenStory = {
  parameters: {
    msw: [...operator({ user: { viewOnly: true } }), tenantAppsListed(tenantAppsOf(3))],
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Studio 1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    for (const name of ['Archive', 'Create tenant app']) {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      const why = await within(document.body).findByRole('dialog', { name: "Why can't I?" });
      await waitFor(() => expect(why).toHaveTextContent(/view-only/i));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    }
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/tenant-apps/create');
  },
};
