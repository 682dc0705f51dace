// @see spec 2.3, 7.5
import type { ConsoleSlots } from '@console/shell-layout';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { caughtFiles, openFilters } from '@console/ui/testing';
import { useEffect } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { tenantAppOf, tenantAppsListed, tenantAppsOf } from '../testing/tenant-app-handlers';
import { operator } from '../testing/operator';

export default {
  title: 'Tenant apps/List',
  ...screenStories({ feature: tenantApps, at: '/apps/tenant-apps/normal', onAddress: fn() }, [
    ...operator(),
    tenantAppsListed(tenantAppsOf(48)),
  ]),
};

const { saved, catchFiles } = caughtFiles();

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Tenant apps' });
    await expect(await within(table).findByText('Studio 48')).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('1–20 of 48');
    await expect(canvas.getByRole('link', { name: 'Create tenant app' })).toHaveAttribute(
      'href',
      '/apps/tenant-apps/create',
    );
    await expect(document.title).toBe('Normal | Signalbox Admin');
  },
};

export const Archived: ScreenStory = {
  args: { at: '/apps/tenant-apps/archive' },
  parameters: {
    msw: [
      ...operator(),
      tenantAppsListed([...tenantAppsOf(3), tenantAppOf(7, { name: 'Old Film', status: 'archived' })]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Old Film')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Archived tenant apps' })).toBeVisible();
    await expect(canvas.queryByText('Studio 1')).toBeNull();
  },
};

export const Filtered: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      tenantAppsListed([
        ...tenantAppsOf(3, { edition: 'pro' }),
        tenantAppOf(7, { edition: 'pro', subscriptionStatus: 'past-due' }),
        tenantAppOf(8, { edition: 'free', subscriptionStatus: 'paused' }),
      ]),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const screen = within(document.body);
    await expect(await canvas.findByRole('cell', { name: 'paused' })).toBeVisible();
    await openFilters({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Edition' }));
    await userEvent.click(await screen.findByTitle('Pro'));
    await expect(await canvas.findByText('1–4 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Subscription' }));
    await userEvent.click(await screen.findByTitle('Past due'));
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      '/apps/tenant-apps/normal?edition=pro&subscription=past-due',
    );
  },
};

export const Exported: ScreenStory = {
  args: { at: '/apps/tenant-apps/normal?edition=pro&sort=members&page=2' },
  parameters: { msw: [...operator(), tenantAppsListed(tenantAppsOf(130))] },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    await expect(lines).toHaveLength(1 + 44 + 1);
    await expect(lines[0]).toBe(
      'Name,App ID,Edition,Subscription,Status,Owner,Owner email,Members,Created,Last activity',
    );
    await expect(lines[2]).toBe(
      'Studio 4,studio-4,Pro,Active,Normal,Trần Minh 4,owner4@studio.example,4,2026/01/01 15:04:00,',
    );
  },
};

const LOADS = new Map([['studio-4', { alerts: '2 Critical', servers: 3 }]]);

function LoadCells({ appIds, onCells }: ConsoleSlots['appLoadCells']) {
  useEffect(() => {
    onCells(new Map(appIds.split(',').map((appId) => [appId, { alerts: '–', servers: 'known' }])), () =>
      Promise.resolve(LOADS),
    );
  }, [appIds, onCells]);
  return null;
}

export const ExportedWithFigures: ScreenStory = {
  args: { slots: { appLoadCells: LoadCells } },
  parameters: {
    msw: [
      ...operator({ permissions: ['admin-tenant-app', 'admin-machine'] }),
      tenantAppsListed(tenantAppsOf(5)),
    ],
  },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('known')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    await expect(lines[0]).toContain('Subscription,Open alerts,Servers,Status');
    await expect(lines.find((line) => line.includes('studio-4'))).toContain('Active,2 Critical,3,Normal');
  },
};

export const NoCard: ScreenStory = {
  parameters: {
    msw: [...operator({ subscription: { addedPrimaryCard: false } }), tenantAppsListed(tenantAppsOf(3))],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Create tenant app' }));
    await within(document.body).findByRole('dialog', { name: 'No payment card' });
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/tenant-apps/create');
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
