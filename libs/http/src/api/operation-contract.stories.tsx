import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { SHOWN_BY_SHELL } from '../client/control-headers';
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
  endpoints: (build) => ({ getChannel: query(build, getChannel, { control: SHOWN_BY_SHELL }) }),
});

function Channel({ id }: { id: string }) {
  const { data, error } = useGetChannelQuery({ id });
  if (data) return <p>{`${data.name}: ${data.viewers} viewers`}</p>;
  return <pre>{error ? JSON.stringify(error, null, 2) : 'Waiting for the answer'}</pre>;
}

/** A separate console per story. */
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

export const Refused: Story = {
  parameters: {
    msw: [mock(getChannel, () => respondWithError(404, { errors: ['There is no such channel'] }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"kind": "http"/)).toHaveTextContent('There is no such channel');
  },
};

/** The error names the field, never its value. */
export const Drift: Story = {
  parameters: { msw: [mockRaw(getChannel, () => HttpResponse.json({ name: 'news', viewers: 'many' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"kind": "drift"/)).toHaveTextContent('"path": "viewers"');
  },
};
