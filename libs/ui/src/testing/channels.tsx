import {
  consoleApi,
  listTag,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_SHELL,
  SHOWN_IN_RESULTS,
} from '@console/http';
import { listQuery, operation, pageOf, type ResponseOf } from '@console/http/contract';
import { mock } from '@console/http/testing';
import { z } from 'zod';
import type { BulkAction } from '../bulk/bulk-action';
import { DateTime } from '../display/date-time';
import { StatusTag } from '../display/status-tag';
import { TwoLines } from '../display/two-lines';
import { choiceFilter } from '../list/list-filter';
import { ListPage } from '../list/list-page';
import { int, oneOf, sortBy, text } from '../list/list-query';
import type { ResourceColumn } from '../list/resource-column';
import { useListQuery } from '../list/use-list-query';
import { ResourceTable } from '../resource/resource-table';

const STATES = ['live', 'stopped'] as const;
const Channel = z.object({ id: z.string(), name: z.string(), viewers: z.int(), state: z.enum(STATES) });
type Channel = z.output<typeof Channel>;

export const listChannels = operation({
  name: 'listChannels',
  summary: 'Channels',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/admin/api/samples/listed-channels',
  access: 'session',
  query: listQuery({ sort: ['name', 'viewers'], item: Channel, filters: { state: z.enum(STATES) } }),
  response: pageOf(Channel),
});

export const stopChannel = operation({
  name: 'stopChannel',
  summary: 'Stops a channel',
  group: 'apiTenantApp',
  method: 'PATCH',
  path: '/admin/api/samples/listed-channels/{id}/stop',
  access: 'session',
  params: z.object({ id: z.string() }),
  response: z.object({}),
});

const api = consoleApi.enhanceEndpoints({ addTagTypes: ['CHANNEL'] }).injectEndpoints({
  endpoints: (build) => ({
    listChannels: query(build, listChannels, { control: SHOWN_BY_SHELL, providesTags: [listTag('CHANNEL')] }),
    watchChannels: query(build, listChannels),
    stopChannel: mutation(build, stopChannel, {
      control: SHOWN_IN_RESULTS,
      invalidatesTags: onSuccess(() => [listTag('CHANNEL')]),
    }),
  }),
});
const { useListChannelsQuery, useLazyListChannelsQuery, useWatchChannelsQuery, useStopChannelMutation } = api;

const SPEC = {
  page: int(1),
  perPage: int(20),
  sort: sortBy(['name', 'viewers'], 'name'),
  q: text(),
  state: oneOf(STATES),
};

const COLUMNS: ResourceColumn<Channel>[] = [
  { key: 'name', title: 'Name', sortable: true, render: (channel) => channel.name },
  { key: 'id', title: 'Number', render: (channel) => channel.id, width: 120 },
  { key: 'viewers', title: 'Viewers', sortable: true, align: 'end', render: (channel) => channel.viewers },
];

function ChannelList({ bulkActions = [] }: { bulkActions?: readonly BulkAction<Channel>[] }) {
  const list = useListQuery(SPEC);
  const [readPage] = useLazyListChannelsQuery();
  const { state, ...query } = list.state;
  const args = { ...query, ...(state !== '' && { customFields: { state } }) };
  return (
    <ListPage title="Channels">
      <ResourceTable
        label="Channels"
        list={list}
        result={useListChannelsQuery(args)}
        rowKey={(channel) => channel.id}
        empty="There are no channels yet"
        tableKey="channels"
        readPage={(page) => readPage({ ...args, ...page }).unwrap()}
        bulkActions={bulkActions}
        filters={[
          choiceFilter({
            label: 'State',
            all: 'All states',
            value: state,
            options: [
              { value: 'live', label: 'Live' },
              { value: 'stopped', label: 'Stopped' },
            ],
            onChange: (chosen) => list.change({ state: chosen }),
          }),
        ]}
        columns={COLUMNS}
      />
    </ListPage>
  );
}

/** A list without bulk actions. */
export function Channels() {
  return <ChannelList />;
}

/** A list that can be reloaded, and that requires an API group. */
export function LiveChannels() {
  const list = useListQuery(SPEC);
  const { page, perPage, q, sort } = list.state;
  return (
    <ListPage title="Channels">
      <ResourceTable
        label="Channels"
        list={list}
        result={useWatchChannelsQuery({ page, perPage, q, sort })}
        rowKey={(channel) => channel.id}
        empty="There are no channels yet"
        columns={COLUMNS}
        live
        access={{ 'admin-livestream': 'every-app' }}
      />
    </ListPage>
  );
}

