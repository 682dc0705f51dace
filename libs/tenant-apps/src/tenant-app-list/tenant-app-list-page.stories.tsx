import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { tenantAppsOf } from '../testing/tenant-app-factory';
import { tenantAppsListed } from '../testing/tenant-app-handlers';

const meta = {
  title: 'Tenant apps/List',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/tenant-apps/normal' },
  parameters: { msw: [...operator(), tenantAppsListed(tenantAppsOf(48))] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Tenant apps' });
    await expect(await within(table).findByText('Studio 1')).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('1–20 of 48');
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Studio 1');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'studio 48{Enter}');
    await waitFor(() => expect(canvas.queryByText('Studio 1')).toBeNull());
    await expect(await canvas.findByText('Studio 48')).toBeVisible();
  },
};
