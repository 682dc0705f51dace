import { LockedPage } from '@console/shell-layout';
import type { Denial } from '@console/shell-layout/menu';
import { renderFeatureScreen, sampleFeature } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { workspaceOperator as operator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

// @see spec 2.3, 4.6

const HELPERS = { access: ['lan.vu@signalbox.example'], subscription: ['grace.hall@signalbox.example'] };

const locked = (denial: Denial) => sampleFeature(() => <LockedPage title="Audit log" denial={denial} />);

const meta = {
  title: 'Kit/Locked page',
  render: renderFeatureScreen,
  args: { feature: locked({ kind: 'edition' }), others: [workspace], at: '/apps/sample' },
  parameters: { msw: operator({ subscription: { edition: 'free' }, helpers: HELPERS }) },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Edition: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: '“Audit log” is not part of the free edition' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Edition “free”')).toBeVisible();
    await expect(canvas.getByText('grace.hall@signalbox.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the subscription' }));
    await expect(await page().findByRole('dialog', { name: 'Subscription' })).toBeVisible();
  },
};

export const CardAtHost: Story = {
  args: { feature: locked({ kind: 'card' }), ports: { host: { openNoCardWarning: fn() } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: '“Audit log” requires a payment card' }),
    ).toBeVisible();
    await canvas.findByText('grace.hall@signalbox.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a payment card' }));
    await waitFor(() => expect(args.ports?.host?.openNoCardWarning).toHaveBeenCalledOnce());
  },
};

/** The dialog names who can help and links nowhere. */
export const Permission: Story = {
  args: { feature: locked({ kind: 'permission', anyOf: ['admin-machine'] }) },
  parameters: { msw: operator({ permissions: ['admin-vod'], helpers: HELPERS }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You don’t have access to “Audit log”' }),
    ).toBeVisible();
    await expect(await canvas.findByText('lan.vu@signalbox.example')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /subscription|card/ })).toBeNull();
  },
};
