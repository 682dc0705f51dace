import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, within } from 'storybook/test';
import { liveScreens } from '../testing/live-screens';
import { mockTranscoding } from '../testing/transcode-handlers';

const platform = mockTranscoding();
const PRODUCT = '/apps/studio-1/product/transcode';

export default {
  title: 'Transcoding',
  ...screenStories(
    { feature: liveScreens, at: `${PRODUCT}/channels`, onAddress: fn() },
    operator(),
    platform,
  ),
};

const page = () => within(document.body);

export const Channels: ScreenStory = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Transcode channels' }));
    await expect(await table.findByText('News ladder')).toBeVisible();
    await expect(table.getByText('1.84×')).toBeVisible();
  },
};

export const Channel: ScreenStory = {
  args: { at: `${PRODUCT}/channels/channel-1` },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Renditions' }));
    const [, best] = table.getAllByRole('row');
    await expect(best).toHaveTextContent(/720p.*1280 × 720, 25 fps.*2\.63\sMbit\/s.*1\.84×.*12.*7/);
    await expect(canvas.getByText(/has dropped 12 frames/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Standard' })).toBeVisible();
  },
};

export const Template: ScreenStory = {
  args: { at: `${PRODUCT}/templates/template-1` },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Ladder' }));
    const [, hd] = table.getAllByRole('row');
    await expect(hd).toHaveTextContent(/HD.*22%.*1,128.*7/);
    await expect(canvas.getByText('In total 28% of a core, 1,526 MB per hour')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'News ladder' })).toBeVisible();
  },
};

export const LadderInOrder: ScreenStory = {
  args: { at: `${PRODUCT}/templates/add` },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Add template' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Small first');
    for (const name of ['SD', 'HD']) {
      await userEvent.click(dialog.getByRole('combobox', { name: 'Ladder' }));
      await userEvent.click(await page().findByTitle(name));
    }
    await expect(
      await dialog.findByText('Rendition 2 must have fewer lines and a lower bit rate than the one before.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move HD up' }));
    await expect(dialog.queryByText(/must have fewer lines/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const table = within(await canvas.findByRole('table', { name: 'Ladder' }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/HD.*–/);
  },
};

export const UsedPresetStays: ScreenStory = {
  args: { at: `${PRODUCT}/presets/preset-1` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Live is in use' }));
    await expect(dialog.getByRole('link', { name: 'SD' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const BitRateThatFits: ScreenStory = {
  args: { at: `${PRODUCT}/profiles/profile-720/edit` },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Edit HD' }));
    await expect(await dialog.findByText(/1280 × 720, 25 fps: 461 to 9,216 kbit\/s/)).toBeVisible();
    const height = dialog.getByRole('spinbutton', { name: 'Height' });
    await userEvent.clear(height);
    await userEvent.type(height, '1080');
    await expect(await dialog.findByText(/692 to 13,824 kbit\/s/)).toBeVisible();
  },
};
