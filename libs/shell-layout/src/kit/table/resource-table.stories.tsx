// @see spec 3.8
import { mock, mockRaw, mockSlow, respondWithError } from '@console/http/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { caughtFiles } from '../../testing/caught-files';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import {
  Channels,
  channelsListed,
  channelsOf,
  listChannels,
  ManagedChannels,
} from '../../testing/sample-channels';
import { sampleFeature } from '../../testing/sample-feature';

const meta = {
  title: 'Kit/Resource table',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Channels), at: '/apps/sample', onAddress: fn() },
  parameters: { msw: [...operator(), channelsListed(10_000)] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Also behind a dialog. */
const headers = () =>
  within(within(document.body).getByRole('table', { name: 'Channels', hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent);

export const Filled: Story = {
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
    await expect(canvas.getByText('1–20 of 10000')).toBeVisible();
    await expect(await canvas.findByText('10000 results')).toBeInTheDocument();
  },
};

/** What is typed while an answer is on its way stays, and is searched for. */
export const SearchedWhileTyping: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00001');
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, '0{Enter}');
    await userEvent.type(box, '777');
    await expect(await canvas.findByText('Channel 00777')).toBeVisible();
    await expect(box).toHaveValue('0777');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/sample?q=0777'));
    await waitFor(() => expect(canvas.queryByText('Channel 00001')).toBeNull());
  },
};

/** One of a few words, kept in the address; a filter starts again at the first page. */
export const Filtered: Story = {
  args: { at: '/apps/sample?page=3' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00041');
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await within(document.body).findByTitle('Stopped'));
    await expect(await canvas.findByText('1–20 of 2500')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/sample?state=stopped');
  },
};

/** Any column but the first can be hidden, all can be moved. */
export const ColumnsArranged: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Channel 00001');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Number' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move Viewers up' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move Viewers up' }));
    const up = dialog.getByRole('button', { name: 'Move Viewers up' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveFocus();
    await userEvent.click(up);
    await expect(headers()).toEqual(['Viewers', 'Name']);
    await userEvent.click(dialog.getByRole('button', { name: 'As they come' }));
    await expect(headers()).toEqual(['Name', 'Number', 'Viewers']);
  },
};

/** This browser remembers it. */
export const ColumnsRemembered: Story = {
  args: {
    localStorage: {
      'console.table-columns': '[{"table":"channels","order":["viewers","name"],"hidden":["id"]}]',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Channel 00001');
    await expect(headers()).toEqual(['Viewers', 'Name']);
  },
};

const { saved, catchFiles } = caughtFiles();

/** All that matches, of all pages, in the columns shown. */
export const Exported: Story = {
  args: { ...ColumnsRemembered.args, at: '/apps/sample?q=Channel&sort=-name&page=2' },
  parameters: { msw: [...operator(), channelsListed(250)] },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toMatch(/^Channels \d{4}-\d{2}-\d{2}\.csv$/);
    const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    await expect(lines.slice(0, 2)).toEqual(['Viewers,Name', '831,Channel 00250']);
    await expect(lines).toHaveLength(252);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
  },
};

/** A page of three of which the second is answered by `second`. */
function brokenList(second: () => Promise<never> | ReturnType<typeof respondWithError>) {
  return mock(listChannels, ({ query: { page, perPage } }) =>
    page === 2
      ? second()
      : {
          data: [{ id: String(page), name: 'Channel', viewers: 1, state: 'live' as const }],
          total: 250,
          page,
          perPage,
        },
  );
}

/** Half a file is none. */
export const ExportBrokenOff: Story = {
  beforeEach: catchFiles,
  parameters: {
    msw: [...operator(), brokenList(() => respondWithError(500, { errors: ['the database is resting'] }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(
      await within(document.body).findByText('The export broke off, and no file was saved. Try again.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await expect(saved).toEqual([]);
  },
};

/** Shows how far it is, and can be stopped. */
export const ExportStopped: Story = {
  beforeEach: catchFiles,
  parameters: { msw: [...operator(), brokenList(() => new Promise(() => undefined))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText('1 of 250 exported')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop export' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await expect(saved).toEqual([]);
  },
};

export const Empty: Story = {
  parameters: { msw: [...operator(), channelsListed(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no channels yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
  },
};

export const NothingMatches: Story = {
  args: { at: '/apps/sample?q=nothing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches your search or filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('Channel 00001')).toBeVisible();
  },
};

export const PastTheEnd: Story = {
  args: { at: '/apps/sample?page=900' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This page lies past the end of the list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await expect(await canvas.findByText('Channel 00001')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      ...operator(),
      mock(listChannels, () => respondWithError(500, { errors: ['the database is resting'] })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(canvas.getByText('mocked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

const damaged = (...rows: object[]) =>
  mockRaw(listChannels, () =>
    Response.json({ data: [...channelsOf(2), ...rows], total: 2 + rows.length, page: 1, perPage: 20 }),
  );

/** Rows with invalid fields show the valid ones, in their place, and are counted. They cannot be selected. */
export const Incomplete: Story = {
  args: { feature: sampleFeature(ManagedChannels) },
  beforeEach: catchFiles,
  parameters: {
    msw: [
      ...operator(),
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

export const Slow: Story = {
  parameters: { msw: [...operator(), mockSlow(listChannels)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Channels' });
    await expect(canvas.queryByText('There are no channels yet')).toBeNull();
  },
};

export const Drifted: Story = {
  parameters: { msw: [...operator(), mockRaw(listChannels, () => Response.json({ data: [{ id: 1 }] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The platform sent a list that could not be read')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Channel 00001')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Page size' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Light: Story = { ...Filled, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 trên 10000')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Tìm kiếm' })).toBeVisible();
  },
};
