import { LockedPage } from '@console/shell-layout';
import type { Denial } from '@console/shell-layout/menu';
import { sampleFeature, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { workspaceOperator as operator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

// @see spec 2.3, 4.6

const HELPERS = { access: ['lan.vu@signalbox.example'], subscription: ['grace.hall@signalbox.example'] };

const locked = (denial: Denial) => sampleFeature(() => <LockedPage title="Audit log" denial={denial} />);

export default {
  title: 'Kit/Locked page',
  ...screenStories(
    { feature: locked({ kind: 'edition' }), others: [workspace], at: '/apps/sample' },
    operator({ subscription: { edition: 'free' }, helpers: HELPERS }),
  ),
};

const page = () => within(document.body);

export const Edition: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: '“Audit log” is not part of the free edition' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Free edition')).toBeVisible();
    await expect(canvas.getByText('grace.hall@signalbox.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the subscription' }));
    await expect(await page().findByRole('dialog', { name: 'Subscription' })).toBeVisible();
  },
};

export const CardAtHost: ScreenStory = {
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
export const Permission: ScreenStory = {
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
