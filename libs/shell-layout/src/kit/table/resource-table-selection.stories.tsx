// @see spec 3.8
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { channelBox, channelName, tickChannels, tickPage } from '../../testing/sample-channel-steps';
import { channelsListed, ManagedChannels } from '../../testing/sample-channels';
import { sampleFeature } from '../../testing/sample-feature';

const meta = {
  title: 'Kit/Resource table/Selection',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(ManagedChannels), at: '/apps/sample', onAddress: fn() },
  parameters: { msw: [...operator(), channelsListed(48)] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ticked rows stay while pages are turned and other words are searched for. */
export const Ticked: Story = {
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

/** Shift takes all from the row before to this one, and takes them back. */
export const Range: Story = {
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

/** The whole page, then everything that matches, of which rows can be taken out again. */
export const AllMatching: Story = {
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

/** "All that match" was said of what matched then: with another search it ends, and does not come back. */
export const AllMatchingEnds: Story = {
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

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await tickPage({ canvas, userEvent });
    await expect(canvas.getByText('20 selected')).toBeVisible();
  },
};

export const Light: Story = { ...Open, globals: { theme: 'light' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await tickPage({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Chọn ${channelName(1)}` }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn tất cả các dòng đang hiển thị' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn tất cả 48 kết quả phù hợp' }));
    await expect(canvas.getByText('Đã chọn tất cả 48 kết quả phù hợp')).toBeVisible();
  },
};
