// @see spec 3.6
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operationsScreens } from '../testing/operations-screens';
import { acknowledgedAlertOf, alertOf, clearedAlertOf } from '../testing/alert-factory';
import { alertsForbidden, mockAlerts } from '../testing/alert-handlers';

const LIST = '/apps/default-admin-app/product/alerts';
const HELPERS = { access: ['lan.vu@signalbox.example'] };

const platform = mockAlerts([
  alertOf(1),
  alertOf(2),
  acknowledgedAlertOf(3),
  clearedAlertOf(4),
  alertOf(5, { kind: 'quota-exceeded', message: 'Storage is used up', server: null }),
]);

const meta = {
  title: 'Alerts/List/States',
  render: renderFeatureScreen,
  args: { feature: operationsScreens, at: LIST, onAddress: fn() },
  parameters: { msw: [...operator(), ...platform.handlers] },
  beforeEach: platform.reset,
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Forbidden: Story = {
  parameters: {
    msw: [...operator({ permissions: ['admin-tenant-app'], helpers: HELPERS }), ...alertsForbidden()],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'You don’t have access to “Alerts”' }),
    ).toBeVisible();
    await expect(await canvas.findByText('lan.vu@signalbox.example')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(args.onAddress).not.toHaveBeenCalledWith('/403');
  },
};

export const Refused: Story = {
  parameters: { msw: [...operator(), ...alertsForbidden()] },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You don’t have access to “Alerts”' }),
    ).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith('/403');
  },
};

export const ViewOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions: Disk nearly full (live-hcm-1)' }),
    );
    await userEvent.click(await page().findByRole('menuitem', { name: 'Acknowledge' }));
    const why = await page().findByRole('dialog', { name: "Why can't I?" });
    await waitFor(() => expect(why).toHaveTextContent(/view-only/i));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    const button = await canvas.findByRole('button', { name: 'Acknowledge' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(platform.alerts.filter(({ status }) => status === 'open')).toHaveLength(3);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  args: { at: `${LIST}?status=all` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–5 trên 5')).toBeVisible();
    await expect(canvas.getByText('Ổ đĩa đã đầy 91%.')).toBeVisible();
    await expect(canvas.getByText('1 giờ, 30 phút')).toBeVisible();
    await expect(canvas.getByText('Storage is used up')).toBeVisible();
  },
};
