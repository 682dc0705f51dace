// @see spec 2.3, 7.5
import { caughtFiles, operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { tenantAppOf, tenantAppsOf } from '../testing/tenant-app-factory';
import {
  listDrifted,
  listNoJson,
  listOutage,
  listSlow,
  listUnreachable,
  tenantAppsListed,
} from '../testing/tenant-app-handlers';

const meta = {
  title: 'Tenant apps/List',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/tenant-apps/normal', onAddress: fn() },
  parameters: { msw: [...operator(), tenantAppsListed(tenantAppsOf(48))] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const { saved, catchFiles } = caughtFiles();

/** Newest first; the name carries the App ID, so that two apps of one name can be told apart. */
export const Filled: Story = {
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

/** The times are the person’s own, seven hours ahead of UTC; what never happened says so. */
export const Times: Story = {
  args: { at: '/apps/tenant-apps/normal?q=studio+4&sort=name' },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Studio 4')).closest('tr');
    await expect(row).toHaveTextContent('2026/01/01 15:04:00');
    await expect(row).toHaveTextContent('N/A');
  },
};

export const Archived: Story = {
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

export const Empty: Story = {
  parameters: { msw: [...operator(), tenantAppsListed([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no tenant apps yet')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  },
};

export const NothingMatches: Story = {
  args: { at: '/apps/tenant-apps/normal?q=nobody&edition=pro&perPage=50' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('Studio 48')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal?perPage=50');
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Studio 48');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'studio 7{Enter}');
    await waitFor(() => expect(canvas.queryByText('Studio 48')).toBeNull());
    await expect(await canvas.findByText('Studio 7')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal?q=studio+7');
  },
};

export const Sorted: Story = {
  args: { at: '/apps/tenant-apps/normal?page=2' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Studio 28');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Name' }));
    await expect(await canvas.findByText('Studio 1')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal?sort=name');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    await userEvent.click(canvas.getByRole('columnheader', { name: 'Name' }));
    await expect(await canvas.findByText('Studio 48')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal?sort=-name');
  },
};

export const Paged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Studio 48');
    const pager = within(canvas.getByRole('navigation', { name: 'Pagination' }));
    await userEvent.click(pager.getByTitle('3'));
    await expect(await canvas.findByText('Studio 8')).toBeVisible();
    await expect(canvas.getByText('41–48 of 48')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal?page=3');
  },
};

/** Another size starts again at the first page. */
export const AnotherPageSize: Story = {
  args: { at: '/apps/tenant-apps/normal?page=3' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Studio 8');
    const pager = within(canvas.getByRole('navigation', { name: 'Pagination' }));
    await userEvent.click(pager.getByRole('combobox', { name: 'Page size' }));
    await userEvent.click(await within(document.body).findByTitle('50 per page'));
    await expect(await canvas.findByText('Studio 48')).toBeVisible();
    await expect(canvas.getByText('1–48 of 48')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal?perPage=50');
  },
};

/** By edition, and by how apps are subscribed; a state of another platform goes by its own name. */
export const Filtered: Story = {
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

/** All that matches, with its App IDs, in times of the person’s own zone. */
export const Exported: Story = {
  args: { at: '/apps/tenant-apps/normal?edition=pro&sort=members&page=2' },
  parameters: { msw: [...operator(), tenantAppsListed(tenantAppsOf(130))] },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    await expect(lines).toHaveLength(1 + 44 + 1);
    await expect(lines[0]).toBe('Name,Status,Edition,Subscription,Owner,Members,Created,Last activity');
    await expect(lines[2]).toBe(
      'Studio 4 (studio-4),Normal,Pro,Active,Trần Minh 4 <owner4@studio.example>,4,2026/01/01 15:04:00,',
    );
  },
};

/** This browser remembers how the columns were arranged, for both lists. */
export const ColumnsRemembered: Story = {
  args: {
    localStorage: {
      'console.table-columns': JSON.stringify([{ table: 'tenant-apps', order: [], hidden: ['owner'] }]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Studio 48');
    await expect(canvas.queryByRole('columnheader', { name: 'Owner' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeVisible();
  },
};

/** Without a payment card the way to the form ends at the warning. */
export const NoCard: Story = {
  parameters: {
    msw: [...operator({ subscription: { addedPrimaryCard: false } }), tenantAppsListed(tenantAppsOf(3))],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Create tenant app' }));
    await within(document.body).findByRole('dialog', { name: 'No payment card' });
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/tenant-apps/create');
  },
};

/** An address that somebody typed: what makes no sense falls back. */
export const NonsenseInTheAddress: Story = {
  args: {
    at: '/apps/tenant-apps/normal?page=banana&perPage=7&sort=password&edition=gold&subscription=stolen',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 of 48')).toBeVisible();
  },
};

export const PastTheEnd: Story = {
  args: { at: '/apps/tenant-apps/normal?page=9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the first page' }));
    await expect(await canvas.findByText('Studio 48')).toBeVisible();
  },
};

const outage = listOutage(tenantAppsOf(3));

/** Fails, and succeeds when one tries again. */
export const Failed: Story = {
  beforeEach: outage.begin,
  parameters: { msw: [...operator(), outage.handler] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(canvas.getByText('The database is resting')).toBeVisible();
    outage.end();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Studio 1')).toBeVisible();
    await expect(canvas.queryByText('The list could not be loaded')).toBeNull();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [...operator(), listUnreachable()] },
  play: async ({ canvas }) => {
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('Network Error');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [...operator(), listSlow()] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Tenant apps' }).closest('[aria-busy=true]')).not.toBeNull(),
    );
    await expect(canvas.queryByText('There are no tenant apps yet')).toBeNull();
  },
};

export const NoJson: Story = {
  parameters: { msw: [...operator(), listNoJson()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The platform sent a list that could not be read')).toBeVisible();
    await expect(canvas.queryByText('Hello')).toBeNull();
  },
};

export const Drifted: Story = {
  parameters: { msw: [...operator(), listDrifted()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The platform sent a list that could not be read')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create tenant app' })).toBeVisible();
  },
};

/** Names are texts and nothing more, however long they are and whatever they hold. */
export const OddNames: Story = {
  parameters: {
    msw: [
      ...operator(),
      tenantAppsListed([
        tenantAppOf(1, { name: '<img src=x onerror="document.title=1">' }),
        tenantAppOf(2, { name: '$t(title.archived) {{count}}' }),
        tenantAppOf(3, { name: `\u202e${'gnol '.repeat(30)}` }),
        tenantAppOf(4, { name: 'Phim truyện 🎬 một tập', edition: 'platinum' }),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror="document.title=1">')).toBeVisible();
    await expect(canvas.getByText('$t(title.archived) {{count}}')).toBeVisible();
    await expect(canvas.getByText('platinum')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: operator({ permissions: ['admin-user'] }),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No access' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/403');
  },
};

export const Light: Story = { ...Filled, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Studio 48')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Danh sách ứng dụng khách hàng' })).toBeVisible();
    await expect(canvas.getByText('1–20 trên 48')).toBeVisible();
  },
};
