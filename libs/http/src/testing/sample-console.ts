import type { Language } from '@console/i18n/contract';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { z } from 'zod';
import { consoleApi } from '../api/console-api';
import { createConsoleStore } from '../api/console-store';
import { mutation, query } from '../api/endpoint';
import { itemTag, onSuccess } from '../api/tags';
import { SHOWN_BY_SHELL } from '../client/control-headers';
import { HttpClient, type HttpClientOptions } from '../client/http-client';
import { listQuery, pageOf } from '../contract/list';
import { operation } from '../contract/operation';
import { createConsoleEvents, type ConsoleEvent } from '../events/console-events';
import { createSession } from '../session/session';
import { createConsoleStorage } from '../storage/console-storage';
import { createInstantClock } from './instant-clock';

const samples = { group: 'apiTenantApp', summary: 'A sample', access: 'session' } as const;
const Channel = z.object({ name: z.string() });
const ChannelDto = z.object({ name: z.string() });

export const getChannel = operation({
  ...samples,
  name: 'getChannel',
  method: 'GET',
  path: '/samples/channels/{id}',
  params: z.object({ id: z.string() }),
  response: Channel,
});

export const createChannel = operation({
  ...samples,
  name: 'createChannel',
  method: 'POST',
  path: '/samples/channels',
  body: ChannelDto,
  response: Channel,
  status: 201,
});

export const renameChannel = operation({
  ...samples,
  name: 'renameChannel',
  method: 'PATCH',
  path: '/samples/channels/{id}',
  params: z.object({ id: z.string() }),
  body: ChannelDto,
  response: Channel,
});

export const deleteChannel = operation({
  ...samples,
  name: 'deleteChannel',
  method: 'DELETE',
  path: '/samples/channels/{id}',
  params: z.object({ id: z.string() }),
  response: z.object({}),
});

export const listChannels = operation({
  ...samples,
  name: 'listChannels',
  method: 'GET',
  path: '/samples/channels',
  query: listQuery({ sort: ['name'], item: z.object({ name: z.string() }), filters: { status: z.string() } }),
  response: pageOf(z.object({ name: z.string(), tags: z.array(z.string()).default([]) })),
});

const Settings = z.looseObject({ theme: z.string() });

export const getSettings = operation({
  ...samples,
  name: 'getSettings',
  method: 'GET',
  path: '/samples/settings',
  response: Settings,
  etag: true,
});

export const changeSettings = operation({
  ...samples,
  name: 'changeSettings',
  method: 'PATCH',
  path: '/samples/settings',
  body: z.object({ theme: z.string() }),
  response: Settings,
  etag: true,
  ifMatch: true,
});

export const enter = operation({
  ...samples,
  name: 'enter',
  method: 'POST',
  path: '/samples/enter',
  access: 'public',
  response: z.object({}),
});

export const register = operation({
  ...samples,
  name: 'register',
  method: 'POST',
  path: '/samples/register',
  access: 'public',
  response: z.object({}),
  captcha: true,
});

export const confirmEntry = operation({
  ...samples,
  name: 'confirmEntry',
  method: 'POST',
  path: '/samples/confirm',
  access: 'pending',
  response: z.object({}),
});

export const leave = operation({
  ...samples,
  name: 'leave',
  method: 'POST',
  path: '/samples/leave',
  response: z.object({}),
});

const sampleApi = consoleApi.enhanceEndpoints({ addTagTypes: ['SAMPLE'] }).injectEndpoints({
  endpoints: (build) => ({
    getChannel: query(build, getChannel, { control: SHOWN_BY_SHELL, providesTags: ['SAMPLE'] }),
    createChannel: mutation(build, createChannel, {
      control: SHOWN_BY_SHELL,
      invalidatesTags: onSuccess(() => ['SAMPLE' as const]),
    }),
    createChannelNoLoading: mutation(build, createChannel, { control: { noLoading: true } }),
    createChannelNoNotify: mutation(build, createChannel, { control: { noNotify: true } }),
    createChannelWithoutNotice409: mutation(build, createChannel, {
      control: { statusCodeDisabledNotify: [409] },
    }),
    createChannelBypass403: mutation(build, createChannel, { control: { bypass403: true } }),
    createChannelIgnoreFailure: mutation(build, createChannel, { control: { ignoreFailure: true } }),
    renameChannel: mutation(build, renameChannel, { control: SHOWN_BY_SHELL }),
    getChannelById: query(build, getChannel, {
      control: SHOWN_BY_SHELL,
      providesTags: (_channel, _error, { id }) => [itemTag('SAMPLE', id)],
    }),
    renameChannelById: mutation(build, renameChannel, {
      control: SHOWN_BY_SHELL,
      invalidatesTags: onSuccess(({ id }) => [itemTag('SAMPLE', id)]),
    }),
    listChannels: query(build, listChannels, { control: SHOWN_BY_SHELL, providesTags: ['SAMPLE'] }),
    getSettings: query(build, getSettings, { control: SHOWN_BY_SHELL }),
    changeSettings: mutation(build, changeSettings, { control: SHOWN_BY_SHELL }),
    deleteChannel: mutation(build, deleteChannel, {
      control: SHOWN_BY_SHELL,
      invalidatesTags: onSuccess(() => ['SAMPLE' as const]),
    }),
    enter: mutation(build, enter, { control: SHOWN_BY_SHELL }),
    register: mutation(build, register, { control: SHOWN_BY_SHELL }),
    confirmEntry: mutation(build, confirmEntry, { control: SHOWN_BY_SHELL }),
  }),
});

export const sampleCalls = sampleApi.endpoints;

interface SampleOptions extends Pick<
  HttpClientOptions,
  'captcha' | 'embedded' | 'clock' | 'online' | 'send'
> {
  language?: Language;
  apiMode?: 'direct' | 'proxy';
}

/** A signed-in client and store. Without a clock, delays end at once. */
export function sampleConsole(
  apiBaseUrl: string,
  { language = 'en', apiMode = 'direct', ...given }: SampleOptions = {},
) {
  const storage = createConsoleStorage();
  const session = createSession(storage);
  session.signIn('main');
  const published: ConsoleEvent[] = [];
  const events = { ...createConsoleEvents(), publish: (event: ConsoleEvent) => published.push(event) };
  const options: HttpClientOptions = {
    config: { apiBaseUrl, apiMode },
    session,
    events,
    language: () => language,
    clock: createInstantClock(),
    ...given,
  };
  const store = createConsoleStore(options);
  return {
    storage,
    client: new HttpClient(options),
    session,
    store,
    published,
    writes: () => published.flatMap((event) => (event.type === 'busy' ? [event.writes] : [])),
    news: () => published.filter((event) => event.type !== 'busy' && event.type !== 'drift'),
    drifts: () => published.flatMap((event) => (event.type === 'drift' ? [event.drift] : [])),
  };
}

export function standaloneCall(): BaseQueryApi {
  const { signal } = new AbortController();
  return {
    signal,
    abort: () => undefined,
    dispatch: (action: unknown) => action,
    getState: () => undefined,
    extra: undefined,
    endpoint: 'getChannel',
    type: 'query',
  };
}
