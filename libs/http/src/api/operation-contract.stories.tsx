import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { operation } from '../contract/operation';
import { createConsoleEvents } from '../events/console-events';
import { createSession } from '../session/session';
import { createConsoleStorage } from '../storage/console-storage';
import { mock, mockRaw, respondWithError } from '../testing/mock';
import { consoleApi } from './console-api';
import { createConsoleStore } from './console-store';
import { query } from './endpoint';

const getChannel = operation({
  name: 'getChannel',
  summary: 'One channel',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/admin/api/samples/channels/{id}',
  access: 'public',
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string(), viewers: z.int() }),
});

const { useGetChannelQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({ getChannel: query(build, getChannel) }),
});

function Channel({ id }: { id: string }) {
  const { data, error } = useGetChannelQuery({ id });
  if (data) return <p>{`${data.name}: ${data.viewers} viewers`}</p>;
  return <pre>{error ? JSON.stringify(error, null, 2) : 'Waiting for the answer'}</pre>;
}

/** A console of its own for each story: no session, cache or event reaches another. */
function SampleConsole({ id }: { id: string }) {
  const [store] = useState(() =>
    createConsoleStore({
      config: { apiBaseUrl: '', apiMode: 'direct' },
      session: createSession(createConsoleStorage()),
      events: createConsoleEvents(),
      language: () => 'en',
    }),
  );
  return (
    <Provider store={store}>
      <Channel id={id} />
    </Provider>
  );
}

/**
 * An operation is declared once, as data. `query` and `mutation` make its endpoint and `mock` its handler for stories
 * and tests, both with the types of the declaration. Arguments are checked before anything is sent, answers before
 * anything is shown; every failure has one of four kinds.
 */
const meta = {
  title: 'Operation contract',
  component: SampleConsole,
  tags: ['autodocs'],
  args: { id: 'news' },
  parameters: {
    msw: [mock(getChannel, ({ params }) => ({ name: params.id, viewers: 1200 }))],
    docs: { source: { type: 'code' } },
  },
} satisfies Meta<typeof SampleConsole>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('news: 1200 viewers')).toBeVisible();
  },
};

/** The platform says no; its words, its field errors and its request id are kept apart. */
export const Refused: Story = {
  parameters: {
    msw: [mock(getChannel, () => respondWithError(404, { errors: ['There is no such channel'] }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"kind": "refused"/)).toHaveTextContent('There is no such channel');
  },
};

/** The answer is not what the contract promises: the screen gets an error that names the place, never the answer. */
export const Drift: Story = {
  parameters: { msw: [mockRaw(getChannel, () => HttpResponse.json({ name: 'news', viewers: 'many' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"kind": "drift"/)).toHaveTextContent('"path": "viewers"');
  },
};
