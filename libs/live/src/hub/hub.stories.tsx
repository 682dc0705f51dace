import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mockHub } from '../testing/hub-handlers';
import { liveScreens } from '../testing/live-screens';
import { mockStreams, streamOf } from '../testing/stream-handlers';

const platform = mockHub();
const streams = mockStreams([streamOf(1), streamOf(2)]);
const HUB = '/apps/studio-1/product/hub';
const PARTNER = `${HUB}/distributors/partner-1`;

export default {
  title: 'Distribution hub',
  ...screenStories(
    { feature: liveScreens, at: `${HUB}/distributors`, onAddress: fn() },
    [...operator(), ...streams.handlers],
    platform,
  ),
};

const page = () => within(document.body);

export const Distributors: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Distributors' }));
    const row = (await table.findByText('Mekong Cable')).closest('tr') ?? document.body;
    await expect(row).toHaveTextContent(/News.*5\.59\sGB/);
    await expect(table.getByText('Suspended')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Mekong Cable/ }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Suspend' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Suspend Mekong Cable?' }));
    await expect(dialog.getByText('News')).toBeVisible();
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(table.getAllByText('Suspended')).toHaveLength(2));
  },
};

export const Added: ScreenStory = {
  args: { at: `${HUB}/distributors/add` },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Add distributor' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Coast TV');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your contact' }), 'noc@studio.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('heading', { name: 'Coast TV', level: 1 })).toBeVisible();
    await expect(canvas.getAllByText('No channels are delivered yet')).toHaveLength(2);
  },
};

export const PushAdded: ScreenStory = {
  args: { at: `${HUB}/distributors/partner-2/deliver` },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Deliver a channel to Hotel Saigon' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Channel' }));
    await userEvent.click(await page().findByTitle('Channel 1'));
    await userEvent.click(dialog.getByText('RTMP push'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Partner’s address' }),
      'rtmp://tv.example/live',
    );
    await userEvent.type(dialog.getByLabelText('Stream key'), 'secret-key');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const table = within(await canvas.findByRole('table', { name: 'Channels' }));
    await expect(await table.findByText('Connecting')).toBeVisible();
    await expect(table.getByText(/rtmp:\/\/tv\.example\/live/)).toBeVisible();
  },
};

export const PushEdited: ScreenStory = {
  args: { at: PARTNER },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Channels' }));
    await userEvent.click(table.getByRole('button', { name: 'Edit delivery of News' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit delivery of News' }));
    const address = dialog.getByRole('textbox', { name: 'Partner’s address' });
    await expect(address).toHaveValue('rtmp://ingest.mekong.example/live');
    await userEvent.clear(address);
    await userEvent.type(address, 'rtmp://tv.example/live');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await table.findByText(/rtmp:\/\/tv\.example\/live/)).toBeVisible();
    await expect(table.getByText('Connecting')).toBeVisible();
  },
};

export const Distributor: ScreenStory = {
  args: { at: PARTNER },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Channels' }));
    await expect(table.getByText('Delivering')).toBeVisible();
    await expect(table.getByText('The server closed the connection.')).toBeVisible();
    const [, last] = table.getAllByRole('button', { name: 'End delivery of News' });
    if (last) await userEvent.click(last);
    await userEvent.click(await page().findByTestId('confirm'));
    await waitFor(() => expect(table.getAllByRole('button', { name: /^End/ })).toHaveLength(1));

    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Partner’s page of Mekong Cable' }));
    await expect(dialog.getByText('https://console.example/hub/a-token')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'I’ve saved it' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke link' }));
    await userEvent.click(await page().findByTestId('confirm'));
    await expect(await canvas.findByRole('button', { name: 'Create link' })).toBeVisible();
  },
};

export const Channels: ScreenStory = {
  args: { at: `${HUB}/channels` },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Distributed channels' }));
    await expect((await table.findAllByText('Mekong Cable')).length).toBe(2);
    await expect(table.getByText('Failed')).toBeVisible();
  },
};

export const Connection: ScreenStory = {
  args: { at: `${HUB}/connection` },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Connection information' }));
    await expect(section.getByText(/HLS address: https:\/\/console\.example\/media\/hub/)).toHaveTextContent(
      /720p: 1280 × 720, 1\.7\sMbit\/s.*Sent to: rtmp:\/\/ingest\.mekong\.example\/live.*noc@studio\.example/,
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Distributor' }));
    await userEvent.click(await page().findByTitle('Hotel Saigon'));
    await expect(await canvas.findByText('No channels are delivered yet')).toBeVisible();
  },
};

export const Documentation: ScreenStory = {
  args: { at: `${HUB}/documentation?distributor=partner-1` },
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole('region', { name: 'What the partner sees' }));
    await expect(preview.getByText('Sent to your server')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'noc@studio.example' })).toBeVisible();
  },
};

export const PartnerPage: ScreenStory = {
  args: { at: '/hub/a-token', session: 'signed-out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Channels for Mekong Cable' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Channels for Mekong Cable | Signalbox'));
    const [news, movies] = within(canvas.getByRole('list', { name: 'Channels' })).getAllByRole('listitem');
    await expect(news).toHaveTextContent(/News.*On air.*https:\/\/console\.example\/media\/hub.*720p/);
    await expect(movies).toHaveTextContent(/Movies.*Off.*Sent to your server/);
  },
};

export const RevokedPage: ScreenStory = {
  args: { at: '/hub/another', session: 'signed-out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link is no longer valid')).toBeVisible();
  },
};
