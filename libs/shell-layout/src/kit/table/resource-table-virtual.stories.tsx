// @see spec 3.8
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { channelBox, channelName } from '../../testing/sample-channel-steps';
import { WholeChannelList } from '../../testing/sample-channels';
import { sampleFeature } from '../../testing/sample-feature';

const meta = {
  title: 'Kit/Resource table/Virtual rows',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(WholeChannelList), at: '/apps/sample', onAddress: fn() },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const lastRow = (table: HTMLElement) => within(table).getAllByRole('row').at(-1);
const areaOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Channels' });

/** Ten thousand rows, of which those in sight are drawn: one table, that says how long it is and where each row stands. */
export const TenThousand: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(channelName(1));
    const table = canvas.getByRole('table', { name: 'Channels' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const drawn = within(table).getAllByRole('row');
    await expect(drawn.length).toBeLessThan(60);
    await expect(drawn.slice(0, 3).map((row) => row.ariaRowIndex)).toEqual(['1', '2', '3']);
    await expect(drawn[1]).toHaveTextContent(channelName(1));
    await expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
    await expect(canvas.getByText('10000 results')).toBeInTheDocument();
  },
};

/** Wherever one scrolls, header and cells stand in line, and the header stays in sight. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(channelName(1));
    const area = areaOf(canvas);
    area.scrollTop = area.scrollHeight;
    await expect(await canvas.findByText(channelName(10_000))).toBeVisible();
    await expect(canvas.queryByText(channelName(1))).toBeNull();
    const table = canvas.getByRole('table', { name: 'Channels' });
    await expect(lastRow(table)).toHaveAttribute('aria-rowindex', '10001');
    const left = (cell: Element) => Math.round(cell.getBoundingClientRect().left);
    await expect([...(lastRow(table)?.children ?? [])].map(left)).toEqual(
      within(table).getAllByRole('columnheader').map(left),
    );
    const header = within(table).getByRole('columnheader', { name: 'Name' });
    await expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      Math.floor(area.getBoundingClientRect().top),
    );
  },
};

/** The keyboard reaches the area and scrolls it; a row with the focus stays drawn, and keeps it. */
export const FocusedRowStays: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await channelBox(canvas, 3);
    const area = areaOf(canvas);
    area.focus();
    await expect(area).toHaveFocus();
    await userEvent.click(box);
    area.scrollTop = area.scrollHeight / 2;
    await waitFor(() => expect(canvas.queryByText(channelName(4))).toBeNull());
    await expect(box).toHaveFocus();
    await expect(box).toBeChecked();
    const indexes = within(canvas.getByRole('table'))
      .getAllByRole('row')
      .map((row) => Number(row.ariaRowIndex));
    await expect(indexes.slice(0, 2)).toEqual([1, 4]);
    await expect(indexes[2]).toBeGreaterThan(4000);
  },
};

/** The box of the header takes all there are, seen or not. */
export const AllSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await channelBox(canvas, 1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await expect(canvas.getByText('10000 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /that match$/ })).toBeNull();
  },
};

/** The screen sorts and searches such a list itself. */
export const Searched: Story = {
  args: { at: '/apps/sample?q=Channel+00&sort=-name' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(channelName(999))).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '77{Enter}');
    await expect(await canvas.findByText('1–10 of 10')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Channels' })).not.toHaveAttribute('aria-rowcount');
  },
};

export const Light: Story = { ...TenThousand, globals: { theme: 'light' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(channelName(1))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
