// @see spec 3.8
import { mock, mockRaw, respondWithError } from '@console/http/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { caughtFiles } from '../testing/caught-files';
import { kitStories, type KitStory } from '../testing/kit-stories';
import {
  Channels,
  channelPage,
  channelsOf,
  listChannels,
  LiveChannels,
  ManagedChannels,
  mockChannels,
  tickChannels,
  tickPage,
} from '../testing/channels';

export default {
  title: 'Kit/Resource table',
  ...kitStories({ screen: Channels, onAddress: fn() }, [mockChannels(10_000)]),
};

const headers = () =>
  within(within(document.body).getByRole('table', { name: 'Channels', hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent);

export const Filled: KitStory = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Channels' });
    await expect(await within(table).findByText('Channel 00001')).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
    await expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(within(table).getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute(
      'aria-sort',
    );
    await expect(canvas.getByText('1–20 of 10,000')).toBeVisible();
    await expect(await canvas.findByText('10,000 results')).toBeInTheDocument();
  },
};

/** Text typed while a search is loading stays and is searched for next. */
export const SearchedWhileTyping: KitStory = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00001');
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, '0{Enter}');
    await userEvent.type(box, '777');
    await expect(await canvas.findByText('Channel 00777')).toBeVisible();
    await expect(box).toHaveValue('0777');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/sample?q=0777'));
    await waitFor(() => expect(canvas.queryByText('Channel 00001')).toBeNull());
  },
};

