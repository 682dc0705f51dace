import { consoleApi, query } from '@console/http';
import { listQuery, operation, pageOf } from '@console/http/contract';
import { mock, mockRaw, mockSlow, refuse } from '@console/http/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { operator } from '../testing/operator';
import { renderFeatureScreen } from '../testing/render-feature-screen';
import { sampleFeature } from '../testing/sample-feature';
import { ListPage } from './list-page';
import { int, sortBy, text } from './list-query';
import { ResourceTable } from './resource-table';
import { useListQuery } from './use-list-query';

const Channel = z.object({ id: z.string(), name: z.string(), viewers: z.int() });

const listChannels = operation({
  name: 'listChannels',
  summary: 'Channels',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/admin/api/samples/listed-channels',
  access: 'session',
  query: listQuery({ sort: ['name', 'viewers'], fields: ['name'], filters: {} }),
  answer: pageOf(Channel),
});

const { useListChannelsQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({ listChannels: query(build, listChannels) }),
});

const SPEC = { page: int(1), perPage: int(20), sort: sortBy(['name', 'viewers'], 'name'), q: text() };

function Channels() {
  const list = useListQuery(SPEC);
  return (
    <ListPage title="Channels">
      <ResourceTable
        label="Channels"
        list={list}
        result={useListChannelsQuery(list.state)}
        rowKey={(channel) => channel.id}
        empty="There are no channels yet"
        columns={[
          { key: 'name', title: 'Name', sortable: true, render: (channel) => channel.name },
          { key: 'id', title: 'Number', render: (channel) => channel.id, width: 120 },
          {
            key: 'viewers',
            title: 'Viewers',
            sortable: true,
            align: 'end',
            render: (channel) => channel.viewers,
          },
        ]}
      />
    </ListPage>
  );
}

function channelsListed(count: number) {
  return mock(listChannels, ({ query: { page, perPage, q = '', sort } }) => {
    const all = Array.from({ length: count }, (_, index) => ({
      id: String(index + 1),
      name: `Channel ${String(index + 1).padStart(5, '0')}`,
      viewers: (index * 7919) % 1000,
    })).filter((channel) => channel.name.includes(q));
    const sorted = sort?.startsWith('-') ? all.toReversed() : all;
    return { data: sorted.slice((page - 1) * perPage, page * perPage), total: all.length, page, perPage };
  });
}

const meta = {
  title: 'Kit/Resource table',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Channels), at: '/apps/sample', onAddress: fn() },
  parameters: { msw: [...operator(), channelsListed(10_000)] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    msw: [...operator(), mock(listChannels, () => refuse(500, { errors: ['the database is resting'] }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(canvas.getByText('mocked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
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
