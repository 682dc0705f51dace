// @see spec 3.8
import { expect, waitFor, within } from 'storybook/test';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import { channelBox, channelName, WholeChannelList } from '../testing/channels';

export default { title: 'Kit/Resource table/Virtual rows', ...kitStories({ screen: WholeChannelList }) };

type Canvas = KitPlay['canvas'];

const lastRow = (table: HTMLElement) => within(table).getAllByRole('row').at(-1);
const areaOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Channels' });

/** Only rows in sight are rendered; ARIA attributes give the row count and positions. */
export const TenThousand: KitStory = {
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
    await expect(canvas.getByText('10,000 results')).toBeInTheDocument();
  },
};

/** The header stays visible and aligned with the cells. */
export const Scrolled: KitStory = {
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

/** The scroll area is focusable; a focused row stays rendered out of sight. */
export const FocusedRowStays: KitStory = {
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