/** A list with a bulk action. */
export function ManagedChannels() {
  const [stop] = useStopChannelMutation();
  return (
    <ChannelList
      bulkActions={[
        {
          key: 'stop',
          label: 'Stop',
          danger: true,
          question: (count) => (count === 1 ? 'Stop this channel?' : `Stop ${String(count)} channels?`),
          effect: 'Their viewers see the end screen at once.',
          run: (channel) => stop({ id: channel.id }),
        },
      ]}
    />
  );
}

const TEN_THOUSAND = channelsOf(10_000);

/** As many columns as the widest list of the console has, with the components of its cells. */
const MANY_COLUMNS: ResourceColumn<Channel>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    text: ({ name }) => name,
    render: ({ name, id }) => <TwoLines main={name} detail={`channel-${id}`} code />,
  },
  {
    key: 'state',
    title: 'State',
    render: ({ state }) => <StatusTag tone={state === 'live' ? 'on-air' : 'off'} label={state} />,
  },
  ...COLUMNS.slice(1),
  {
    key: 'owner',
    title: 'Owner',
    render: ({ id }) => <TwoLines main={`Owner ${id}`} detail={`owner-${id}@signalbox.example`} />,
  },
  { key: 'region', title: 'Region', render: ({ viewers }) => `Region ${String(viewers % 7)}` },
  {
    key: 'started',
    title: 'Started',
    width: 190,
    render: ({ viewers }) => (
      <DateTime value={new Date(Date.UTC(2026, 0, 1, 0, viewers)).toISOString()} zone="UTC" />
    ),
  },
];

/** A list without pages, searched and sorted by the screen. */
export function WholeChannelList() {
  const list = useListQuery(SPEC);
  const { state } = list;
  const found = TEN_THOUSAND.filter(({ name }) => name.includes(state.q));
  const sorted = state.sort === '-name' ? found.toReversed() : found;
  return (
    <ListPage title="Channels">
      <ResourceTable
        label="Channels"
        list={list}
        result={{
          data: { data: sorted, total: sorted.length },
          isFetching: false,
          refetch: () => undefined,
        }}
        rowKey={(channel) => channel.id}
        empty="There are no channels yet"
        columns={MANY_COLUMNS}
        bulkActions={[
          {
            key: 'stop',
            label: 'Stop',
            question: (count) => `Stop ${String(count)} channels?`,
            effect: 'Their viewers see the end screen.',
            run: () => Promise.resolve({ data: {} }),
          },
        ]}
      />
    </ListPage>
  );
}

export function channelsOf(count: number): Channel[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: channelName(index + 1),
    viewers: (index * 7919) % 1000,
    state: index % 4 === 0 ? 'stopped' : 'live',
  }));
}

export function mockChannels(count: number) {
  return mock(listChannels, ({ query }) => channelPage(channelsOf(count), query));
}

type ListQuery = z.output<typeof listChannels.query>;

export function channelPage(
  channels: readonly Channel[],
  { page, perPage, q = '', sort, customFields }: ListQuery,
): ResponseOf<typeof listChannels> {
  const all = channels.filter(
    ({ name, state }) => name.includes(q) && state === (customFields?.state ?? state),
  );
  const sorted = sort?.startsWith('-') ? all.toReversed() : all;
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: all.length, page, perPage };
}

export function channelName(number: number) {
  return `Channel ${String(number).padStart(5, '0')}`;
}

interface Play {
  canvas: {
    findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
    getByRole: (role: string, options: { name: string }) => HTMLElement;
  };
  userEvent: { click: (element: Element) => Promise<void> };
}

export function channelBox(canvas: Play['canvas'], number: number) {
  return canvas.findByRole('checkbox', { name: `Select ${channelName(number)}` });
}

export async function tickChannels({ canvas, userEvent }: Play, ...numbers: number[]) {
  for (const number of numbers) await userEvent.click(await channelBox(canvas, number));
}

/** Selects all channels of the page, one of which is `known`. */
export async function tickPage({ canvas, userEvent }: Play, known = 1) {
  await channelBox(canvas, known);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
}