/** A filter is a query parameter and returns to the first page. */
export const Filtered: KitStory = {
  args: { at: '/sample?page=3' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00041');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await within(document.body).findByTitle('Stopped'));
    await expect(await canvas.findByText('1–20 of 2,500')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sample?state=stopped');
    const panel = () => canvas.queryByRole('group', { name: 'Filters' });
    await expect(panel()).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Channels' }));
    await waitFor(() => expect(panel()).toBeNull());

    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter State: Stopped' }));
    await expect(await canvas.findByText('1–20 of 10,000')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Filters that are set' })).toBeNull();
  },
};

/** All columns can be moved, all but the first hidden. */
export const ColumnsArranged: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Channel 00001');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Number' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Number' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move Viewers up' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move Viewers up' }));
    const up = dialog.getByRole('button', { name: 'Move Viewers up' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveFocus();
    await userEvent.click(up);
    await expect(headers()).toEqual(['Viewers', 'Name']);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset to default' }));
    await expect(headers()).toEqual(['Name', 'Number', 'Viewers']);
  },
};

const { saved, catchFiles } = caughtFiles();

/** Exports all pages of the filtered list in the visible columns. */
export const Exported: KitStory = {
  args: { at: '/sample?q=Channel&sort=-name&page=2' },
  parameters: { msw: [mockChannels(250)] },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Number' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toMatch(/^Channels \d{4}-\d{2}-\d{2}\.csv$/);
    const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    await expect(lines.slice(0, 2)).toEqual(['Name,Viewers', 'Channel 00250,831']);
    await expect(lines).toHaveLength(252);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
  },
};

/** Selected rows of other pages included; of all matching rows those that are not excepted. */
export const ExportSelected: KitStory = {
  args: { screen: ManagedChannels },
  parameters: { msw: [mockChannels(250)] },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    const namesIn = async (file: number) => {
      await waitFor(() => expect(saved).toHaveLength(file + 1));
      const lines = (await saved[file]?.content.text())?.trim().split('\r\n') ?? [];
      return lines.slice(1).map((line) => line.split(',')[0]);
    };
    const exportSelected = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Export selected' }));
    await tickChannels({ canvas, userEvent }, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await tickChannels({ canvas, userEvent }, 21);
    await exportSelected();
    await expect(await namesIn(0)).toEqual(['Channel 00003', 'Channel 00021']);

    await tickPage({ canvas, userEvent }, 22);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 250 that match' }));
    await tickChannels({ canvas, userEvent }, 30);
    await exportSelected();
    const all = await namesIn(1);
    await expect(all).toHaveLength(249);
    await expect(all).not.toContain('Channel 00030');
  },
};

/** If a page fails to load, no file is saved. */
export const ExportBrokenOff: KitStory = {
  beforeEach: catchFiles,
  parameters: {
    msw: [
      mock(listChannels, ({ query }) =>
        query.page === 2
          ? respondWithError(500, { errors: ['the database is down'] })
          : channelPage(channelsOf(250), query),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(
      await within(document.body).findByText('Export failed. No file was saved. Try again.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await expect(saved).toEqual([]);
  },
};

/** A stopped export saves nothing. */
export const ExportStopped: KitStory = {
  beforeEach: catchFiles,
  parameters: {
    msw: [
      mock(listChannels, ({ query }) =>
        query.page === 2 ? new Promise(() => undefined) : channelPage(channelsOf(250), query),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop export' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await expect(saved).toEqual([]);
  },
};

export const NothingMatches: KitStory = {
  args: { at: '/sample?q=nothing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches your search or filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('Channel 00001')).toBeVisible();
  },
};

export const PastTheEnd: KitStory = {
  args: { at: '/sample?page=900' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This page doesn’t exist')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await expect(await canvas.findByText('Channel 00001')).toBeVisible();
  },
};

const damaged = (...rows: object[]) =>
  mockRaw(listChannels, () =>
    Response.json({ data: [...channelsOf(2), ...rows], total: 2 + rows.length, page: 1, perPage: 20 }),
  );

/** Rows with invalid fields show the valid ones in their position. They cannot be selected. */
export const Incomplete: KitStory = {
  args: { screen: ManagedChannels },
  beforeEach: catchFiles,
  parameters: {
    msw: [
      damaged(
        { id: '7', name: 'No viewers', viewers: 'many', state: 'live' },
        { name: 'No number', viewers: 4 },
        {},
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 rows are shown incompletely')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Channels' }));
    const [, ...rows] = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows).toEqual([
      ['', 'Channel 00001', '1', '0'],
      ['', 'Channel 00002', '2', '919'],
      ['', 'No viewers', '7', '—'],
      ['', 'No number', '—', '4'],
      ['', '—', '—', '—'],
    ]);
    await expect(table.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(table.getByRole('checkbox', { name: 'Select all rows shown' }));
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.content.text())?.trim().split('\r\n') ?? [];
    await expect(lines.slice(3)).toEqual(['No viewers,7,', 'No number,,4', ',,']);
  },
};

export const Drifted: KitStory = {
  parameters: { msw: [mockRaw(listChannels, () => Response.json({ data: [{ id: 1 }] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The platform sent a list that could not be read')).toBeVisible();
  },
};

const status = fn(() => 200);
const REFRESHED = {
  args: { screen: LiveChannels },
  parameters: {
    msw: [
      mock(listChannels, ({ query }) => {
        const current = status();
        return current === 200
          ? channelPage(channelsOf(39 + status.mock.calls.length), query)
          : respondWithError(current, { errors: ['the database is down'] });
      }),
    ],
  },
  beforeEach: () => {
    status.mockReset().mockReturnValue(200);
  },
} satisfies KitStory;

/** A live list shows when it was loaded. Rows stay when a reload fails, with their age and the reason. */
export const Live: KitStory = {
  ...REFRESHED,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Last updated \d\d:\d\d:\d\d$/)).toBeVisible();
    const reload = canvas.getByRole('button', { name: 'Reload' });
    await userEvent.click(reload);
    await expect(await canvas.findByText('1–20 of 41')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Out of date' })).toBeNull();

    status.mockReturnValueOnce(500);
    await userEvent.click(reload);
    const stale = within(await canvas.findByRole('group', { name: 'Out of date' }));
    await expect(stale.getByText('The database is down')).toBeVisible();
    await expect(canvas.getByText('Channel 00001')).toBeVisible();
    await userEvent.click(stale.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Out of date' })).toBeNull());
  },
};

/** A list that was rejected with 403 shows the explanation instead of the rows. */
export const Rejected: KitStory = {
  ...REFRESHED,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Channel 00001');
    status.mockReturnValue(403);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByText('Channels are rejected')).toBeVisible();
    await expect(canvas.queryByText('Channel 00001')).toBeNull();
  },
};
