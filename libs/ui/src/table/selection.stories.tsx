// @see spec 3.8
import { expect, waitFor } from 'storybook/test';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { channelBox, ManagedChannels, mockChannels, tickChannels, tickPage } from '../testing/channels';

export default {
  title: 'Kit/Resource table/Selection',
  ...kitStories({ screen: ManagedChannels }, [mockChannels(48)]),
};

/** Selected rows stay selected on other pages and in other searches. */
export const Ticked: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await tickChannels({ canvas, userEvent }, 2, 4);
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows shown' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await tickChannels({ canvas, userEvent }, 21);
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '0000{Enter}');
    await waitFor(async () => expect(await channelBox(canvas, 2)).toBeChecked());
    await expect(await channelBox(canvas, 3)).not.toBeChecked();
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await channelBox(canvas, 2)).not.toBeChecked();
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  },
};

/** Shift selects and deselects ranges. */
export const Range: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await tickChannels({ canvas, userEvent }, 3);
    await userEvent.keyboard('{Shift>}');
    await tickChannels({ canvas, userEvent }, 7);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await userEvent.keyboard('{Shift>}');
    await tickChannels({ canvas, userEvent }, 5);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(await channelBox(canvas, 4)).toBeChecked();
    await expect(await channelBox(canvas, 5)).not.toBeChecked();
  },
};

/** All matching rows can be selected, and single rows deselected again. */
export const AllMatching: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await tickPage({ canvas, userEvent });
    await expect(canvas.getByText('20 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 48 that match' }));
    await expect(canvas.getByText('All 48 that match are selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await channelBox(canvas, 25)).toBeChecked();
    await tickChannels({ canvas, userEvent }, 25);
    await expect(canvas.getByText('47 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Name' }));
    await expect(await channelBox(canvas, 48)).toBeChecked();
    await expect(canvas.getByText('47 selected')).toBeVisible();
  },
};

/** A selection of all matching rows ends with another search. */
export const AllMatchingEnds: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await tickPage({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 48 that match' }));
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, '0000{Enter}');
    await expect(await canvas.findByText('1–9 of 9')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await userEvent.clear(search);
    await waitFor(async () => expect(await canvas.findByText('1–20 of 48')).toBeVisible());
    await expect(await channelBox(canvas, 20)).not.toBeChecked();
  },
};
